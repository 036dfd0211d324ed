import Foundation

extension HistoricalStore {
    /// Returns the saves that a description asks for.
    func history(
        _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>, _ schema: Schema
    ) throws -> [DefaultHistoryTransaction] {
        let forgotten = try forgotten()
        let tokens = (descriptor.predicate?.expression).map { historyTokens(in: $0, depth: 0) } ?? []
        if tokens.contains(where: { $0.storeIdentifier == identifier && $0.number < forgotten }) {
            throw SwiftDataError(
                .historyTokenExpired, "The token is of a part of the history that was deleted. Fetch a new one.")
        }
        var found = try transactions(after: 0).map {
            DefaultHistoryTransaction($0, store: identifier, schema: schema)
        }
        if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        let limit = Int(clamping: descriptor.fetchLimit)
        return limit > 0 && limit < found.count ? Array(found[..<limit]) : found
    }

    func forget(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>, _ schema: Schema) throws {
        try forget(history(descriptor, schema).map(\.transactionIdentifier))
    }
}

/// The tokens that a condition compares with.
private func historyTokens(in expression: Any, depth: Int) -> [DefaultHistoryToken] {
    if let token = expression as? DefaultHistoryToken { return [token] }
    if depth > 100 { return [] }
    return Mirror(reflecting: expression).children.flatMap { historyTokens(in: $0.value, depth: depth + 1) }
}

extension ModelContext {
    /// Returns the saves that a description asks for, of all stores that have a history of this type.
    ///
    /// Throws `SwiftDataError.historyTokenExpired` where the condition names a token of a part of the history that was
    /// deleted.
    public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
        var found: [T] = []
        for store in try histories(of: T.self) {
            func open<S: HistoryProviding>(_ store: S) throws {
                guard let own = descriptor as? HistoryDescriptor<S.HistoryType> else { return }
                found += try store.fetchHistory(own) as? [T] ?? []
            }
            try open(store)
        }
        return found
    }

    /// Forgets the saves that a description asks for.
    public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
        for store in try histories(of: T.self) {
            func open<S: HistoryProviding>(_ store: S) throws {
                guard let own = descriptor as? HistoryDescriptor<S.HistoryType> else { return }
                try store.deleteHistory(own)
            }
            try open(store)
        }
    }

    private func histories<T: HistoryTransaction>(of type: T.Type) throws -> [any HistoryProviding] {
        let found = content.dataStores.compactMap { $0 as? any HistoryProviding }
        if found.isEmpty { throw DataStoreError.unsupportedFeature }
        return found
    }
}
