import Foundation
import SwiftData

/// Makes random conditions on a model: on its values, and on those of objects that it is related to.
struct ConditionMaker<Model: AnyRandomModel> {
    let schema: RandomSchema
    let entity: Int

    func make(
        _ variable: PredicateExpressions.Variable<Model>, depth: Int, _ random: inout Seeded
    ) -> Condition {
        if depth > 0 {
            switch random.below(6) {
            case 0: return both(make(variable, depth: depth - 1, &random), make(variable, depth: depth - 1, &random))
            case 1: return either(make(variable, depth: depth - 1, &random), make(variable, depth: depth - 1, &random))
            case 2: return not(make(variable, depth: depth - 1, &random))
            default: break
            }
            let sides = schema.pairs.flatMap { pair in
                [(pair.sides[0], pair.sides[1]), (pair.sides[1], pair.sides[0])]
            }.filter { $0.0.entity == entity }
            if !sides.isEmpty, random.flip() {
                let (own, other) = random.one(of: sides)
                return related(variable, own, schema.models[other.entity], &random)
            }
        }
        let types = schema.values[entity]
        let places = types.indices.filter { types[$0] != nil }
        let index = random.one(of: Array(places))
        func value<Value: RandomValue>(_ type: Value.Type) -> Condition {
            Value.condition(Slot<Value>(index: index), variable, &random)
        }
        return types[index].map { value($0) } ?? PredicateExpressions.build_Arg(true)
    }

    private func both(_ a: Condition, _ b: Condition) -> Condition {
        func make<A: StandardPredicateExpression<Bool>, B: StandardPredicateExpression<Bool>>(
            _ a: A, _ b: B
        ) -> Condition { PredicateExpressions.build_Conjunction(lhs: a, rhs: b) }
        return make(a, b)
    }

    private func either(_ a: Condition, _ b: Condition) -> Condition {
        func make<A: StandardPredicateExpression<Bool>, B: StandardPredicateExpression<Bool>>(
            _ a: A, _ b: B
        ) -> Condition { PredicateExpressions.build_Disjunction(lhs: a, rhs: b) }
        return make(a, b)
    }

    private func not(_ a: Condition) -> Condition {
        func make<A: StandardPredicateExpression<Bool>>(_ a: A) -> Condition { PredicateExpressions.build_Negation(a) }
        return make(a)
    }

    private func related<Target: AnyRandomModel>(
        _ variable: PredicateExpressions.Variable<Model>, _ own: RelationPair.Side, _ type: Target.Type,
        _ random: inout Seeded
    ) -> Condition {
        typealias E = PredicateExpressions
        if own.isToMany {
            let path = E.build_KeyPath(root: variable, keyPath: \Model.[Slot<[Target]>(index: own.slot)])
            switch random.below(3) {
            case 0:
                return E.build_KeyPath(root: path, keyPath: \.isEmpty)
            case 1:
                return E.build_Comparison(
                    lhs: E.build_KeyPath(root: path, keyPath: \.count), rhs: E.build_Arg(random.below(3)),
                    op: .greaterThan)
            default:
                let slot = Slot<Int>(index: 0)
                let number = random.below(20)
                return E.build_contains(path) { element in
                    E.build_Comparison(
                        lhs: E.build_KeyPath(root: element, keyPath: \Target.[slot]), rhs: E.build_Arg(number),
                        op: .lessThan)
                }
            }
        }
        let path = E.build_KeyPath(root: variable, keyPath: \Model.[Slot<Target?>(index: own.slot)])
        switch random.below(3) {
        case 0:
            return E.build_Equal(lhs: path, rhs: E.build_NilLiteral())
        case 1:
            return E.build_NotEqual(lhs: path, rhs: E.build_NilLiteral())
        default:
            let slot = Slot<Int>(index: 0)
            let number: Int? = random.below(20)
            return E.build_Equal(
                lhs: E.build_flatMap(path) { E.build_KeyPath(root: $0, keyPath: \Target.[slot]) },
                rhs: E.build_Arg(number))
        }
    }
}
