import Foundation
import SQLiteAccess

/// The values of an object's row, as the object takes them all at once.
///
/// `@Model` writes a line for each property, `_title = row.stored(1)`: the compiler chooses the way from the property's type, so
/// that values of the usual types pass without a key path, a closure or generic code.
public struct _Row {
    let entity: Entity
    let values: [StoreValue]

    /// The value in a property's column; missing where it has none.
    private func value(_ index: Int) -> StoreValue {
        guard let column = entity.columnIndexes[index] else { return .null }
        return values[column]
    }

    /// Gives an object its values one by one.
    func fill(_ model: any PersistentModel) {
        for (column, index) in entity.columns.enumerated() {
            entity.properties[index].load(values[column], into: model, notifying: false)
        }
    }

    /// Returns the storage of a property of any type.
    public func coded<Value>(_ index: Int) -> _Stored<Value> {
        guard let property = entity.properties[index] as? ValueProperty<Value>, entity.columnIndexes[index] != nil
        else {
            return .fault
        }
        return property.stored(value(index))
    }

    /// Returns the storage of a property of any type.
    @_disfavoredOverload
    public func stored<Value>(_ index: Int) -> _Stored<Value> { coded(index) }

    /// Returns the storage of a relationship: the key of its object; several objects are read when they are needed.
    public func stored<Value: _RelationshipValue>(_ index: Int) -> _Stored<Value> {
        guard entity.columnIndexes[index] != nil else { return .fault }
        if case .integer(let key) = value(index) { return .reference(key) }
        return Value._make([]).map { .value($0) } ?? .fault
    }

    /// Returns the storage of a property of this type.
    public func stored(_ index: Int) -> _Stored<Int> {
        if case .integer(let number) = value(index) { return .value(Int(number)) }
        return .fault
    }

    /// Returns the storage of a property of this type.
    public func stored(_ index: Int) -> _Stored<Int?> {
        switch value(index) {
        case .integer(let number): .value(Int(number))
        case .null: .value(nil)
        default: .fault
        }
    }

    /// Returns the storage of a property of this type.
    public func stored(_ index: Int) -> _Stored<Bool> {
        if case .integer(let number) = value(index) { return .value(number != 0) }
        return .fault
    }

    /// Returns the storage of a property of this type.
    public func stored(_ index: Int) -> _Stored<String> {
        if case .text(let text) = value(index) { return .value(text) }
        return .fault
    }

    /// Returns the storage of a property of this type.
    public func stored(_ index: Int) -> _Stored<String?> {
        switch value(index) {
        case .text(let text): .value(text)
        case .null: .value(nil)
        default: .fault
        }
    }

    /// Returns the storage of a property of this type.
    public func stored(_ index: Int) -> _Stored<Double> { storable(index) }

    /// Returns the storage of a property of this type.
    public func stored(_ index: Int) -> _Stored<Double?> { optional(index) }

    /// Returns the storage of a property of this type.
    public func stored(_ index: Int) -> _Stored<Date> { storable(index) }

    /// Returns the storage of a property of this type.
    public func stored(_ index: Int) -> _Stored<Date?> { optional(index) }

    /// Returns the storage of a property of this type.
    public func stored(_ index: Int) -> _Stored<UUID> { storable(index) }

    /// Returns the storage of a property of this type.
    public func stored(_ index: Int) -> _Stored<Data> { storable(index) }

    /// Returns the storage of a property of this type.
    public func stored(_ index: Int) -> _Stored<Data?> { optional(index) }

    private func storable<Value: StorableValue>(_ index: Int) -> _Stored<Value> {
        Value(value(index)).map { .value($0) } ?? .fault
    }

    private func optional<Value: StorableValue>(_ index: Int) -> _Stored<Value?> {
        let value = value(index)
        if value == .null { return .value(nil) }
        return Value(value).map { .value($0) } ?? .fault
    }
}
