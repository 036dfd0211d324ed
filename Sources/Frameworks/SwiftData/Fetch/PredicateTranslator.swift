import Foundation
import SQLiteAccess

/// Why a condition can't be asked of the store.
struct Untranslatable: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// A part of a condition, as the store knows it.
indirect enum StoreOperand {
    /// A value; nil is possible where it says so.
    case value(StoreExpression, StoreType, isOptional: Bool)
    /// An object.
    case object(StoreSource)
    /// The objects that a relationship leads to, as far as they satisfy a condition.
    case objects(Schema.Relation, from: StoreSource, as: Int, where: StoreExpression?)
    /// Values of the app.
    case list([StoreValue], StoreType)
    /// Nothing.
    case none
}

/// Turns Foundation's conditions into questions for a store.
final class PredicateTranslator {
    let entity: Entity
    /// The properties that were used, by the names of their entities.
    private(set) var dependencies: [String: Set<Int>] = [:]
    private var variables: [PredicateExpressions.VariableID: StoreOperand] = [:]
    private var count = 0

    init(_ entity: Entity) { self.entity = entity }

    /// Returns a condition; throws where a part of it can't be translated.
    func condition<T: PersistentModel>(_ predicate: Predicate<T>) throws -> StoreExpression {
        variables[predicate.variable.key] = .object(.row(0, entity))
        return try boolean(predicate.expression)
    }

    /// Returns the expression for a key path, for an order; nil where the store does not know it.
    func order(_ path: AnyKeyPath) -> (StoreExpression, StoreType)? {
        guard let index = entity.byKeyPath[path] else { return partOrder(path) }
        guard let type = entity.properties[index].storeType, type != .json, !entity.properties[index].isExternal else {
            return nil
        }
        dependencies[entity.name, default: []].insert(index)
        return (.column(.row(0, entity), index), type)
    }

    /// A part of a property's value.
    private func partOrder(_ path: AnyKeyPath) -> (StoreExpression, StoreType)? {
        for (whole, index) in entity.byKeyPath where entity.properties[index].storeType == .json {
            if entity.properties[index].isTransformed { continue }
            var places = CompositeParts.of(type(of: whole).valueType).map {
                ($0, whole.appending(path: $0.keyPath), [$0.key])
            }
            while let (part, found, keys) = places.popLast() {
                if found == path, part.storeType != .json {
                    dependencies[entity.name, default: []].insert(index)
                    return (.part(.column(.row(0, entity), index), keys, part.storeType), part.storeType)
                }
                places += part.parts.map { ($0, found?.appending(path: $0.keyPath), keys + [$0.key]) }
            }
        }
        return nil
    }

    func operand(_ expression: any PredicateExpression) throws -> StoreOperand {
        guard let expression = expression as? any TranslatableExpression else {
            throw Untranslatable("\(type(of: expression)) has no counterpart in the store")
        }
        return try expression.translate(self)
    }

    func boolean(_ expression: any PredicateExpression) throws -> StoreExpression {
        guard case .value(let value, _, _) = try operand(expression) else {
            throw Untranslatable("\(expression) is no condition")
        }
        return value
    }

    /// Returns a value, and how it is compared.
    func value(_ expression: any PredicateExpression) throws -> (StoreExpression, StoreType, isOptional: Bool) {
        switch try operand(expression) {
        case .value(let value, let type, let isOptional):
            if type == .json { throw Untranslatable("\(expression) has several parts, which are compared in Swift") }
            return (value, type, isOptional)
        case .object(let source):
            return (.key(source), .key, true)
        case .none:
            return (.value(.null), .integer, true)
        default:
            throw Untranslatable("\(expression) is no single value")
        }
    }

    func variable(_ id: PredicateExpressions.VariableID) throws -> StoreOperand {
        guard let found = variables[id] else { throw Untranslatable("an unknown variable") }
        return found
    }

    /// Translates a closure's content, with its variable standing for an operand.
    func with<Result>(
        _ id: PredicateExpressions.VariableID, as operand: StoreOperand, _ body: () throws -> Result
    ) rethrows -> Result {
        variables[id] = operand
        defer { variables[id] = nil }
        return try body()
    }

    /// Returns the property of an object at a key path.
    func property(_ path: AnyKeyPath, of source: StoreSource) throws -> StoreOperand {
        let entity = source.entity
        guard let index = entity.byKeyPath[path] else {
            if isIdentity(path) { return .value(.key(source), .key, isOptional: false) }
            throw Untranslatable("\(path) is not kept in the store")
        }
        dependencies[entity.name, default: []].insert(index)
        let property = entity.properties[index]
        if property.isExternal { throw Untranslatable("\(property.name) may lie beside the store") }
        guard let relation = entity.relationships[index] else {
            return .value(.column(source, index), property.storeType ?? .json, isOptional: property.isOptional)
        }
        // A change on the other side changes this one.
        dependencies[relation.target.name, default: []].formUnion(relation.inverseIndex.map { [$0] } ?? [])
        if !relation.isToMany { return .object(.related(source, relation)) }
        count += 1
        return .objects(relation, from: source, as: count, where: nil)
    }

    private func isIdentity(_ path: AnyKeyPath) -> Bool { type(of: path).valueType == PersistentIdentifier.self }
}

/// An expression of Foundation that stores understand.
protocol TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> StoreOperand
}
