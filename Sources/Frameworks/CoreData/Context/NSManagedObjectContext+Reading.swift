import Foundation

extension NSManagedObjectContext: ObjectSource {
    // MARK: Objects by identifier

    /// Returns the object with an identifier, if the context has it.
    public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { find(objectID) }

    /// Returns the object with an identifier, which is read when it is asked for something.
    ///
    /// Whether the store has it is not known then: see `existingObject(with:)`.
    public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        related(objectID) ?? makeFault(objectID)
    }

    /// Returns the object with an identifier; throws where there is none.
    public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let known = find(objectID), known.state != .deleted, known.state == .inserted || known.isAwake {
            return known
        }
        guard find(objectID)?.state != .deleted, let row = try source?.row(objectID) else {
            throw CoreDataError.make(
                .referentialIntegrity,
                "Attempt to access an object not found in store. (objectID: \(objectID))",
                [NSAffectedObjectsErrorKey: [objectID]])
        }
        return materialize(row)
    }

    /// The object that a relationship leads to; nil where its row is gone.
    func related(_ identifier: NSManagedObjectID) -> NSManagedObject? {
        if let known = find(identifier) { return known }
        // The class is known only when the row is, where there are entities below.
        if identifier.entity.subentities.isEmpty { return makeFault(identifier) }
        guard let row = (try? source?.row(identifier)) ?? nil else { return nil }
        return materialize(row)
    }

    private func makeFault(_ identifier: NSManagedObjectID) -> NSManagedObject {
        let object = identifier.entity.managedObjectClass.init(entity: identifier.entity, insertInto: nil)
        object.objectID = identifier
        object.state = .stored
        object.values = []
        object.isAwake = false
        register(object)
        return object
    }

    /// The object of a row: the one that the context has, or a new one.
    func materialize(_ row: StoredRow) -> NSManagedObject {
        let object = find(row.identifier) ?? makeFault(row.identifier)
        if object.values.isEmpty, object.state == .stored { object.fill(row) }
        return object
    }

    /// Reads the values of an object.
    func read(_ object: NSManagedObject) {
        do {
            if let row = try source?.row(object.objectID) { return object.fill(row) }
            RuntimeWarning.issue(
                "CoreData: warning: An NSManagedObject of \(object.entity.name ?? "") is not in the store any more: "
                    + "it has no values.")
        } catch {
            RuntimeWarning.issue("CoreData: error: an object could not be read: \(error.localizedDescription)")
        }
        object.values = object.layout.properties.map { property in
            (property as? NSRelationshipDescription)?.isToMany == true ? .many(IdentifierList()) : .none
        }
        object.committed = object.values
        if object.state == .stored,
            shouldHandleInaccessibleFault(object, for: object.objectID, triggeredByProperty: nil)
        {
            object.state = .deleted
        }
    }

    /// Reads the identifiers of a relationship: as the store has them, and with the changes since the last save.
    func readRelationship(_ index: Int, of object: NSManagedObject) -> (IdentifierList, IdentifierList) {
        var list = IdentifierList()
        guard let relationship = object.layout.relationship(index), object.state != .inserted else {
            return (list, list)
        }
        do {
            list = try source?.related(relationship, of: object.objectID) ?? list
        } catch {
            RuntimeWarning.issue("CoreData: error: a relationship could not be read: \(error.localizedDescription)")
        }
        let stored = list
        for identifier in list.order where find(identifier)?.state == .deleted { list.remove(identifier) }
        guard let inverse = relationship.inverseRelationship, !inverse.isToMany else { return (stored, list) }
        for other in Array(changed.values) + Array(inserted.values) {
            guard let place = other.layout.indexes[inverse.name], other.layout.properties[place] === inverse,
                !other.values.isEmpty
            else { continue }
            if other.values[place] == .one(object.objectID) {
                list.append(other.objectID)
            } else {
                list.remove(other.objectID)
            }
        }
        return (stored, list)
    }

    // MARK: As the source of contexts below

    func canAnswer(_ plan: FetchPlan) -> Bool { true }

    func rows(_ plan: FetchPlan) throws -> [StoredRow] {
        try performAndWait { try objects(plan, includesPending: true).map(snapshot) }
    }

    func count(_ plan: FetchPlan) throws -> Int {
        try performAndWait { try count(plan, includesPending: true) }
    }

    func row(_ identifier: NSManagedObjectID) throws -> StoredRow? {
        try performAndWait {
            if let known = find(identifier) { return known.state == .deleted ? nil : snapshot(known) }
            guard let row = try source?.row(identifier) else { return nil }
            return row
        }
    }

    func related(
        _ relationship: NSRelationshipDescription, of identifier: NSManagedObjectID
    ) throws -> IdentifierList {
        performAndWait {
            guard let object = related(identifier), let index = object.layout.indexes[relationship.name],
                case .many(let list) = object.managed(index)
            else { return IdentifierList() }
            return list
        }
    }

    private func snapshot(_ object: NSManagedObject) -> StoredRow {
        object.realize()
        var values = object.values
        for index in object.layout.relationships where object.layout.relationship(index)?.isToMany == true {
            values[index] = .unread
        }
        return StoredRow(identifier: object.objectID, version: object.version, values: values)
    }
}
