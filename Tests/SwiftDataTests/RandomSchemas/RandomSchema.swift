import Foundation
import SwiftData

/// A type of values that random models have.
protocol RandomValue: Codable, Hashable, Sendable {
    static func random(_ random: inout Seeded) -> Self
    /// A condition on a property.
    static func condition<Model: AnyRandomModel>(
        _ slot: Slot<Self>, _ variable: PredicateExpressions.Variable<Model>, _ random: inout Seeded
    ) -> Condition
    /// An order by a property; nil for none.
    static func order<Model: AnyRandomModel>(_ slot: Slot<Self>, _ order: SortOrder) -> SortDescriptor<Model>?
}

extension RandomValue {
    static func order<Model: AnyRandomModel>(_ slot: Slot<Self>, _ order: SortOrder) -> SortDescriptor<Model>? { nil }
    static func condition<Model: AnyRandomModel>(
        _ slot: Slot<Self>, _ variable: PredicateExpressions.Variable<Model>, _ random: inout Seeded
    ) -> Condition { equality(slot, variable, &random) }

    static func equality<Model: AnyRandomModel>(
        _ slot: Slot<Self>, _ variable: PredicateExpressions.Variable<Model>, _ random: inout Seeded
    ) -> Condition {
        let path = PredicateExpressions.build_KeyPath(root: variable, keyPath: \Model.[slot])
        let value = PredicateExpressions.build_Arg(Self.random(&random))
        return random.flip()
            ? PredicateExpressions.build_Equal(lhs: path, rhs: value)
            : PredicateExpressions.build_NotEqual(lhs: path, rhs: value)
    }
}

/// A value that has an order.
protocol RandomComparable: RandomValue, Comparable {}

extension RandomComparable {
    static func order<Model: AnyRandomModel>(_ slot: Slot<Self>, _ order: SortOrder) -> SortDescriptor<Model>? {
        SortDescriptor(\Model.[slot], order: order)
    }

    static func condition<Model: AnyRandomModel>(
        _ slot: Slot<Self>, _ variable: PredicateExpressions.Variable<Model>, _ random: inout Seeded
    ) -> Condition {
        if random.flip() { return equality(slot, variable, &random) }
        let path = PredicateExpressions.build_KeyPath(root: variable, keyPath: \Model.[slot])
        let value = PredicateExpressions.build_Arg(Self.random(&random))
        switch random.below(4) {
        case 0: return PredicateExpressions.build_Comparison(lhs: path, rhs: value, op: .lessThan)
        case 1: return PredicateExpressions.build_Comparison(lhs: path, rhs: value, op: .lessThanOrEqual)
        case 2: return PredicateExpressions.build_Comparison(lhs: path, rhs: value, op: .greaterThan)
        default: return PredicateExpressions.build_Comparison(lhs: path, rhs: value, op: .greaterThanOrEqual)
        }
    }
}

extension Int: RandomComparable {
    static func random(_ random: inout Seeded) -> Int { random.below(7) - 3 }
}

extension String: RandomComparable {
    static func random(_ random: inout Seeded) -> String { random.one(of: ["", "a", "A", "ä", "a\u{308}", "ab", "z"]) }
}

extension Double: RandomComparable {
    static func random(_ random: inout Seeded) -> Double { random.one(of: [0, -1.5, 2.25, 1e300, -.infinity]) }
}

extension Date: RandomComparable {
    static func random(_ random: inout Seeded) -> Date {
        Date(timeIntervalSinceReferenceDate: Double(random.below(4)) * 0.5)
    }
}

extension Bool: RandomValue {
    static func random(_ random: inout Seeded) -> Bool { random.flip() }
}

extension Optional: RandomValue where Wrapped: RandomComparable {
    static func random(_ random: inout Seeded) -> Wrapped? { random.below(3) == 0 ? nil : Wrapped.random(&random) }
    static func order<Model: AnyRandomModel>(_ slot: Slot<Self>, _ order: SortOrder) -> SortDescriptor<Model>? {
        SortDescriptor(\Model.[slot], order: order)
    }
}

/// A condition, whatever its expressions are.
typealias Condition = any StandardPredicateExpression<Bool>

/// A property with a value.
struct ValueSlot<Value: RandomValue>: SlotKind {
    let start: Value
    var initial: Any? { _Stored(start) }

