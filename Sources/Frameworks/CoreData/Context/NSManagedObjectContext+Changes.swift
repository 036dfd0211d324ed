import Foundation

extension NSManagedObjectContext {
    // MARK: Inserting and deleting

    /// Inserts an object, to be saved with the next save.
    public func insert(_ object: NSManagedObject) {
        if object.managedObjectContext === self {
            // A deletion that is taken back.
            if object.state == .deleted { restore(object) }
            return
        }
        if object.managedObjectContext != nil {
            fatalError("An NSManagedObject cannot be inserted into a context while it belongs to another one.")
        }
        object.state = .inserted
        register(object)
        inserted[object.objectID] = object
        object.awakeFromInsert()
        tell(.inserted, object)
        undoable { [weak object] in object.map { $0.managedObjectContext?.delete($0) } }
    }

    /// Marks an object, and all that its relationships' rules delete with it, to be deleted with the next save.
    public func delete(_ object: NSManagedObject) {
        var steps = [DeletionStep.begin(object)]
        while let step = steps.popLast() {
            switch step {
            case .begin(let object): steps += beginDeletion(of: object)
            case .follow(let object, let relationship): steps += follow(relationship, of: object)
            case .nullify(let object, let target, let relationship):
                if target.state != .deleted { target.detach(object, from: relationship) }
            case .end(let object, let wasInserted): endDeletion(of: object, wasInserted)
            }
        }
    }

    /// A step of a deletion: steps rather than nested calls, since chains of objects may be long.
    private enum DeletionStep {
        case begin(NSManagedObject)
        case follow(NSManagedObject, NSRelationshipDescription)
        case nullify(NSManagedObject, NSManagedObject, NSRelationshipDescription)
        case end(NSManagedObject, wasInserted: Bool)
    }

    /// Marks an object as deleted, and returns the remaining steps, the last one first.
    private func beginDeletion(of object: NSManagedObject) -> [DeletionStep] {
        guard object.managedObjectContext === self, object.state != .deleted else { return [] }
        object.realize()
        object.prepareForDeletion()
        let wasInserted = object.state == .inserted
        object.announce()
        object.state = .deleted
        let relationships = object.layout.relationships.compactMap { object.layout.relationship($0) }
        return [.end(object, wasInserted: wasInserted)] + relationships.reversed().map { .follow(object, $0) }
    }

    /// Returns the steps of a relationship's rule once its object is deleted, the last step first.
    private func follow(_ relationship: NSRelationshipDescription, of object: NSManagedObject) -> [DeletionStep] {
        guard relationship.deleteRule != .noActionDeleteRule else { return [] }
        let targets = object.objectIDs(forRelationshipNamed: relationship.name).compactMap { related($0) }
        return targets.reversed().compactMap { target in
            switch relationship.deleteRule {
            case .cascadeDeleteRule: .begin(target)
            case .nullifyDeleteRule: .nullify(object, target, relationship)
            case .denyDeleteRule, .noActionDeleteRule: nil
            }
        }
    }

    private func endDeletion(of object: NSManagedObject, _ wasInserted: Bool) {
        inserted[object.objectID] = nil
        changed[object.objectID] = nil
        if !wasInserted { deleted[object.objectID] = object }
        tell(.deleted, object)
        undoable { [weak self] in self?.undelete(object, wasInserted: wasInserted) }
        if wasInserted, undoManager == nil { unregister(object) }
    }

    /// Takes a deletion back.
    private func restore(_ object: NSManagedObject) {
        deleted[object.objectID] = nil
        object.state = .stored
        if !object.changedIndexes.isEmpty { changed[object.objectID] = object }
        tell(.inserted, object)
    }

    private func undelete(_ object: NSManagedObject, wasInserted: Bool) {
        if wasInserted {
            register(object)
            object.state = .inserted
            inserted[object.objectID] = object
            tell(.inserted, object)
        } else {
            restore(object)
        }
        undoable { [weak self] in self?.delete(object) }
    }

    /// Connects an object with a context, as `insert` does for new ones.
    public func assign(_ object: Any, to store: NSPersistentStore) {
        (object as? NSManagedObject)?.objectID.assign(store)
    }

