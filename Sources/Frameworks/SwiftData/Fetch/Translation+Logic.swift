import Foundation

private func boolean(_ expression: StoreExpression) -> StoreOperand { .value(expression, .boolean, isOptional: false) }

extension PredicateExpressions.Conjunction: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        boolean(.and(try translator.boolean(lhs), try translator.boolean(rhs)))
    }
}

extension PredicateExpressions.Disjunction: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        boolean(.or(try translator.boolean(lhs), try translator.boolean(rhs)))
    }
}

extension PredicateExpressions.Negation: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        boolean(.not(try translator.boolean(wrapped)))
    }
}

extension PredicateTranslator {
    /// Whether two operands are the same, or both missing.
    func areSame(_ a: any PredicateExpression, _ b: any PredicateExpression) throws -> StoreExpression {
        let (left, leftType, _) = try value(a)
        let (right, rightType, _) = try value(b)
        if case .value(.null) = right { return .isNull(left) }
        if case .value(.null) = left { return .isNull(right) }
        return .isSame(left, right, leftType == .integer ? rightType : leftType)
    }
}

extension PredicateExpressions.Equal: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        boolean(try translator.areSame(lhs, rhs))
    }
}

extension PredicateExpressions.NotEqual: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        boolean(.not(try translator.areSame(lhs, rhs)))
    }
}

extension PredicateExpressions.Comparison: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        let (left, type, a) = try translator.value(lhs)
        let (right, _, b) = try translator.value(rhs)
        if type == .url || type == .data { throw Untranslatable("\(self) compares what has no order") }
        let comparison: StoreExpression.Comparison =
            switch op {
            case .lessThan: .less
            case .lessThanOrEqual: .lessOrEqual
            case .greaterThan: .greater
            case .greaterThanOrEqual: .greaterOrEqual
            }
        return .value(.compare(comparison, left, right, type), .boolean, isOptional: a || b)
    }
}

extension PredicateExpressions.Conditional: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        let (a, type, isOptional) = try translator.value(trueBranch)
        let (b, otherType, isOtherOptional) = try translator.value(falseBranch)
        return .value(
            .conditional(try translator.boolean(test), a, b), type == .integer ? otherType : type,
            isOptional: isOptional || isOtherOptional)
    }
}

extension PredicateExpressions.NilCoalesce: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        let (a, type, _) = try translator.value(lhs)
        let (b, _, isOptional) = try translator.value(rhs)
        return .value(.coalesce(a, b), type, isOptional: isOptional)
    }
}

extension PredicateExpressions.ForcedUnwrap: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        let operand = try translator.operand(inner)
        // A missing value ends the evaluation, and the condition is not satisfied, whatever it says.
        if case .value = operand { throw Untranslatable("\(self): a missing value ends the evaluation") }
        return operand
    }
}

extension PredicateExpressions.OptionalFlatMap: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        let operand = try translator.operand(wrapped)
        let isMissing: StoreExpression
        switch operand {
        case .value(let value, _, _): isMissing = .isNull(value)
        case .object(let source): isMissing = .isNull(.key(source))
        case .none: return .none
        case .objects: return try translator.with(variable.key, as: operand) { try translator.operand(transform) }
        default: throw Untranslatable("\(self)")
        }
        switch try translator.with(variable.key, as: operand, { try translator.operand(transform) }) {
        case .value(let value, let type, _):
            return .value(.conditional(isMissing, .value(.null), value), type, isOptional: true)
        case let other:
            return other
        }
    }
}

extension PredicateExpressions.Arithmetic: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        let operation: StoreExpression.Arithmetic =
            switch op {
            case .add: .add
            case .subtract: .subtract
            case .multiply: .multiply
            }
        return try translator.arithmetic(operation, lhs, rhs)
    }
}

extension PredicateExpressions.IntDivision: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        try translator.arithmetic(.divideIntegers, lhs, rhs)
    }
}

extension PredicateExpressions.IntRemainder: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        try translator.arithmetic(.remainder, lhs, rhs)
    }
}

extension PredicateExpressions.UnaryMinus: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        let (value, type, isOptional) = try translator.value(wrapped)
        guard type == .integer else { throw Untranslatable("\(self)") }
        return .value(.negative(value), type, isOptional: isOptional)
    }
}

extension PredicateTranslator {
    /// Integers only: numbers of other kinds are calculated in Swift, whose NaN and infinity stores don't have.
    func arithmetic(
        _ operation: StoreExpression.Arithmetic, _ a: any PredicateExpression, _ b: any PredicateExpression
    ) throws -> StoreOperand {
        let (left, type, isOptional) = try value(a)
        let (right, otherType, isOtherOptional) = try value(b)
        guard type == .integer, otherType == .integer else { throw Untranslatable("\(a) is no integer") }
        return .value(.arithmetic(operation, left, right), .integer, isOptional: isOptional || isOtherOptional)
    }
}
