import Foundation

private func boolean(_ expression: StoreExpression) -> StoreOperand { .value(expression, .boolean, isOptional: false) }

extension PredicateTranslator {
    /// Translates the condition on the objects that a relationship leads to.
    func elements(
        _ sequence: any PredicateExpression, _ id: PredicateExpressions.VariableID, _ test: any PredicateExpression
    ) throws -> (Schema.Relation, StoreSource, Int, StoreExpression?, StoreExpression) {
        guard case .objects(let relation, let source, let number, let condition) = try operand(sequence) else {
            throw Untranslatable("\(sequence) is no relationship")
        }
        let test = try with(id, as: .object(.row(number, relation.target))) { try boolean(test) }
        return (relation, source, number, condition, test)
    }
}

private func both(_ a: StoreExpression?, _ b: StoreExpression) -> StoreExpression { a.map { .and($0, b) } ?? b }

extension PredicateExpressions.SequenceContainsWhere: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        let (relation, source, number, condition, test) = try translator.elements(sequence, variable.key, test)
        return boolean(.exists(relation, from: source, as: number, where: both(condition, test)))
    }
}

extension PredicateExpressions.SequenceAllSatisfy: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        let (relation, source, number, condition, test) = try translator.elements(sequence, variable.key, test)
        return boolean(.not(.exists(relation, from: source, as: number, where: both(condition, .not(test)))))
    }
}

extension PredicateExpressions.Filter: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        let (relation, source, number, condition, test) = try translator.elements(sequence, variable.key, filter)
        return .objects(relation, from: source, as: number, where: both(condition, test))
    }
}

extension PredicateExpressions.SequenceContains: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        switch try translator.operand(sequence) {
        case .list(let list, let type):
            let (value, valueType, _) = try translator.value(element)
            if list.isEmpty { return boolean(.value(.integer(0))) }
            return boolean(.isIn(value, list, valueType == .integer ? type : valueType))
        case .objects(let relation, let source, let number, let condition):
            let (key, type, _) = try translator.value(element)
            guard type == .key else { throw Untranslatable("\(self)") }
            let test = StoreExpression.isSame(.key(.row(number, relation.target)), key, .key)
            return boolean(.exists(relation, from: source, as: number, where: both(condition, test)))
        case .value(let text, .text, _):
            // A text contains a character.
            let (part, _, _) = try translator.value(element)
            return boolean(.text(.contains, [text, part]))
        default:
            throw Untranslatable("\(self)")
        }
    }
}

extension PredicateTranslator {
    func text(
        _ function: StoreExpression.TextFunction, _ a: any PredicateExpression, _ b: any PredicateExpression
    ) throws -> StoreOperand {
        let (text, type, isOptional) = try value(a)
        let (part, otherType, isOtherOptional) = try value(b)
        guard type == .text, otherType == .text else { throw Untranslatable("\(a) is no text") }
        return .value(.text(function, [text, part]), .boolean, isOptional: isOptional || isOtherOptional)
    }
}

extension PredicateExpressions.CollectionContainsCollection: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        try translator.text(.contains, base, other)
    }
}

extension PredicateExpressions.SequenceStartsWith: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        try translator.text(.starts, base, prefix)
    }
}

extension PredicateExpressions.RangeExpressionContains: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        guard let range = range as? any TranslatableRange else { throw Untranslatable("\(range) is no known range") }
        let (value, type, isOptional) = try translator.value(element)
        let bounds = try range.bounds(translator)
        return .value(
            .and(
                .compare(.greaterOrEqual, value, bounds.lower, type),
                .compare(bounds.isClosed ? .lessOrEqual : .less, value, bounds.upper, type)), .boolean,
            isOptional: isOptional)
    }
}

/// A range of Foundation's expressions whose bounds are known.
private protocol TranslatableRange {
    func bounds(
        _ translator: PredicateTranslator
    ) throws -> (lower: StoreExpression, upper: StoreExpression, isClosed: Bool)
}

extension PredicateExpressions.Range: TranslatableRange {
    func bounds(
        _ translator: PredicateTranslator
    ) throws -> (lower: StoreExpression, upper: StoreExpression, isClosed: Bool) {
        (try translator.value(lower).0, try translator.value(upper).0, false)
    }
}

extension PredicateExpressions.ClosedRange: TranslatableRange {
    func bounds(
        _ translator: PredicateTranslator
    ) throws -> (lower: StoreExpression, upper: StoreExpression, isClosed: Bool) {
        (try translator.value(lower).0, try translator.value(upper).0, true)
    }
}

extension PredicateExpressions.Value: TranslatableRange {
    fileprivate func bounds(
        _ translator: PredicateTranslator
    ) throws -> (lower: StoreExpression, upper: StoreExpression, isClosed: Bool) {
        func constant<T>(_ value: T) throws -> StoreExpression {
            try translator.value(PredicateExpressions.Value(value)).0
        }
        func open<T>(_ range: Swift.Range<T>) throws -> (StoreExpression, StoreExpression, Bool) {
            (try constant(range.lowerBound), try constant(range.upperBound), false)
        }
        func open<T>(_ range: Swift.ClosedRange<T>) throws -> (StoreExpression, StoreExpression, Bool) {
            (try constant(range.lowerBound), try constant(range.upperBound), true)
        }
        switch value {
        case let range as Swift.Range<Int>: return try open(range)
        case let range as Swift.ClosedRange<Int>: return try open(range)
        case let range as Swift.Range<Double>: return try open(range)
        case let range as Swift.ClosedRange<Double>: return try open(range)
        case let range as Swift.Range<Date>: return try open(range)
        case let range as Swift.ClosedRange<Date>: return try open(range)
        case let range as Swift.Range<String>: return try open(range)
        case let range as Swift.ClosedRange<String>: return try open(range)
        default: throw Untranslatable("\(Output.self) is no known range")
        }
    }
}
