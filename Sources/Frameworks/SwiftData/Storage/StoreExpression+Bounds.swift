/// Conditions for a store that does not treat all texts as Swift does: a condition that all wanted objects
/// satisfy, of which Swift then selects the right ones.
extension StoreExpression {
    /// Whether the store's answer is Swift's.
    func isExact(_ answers: StoreAnswers) -> Bool {
        if case .text(let function, _) = self, !answers.exactTexts.contains(function) { return false }
        if case .part = self, !answers.parts { return false }
        return parts.allSatisfy { $0.isExact(answers) }
    }

    /// A condition that is satisfied wherever this one is; nil where there is none but "always".
    func atLeast(_ answers: StoreAnswers) -> StoreExpression? {
        if isExact(answers) { return self }
        switch self {
        case .and(let a, let b):
            guard let left = a.atLeast(answers) else { return b.atLeast(answers) }
            guard let right = b.atLeast(answers) else { return left }
            return .and(left, right)
        case .or(let a, let b):
            guard let left = a.atLeast(answers), let right = b.atLeast(answers) else { return nil }
            return .or(left, right)
        case .text(let function, let operands):
            guard answers.roughTexts.contains(function), operands.allSatisfy({ $0.isExact(answers) }) else {
                return nil
            }
            return self
        case .exists(let relation, let source, let number, let condition):
            return .exists(relation, from: source, as: number, where: condition?.atLeast(answers))
        default:
            return nil
        }
    }

    /// The expressions that this one is made of.
    private var parts: [StoreExpression] {
        switch self {
        case .value, .key, .column, .isKind: []
        case .compare(_, let a, let b, _), .isSame(let a, let b, _): [a, b]
        case .and(let a, let b), .or(let a, let b), .coalesce(let a, let b), .arithmetic(_, let a, let b): [a, b]
        case .isNull(let a), .not(let a), .negative(let a), .isIn(let a, _, _), .part(let a, _, _): [a]
        case .conditional(let a, let b, let c): [a, b, c]
        case .text(_, let operands): operands
        case .exists(_, _, _, let condition), .count(_, _, _, let condition): condition.map { [$0] } ?? []
        }
    }
}
