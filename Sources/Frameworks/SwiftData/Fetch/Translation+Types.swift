import Foundation

/// `is`, `as?` and `as!` of an object: models that inherit from others are in the table of the topmost one.
extension PredicateTranslator {
    /// Returns an object as one of another model; nil where it can be none.
    fileprivate func cast(_ input: any PredicateExpression, to type: Any.Type) throws -> StoreSource? {
        guard let model = type as? any PersistentModel.Type,
            case .object(let source) = try operand(input)
        else { throw Untranslatable("\(input) is no object") }
        guard let target = source.entity.root.family.first(where: { $0.type == model }) else {
            throw Untranslatable("\(model) is no model of the schema that \(source.entity.name) may be")
        }
        let isPossible = source.entity.isKind(of: target) || target.isKind(of: source.entity)
        return isPossible ? .cast(source, target) : nil
    }
}

extension PredicateExpressions.TypeCheck: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        guard case .cast(let source, let entity)? = try translator.cast(input, to: Desired.self) else {
            return .value(.value(.integer(0)), .boolean, isOptional: false)
        }
        return .value(.isKind(source, entity), .boolean, isOptional: false)
    }
}

extension PredicateExpressions.ConditionalCast: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        try translator.cast(input, to: Desired.self).map { .object($0) } ?? .none
    }
}
