import Foundation
import SwiftData

/// A property of a `RandomModel`, by its place.
struct Slot<Value>: Hashable, Sendable {
    var index: Int
}

/// A model whose properties are found out when the program runs: each type of `Name` is a model of its own.
///
/// It does by hand what `@Model` writes.
final class RandomModel<Name>: PersistentModel, AnyRandomModel {
    var _$record = _ModelRecord()
    /// What each property holds; nil for what is not read yet.
    private var held: [Any?]

    init() { held = Self.description.slots.map(\.initial) }
    required init(_$fault: _Fault) { held = Array(repeating: nil, count: Self.description.slots.count) }

    static var description: RandomEntity { RandomEntity.of(Self.self) }
    static var schemaMetadata: [Schema.PropertyMetadata] {
        description.slots.enumerated().map { $1.metadata(Self.self, $0) }
    }
    static var _$constraints: [_SchemaConstraint] { [] }

    subscript<Value>(held slot: Slot<Value>) -> _Stored<Value> {
        get { held[slot.index] as? _Stored<Value> ?? .fault }
        set { held[slot.index] = newValue }
    }

    subscript<Value>(slot: Slot<Value>) -> Value {
        get {
            _$access(\.[slot])
            if case .value(let value) = self[held: slot] { return value }
            return _$load(slot.index, self[held: slot])
        }
        set {
            let old = _$old(slot.index, self[held: slot])
            _$withMutation(\.[slot]) { self[held: slot] = _Stored(newValue) }
            _$changed(slot.index, from: old)
        }
    }
}

/// A `RandomModel`, whatever its name.
protocol AnyRandomModel: PersistentModel {
    init()
    subscript<Value>(slot: Slot<Value>) -> Value { get set }
    subscript<Value>(held slot: Slot<Value>) -> _Stored<Value> { get set }
}

extension AnyRandomModel {
    /// What the objects are told apart by.
    var number: Int {
        get { self[Slot<Int>(index: 0)] }
        set { self[Slot<Int>(index: 0)] = newValue }
    }
}

/// What a property is: a value of some type, or a relationship.
protocol SlotKind: Sendable {
    /// What a new object has.
    var initial: Any? { get }
    func metadata<Model: AnyRandomModel>(_ model: Model.Type, _ index: Int) -> Schema.PropertyMetadata
}

/// A model's properties.
struct RandomEntity: Sendable {
    var slots: [any SlotKind]

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: RandomEntity] = [:]

    static func of(_ type: any AnyRandomModel.Type) -> RandomEntity {
        lock.withLock { known[ObjectIdentifier(type)] } ?? RandomEntity(slots: [])
    }

    /// Makes a model of a type that has none yet.
    func define(_ type: any AnyRandomModel.Type) { Self.lock.withLock { Self.known[ObjectIdentifier(type)] = self } }
}

/// Names of models: there are as many as anyone needs, by nesting these.
enum Name {
    enum A<T> {}
    enum B<T> {}
    enum C<T> {}
    enum D<T> {}
    enum End {}

    /// Returns the model with a number.
    static func model(_ number: UInt64) -> any AnyRandomModel.Type {
        func nest<T>(_ type: T.Type, _ rest: UInt64) -> any AnyRandomModel.Type {
            if rest == 0 { return RandomModel<T>.self }
            switch rest % 4 {
            case 0: return nest(A<T>.self, rest / 4)
            case 1: return nest(B<T>.self, rest / 4)
            case 2: return nest(C<T>.self, rest / 4)
            default: return nest(D<T>.self, rest / 4)
            }
        }
        return nest(End.self, number)
    }
}
