import Foundation

/// What a save has changed, for other contexts.
struct SavedIdentifiers: Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []
}

extension NSPersistentStoreCoordinator: ObjectSource {
    private func stores(_ plan: FetchPlan) -> [NSPersistentStore] { persistentStores.filter { $0.has(plan.entity) } }

    func canAnswer(_ plan: FetchPlan) -> Bool {
        let stores = stores(plan)
        // Rows of several stores are put in order by the context.
        return stores.count <= 1 && stores.allSatisfy { $0.objects.canAnswer(plan) }
    }

    func rows(_ plan: FetchPlan) throws -> [StoredRow] { try stores(plan).flatMap { try $0.objects.rows(plan) } }

    func count(_ plan: FetchPlan) throws -> Int { try stores(plan).reduce(0) { try $0 + $1.objects.count(plan) } }

    func row(_ identifier: NSManagedObjectID) throws -> StoredRow? {
        try identifier.assignedStore?.objects.row(identifier)
    }

    func related(
        _ relationship: NSRelationshipDescription, of identifier: NSManagedObjectID
    ) throws -> IdentifierList {
        try identifier.assignedStore?.objects.related(relationship, of: identifier) ?? IdentifierList()
    }

    /// Writes a save's changes into the stores, by a policy where others have changed them.
    ///
    /// Returns the identifiers of objects that gave way to new ones with the same unique values.
    func commit(_ changes: StoreChanges, policy: NSMergePolicy) throws -> [NSManagedObjectID] {
        guard !persistentStores.isEmpty else {
            throw CoreDataError.make(
                .coreData,
                "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save operation.")
        }
        for write in changes.inserted where write.object.objectID.assignedStore == nil {
            guard let store = store(for: write.object.entity) else {
                throw CoreDataError.make(.coreData, "No store has objects of \(write.object.entity.name ?? "").")
            }
            write.object.objectID.assign(store)
        }
        var replaced: [NSManagedObjectID] = []
        for store in persistentStores {
            func isOwn(_ object: NSManagedObject) -> Bool { object.objectID.assignedStore === store }
            var own = StoreChanges()
            own.inserted = changes.inserted.filter { isOwn($0.object) }
            own.updated = changes.updated.filter { isOwn($0.object) }
            own.deleted = changes.deleted.filter { isOwn($0) }
            (own.author, own.contextName) = (changes.author, changes.contextName)
            if own.inserted.isEmpty, own.updated.isEmpty, own.deleted.isEmpty { continue }
            if store.isReadOnly {
                throw CoreDataError.make(
                    .noWritePermission, "Attempt to write a read-only store: \(store.url?.path ?? "")")
            }
            replaced += try store.commit(own, policy)
        }
        return replaced
    }
}

extension NSPersistentStore {
    func commit(_ changes: StoreChanges, _ policy: NSMergePolicy) throws -> [NSManagedObjectID] {
        var number: Int64?
        let replaced = try objects.access {
            let replaced = try objects.connection.transaction {
                let writer = StoreWriter(store: objects)
                var changes = changes
                let replaced = try resolveRivals(&changes, policy, writer)
                let conflicts = try writer.write(changes, overwrites: false)
                if !conflicts.isEmpty { throw MergeNeeded(objects: conflicts) }
                if keepsHistory { number = try objects.appendHistory(changes, replaced) }
                return replaced
            }
            if let number { follower?.saved(number) }
            return replaced
        }
        if let number { tellRemoteChange(number) }
        return replaced
    }

    private func resolveRivals(
        _ changes: inout StoreChanges, _ policy: NSMergePolicy, _ writer: StoreWriter
    ) throws -> [NSManagedObjectID] {
        let gone = Set(changes.deleted.map(\.objectID.key))
        var replaced: [NSManagedObjectID] = []
        var rejected: [NSManagedObject] = []
        var conflicts: [NSManagedObject] = []
        var seen: [String: NSManagedObject] = [:]
        for write in changes.inserted + changes.updated where !write.object.entity.constraints.isEmpty {
            let object = write.object
            let own = gone.union([object.objectID.key])
            var rivals = try writer.rivals(of: object, besides: own)
            // Rows that are changed by this save count with their new values.
            let changing = Set(changes.updated.map(\.object.objectID.key))
            rivals.removeAll { changing.contains($0) }
            for values in object.uniqueValues {
                if seen.updateValue(object, forKey: values) != nil { conflicts.append(object) }
            }
            if rivals.isEmpty { continue }
            switch policy.mergeType {
            case .errorMergePolicyType: conflicts.append(object)
            case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
                for key in Set(rivals) {
                    try writer.replace(key, by: object, in: objects.model)
                    replaced.append(identifier(of: object.entity, key))
                }
            case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: rejected.append(object)
            }
        }
        if !conflicts.isEmpty, policy.mergeType == .errorMergePolicyType {
            throw CoreDataError.make(
                .constraintMerge,
                "The operation couldn’t be completed: objects have values that have to be unique, and "
                    + "that others have.",
                ["conflictList": conflicts.map { NSConstraintConflict(databaseObject: nil, conflictingObjects: [$0]) }])
        }
        rejected += conflicts
        if !rejected.isEmpty { throw RejectedObjects(objects: rejected) }
        return replaced
    }
}

/// Objects that give way to the store's, by the policy.
struct RejectedObjects: Error { let objects: [NSManagedObject] }

/// Objects that others have changed since they were read.
struct MergeNeeded: Error { let objects: [NSManagedObject] }

extension NSManagedObject {
    /// The values that have to be unique, each constraint as a text.
    var uniqueValues: [String] {
        entity.constraints.compactMap { names in
            let found = names.compactMap { layout.indexes[$0] }.map { values[$0] }
            return found.contains(.none) ? nil : "\(entity.root.name ?? "") \(names) \(found)"
        }
    }
}
