import Foundation

extension NSManagedObjectContext {
    func execute(history request: NSPersistentHistoryChangeRequest) throws -> NSPersistentHistoryResult {
        guard let coordinator = persistentStoreCoordinator else {
            throw CoreDataError.make(.coreData, "The context has no persistent store coordinator.")
        }
        let stores = (request.affectedStores ?? coordinator.persistentStores).filter(\.keepsHistory)
        if stores.isEmpty {
            throw CoreDataError.make(
                .unsupportedRequest,
                "No store has a history: set NSPersistentHistoryTrackingKey in the options of its description.")
        }
        if request.isDeletion {
            for store in stores { try store.forgetHistory(before: request.place) }
            return NSPersistentHistoryResult(true, request.resultType)
        }
        let needsChanges = request.resultType != .transactionsOnly || request.fetchRequest?.entityName == "Change"
        var found = try stores.flatMap { try $0.history(after: request.place, withChanges: needsChanges) }
        guard let fetch = request.fetchRequest else {
            return result(request, found, found.flatMap { $0.changes ?? [] })
        }
        if fetch.entityName == "Change" {
            let changes = Self.select(found.flatMap { $0.changes ?? [] }, fetch, \.values)
            let wanted = Set(changes.compactMap { $0.transaction.map(ObjectIdentifier.init) })
            found.removeAll { !wanted.contains(ObjectIdentifier($0)) }
            return result(request, found, changes)
        }
        found = Self.select(found, fetch, \.values)
        return result(request, found, found.flatMap { $0.changes ?? [] })
    }

    private func result(
        _ request: NSPersistentHistoryChangeRequest, _ transactions: [NSPersistentHistoryTransaction],
        _ changes: [NSPersistentHistoryChange]
    ) -> NSPersistentHistoryResult {
        // Changes that are returned without their transactions name them all the same.
        if request.resultType == .changesOnly { for change in changes { change.kept = change.transaction } }
        let result: Any =
            switch request.resultType {
            case .statusOnly: true
            case .objectIDs:
                changes.map(\.changedObjectID).reduce(into: [NSManagedObjectID]()) { known, next in
                    if !known.contains(next) { known.append(next) }
                }
            case .count: transactions.count
            case .transactionsOnly, .transactionsAndChanges: transactions
            case .changesOnly: changes
            }
        return NSPersistentHistoryResult(result, request.resultType)
    }

    /// The elements that satisfy a request's condition, in its order.
    private static func select<Element>(
        _ all: [Element], _ fetch: NSFetchRequest<any NSFetchRequestResult>, _ values: (Element) -> [String: Any]
    ) -> [Element] {
        var found = all.map { (element: $0, values: PredicateValue.other(values($0))) }
        if let condition = fetch.predicate?.node {
            found.removeAll { !PredicateEvaluation(object: $0.values).holds(condition) }
        }
        let keys = (fetch.sortDescriptors ?? []).map(\.sortKey)
        if !keys.isEmpty {
            found.sort { a, b in
                for key in keys {
                    switch key.order(
                        KeyPathReading.value(key.path, of: a.values), KeyPathReading.value(key.path, of: b.values))
                    {
                    case .orderedAscending: return true
                    case .orderedDescending: return false
                    case .orderedSame: continue
                    }
                }
                return false
            }
        }
        let rest = found.dropFirst(fetch.fetchOffset)
        return (fetch.fetchLimit > 0 ? rest.prefix(fetch.fetchLimit) : rest).map(\.element)
    }
}

extension NSPersistentStoreCoordinator {
    /// Returns the place behind the last saves of stores; of all of the coordinator's without a list.
    public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
        let wanted = stores?.compactMap { $0 as? NSPersistentStore } ?? persistentStores
        var numbers: [String: Int64] = [:]
        for store in wanted where store.keepsHistory {
            if let last = try? store.objects.lastSave() { numbers[store.identifier ?? ""] = last }
        }
        return numbers.isEmpty ? nil : NSPersistentHistoryToken(numbers)
    }
}
