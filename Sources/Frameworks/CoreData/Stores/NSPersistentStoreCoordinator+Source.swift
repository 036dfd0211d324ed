import Foundation

/// The changes of a save, for other contexts.
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

    /// The dictionaries that a request asks for; nil where they are to be made of objects.
    func dictionaries(_ request: DictionaryPlan) throws -> [NSDictionary]? {
        let stores = stores(request.plan)
        guard stores.count == 1 else { return nil }
        do {
            return try stores[0].objects.dictionaries(request)
        } catch is Untranslatable {
            return nil
        }
    }

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
            own.isPolicyAsked = changes.isPolicyAsked
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
        // Rows that are changed by this save count with their new values.
        let changing = Set(changes.updated.map(\.object.objectID.key))
        var replaced: [NSManagedObjectID] = []
        var rejected: [NSManagedObject] = []
        var conflicts: [RivalConflict] = []
        var seen: [String: NSManagedObject] = [:]
        for write in changes.inserted + changes.updated where !write.object.entity.constraints.isEmpty {
            let object = write.object
            for (names, values) in object.uniqueValues {
                guard let other = seen.updateValue(object, forKey: values) else { continue }
                conflicts.append(RivalConflict(constraint: names, objects: [other, object], database: nil))
                rejected.append(object)
            }
            var rivals = try writer.rivals(of: object, besides: gone.union([object.objectID.key]))
            rivals.removeAll { changing.contains($0.key) }
            if rivals.isEmpty { continue }
            conflicts += rivals.map {
                RivalConflict(
                    constraint: $0.names, objects: [object], database: identifier(of: object.entity, $0.key))
            }
            switch policy.mergeType {
            case .errorMergePolicyType: break
            case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
                for key in Set(rivals.map(\.key)) {
                    try writer.replace(key, by: object, in: objects.model)
                    replaced.append(identifier(of: object.entity, key))
                }
            case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: rejected.append(object)
            }
        }
        let asks = policy.isCustom && !changes.isPolicyAsked
        if !conflicts.isEmpty, asks || policy.mergeType == .errorMergePolicyType {
            throw RivalsFound(conflicts: conflicts)
        }
        if !rejected.isEmpty { throw RejectedObjects(objects: rejected) }
        return replaced
    }
}

/// Objects with the same values where they have to differ.
struct RivalConflict {
    let constraint: [String]
    let objects: [NSManagedObject]
    /// The object in the store.
    let database: NSManagedObjectID?
}

/// Objects with conflicting unique values, about which the policy must decide.
struct RivalsFound: Error { let conflicts: [RivalConflict] }

/// Objects that give way to the store's, by the policy.
struct RejectedObjects: Error { let objects: [NSManagedObject] }

/// Objects that others have changed since they were read.
struct MergeNeeded: Error { let objects: [NSManagedObject] }

extension NSManagedObject {
    /// The unique values, each constraint as a text.
    var uniqueValues: [(names: [String], text: String)] {
        entity.constraints.compactMap { names in
            let found = names.compactMap { layout.indexes[$0] }.map { values[$0] }
            return found.contains(.none) ? nil : (names, "\(entity.root.name ?? "") \(names) \(found)")
        }
    }
}
