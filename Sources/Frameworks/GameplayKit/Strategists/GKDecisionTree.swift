import Foundation

/// Questions whose answers lead to an action.
///
/// Follows Apple's [GKDecisionTree](https://developer.apple.com/documentation/gameplaykit/gkdecisiontree). Trees are not kept
/// in files here.
open class GKDecisionTree: NSObject {
    /// The first question; nil for an empty tree.
    open private(set) var rootNode: GKDecisionNode?
    /// The source of choices by chance.
    open var randomSource: any GKRandom = GKRandomSource.sharedRandom()

    /// Creates a tree with a question.
    public init(attribute: any NSObjectProtocol) { rootNode = GKDecisionNode(attribute) }

    /// Creates a tree that learns from examples: rows of answers to questions, each with its action.
    public init(examples: [[any NSObjectProtocol]], actions: [any NSObjectProtocol], attributes: [any NSObjectProtocol])
    {
        super.init()
        let rows = zip(examples, actions).map { (answers: $0, action: $1) }.filter {
            $0.answers.count == attributes.count
        }
        rootNode = Self.learn(rows, Array(attributes.indices), attributes)
    }

    /// Returns the action for answers by their questions; nil if the tree has none.
    open func findAction(forAnswers answers: [AnyHashable: any NSObjectProtocol]) -> (any NSObjectProtocol)? {
        guard var node = rootNode else { return nil }
        while !node.branches.isEmpty {
            let answer = answers.first { ($0.key as NSObject).isEqual(node.attribute) }?.value
            guard let next = node.next(answer, randomSource) else { return nil }
            node = next
        }
        return node.attribute
    }

    private typealias Row = (answers: [any NSObjectProtocol], action: any NSObjectProtocol)

    /// Makes the question that separates the actions best, and the questions below it.
    private static func learn(_ rows: [Row], _ open: [Int], _ attributes: [any NSObjectProtocol]) -> GKDecisionNode? {
        guard let first = rows.first else { return nil }
        let isCertain = rows.allSatisfy { $0.action.isEqual(first.action) }
        guard !isCertain, !open.isEmpty else {
            return GKDecisionNode(groups(rows) { $0.action }.max { $0.rows.count < $1.rows.count }?.key ?? first.action)
        }
        func disorder(_ question: Int) -> Double {
            groups(rows) { $0.answers[question] }.reduce(0) { sum, group in
                let size = Double(group.rows.count)
                return sum
                    + groups(group.rows) { $0.action }.reduce(0) {
                        let share = Double($1.rows.count) / size
                        return $0 - share * log2(share) * size
                    }
            }
        }
        guard let question = open.min(by: { disorder($0) < disorder($1) }) else { return nil }
        let node = GKDecisionNode(attributes[question])
        for group in groups(rows, { $0.answers[question] }) {
            guard let child = learn(group.rows, open.filter { $0 != question }, attributes) else { continue }
            node.branches.append(.init(condition: .value(group.key), node: child))
        }
        return node
    }

    private static func groups(
        _ rows: [Row], _ key: (Row) -> any NSObjectProtocol
    ) -> [(key: any NSObjectProtocol, rows: [Row])] {
        rows.reduce(into: []) { groups, row in
            if let place = groups.firstIndex(where: { $0.key.isEqual(key(row)) }) {
                groups[place].rows.append(row)
            } else {
                groups.append((key(row), [row]))
            }
        }
    }
}

/// A question or an action of a decision tree.
///
/// Follows Apple's [GKDecisionNode](https://developer.apple.com/documentation/gameplaykit/gkdecisionnode).
open class GKDecisionNode: NSObject {
    enum Condition {
        case value(any NSObjectProtocol)
        case predicate(NSPredicate)
        case weight(Int)
    }
    struct Branch {
        let condition: Condition, node: GKDecisionNode
    }

    let attribute: any NSObjectProtocol
    var branches: [Branch] = []

    init(_ attribute: any NSObjectProtocol) { self.attribute = attribute }

    /// Adds a question or an action for an answer.
    @discardableResult
    open func createBranch(value: NSNumber, attribute: any NSObjectProtocol) -> GKDecisionNode {
        add(.value(value), attribute)
    }
    /// Adds a question or an action for answers that a predicate accepts.
    @discardableResult
    open func createBranch(predicate: NSPredicate, attribute: any NSObjectProtocol) -> GKDecisionNode {
        add(.predicate(predicate), attribute)
    }
    /// Adds a question or an action that is chosen by chance: the greater its weight, the more often.
    @discardableResult
    open func createBranch(weight: Int, attribute: any NSObjectProtocol) -> GKDecisionNode {
        add(.weight(weight), attribute)
    }

    private func add(_ condition: Condition, _ attribute: any NSObjectProtocol) -> GKDecisionNode {
        let node = GKDecisionNode(attribute)
        branches.append(Branch(condition: condition, node: node))
        return node
    }

    func next(_ answer: (any NSObjectProtocol)?, _ random: any GKRandom) -> GKDecisionNode? {
        for branch in branches {
            switch branch.condition {
            case .value(let value): if let answer, value.isEqual(answer) { return branch.node }
            case .predicate(let predicate): if let answer, predicate.evaluate(with: answer) { return branch.node }
            case .weight: break
            }
        }
        let weighted: [(Int, GKDecisionNode)] = branches.compactMap {
            if case .weight(let weight) = $0.condition, weight > 0 { (weight, $0.node) } else { nil }
        }
        let whole = weighted.reduce(0) { $0 + $1.0 }
        guard whole > 0 else { return nil }
        var choice = random.nextInt(upperBound: whole)
        for (weight, node) in weighted {
            if choice < weight { return node }
            choice -= weight
        }
        return nil
    }
}
