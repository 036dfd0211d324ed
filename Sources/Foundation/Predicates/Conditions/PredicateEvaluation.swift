import Foundation

/// Asks objects what conditions ask for.
package struct PredicateEvaluation {
    package let object: PredicateValue
    package var variables: [String: PredicateValue]

    package init(object: PredicateValue, variables: [String: PredicateValue] = [:]) {
        (self.object, self.variables) = (object, variables)
    }

    package func holds(_ node: PredicateNode) -> Bool {
        switch node {
        case .constant(let value): value
        case .and(let parts): parts.allSatisfy(holds)
        case .or(let parts): parts.contains(where: holds)
        case .not(let part): !holds(part)
        case .comparison(let comparison): holds(comparison)
        case .foreign(let predicate):
            predicate.evaluate(with: object.any, substitutionVariables: variables.compactMapValues(\.any))
        }
    }

    private func holds(_ comparison: PredicateComparison) -> Bool {
        let left = value(comparison.left)
        let right = value(comparison.right)
        func test(_ value: PredicateValue) -> Bool {
            Self.compare(value, comparison.comparison, right, comparison.options)
        }
        switch comparison.modifier {
        case .direct: return test(left)
        case .any: return (left.elements ?? [left]).contains(where: test)
        case .all: return (left.elements ?? [left]).allSatisfy(test)
        case .none: return !(left.elements ?? [left]).contains(where: test)
        }
    }

    package static func compare(
        _ left: PredicateValue, _ comparison: PredicateComparison.Operator, _ right: PredicateValue,
        _ options: TextOptions
    ) -> Bool {
        switch comparison {
        case .equal: return left.isEqual(right, options)
        case .notEqual: return !left.isEqual(right, options)
        case .less: return left.order(right, options) == .orderedAscending
        case .greater: return left.order(right, options) == .orderedDescending
        case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(left.order(right, options))
        case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(left.order(right, options))
        case .isIn:
            if let list = right.elements { return list.contains { left.isEqual($0, options) } }
            guard case .text(let part) = left, case .text(let whole) = right else { return false }
            return TextMatching.test(.contains, whole, part, options)
        case .between:
            guard let bounds = right.elements, bounds.count == 2 else { return false }
            return compare(left, .greaterOrEqual, bounds[0], options)
                && compare(left, .lessOrEqual, bounds[1], options)
        case .contains:
            if let list = left.elements { return list.contains { $0.isEqual(right, options) } }
            fallthrough
        case .beginsWith, .endsWith, .like, .matches:
            guard case .text(let text) = left, case .text(let other) = right else { return false }
            return TextMatching.test(comparison, text, other, options)
        }
    }

    package func value(_ expression: PredicateOperand) -> PredicateValue {
        switch expression {
        case .constant(let value): return value
        case .keyPath(let path): return KeyPathReading.value(path, of: object)
        case .variable(let name, let path): return KeyPathReading.value(path, of: variables[name] ?? .none)
        case .list(let parts): return .list(parts.map(value))
        case .function(let name, let arguments): return PredicateFunction.call(name, arguments.map(value))
        case .subquery(let collection, let name, let condition, let path):
            let found = (value(collection).elements ?? []).filter { element in
                var inner = self
                inner.variables[name] = element
                return inner.holds(condition)
            }
            return KeyPathReading.value(path, of: .list(found))
        }
    }
}
