import Foundation
import SQLiteAccess

/// The reads that failed, as the store was out of reach.
struct MissedReads {
    /// The properties by the keys of their objects.
    private(set) var properties: [Int64: Set<Int>] = [:]
    /// Objects that others have changed, or whose changes were taken back.
    private(set) var rows: Set<PersistentIdentifier> = []
    /// Whether it was said that values are made up.
    var isSaid = false

    var isEmpty: Bool { properties.isEmpty && rows.isEmpty }

    mutating func add(_ model: any PersistentModel, _ property: Int) {
        properties[model._$record.key, default: []].insert(property)
    }

    mutating func add(_ identifier: PersistentIdentifier) { rows.insert(identifier) }

    func has(_ model: any PersistentModel, _ property: Int) -> Bool {
        !properties.isEmpty && properties[model._$record.key]?.contains(property) == true
    }
}

/// How contexts handle the loss and the return of a server.
extension ModelContext {
    /// Reads and saves what could not be read and saved, if the context belongs to views.
    ///
    /// Others read when a value is needed, and save when the app calls `save()`.
    func storeReturned() {
        guard isMain else { return }
        nonisolated(unsafe) let context = self
        DispatchQueue.main.async {
            if !context.missed.isEmpty { context.readMissed() }
            context.observers.storeReturned()
            context.autosave()
        }
    }

    /// An object of which the identifier alone is known: its values are read when it is asked for them.
    func unread(_ entity: Entity, _ key: Int64) -> any PersistentModel {
        let model = entity.type.init(_$fault: _Fault())
        let record = model._$record
        record.adopt(key)
        record.state = .stored
        record.generation = generation &- 1
        record.enter(registry, model, entity)
        return model
    }

    /// A value for as long as a property can't be read: its default, the emptiest of its type, or an object without values.
    ///
    /// It is not stored: the store's value stays, and is read when the store is back.
    func standIn<Value>(for property: ValueProperty<Value>, _ entity: Entity) -> Value? {
        if !missed.isSaid {
            missed.isSaid = true
            RuntimeWarning.issue(
                "SwiftData: objects of \(entity.name) can't be read while their store is out of reach; "
                    + "they have default values until it is back.")
        }
        guard let relation = entity.relationships.values.first(where: { $0.property === property }) else {
            return property.standIn
        }
        return relation.property.standIn(unread(relation.target, ModelKey.next())) as? Value
    }

    /// Reads what could not be read, and notifies its readers.
    func readMissed() {
        let all = missed
        missed = MissedReads()
        for (key, indices) in all.properties {
            guard let model = find(key), let entity = model._$record.entity else { continue }
            for index in indices.sorted() {
                if model._$record.isChanged(index) {
                    missed.add(model, index)
                } else {
                    entity.properties[index].forget(in: model, notifying: true)
                }
            }
        }
        var changes = SavedChanges()
        changes.updated = all.rows.filter { find($0.key) != nil }
        if !changes.updated.isEmpty { merge(changes) }
    }

    /// Whether a rolled back object can't be read, so that it keeps its values until the store is back: forgotten ones could
    /// not be read, and the app would end.
    func keepUnread(_ model: any PersistentModel, _ entity: Entity) -> Bool {
        do {
            let generation = generation
            guard let (own, values) = try content.store(of: entity).row(entity, model._$record.key), own === entity
            else { return false }
            model._$record.changed = 0
            fill(model, own, values, generation, notifying: true)
        } catch {
            missed.add(model.persistentModelID)
            model._$record.changed = 0
            // Its next reader reads it again.
            model._$record.generation = generation &- 1
        }
        observers.changed(.refreshed, of: model)
        return true
    }
}
