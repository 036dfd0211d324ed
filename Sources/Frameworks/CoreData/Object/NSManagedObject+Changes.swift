import Foundation

extension NSManagedObject {
    /// Sets a property, and the other end of a relationship.
    func set(_ value: ManagedValue, at index: Int) {
        let old = managed(index)
        if old == value { return }
        guard let relationship = layout.relationship(index), let context = managedObjectContext else {
            return assign(value, at: index)
        }
        let (before, after) = (Self.identifiers(old), Self.identifiers(value))
        if let inverse = relationship.inverseRelationship {
            // The other ends are read as they were before.
            for identifier in before.order + after.order {
                guard let other = context.related(identifier), let place = other.layout.indexes[inverse.name] else {
                    continue
                }
                _ = other.managed(place)
            }
        }
        assign(value, at: index)
        for identifier in before.order where !after.contains(identifier) {
            context.related(identifier).map { $0.detach(self, from: relationship) }
        }
        for identifier in after.order where !before.contains(identifier) {
            context.related(identifier).map { $0.attach(self, by: relationship) }
        }
    }

    private static func identifiers(_ value: ManagedValue) -> IdentifierList {
        switch value {
        case .one(let identifier): IdentifierList([identifier])
        case .many(let list): list
        default: IdentifierList()
        }
    }

    /// Sets a property without the other end, so that it can be undone.
    func assign(_ value: ManagedValue, at index: Int) {
        realize()
        let old = values[index]
        announce()
        values[index] = value
        guard let context = managedObjectContext else { return }
        context.noteChange(of: self, index: index)
        context.undoable { [weak self] in self?.assign(old, at: index) }
    }

    /// This is now an object that another one's relationship leads to.
    private func attach(_ other: NSManagedObject, by relationship: NSRelationshipDescription) {
        guard let inverse = relationship.inverseRelationship, let index = layout.indexes[inverse.name] else { return }
        if inverse.isToMany {
            if !has(other, at: index) { edit(index) { $0.append(other.objectID) } }
            return
        }
        let old = managed(index)
        if old == .one(other.objectID) { return }
        assign(.one(other.objectID), at: index)
        // The object that it was in before has it no longer.
        if case .one(let previous) = old, let previous = managedObjectContext?.related(previous) {
            previous.detach(self, from: inverse)
        }
    }

    /// Removes this object from another one's relationship.
    func detach(_ other: NSManagedObject, from relationship: NSRelationshipDescription) {
        guard let inverse = relationship.inverseRelationship, let index = layout.indexes[inverse.name] else { return }
        if inverse.isToMany {
            if has(other, at: index) { edit(index) { $0.remove(other.objectID) } }
        } else if managed(index) == .one(other.objectID) {
            assign(.none, at: index)
        }
    }

    /// Whether an object is in a relationship to many.
    private func has(_ other: NSManagedObject, at index: Int) -> Bool {
        if case .many(let list) = managed(index) { list.contains(other.objectID) } else { false }
    }

    /// Changes a list in place, so that it is not copied each time.
    private func edit(_ index: Int, _ body: (inout IdentifierList) -> Void) {
        guard case .many(var list) = managed(index) else { return }
        announce()
        let context = managedObjectContext
        if context?.undoManager != nil {
            let old = ManagedValue.many(list)
            context?.undoable { [weak self] in self?.assign(old, at: index) }
        }
        values[index] = .unread
        body(&list)
        values[index] = .many(list)
        context?.noteChange(of: self, index: index)
    }

    /// Adds objects to a relationship to many, or removes them.
    func change(_ index: Int, adding added: [NSManagedObject] = [], removing removed: [NSManagedObject] = []) {
        guard let relationship = layout.relationship(index), relationship.isToMany else { return }
        let inverse = relationship.inverseRelationship
        for object in removed where has(object, at: index) {
            edit(index) { $0.remove(object.objectID) }
            object.detach(self, from: relationship)
        }
        for object in added where !has(object, at: index) {
            // The other end is read as it was before.
            if let place = inverse.flatMap({ object.layout.indexes[$0.name] }) { _ = object.managed(place) }
            edit(index) { $0.append(object.objectID) }
            object.attach(self, by: relationship)
        }
    }

    // MARK: Reading

    /// Reads the object, if its values were not yet needed.
    func realize() {
        if isAwake { return }
        isAwake = true
        if values.isEmpty { managedObjectContext?.read(self) }
        if values.isEmpty { values = layout.defaults.map { _ in .none } }
        quietly { awakeFromFetch() }
    }

    /// Runs code of the app in which changes are neither undone nor make the object a changed one.
    func quietly(_ body: () -> Void) {
        let was = isQuiet
        isQuiet = true
        body()
        isQuiet = was
    }

    func readRelationship(_ index: Int) {
        let (stored, list) =
            managedObjectContext?.readRelationship(index, of: self) ?? (IdentifierList(), IdentifierList())
        values[index] = .many(list)
        if committed?[index] == .unread { committed?[index] = .many(stored) }
        // Insertions and deletions since then change this object, too.
        if state == .stored, !stored.hasSameMembers(as: list) { managedObjectContext?.changed[objectID] = self }
    }

    /// Takes the values of a row.
    func fill(_ row: StoredRow) {
        values = row.values
        committed = row.values
        version = row.version
    }

    /// Forgets the values; they are read again when somebody asks.
    func turnIntoFault() {
        guard state == .stored else { return }
        willTurnIntoFault()
        // Values that the store does not have stay.
        values = []
        committed = nil
        isAwake = false
        didTurnIntoFault()
    }
}
