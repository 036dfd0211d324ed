import Foundation
import SQLiteAccess

/// The changes of a save, for other contexts.
struct SavedChanges: Sendable {
    var inserted: [PersistentIdentifier] = []
    var updated: [PersistentIdentifier] = []
    var deleted: [PersistentIdentifier] = []
}

extension ModelContext {
    /// Notifications before and after a save.
    public static let willSave = Notification.Name("ModelContextWillSave")
    /// Notifications before and after a save.
    public static let didSave = Notification.Name("ModelContextDidSave")

    /// The keys of the notification after a save.
    public enum NotificationKey: String {
        /// Which of the store's states the save began with.
        case queryGeneration
        /// Whether all identifiers are invalid.
        case invalidatedAllIdentifiers
        /// The identifiers of new objects.
        case insertedIdentifiers = "inserted"
        /// The identifiers of changed objects.
        case updatedIdentifiers = "updated"
        /// The identifiers of deleted objects.
        case deletedIdentifiers = "deleted"
    }

    /// Completes the changes of relationships, which are complete after each change here.
    public func processPendingChanges() {}

    /// Writes all changes into the store, or none.
    public func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        // Put in order once: there may be many.
        let models = StoreChanges.Models(
            inserted: insertedModelsArray, updated: changedModelsArray, deleted: deletedModelsArray)
        try validate(models)
        let taken = try commit(try storeChanges(models))
        let saved = SavedChanges(
            inserted: models.inserted.map(Self.identifier), updated: models.updated.map(Self.identifier),
            deleted: models.deleted.map(Self.identifier))
        let replaced = settle(models, taken)
        content.saved(saved, by: self)
        if !missed.isEmpty { readMissed() }
        let generation = generation
        for (entity, key) in replaced {
            if let model = find(key), let (own, values) = try? content.store(of: entity).row(entity, key),
                own === model._$record.entity
            {
                fill(model, own, values, generation, notifying: true)
                observers.saved([entity], nil)
            }
        }
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: saved.inserted,
                NotificationKey.updatedIdentifiers.rawValue: saved.updated,
                NotificationKey.deletedIdentifiers.rawValue: saved.deleted,
            ])
    }

    private static func identifier(_ model: any PersistentModel) -> PersistentIdentifier { model.persistentModelID }

    /// Runs a closure and saves its changes; after an error they are undone.
    public func transaction(block: () throws -> Void) throws {
        do {
            try block()
        } catch {
            rollback()
            throw error
        }
        try save()
    }

    /// Gives each store its changes.
    ///
    /// Each makes all of its changes or none: where a later one fails, the changes of earlier ones are written again next time.
    private func commit(_ changes: StoreChanges) throws -> [Int64: Int64] {
        if content.stores.all.count == 1 { return try content.stores.all[0].commit(changes) }
        var taken: [Int64: Int64] = [:]
        for store in content.stores.all {
            let own = changes.filtered { content.store(of: $0) === store }
            if own.isEmpty { continue }
            taken.merge(try store.commit(own)) { $1 }
        }
        return taken
    }

    private func storeChanges(_ models: StoreChanges.Models) throws -> StoreChanges {
        var changes = StoreChanges()
        changes.models = models
        changes.inserted.reserveCapacity(models.inserted.count)
        changes.author = author
        for model in models.inserted {
            guard let entity = model._$record.entity else { continue }
            var row = _RowWriter(entity)
            model._$store(&row)
            if let failure = row.failure { throw failure }
            changes.inserted.append(StoreChanges.Row(entity: entity, key: model._$record.key, values: row.values))
            try addPairs(of: model, entity, to: &changes) { _ in true }
        }
        for model in models.updated {
            guard let entity = model._$record.entity else { continue }
            var row = StoreChanges.Row(entity: entity, key: model._$record.key, values: [])
            for (column, index) in entity.columns.enumerated() where model._$record.isChanged(index) {
                guard let value = try storeValue(of: model, entity, index) else { continue }
                row.values.append((column, value))
            }
            if !row.values.isEmpty { changes.updated.append(row) }
            try addPairs(of: model, entity, to: &changes) { model._$record.isChanged($0) }
        }
        for model in models.deleted {
            guard let entity = model._$record.entity else { continue }
            changes.deleted.append((entity, model._$record.key))
            for index in entity.preservedProperties {
                if entity.properties[index].isFault(in: model) { load(model, entity, index) }
                guard let value = try? entity.properties[index].storeValue(of: model) else { continue }
                changes.preserved[model._$record.key, default: []].append((index, value))
            }
        }
        return changes
    }

    /// The value of a column; nil where the store's value stays.
    private func storeValue(of model: any PersistentModel, _ entity: Entity, _ index: Int) throws -> StoreValue? {
        guard let relation = entity.relationships[index] else {
            do {
                return try entity.properties[index].storeValue(of: model)
            } catch {
                throw SwiftDataError(
                    .modelValidationFailure, "\(entity.name).\(entity.properties[index].name) can't be stored: \(error)"
                )
            }
        }
        return relation.property.reference(in: model).map { .integer($0) } ?? .null
    }

    private func addPairs(
        of model: any PersistentModel, _ entity: Entity, to changes: inout StoreChanges, where isWanted: (Int) -> Bool
    ) throws {
        if entity.relationships.isEmpty { return }
        for relation in entity.relationships.values where isWanted(relation.index) {
            guard case .table = relation.storage, let targets = relation.property.relatedObjects(of: model) else {
                continue
            }
            var keys = targets.filter { $0._$record.state != .deleted }.map { $0._$record.key }
            // The previous objects could not be read when the change was made: they stay.
            if missed.has(model, relation.index) {
                try content.store(of: relation.target).related(relation, of: model._$record.key) { _, key, _ in
                    if !keys.contains(key), deleted[key] == nil { keys.append(key) }
                }
            }
            if keys.isEmpty, model._$record.state == .inserted { continue }
            changes.pairs.append(StoreChanges.Pairs(relation: relation, key: model._$record.key, targets: keys))
        }
    }

    private func validate(_ models: StoreChanges.Models) throws {
        for model in [models.inserted, models.updated].joined() {
            guard let entity = model._$record.entity, !entity.relationships.isEmpty else { continue }
            for relation in entity.relationships.values { try validate(model, relation) }
        }
        for model in models.deleted {
            for relation in model._$record.entity?.relationships.values.map({ $0 }) ?? []
            where relation.description.deleteRule == .deny {
                if related(model, relation).contains(where: { $0._$record.state != .deleted }) {
                    throw SwiftDataError(
                        .modelValidationFailure,
                        "\(relation.owner.name) can't be deleted as long as its \(relation.property.name) has objects.")
                }
            }
        }
    }

    private func validate(_ model: any PersistentModel, _ relation: Schema.Relation) throws {
        guard relation.isToMany, let count = relation.property.relatedObjects(of: model)?.count else { return }
        let least = relation.description.minimumModelCount ?? 0
        let most = relation.description.maximumModelCount ?? 0
        if count < least || (most > 0 && count > most) {
            throw SwiftDataError(
                .modelValidationFailure,
                "\(relation.owner.name).\(relation.property.name) has \(count) objects, and may have "
                    + (most > 0 ? "\(least) to \(most)." : "no less than \(least)."))
        }
    }

    /// Notes that the objects are as in the store.
    ///
    /// Returns the objects whose rows new ones have taken over.
    private func settle(_ models: StoreChanges.Models, _ taken: [Int64: Int64]) -> [(Entity, Int64)] {
        var replaced: [(Entity, Int64)] = []
        let generation = generation
        for model in models.inserted {
            let record = model._$record
            if !taken.isEmpty, let row = taken[record.key], let entity = record.entity {
                record.adopt(row)
                if let other = find(row), isCurrent(other, entity) {
                    replaced.append((entity, row))
                } else {
                    register(model, entity)
                }
            }
            record.state = .stored
            record.changed = 0
            record.generation = generation
        }
        for model in models.updated { model._$record.changed = 0 }
        for model in models.deleted {
            model._$record.leave()
            model._$record.state = .detached
        }
        inserted = [:]
        changed = [:]
        deleted = [:]
        return replaced
    }

    /// Forgets all changes since the last save.
    public func rollback() {
        isApplying = true
        let (new, different, gone) = (insertedModelsArray, changedModelsArray, deletedModelsArray)
        inserted = [:]
        changed = [:]
        deleted = [:]
        for model in new {
            model._$record.leave()
            observers.changed(.deleted, of: model)
            model._$record.state = .detached
        }
        for model in gone { model._$record.state = .stored }
        for model in different + gone {
            let record = model._$record
            guard let entity = record.entity else { continue }
            if content.store(of: entity).mayBeAway, keepUnread(model, entity) { continue }
            for (index, property) in entity.properties.enumerated() where record.isChanged(index) {
                property.forget(in: model, notifying: true)
            }
            record.changed = 0
            observers.changed(.refreshed, of: model)
        }
        isApplying = false
        undoManager?.removeAllActions(withTarget: self)
    }

    // MARK: By itself

    /// Saves at the end of the turn.
    func scheduleAutosave() {
        guard autosaveEnabled, isMain, !isAutosaveScheduled else { return }
        isAutosaveScheduled = true
        nonisolated(unsafe) let context = self
        DispatchQueue.main.async { context.autosave() }
    }

    /// Saves, and prints what went wrong.
    func autosave() {
        isAutosaveScheduled = false
        hasFailedAutosave = false
        guard autosaveEnabled, hasChanges else { return }
        do {
            try save()
        } catch {
            hasFailedAutosave = true
            RuntimeWarning.issue("The models could not be saved: \(error)")
        }
    }
}
