import Foundation
import SQLiteAccess

/// The values of a new object's row, as the object gives them all at once.
///
/// `@Model` writes a line for each property, `row.add(1, _title)`: the compiler chooses the way from the property's type.
public struct _RowWriter {
    let entity: Entity
    /// The values of all columns, in their order.
    private(set) var values: [(column: Int, value: StoreValue)] = []
    /// Why the first value that can't be stored can't be.
    private(set) var failure: (any Error)?

    init(_ entity: Entity) {
        self.entity = entity
        values.reserveCapacity(entity.columns.count)
    }

    private mutating func append(_ value: StoreValue) { values.append((values.count, value)) }

    /// Adds the values of an object one by one.
    mutating func add(_ model: any PersistentModel) {
        for index in entity.columns {
            if let relation = entity.relationships[index] {
                append(relation.property.reference(in: model).map { .integer($0) } ?? .null)
                continue
            }
            let property = entity.properties[index]
            add(index) { try property.storeValue(of: model) ?? .null }
        }
    }

    private mutating func add(_ index: Int, _ encode: () throws -> StoreValue) {
        do {
            append(try encode())
        } catch {
            append(.null)
            failure =
                failure
                ?? SwiftDataError(
                    .modelValidationFailure, "\(entity.name).\(entity.properties[index].name) can't be stored: \(error)"
                )
        }
    }

    /// Adds the storage of a property of any type.
    public mutating func addCoded<Value>(_ index: Int, _ stored: _Stored<Value>) {
        if entity.columnIndexes[index] == nil { return }
        guard case .value(let value) = stored, let property = entity.properties[index] as? ValueProperty<Value>,
            let coder = property.coder
        else { return append(.null) }
        add(index) { try coder.encode(value) }
    }

    /// Adds the storage of a property of any type.
    @_disfavoredOverload
    public mutating func add<Value>(_ index: Int, _ stored: _Stored<Value>) { addCoded(index, stored) }

    /// Adds the key of the object that a relationship leads to.
    public mutating func add<Value: _RelationshipValue>(_ index: Int, _ stored: _Stored<Value>) {
        if entity.columnIndexes[index] == nil { return }
        switch stored {
        case .reference(let key): append(.integer(key))
        case .value(let value): append((value._objects.first?._$record.key).map { .integer($0) } ?? .null)
        case .fault: append(.null)
        }
    }

    /// Adds the storage of a property of this type.
    public mutating func add(_ index: Int, _ stored: _Stored<Int>) { addStorable(stored) }
    /// Adds the storage of a property of this type.
    public mutating func add(_ index: Int, _ stored: _Stored<Int?>) { addStorable(stored) }
    /// Adds the storage of a property of this type.
    public mutating func add(_ index: Int, _ stored: _Stored<Bool>) { addStorable(stored) }
    /// Adds the storage of a property of this type.
    public mutating func add(_ index: Int, _ stored: _Stored<String>) { addStorable(stored) }
    /// Adds the storage of a property of this type.
    public mutating func add(_ index: Int, _ stored: _Stored<String?>) { addStorable(stored) }
    /// Adds the storage of a property of this type.
    public mutating func add(_ index: Int, _ stored: _Stored<Double>) { addStorable(stored) }
    /// Adds the storage of a property of this type.
    public mutating func add(_ index: Int, _ stored: _Stored<Double?>) { addStorable(stored) }
    /// Adds the storage of a property of this type.
    public mutating func add(_ index: Int, _ stored: _Stored<Date>) { addStorable(stored) }
    /// Adds the storage of a property of this type.
    public mutating func add(_ index: Int, _ stored: _Stored<Date?>) { addStorable(stored) }
    /// Adds the storage of a property of this type.
    public mutating func add(_ index: Int, _ stored: _Stored<UUID>) { addStorable(stored) }

    private mutating func addStorable<Value: StorableValue>(_ stored: _Stored<Value>) {
        if case .value(let value) = stored { append(value.storeValue) } else { append(.null) }
    }

    private mutating func addStorable<Value: StorableValue>(_ stored: _Stored<Value?>) {
        if case .value(let value?) = stored { append(value.storeValue) } else { append(.null) }
    }
}
