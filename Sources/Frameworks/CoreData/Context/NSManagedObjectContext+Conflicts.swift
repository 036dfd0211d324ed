import Foundation

/// Brings objects together with what others have saved.
extension NSManagedObjectContext {
    /// The differences between the rows that objects were read from and the store's present rows.
    func conflicts(of objects: [NSManagedObject]) -> [NSMergeConflict] {
        objects.map { object in
            let row = (try? source?.row(object.objectID)) ?? nil
            return NSMergeConflict(
                source: object, newVersion: Int(row?.version ?? 0), oldVersion: Int(object.version),
                cachedSnapshot: object.snapshot(object.committed), persistedSnapshot: object.snapshot(row?.values))
        }
    }

    func conflict(_ rival: RivalConflict) -> NSConstraintConflict {
        let other = rival.database.map { object(with: $0) }
        return NSConstraintConflict(
            constraint: rival.constraint, database: other, databaseSnapshot: other?.snapshot(other?.committed),
            conflictingObjects: rival.objects, conflictingSnapshots: rival.objects.map { $0.snapshot($0.values) ?? [:] }
        )
    }

    /// Asks the policy about objects that others have changed.
    func resolve(_ objects: [NSManagedObject]) throws {
        let conflicts = conflicts(of: objects)
        let before = objects.map(\.version)
        try policy.resolve(optimisticLockingConflicts: conflicts)
        for (object, version) in zip(objects, before) where object.version == version {
            // A policy of the app's own has given the object the values that are to be saved.
            guard let row = try source?.row(object.objectID) else { continue }
            object.version = row.version
        }
    }

    /// Merges an object that others have changed with the store's values.
    func resolve(_ object: NSManagedObject, _ type: NSMergePolicyType) throws {
        let keepsOwn = type == .mergeByPropertyObjectTrumpMergePolicyType || type == .overwriteMergePolicyType
        guard let row = try source?.row(object.objectID) else {
            return resolveMissing(object, keepsOwn: keepsOwn)
        }
        if object.state == .deleted {
            object.version = row.version
            if keepsOwn { return }
            deleted[object.objectID] = nil
            object.state = .stored
            object.values = object.committed ?? object.values
        }
        object.merge(row, type)
        if object.changedIndexes.isEmpty { changed[object.objectID] = nil }
        object.awake(fromSnapshotEvents: .mergePolicy)
        tell(.refreshed, object)
    }

    /// The row is gone: the object becomes a new one, or goes as well.
    private func resolveMissing(_ object: NSManagedObject, keepsOwn: Bool) {
        changed[object.objectID] = nil
        if keepsOwn, object.state != .deleted {
            object.state = .inserted
            object.committed = nil
            inserted[object.objectID] = object
        } else {
            deleted[object.objectID] = nil
            tell(.deleted, object)
            unregister(object)
            object.state = .detached
        }
    }

    /// Resolves a conflict of unique values in favor of the object in the store.
    func giveWay(_ object: NSManagedObject) {
        for index in object.layout.relationships {
            guard let relationship = object.layout.relationship(index) else { continue }
            for identifier in object.objectIDs(forRelationshipNamed: relationship.name) {
                related(identifier)?.detach(object, from: relationship)
            }
        }
        if object.state == .inserted {
            inserted[object.objectID] = nil
            tell(.deleted, object)
            unregister(object)
            object.state = .detached
        } else {
            changed[object.objectID] = nil
            takeBack(object)
        }
    }
}

extension NSManagedObject {
    /// Values by the properties' names, without relationships to many; `NSNull` where there is none.
    func snapshot(_ values: [ManagedValue]?) -> [String: Any]? {
        guard let values, !values.isEmpty else { return nil }
        var found: [String: Any] = [:]
        for (index, value) in values.enumerated() where layout.relationship(index)?.isToMany != true {
            if case .one(let identifier) = value {
                found[layout.properties[index].name] = identifier
            } else {
                found[layout.properties[index].name] = value.any ?? NSNull()
            }
        }
        return found
    }
}
