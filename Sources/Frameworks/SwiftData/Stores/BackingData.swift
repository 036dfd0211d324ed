/// The values of an object, by their key paths.
///
/// Follows Apple's [BackingData](https://developer.apple.com/documentation/swiftdata/backingdata). Here the values are in
/// the object itself: each request is passed to the object.
public protocol BackingData<Model> {
    /// The object's model.
    associatedtype Model: PersistentModel
    /// The object's identifier.
    var persistentModelID: PersistentIdentifier? { get }
    /// Returns a value.
    func getValue<Value>(forKey path: KeyPath<Model, Value>) -> Value
    /// Changes a value.
    func setValue<Value>(forKey path: ReferenceWritableKeyPath<Model, Value>, to value: Value)
    /// The object.
    var _model: (any PersistentModel)? { get }
}

/// The values of an object.
struct ModelBackingData<Model: PersistentModel>: BackingData {
    let model: Model
    var persistentModelID: PersistentIdentifier? { model.persistentModelID }
    func getValue<Value>(forKey path: KeyPath<Model, Value>) -> Value { model[keyPath: path] }
    func setValue<Value>(forKey path: ReferenceWritableKeyPath<Model, Value>, to value: Value) {
        model[keyPath: path] = value
    }
    var _model: (any PersistentModel)? { model }
}

extension PersistentModel {
    /// The object's values.
    public var persistentBackingData: any BackingData<Self> { ModelBackingData(model: self) }
}
