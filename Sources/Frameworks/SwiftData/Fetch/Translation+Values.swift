import Foundation
import SQLiteAccess

extension PredicateExpressions.Variable: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand { try translator.variable(key) }
}

extension PredicateExpressions.NilLiteral: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand { .none }
}

extension PredicateExpressions.Value: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand { try storeOperand(of: value) }
}

extension Optional {
    /// Returns the wrapped value as the store knows it; nil where there is none.
    func storeOperand() throws -> StoreOperand? { try map { try SwiftData.storeOperand(of: $0) } }
}

/// Returns a value of the app as the store knows it.
private func storeOperand<T>(of value: T) throws -> StoreOperand {
    if let optional = value as? any AnyOptional {
        if let wrapped = try optional.storeOperand() { return wrapped }
        guard let type = ValueCoder<T>.find()?.type, type != .json else { return .none }
        return .value(.value(.null), type, isOptional: true)
    }
    if let model = value as? any PersistentModel {
        return .value(.value(.integer(model._$record.key)), .key, isOptional: false)
    }
    if let identifier = value as? PersistentIdentifier {
        return .value(.value(.integer(identifier.key)), .key, isOptional: false)
    }
    if let text = value as? Substring { return try storeOperand(of: String(text)) }
    if let text = value as? Character { return try storeOperand(of: String(text)) }
    if let coder = ValueCoder<T>.find(), coder.type != .json {
        return .value(.value(try coder.encode(value)), coder.type, isOptional: false)
    }
    if let list = value as? any Sequence {
        func open<S: Sequence>(_ list: S) throws -> StoreOperand {
            var values: [StoreValue] = []
            var type = ValueCoder<S.Element>.find()?.type
            for element in list {
                guard case .value(.value(let stored), let found, _) = try storeOperand(of: element), found != .json
                else {
                    throw Untranslatable("\(S.self) is no list of single values")
                }
                // NaN is in no list, and nil needs a condition of its own.
                if stored == .null { throw Untranslatable("a list with nil") }
                if found.isFloating, case .text = stored { continue }
                type = found
                values.append(stored)
            }
            if values.count > 30_000 { throw Untranslatable("a list of \(values.count) values") }
            return .list(values, type ?? .key)
        }
        return try open(list)
    }
    throw Untranslatable("\(T.self) is not stored as a single value")
}

extension PredicateExpressions.KeyPath: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
        let operand = try translator.operand(root)
        if let kind { return try part(kind, of: operand) }
        switch operand {
        case .object(let source):
            return try translator.property(keyPath, of: source)
        case .value(let value, let type, let isOptional):
            // The raw value is stored.
            if isRawValue { return .value(value, type, isOptional: isOptional) }
            if type == .json, let part = CompositeParts.part(at: keyPath, of: Root.Output.self) {
                var (whole, keys) = (value, [part.key])
                if case .part(let outer, let names, _) = value { (whole, keys) = (outer, names + keys) }
                return .value(
                    .part(whole, keys, part.storeType), part.storeType, isOptional: isOptional || part.isOptional)
            }
        default:
            break
        }
        throw Untranslatable("\(keyPath) is not kept in the store")
    }

    private var isRawValue: Bool {
        func check<R: RawRepresentable>(_ type: R.Type) -> Bool { keyPath as AnyKeyPath == \R.rawValue }
        guard let type = Root.Output.self as? any RawRepresentable.Type else { return false }
        return check(type)
    }

    private func part(_ kind: CommonKeyPathKind, of operand: StoreOperand) throws -> StoreOperand {
        switch (kind, operand) {
        case (.collectionCount, .objects(let relation, let source, let number, let condition)):
            return .value(
                .count(relation, from: source, as: number, where: condition), .integer, isOptional: false)
        case (.collectionIsEmpty, .objects(let relation, let source, let number, let condition)):
            return .value(
                .not(.exists(relation, from: source, as: number, where: condition)), .boolean, isOptional: false)
        case (.collectionCount, .value(let value, .text, let isOptional)):
            return .value(.text(.length, [value]), .integer, isOptional: isOptional)
        case (.collectionIsEmpty, .value(let value, .text, let isOptional)):
            return .value(.isSame(value, .value(.text("")), .text), .boolean, isOptional: isOptional)
        default:
            throw Untranslatable("\(keyPath) of \(root)")
        }
    }
}
