import Foundation

/// A fetch as far as the store can answer it, and the rest.
struct FetchPlan<T: PersistentModel> {
    var query: StoreQuery
    /// The condition that Swift must check for the store's results; nil if they are exact.
    var filter: Predicate<T>?
    /// Why the store can't answer it, in words.
    var reason: String?
    /// Whether Swift must sort the store's results.
    var sortsInSwift = false
    /// The properties that the condition and the order depend on; properties of other entities by their names.
    var dependencies: [String: Set<Int>] = [:]

    /// Whether the store knows all parts of the condition and of the order, so that `dependencies` are all.
    private(set) var isKnown = true
    /// The whole condition, wherever it is checked.
    private(set) var condition: StoreExpression?

    init(_ descriptor: FetchDescriptor<T>, store container: ContainerContent, entity: Entity) {
        query = StoreQuery(entity: entity)
        query.descriptor = descriptor
        let answers = container.store(of: entity).answers
        let translator = PredicateTranslator(entity)
        if let predicate = descriptor.predicate {
            do {
                let condition = try translator.condition(predicate)
                self.condition = condition
                if answers.conditions, condition.isExact(answers) {
                    query.condition = condition
                } else {
                    query.condition = answers.conditions ? condition.atLeast(answers) : nil
                    filter = predicate
                    reason = "the store does not compare texts as Swift does"
                }
            } catch {
                filter = predicate
                isKnown = false
                reason = "\(error)"
            }
        }
        for order in descriptor.sortBy {
            guard let path = order.keyPath, let (expression, type) = translator.order(path) else {
                (sortsInSwift, isKnown) = (true, false)
                continue
            }
            guard expression.isExact(answers) else {
                sortsInSwift = true
                continue
            }
            guard order.stringComparator.map({ $0 == .lexical }) ?? true else {
                sortsInSwift = true
                continue
            }
            query.order.append(
                StoreQuery.Order(expression: expression, type: type, isDescending: order.order == .reverse))
        }
        dependencies = translator.dependencies
        if !answers.conditions, !descriptor.sortBy.isEmpty { sortsInSwift = true }
        if filter == nil, !sortsInSwift {
            query.limit = descriptor.fetchLimit
            query.offset = descriptor.fetchOffset
        }
        if sortsInSwift { query.order = [] }
    }
}
