import Foundation

extension NSManagedObjectContext {
    /// Executes a request: batches in the stores, past the context's objects, and fetches without waiting for them.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as NSBatchDeleteRequest: return try execute(delete: request)
        case let request as NSBatchUpdateRequest: return try execute(update: request)
        case let request as NSBatchInsertRequest: return try execute(insert: request)
        case let request as NSPersistentHistoryChangeRequest: return try execute(history: request)
        case let request as any AsynchronousRequest: return request.start(in: self)
        default:
            throw CoreDataError.make(.unsupportedRequest, "Unknown request type: \(type(of: request))")
        }
    }

    /// A context of its own, in which a batch is done as others would do it, and written at once.
    private func worker() -> NSManagedObjectContext {
        let worker = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        worker.persistentStoreCoordinator = persistentStoreCoordinator
        worker.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        worker.transactionAuthor = transactionAuthor
        worker.name = name
        return worker
    }

    /// The objects that the store has for a request.
    func storedObjects(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [NSManagedObject] {
        try worker().objects(try plan(request), includesPending: false)
    }

    private func execute(delete request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
        let worker = worker()
        let identifiers = try request.targets(self)
        for identifier in identifiers {
            // Deleted objects need no deletion.
            if let object = try? worker.existingObject(with: identifier) { worker.delete(object) }
        }
        try worker.saveQuietly()
        let result: Any =
            switch request.resultType {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: identifiers
            case .resultTypeCount: identifiers.count
            }
        return NSBatchDeleteResult(result, request.resultType)
    }

    private func execute(update request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
        let worker = worker()
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: request.entityName)
        fetch.predicate = request.predicate
        fetch.includesSubentities = request.includesSubentities
        let objects = try worker.objects(try plan(fetch), includesPending: false)
        for object in objects {
            for (key, value) in request.propertiesToUpdate ?? [:] {
                let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name ?? ""
                object.setValue(value, forKey: name)
            }
        }
        try worker.saveQuietly()
        let result: Any =
            switch request.resultType {
            case .statusOnlyResultType: true
            case .updatedObjectIDsResultType: objects.map(\.objectID)
            case .updatedObjectsCountResultType: objects.count
            }
        return NSBatchUpdateResult(result, request.resultType)
    }

    private func execute(insert request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
        let worker = worker()
        worker.mergePolicy = mergePolicy
        guard let entity = model?.entitiesByName[request.entityName] else {
            throw CoreDataError.make(.coreData, "The model has no entity named '\(request.entityName)'.")
        }
        var objects: [NSManagedObject] = []
        func make() -> NSManagedObject {
            let object = entity.managedObjectClass.init(entity: entity, insertInto: nil)
            objects.append(object)
            return object
        }
        for values in request.objectsToInsert ?? [] { make().setValuesForKeys(values) }
        if let handler = request.managedObjectHandler {
            while !handler(make()) {}
            objects.removeLast()
        }
        if let handler = request.dictionaryHandler {
            while true {
                let values = NSMutableDictionary()
                if handler(values) { break }
                make().setValuesForKeys(values as? [String: Any] ?? [:])
            }
        }
        for object in objects { worker.insert(object) }
        try worker.saveQuietly()
        let saved = objects.filter { $0.managedObjectContext === worker }
        let result: Any =
            switch request.resultType {
            case .statusOnly: true
            case .objectIDs: saved.map(\.objectID)
            case .count: saved.count
            }
        return NSBatchInsertResult(result, request.resultType)
    }
}
