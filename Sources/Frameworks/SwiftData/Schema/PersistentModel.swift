import Observation

/// A class whose instances a context keeps in a store; `@Model` writes the conformance.
///
/// Follows Apple's [PersistentModel](https://developer.apple.com/documentation/swiftdata/persistentmodel).
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelationshipValue {
    /// The properties that are kept.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// Constraints of several properties, and indexes.
    static var _$constraints: [_SchemaConstraint] { get }
    /// The key paths of inherited properties, in their order, as this model spells them.
    static var _$inheritedKeyPaths: [AnyKeyPath] { get }
    /// The context's record of the object.
    var _$record: _ModelRecord { get }
    /// Creates an object whose values are read from the store when they are needed.
    init(_$fault: _Fault)
    /// Takes all values of the object's row, without notifying observers of the object.
    func _$fill(_ row: _Row)
    /// Gives all values for the object's row.
    func _$store(_ row: inout _RowWriter)
}

/// Marks the initializer of objects that the store has.
public struct _Fault {}

extension PersistentModel {
    /// Takes the values one by one, for models that `@Model` has not written.
    public func _$fill(_ row: _Row) { row.fill(self) }

    /// Gives the values one by one, for models that `@Model` has not written.
    public func _$store(_ row: inout _RowWriter) { row.add(self) }

    /// No key paths, for models that inherit nothing.
    public static var _$inheritedKeyPaths: [AnyKeyPath] { [] }

    /// The object's identity in its store, which stays the same for its life.
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(
            entityName: _$record.entity?.name ?? Schema.entityName(of: Swift.type(of: self)), key: _$record.key,
            storeIdentifier: _$record.storeIdentifier)
    }

    /// The object's identity.
    public var id: PersistentIdentifier { persistentModelID }

    /// The context that keeps the object; nil before it is inserted and after it is deleted.
    public var modelContext: ModelContext? { _$record.context }

    /// Whether the object has changes that are not saved.
    public var hasChanges: Bool { _$record.state == .inserted || _$record.changed != 0 || _$record.state == .deleted }

    /// Whether the object is to be deleted at the next save.
    public var isDeleted: Bool { _$record.state == .deleted }

    /// Whether two objects are the same in the store.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs || lhs._$record.key == rhs._$record.key }

    /// Feeds the object's identity into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(_$record.key) }
}

/// The storage of a model's property.
public enum _Stored<Value> {
    /// The value.
    case value(Value)
    /// The object with this key, which is not read yet.
    case reference(Int64)
    /// A value that is not read yet.
    case fault

    /// Holds a value.
    public init(_ value: Value) { self = .value(value) }
}

/// Returns how many properties a model has, including inherited ones.
public func _propertyCount(of type: any PersistentModel.Type) -> Int { Schema.properties(of: type).count }
