import Foundation

/// A condition and its consequence in a system of rules.
///
/// Follows Apple's [GKRule](https://developer.apple.com/documentation/gameplaykit/gkrule).
open class GKRule: NSObject {
    /// The order of rules: greater ones are tried first; 0 by default.
    open var salience = 0
    private let condition: (GKRuleSystem) -> Bool
    private let action: (GKRuleSystem) -> Void

    /// Creates a rule without a condition of its own, for subclasses: it is never met.
    public override init() {
        condition = { _ in false }
        action = { _ in }
    }
    /// Creates a rule of closures.
    public init(blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void) {
        (condition, self.action) = (predicate, action)
    }
    /// Creates a rule that asserts a fact, by a predicate about the system whose variables are the system's state.
    public convenience init(predicate: NSPredicate, assertingFact fact: any NSObjectProtocol, grade: Float) {
        self.init(
            blockPredicate: { $0.accepts(predicate) }, action: { $0.assertFact(fact, grade: grade) })
    }
    /// Creates a rule that retracts a fact, by a predicate about the system whose variables are the system's state.
    public convenience init(predicate: NSPredicate, retractingFact fact: any NSObjectProtocol, grade: Float) {
        self.init(
            blockPredicate: { $0.accepts(predicate) }, action: { $0.retractFact(fact, grade: grade) })
    }

    /// Returns whether the condition is met.
    open func evaluatePredicate(in system: GKRuleSystem) -> Bool { condition(system) }
    /// Runs the consequence.
    open func performAction(in system: GKRuleSystem) { action(system) }
}

/// A rule with a predicate, whose consequence a subclass has.
open class GKNSPredicateRule: GKRule {
    /// The predicate about the system, whose variables are the system's state.
    public let predicate: NSPredicate

    /// Creates a rule with a predicate.
    public init(predicate: NSPredicate) {
        self.predicate = predicate
        super.init()
    }

    open override func evaluatePredicate(in system: GKRuleSystem) -> Bool { system.accepts(predicate) }
}

/// Rules that find out facts from a state.
///
/// ```swift
/// let system = GKRuleSystem()
/// system.state["distance"] = 3
/// system.add(
///     GKRule(
///         blockPredicate: { ($0.state["distance"] as? Int ?? 0) < 5 },
///         action: { $0.assertFact("near" as NSString) }))
/// system.evaluate()
/// ```
///
/// Follows Apple's [GKRuleSystem](https://developer.apple.com/documentation/gameplaykit/gkrulesystem).
open class GKRuleSystem: NSObject {
    /// The values that rules ask; empty at first.
    open private(set) var state = NSMutableDictionary()
    /// The rules, in the order in which they were added.
    open private(set) var rules: [GKRule] = []
    /// The rules that have not run yet, the first to try first.
    open private(set) var agenda: [GKRule] = []
    /// The rules that have run.
    open private(set) var executed: [GKRule] = []
    private var grades: [(fact: any NSObjectProtocol, grade: Float)] = []

    /// The facts with a grade above 0.
    open var facts: [Any] { grades.map(\.fact) }

    /// Creates a system without rules.
    public override init() {}

    // MARK: Rules

    /// Adds a rule.
    open func add(_ rule: GKRule) {
        guard !rules.contains(where: { $0 === rule }) else { return }
        rules.append(rule)
        let place = agenda.firstIndex { $0.salience < rule.salience } ?? agenda.count
        agenda.insert(rule, at: place)
    }
    /// Adds rules.
    open func add(_ rules: [GKRule]) { for rule in rules { add(rule) } }
    /// Removes all rules.
    open func removeAllRules() { (rules, agenda, executed) = ([], [], []) }

    /// Runs the rules whose conditions are met, each once, beginning again after each.
    open func evaluate() {
        var place = 0
        while place < agenda.count {
            let rule = agenda[place]
            guard rule.evaluatePredicate(in: self) else {
                place += 1
                continue
            }
            agenda.remove(at: place)
            executed.append(rule)
            rule.performAction(in: self)
            place = 0
        }
    }

    /// Removes the facts, and makes all rules run again.
    open func reset() {
        (grades, executed) = ([], [])
        agenda = rules.enumerated().sorted { ($1.element.salience, $0.offset) < ($0.element.salience, $1.offset) }.map(
            \.element)
    }

    func accepts(_ predicate: NSPredicate) -> Bool {
        var variables: [String: Any] = [:]
        for case let (key as String, value) in state { variables[key] = value }
        return predicate.evaluate(with: self, substitutionVariables: variables)
    }

    // MARK: Facts

    /// Returns how sure a fact is, from 0 to 1.
    open func grade(forFact fact: any NSObjectProtocol) -> Float { grades.first { $0.fact.isEqual(fact) }?.grade ?? 0 }
    /// Returns how sure the least sure of some facts is: whether all of them are.
    open func minimumGrade(forFacts facts: [Any]) -> Float {
        facts.compactMap { $0 as? any NSObjectProtocol }.map { grade(forFact: $0) }.min() ?? 0
    }
    /// Returns how sure the surest of some facts is: whether one of them is.
    open func maximumGrade(forFacts facts: [Any]) -> Float {
        facts.compactMap { $0 as? any NSObjectProtocol }.map { grade(forFact: $0) }.max() ?? 0
    }
    /// Makes a fact certain.
    open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }
    /// Makes a fact surer by a grade.
    open func assertFact(_ fact: any NSObjectProtocol, grade: Float) { change(fact, by: grade) }
    /// Removes a fact.
    open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }
    /// Makes a fact less sure by a grade.
    open func retractFact(_ fact: any NSObjectProtocol, grade: Float) { change(fact, by: -grade) }

    private func change(_ fact: any NSObjectProtocol, by grade: Float) {
        let new = min(max(self.grade(forFact: fact) + grade, 0), 1)
        if let place = grades.firstIndex(where: { $0.fact.isEqual(fact) }) {
            if new > 0 { grades[place].grade = new } else { grades.remove(at: place) }
        } else if new > 0 {
            grades.append((fact, new))
        }
    }
}
