/// A type of a property that leads to other models: a model, an array of these, or an optional of one of these.
public protocol _RelationshipValue {
    /// The model's type.
    static var _target: any PersistentModel.Type { get }
    /// Whether there may be several.
    static var _isToMany: Bool { get }
    /// The objects.
    var _objects: [any PersistentModel] { get }
    /// Returns a value of these objects; nil where one is missing.
    static func _make(_ objects: [any PersistentModel]) -> Self?
}

extension PersistentModel {
    /// The type itself.
    public static var _target: any PersistentModel.Type { self }
    /// False.
    public static var _isToMany: Bool { false }
    /// The object itself.
    public var _objects: [any PersistentModel] { [self] }
    /// The first object.
    public static func _make(_ objects: [any PersistentModel]) -> Self? { objects.first as? Self }
}

extension Optional: _RelationshipValue where Wrapped: _RelationshipValue {
    public static var _target: any PersistentModel.Type { Wrapped._target }
    public static var _isToMany: Bool { Wrapped._isToMany }
    public var _objects: [any PersistentModel] { self?._objects ?? [] }
    public static func _make(_ objects: [any PersistentModel]) -> Wrapped?? { .some(Wrapped._make(objects)) }
}

extension Array: _RelationshipValue where Element: PersistentModel {
    public static var _target: any PersistentModel.Type { Element.self }
    public static var _isToMany: Bool { true }
    public var _objects: [any PersistentModel] { self }
    public static func _make(_ objects: [any PersistentModel]) -> [Element]? { objects.compactMap { $0 as? Element } }
}
