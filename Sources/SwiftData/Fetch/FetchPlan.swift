import Foundation

/// A fetch as far as the store can answer it, and the rest.
struct FetchPlan<T: PersistentModel> {
    var query: StoreQuery
    /// What Swift has to check of what the store finds: nil where the store's answer is exact.
    var filter: Predicate<T>?
    /// Why the store can't answer it, in words.
    var reason: String?
    /// Whether Swift has to sort what the store finds.
    var sortsInSwift = false
    /// The properties that the condition and the order depend on; those of other entities by their names.
    var dependencies: [String: Set<Int>] = [:]

    init(_ descriptor: FetchDescriptor<T>, entity: Entity) {
        query = StoreQuery(entity: entity)
        let translator = PredicateTranslator(entity)
        if let predicate = descriptor.predicate {
            do {
                query.condition = try translator.condition(predicate)
            } catch {
                filter = predicate
                reason = "\(error)"
            }
        }
        for order in descriptor.sortBy {
            guard let path = order.keyPath, order.stringComparator.map({ $0 == .lexical }) ?? true,
                let (expression, type) = translator.order(path)
            else {
                sortsInSwift = true
                continue
            }
            query.order.append(
                StoreQuery.Order(expression: expression, type: type, isDescending: order.order == .reverse))
        }
        dependencies = translator.dependencies
        if filter == nil, !sortsInSwift {
            query.limit = descriptor.fetchLimit
            query.offset = descriptor.fetchOffset
        }
        if sortsInSwift { query.order = [] }
    }
}
