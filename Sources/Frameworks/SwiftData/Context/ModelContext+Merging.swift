import Foundation
import SQLiteAccess

/// Lists that objects are in now, or are in no more: the rows of the lists' owners stay as they are.
private struct ChangedLists {
    /// A list of an object.
    struct Owner: Hashable {
        var key: Int64
        var property: Int
    }

    private(set) var owners: Set<Owner> = []
    /// How many rows may be read for this; where more have changed, the lists of all objects are read again.
    var rest = 100
    /// The entities whose objects are in unknown lists.
    var unknown: Set<String> = []

    /// The relationships to one object that has a list of this entity's objects.
    static func relations(_ entity: Entity) -> [(own: Schema.Relation, list: Schema.Relation)] {
        entity.relationships.values.compactMap { own in
            guard !own.isToMany, let list = own.inverse, case .inverseColumn = list.storage else { return nil }
            return (own, list)
        }
    }

    /// Notes the lists that an object was in, as the context knows it.
    mutating func note(_ model: any PersistentModel, _ entity: Entity) {
        for (own, list) in Self.relations(entity) {
            if let key = own.property.reference(in: model) { owners.insert(Owner(key: key, property: list.index)) }
        }
    }

    /// Notes the lists that an object is in, by its row.
    mutating func note(_ values: [StoreValue], _ entity: Entity) {
        for (own, list) in Self.relations(entity) {
            guard let column = entity.columnIndexes[own.index], case .integer(let key) = values[column] else {
                continue
            }
            owners.insert(Owner(key: key, property: list.index))
        }
    }
}

extension ModelContext {
    /// Brings the objects up to date with what another context has saved.
    func othersSaved(_ changes: SavedChanges) {
        guard isMain else { return }
        if MainQueue.isServed { return merge(changes) }
        nonisolated(unsafe) let context = self
        DispatchQueue.main.async { context.merge(changes) }
    }

    func merge(_ changes: SavedChanges) {
        let generation = generation
        var lists = ChangedLists()
        for identifier in changes.updated + changes.inserted {
            guard let model = find(identifier.key), let entity = model._$record.entity else {
                noteLists(of: identifier, in: &lists)
                continue
            }
            lists.note(model, entity)
            let row: (Entity, [StoreValue])?
            do {
                row = try content.store(of: entity).row(entity.root, identifier.key)
            } catch {
                missed.add(identifier)
                continue
            }
            guard let (own, values) = row, isCurrent(model, own) else { continue }
            lists.note(values, own)
            fill(model, own, values, generation, notifying: true)
        }
        for identifier in changes.deleted {
            guard let model = find(identifier.key) else { continue }
            if let entity = model._$record.entity { lists.note(model, entity) }
            model._$record.leave()
            (inserted[identifier.key], changed[identifier.key], deleted[identifier.key]) = (nil, nil, nil)
            model._$record.state = .detached
        }
        forget(lists)
        var keys: [String: Set<Int64>] = [:]
        for identifier in changes.inserted + changes.updated + changes.deleted {
            keys[identifier.entityName, default: []].insert(identifier.key)
        }
        observers.saved(content.schema.entities.filter { keys[$0.name] != nil }, keys)
        // Others could save, so this context can perhaps, too.
        if hasFailedAutosave { scheduleAutosave() }
    }

    /// Notes the lists that an object is in which the context does not have.
    private func noteLists(of identifier: PersistentIdentifier, in lists: inout ChangedLists) {
        guard let entity = content.schema.entitiesByName[identifier.entityName],
            !ChangedLists.relations(entity).isEmpty
        else { return }
        lists.rest -= 1
        guard lists.rest >= 0, let row = try? content.store(of: entity).row(entity, identifier.key) else {
            lists.unknown.insert(entity.name)
            return
        }
        lists.note(row.1, row.0)
    }

    /// Has lists read again that others have changed, where they were read.
    private func forget(_ lists: ChangedLists) {
        for owner in lists.owners {
            guard let model = find(owner.key) else { continue }
            forgetList(owner.property, of: model)
        }
        if lists.unknown.isEmpty { return }
        let models = registry.keys.compactMap(find)
        for entity in lists.unknown.compactMap({ content.schema.entitiesByName[$0] }) {
            for (_, list) in ChangedLists.relations(entity) {
                for model in models where model._$record.entity?.isKind(of: list.owner) == true {
                    forgetList(list.index, of: model)
                }
            }
        }
    }

    private func forgetList(_ index: Int, of model: any PersistentModel) {
        guard let property = model._$record.entity?.properties[index], !model._$record.isChanged(index),
            !property.isFault(in: model)
        else { return }
        property.forget(in: model, notifying: true)
    }
}
