import Foundation

extension NSManagedObjectContext {
    /// Writes all changes into the stores or into the context above, or none of them.
    public func save() throws {
        processPendingChanges()
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        callWillSave()
        try validate()
        let replaced = try parent == nil ? commit() : push()
        settle(replaced)
    }

    /// Writes all changes without validation, and without telling others: so batches are written.
    func saveQuietly() throws {
        guard hasChanges else { return }
        _ = try commit()
        for object in inserted.values { object.objectID.becomePermanent() }
        inserted = [:]
        changed = [:]
        deleted = [:]
        pending = PendingChanges()
    }

    private func callWillSave() {
        var called: [NSManagedObjectID: [ManagedValue]] = [:]
        // Changes that the functions make may affect other objects, which are asked then.
        for _ in 0..<100 {
            let waiting = (Self.sorted(inserted) + Self.sorted(changed) + Self.sorted(deleted))
                .filter { called[$0.objectID] != $0.values }
            if waiting.isEmpty { return }
            for object in waiting {
                called[object.objectID] = object.values
                object.willSave()
                object.computeDerived()
            }
        }
        RuntimeWarning.issue(
            "CoreData: error: Failed to process pending changes before save.  The context is still dirty after 100 "
                + "attempts.  Typically this recursive dirtying is caused by a bad validation method, -willSave, or "
                + "notification handler.")
    }

    private func validate() throws {
        var errors: [any Error] = []
        func check(_ body: () throws -> Void) {
            do { try body() } catch { errors.append(error) }
        }
        for object in Self.sorted(inserted) { check(object.validateForInsert) }
        for object in Self.sorted(changed) { check(object.validateForUpdate) }
        for object in Self.sorted(deleted) { check(object.validateForDelete) }
        try ManagedValidation.throwAll(errors)
    }

    private func storeChanges() -> StoreChanges {
        var changes = StoreChanges()
        changes.inserted = Self.sorted(inserted).map {
            StoreChanges.Write(object: $0, indexes: Array($0.values.indices))
        }
        changes.updated = Self.sorted(changed).compactMap { object in
            let indexes = object.changedIndexes.filter { !object.layout.properties[$0].isTransient }
            return indexes.isEmpty ? nil : StoreChanges.Write(object: object, indexes: indexes)
        }
        changes.deleted = Self.sorted(deleted)
        changes.author = transactionAuthor
        changes.contextName = name
        return changes
    }

    // MARK: Into the stores

    private func commit() throws -> [NSManagedObjectID] {
        guard let coordinator = persistentStoreCoordinator else {
            throw CoreDataError.make(.coreData, "The context has no persistent store coordinator.")
        }
        var isPolicyAsked = false
        for _ in 0..<10 {
            do {
                var changes = storeChanges()
                changes.isPolicyAsked = isPolicyAsked
                return try coordinator.commit(changes, policy: policy)
            } catch let merge as MergeNeeded {
                try resolve(merge.objects)
            } catch let rejected as RejectedObjects {
                for object in rejected.objects { giveWay(object) }
            } catch let rivals as RivalsFound {
                let conflicts = rivals.conflicts.map(conflict)
                if isPolicyAsked { throw NSMergePolicy.failure(conflicts) }
                isPolicyAsked = true
                try policy.resolve(constraintConflicts: conflicts)
            }
        }
        throw NSMergePolicy.failure(conflicts(of: Self.sorted(changed)))
    }

    // MARK: Into the context above

    private func push() throws -> [NSManagedObjectID] {
        guard let parent else { return [] }
        let changes = storeChanges()
        parent.performAndWait { parent.absorb(changes) }
        return []
    }

    /// Takes over the changes that a child context has saved.
    private func absorb(_ changes: StoreChanges) {
        for write in changes.inserted {
            let object = write.object.entity.managedObjectClass.init(entity: write.object.entity, insertInto: nil)
            object.objectID = write.object.objectID
            object.state = .inserted
            object.values = write.object.values
            register(object)
            inserted[object.objectID] = object
            tell(.inserted, object)
        }
        for write in changes.updated {
            guard let object = related(write.object.objectID), object.state != .deleted else { continue }
            for index in write.indexes {
                _ = object.managed(index)
                object.assign(write.object.values[index], at: index)
            }
        }
        for child in changes.deleted {
            guard let object = related(child.objectID), object.state != .deleted else { continue }
            object.realize()
            let wasInserted = object.state == .inserted
            object.state = .deleted
            inserted[object.objectID] = nil
            changed[object.objectID] = nil
            if !wasInserted { deleted[object.objectID] = object }
            tell(.deleted, object)
        }
    }

    // MARK: Afterwards

    /// Notes that the objects are as in the store, and tells everybody.
    private func settle(_ replaced: [NSManagedObjectID]) {
        let (new, different, gone) = (Self.sorted(inserted), Self.sorted(changed), Self.sorted(deleted))
        inserted = [:]
        changed = [:]
        deleted = [:]
        let isStored = parent == nil
        for object in new {
            if isStored { object.objectID.becomePermanent() }
            object.state = .stored
            object.version = 1
            object.committed = object.values
        }
        for object in different {
            let writesRow = object.changedIndexes.contains { object.layout.stored.contains($0) }
            if isStored, writesRow { object.version += 1 }
            object.committed = object.values
        }
        for object in gone {
            unregister(object)
            object.state = .detached
        }
        for identifier in replaced {
            guard let object = find(identifier) else { continue }
            tell(.deleted, object)
            unregister(object)
            object.state = .detached
        }
        for object in new + different + gone { object.didSave() }
        undoManager?.removeAllActions(withTarget: self)
        processPendingChanges()
        let saved = SavedIdentifiers(
            inserted: new.map(\.objectID), updated: different.map(\.objectID), deleted: gone.map(\.objectID) + replaced)
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self,
            userInfo: [
                NSInsertedObjectsKey: Set(new), NSUpdatedObjectsKey: Set(different), NSDeletedObjectsKey: Set(gone),
            ])
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: Self.information(saved))
        if let parent {
            for child in parent.children.compactMap(\.context) where child !== self { child.othersSaved(saved) }
        } else {
            persistentStoreCoordinator?.saved(saved, by: self)
        }
        for child in children.compactMap(\.context) { child.othersSaved(saved) }
    }

    static func information(_ saved: SavedIdentifiers) -> [AnyHashable: Any] {
        [
            NSInsertedObjectIDsKey: Set(saved.inserted), NSUpdatedObjectIDsKey: Set(saved.updated),
            NSDeletedObjectIDsKey: Set(saved.deleted),
        ]
    }

    /// Gives new objects the identifiers that they have in the store; here they have them from the beginning.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects where object.objectID.isTemporaryID {
            guard let store = persistentStoreCoordinator?.store(for: object.entity) else {
                throw CoreDataError.make(.coreData, "No store has objects of \(object.entity.name ?? "").")
            }
            object.objectID.assign(store)
            object.objectID.becomePermanent()
        }
    }
}