    // MARK: Noting

    /// Notes that an object differs from the store.
    func noteChange(of object: NSManagedObject, index: Int? = nil) {
        if object.isQuiet {
            if let index { object.committed?[index] = object.values[index] }
            return
        }
        if object.state == .stored { changed[object.objectID] = object }
        if let index { tell(.updated(index), object) }
    }

    /// Notifies the context's observers, and has it post its changes at the end of the turn.
    func tell(_ change: ContextObservers.Change, _ object: NSManagedObject) {
        pending.note(change, object)
        observers.tell(change, object)
        guard concurrencyType == .mainQueueConcurrencyType, !isProcessingScheduled else { return }
        isProcessingScheduled = true
        DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
    }

    /// Notifies observers of the changes.
    public func processPendingChanges() {
        isProcessingScheduled = false
        if pending.isEmpty { return }
        let changes = pending
        pending = PendingChanges()
        var information: [AnyHashable: Any] = ["managedObjectContext": self]
        if !changes.inserted.isEmpty { information[NSInsertedObjectsKey] = changes.inserted }
        let updated = changes.updated.filter { $0.state != .deleted }
        if !updated.isEmpty { information[NSUpdatedObjectsKey] = updated }
        if !changes.deleted.isEmpty { information[NSDeletedObjectsKey] = changes.deleted }
        if !changes.refreshed.isEmpty { information[NSRefreshedObjectsKey] = changes.refreshed }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: information)
    }

    /// Has a change taken back by the undo manager.
    func undoable(_ body: @escaping () -> Void) {
        guard let undoManager, !isApplying else { return }
        undoManager.registerUndo(withTarget: self) { _ in body() }
    }

    /// Takes the last changes back.
    public func undo() { undoManager?.undo() }
    /// Makes changes again that were taken back.
    public func redo() { undoManager?.redo() }

    // MARK: Forgetting

    /// Forgets all changes since the last save.
    public func rollback() {
        isApplying = true
        let (new, different, gone) = (Self.sorted(inserted), Self.sorted(changed), Self.sorted(deleted))
        inserted = [:]
        changed = [:]
        deleted = [:]
        for object in new {
            tell(.deleted, object)
            unregister(object)
            object.state = .detached
        }
        for object in gone {
            object.state = .stored
            takeBack(object)
            tell(.inserted, object)
        }
        for object in different { takeBack(object) }
        isApplying = false
        undoManager?.removeAllActions(withTarget: self)
    }

    func takeBack(_ object: NSManagedObject) {
        guard let committed = object.committed else { return }
        object.announce()
        object.values = committed
        tell(.refreshed, object)
        object.awake(fromSnapshotEvents: .rollback)
    }

    /// Releases all objects; objects that are still referenced become useless.
    public func reset() {
        let known = registeredObjects
        inserted = [:]
        changed = [:]
        deleted = [:]
        pending = PendingChanges()
        forgetRegistered()
        for object in known { observers.tell(.refreshed, object) }
        undoManager?.removeAllActions(withTarget: self)
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self,
            userInfo: [
                NotificationKey.sourceContext.rawValue: self, NSInvalidatedAllObjectsKey: known.map(\.objectID),
            ])
    }

    /// Refreshes an object: its values are read again when they are needed.
    /// - Parameter mergeChanges: Whether changes since the last save are kept.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, object.state == .stored else { return }
        object.announce()
        let kept = flag ? object.changedIndexes.map { ($0, object.values[$0]) } : []
        changed[object.objectID] = nil
        object.turnIntoFault()
        if !kept.isEmpty {
            object.realize()
            for (index, value) in kept {
                if object.values[index] == .unread { _ = object.managed(index) }
                object.values[index] = value
            }
            changed[object.objectID] = object
        }
        tell(.refreshed, object)
    }

    /// Refreshes all objects: their values are read again when they are needed; changes since the last save are kept.
    public func refreshAllObjects() {
        for object in registeredObjects { refresh(object, mergeChanges: true) }
    }
}