    func metadata<Model: AnyRandomModel>(_ model: Model.Type, _ index: Int) -> Schema.PropertyMetadata {
        let slot = Slot<Value>(index: index)
        return Schema.PropertyMetadata(
            name: index == 0 ? "number" : "p\(index)", keypath: \Model.[slot], storage: \Model.[held: slot])
    }
}

/// A relationship to one or many objects of a model.
struct RelationSlot<Target: AnyRandomModel>: SlotKind {
    let isToMany: Bool
    let deleteRule: Schema.Relationship.DeleteRule
    /// The place of the property that leads back, where this side names it.
    let inverse: Int?
    /// Makes the key path of the property that leads back.
    let inversePath: @Sendable (Int) -> AnyKeyPath

    var initial: Any? { isToMany ? _Stored<[Target]>([]) : _Stored<Target?>(nil) }

    func metadata<Model: AnyRandomModel>(_ model: Model.Type, _ index: Int) -> Schema.PropertyMetadata {
        let relationship = Schema.Relationship(deleteRule: deleteRule, inverse: inverse.map(inversePath))
        if isToMany {
            let slot = Slot<[Target]>(index: index)
            return Schema.PropertyMetadata(
                name: "p\(index)", keypath: \Model.[slot], storage: \Model.[held: slot], metadata: relationship)
        }
        let slot = Slot<Target?>(index: index)
        return Schema.PropertyMetadata(
            name: "p\(index)", keypath: \Model.[slot], storage: \Model.[held: slot], metadata: relationship)
    }
}

/// Two properties that lead to each other.
struct RelationPair: Sendable {
    struct Side: Sendable {
        var entity: Int
        var slot: Int
        var isToMany: Bool
        var deleteRule: Schema.Relationship.DeleteRule
    }
    var sides: [Side]
}

/// Models with random properties and relationships.
struct RandomSchema {
    var models: [any AnyRandomModel.Type]
    var pairs: [RelationPair] = []
    private static let types: [any RandomValue.Type] = [
        Int.self, String.self, Double.self, Date.self, Bool.self, Int?.self, String?.self, Double?.self, Date?.self,
    ]

    /// The types of values, by entities and places; nil for relationships.
    var values: [[(any RandomValue.Type)?]]

    init(_ seed: UInt64, _ random: inout Seeded) {
        let count = 2 + random.below(3)
        models = (0..<UInt64(count)).map { Name.model(seed * 8 + $0 + 8) }
        values = models.map { _ in
            [Int.self] + (0..<1 + random.below(4)).map { _ in random.one(of: Self.types) }
        }
        var slots: [[any SlotKind]] = values.map { types in
            types.map { type in
                func make<Value: RandomValue>(_ type: Value.Type) -> any SlotKind {
                    ValueSlot(start: Value.random(&random))
                }
                return type.map { make($0) } ?? ValueSlot(start: 0)
            }
        }
        for _ in 0..<1 + random.below(4) {
            let sides = (0..<2).map { _ -> RelationPair.Side in
                let entity = random.below(count)
                values[entity].append(nil)
                return RelationPair.Side(
                    entity: entity, slot: values[entity].count - 1, isToMany: random.flip(),
                    deleteRule: random.below(4) == 0 ? .cascade : .nullify)
            }
            pairs.append(RelationPair(sides: sides))
            for (own, other) in [(0, 1), (1, 0)] {
                let names = own == 0 || random.flip()
                slots[sides[own].entity].append(
                    Self.relation(
                        sides[own], models[sides[own].entity], sides[other], models[sides[other].entity], names))
            }
        }
        for (model, slots) in zip(models, slots) { RandomEntity(slots: slots).define(model) }
    }

    private static func relation(
        _ own: RelationPair.Side, _ owner: any AnyRandomModel.Type, _ other: RelationPair.Side,
        _ target: any AnyRandomModel.Type, _ namesInverse: Bool
    ) -> any SlotKind {
        func make<Owner: AnyRandomModel, Target: AnyRandomModel>(
            _ owner: Owner.Type, _ target: Target.Type
        ) -> any SlotKind {
            RelationSlot<Target>(
                isToMany: own.isToMany, deleteRule: own.deleteRule, inverse: namesInverse ? other.slot : nil
            ) { index in
                other.isToMany
                    ? \Target.[Slot<[Owner]>(index: index)] : \Target.[Slot<Owner?>(index: index)]
            }
        }
        return make(owner, target)
    }
}
