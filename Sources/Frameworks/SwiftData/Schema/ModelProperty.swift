import OrielBasics

import SQLiteAccess

/// A property of a model that is kept: how the store's values become the object's, and the other way round.
///
/// There is one for each property of a type, whatever the schema.
public class _ModelProperty: @unchecked Sendable {
    package let name: String
    let keyPath: AnyKeyPath
    package let metadata: (any SchemaProperty)?
    /// How values are stored; nil for relationships.
    package let storeType: StoreType?
    package let isOptional: Bool

    init(name: String, keyPath: AnyKeyPath, metadata: (any SchemaProperty)?, storeType: StoreType?, isOptional: Bool) {
        self.name = name
        self.keyPath = keyPath
        self.metadata = metadata
        self.storeType = storeType
        self.isOptional = isOptional
    }

    /// Whether large values are in files beside the store.
    var isExternal: Bool {
        storeType == .data && (metadata as? Schema.Attribute)?.options.contains(.externalStorage) == true
    }

    /// Whether a transformer makes data of values.
    var isTransformed: Bool { (metadata as? Schema.Attribute)?.transformerName != nil }

    /// The related model; nil for values.
    var relatedType: (any PersistentModel.Type)? { nil }
    var isToMany: Bool { false }
    /// The value in rows that are older than the property.
    package var defaultStoreValue: StoreValue? { nil }

    /// Returns the object's value for the store; nil where it is not read yet.
    func storeValue(of model: any PersistentModel) throws -> StoreValue? { nil }
    /// Takes a value from the store, and notifies readers if it is another one.
    func load(_ value: StoreValue, into model: any PersistentModel, notifying: Bool) {}
    /// Forgets the value, which is read again when it is needed.
    func forget(in model: any PersistentModel, notifying: Bool) {}
    /// Returns a stored value as the app has it; nil where it can't be read.
    func value(_ stored: StoreValue) -> (any Sendable)? { nil }
    /// Whether the value is to be read first.
    func isFault(in model: any PersistentModel) -> Bool { false }
}

/// A property that may lead to other objects.
protocol RelatingProperty: _ModelProperty {
    /// The related objects; nil where they are not read yet.
    func relatedObjects(of model: any PersistentModel) -> [any PersistentModel]?
    /// The key of the one related object, if it is known and not read yet.
    func reference(in model: any PersistentModel) -> Int64?
    func setRelated(_ objects: [any PersistentModel], of model: any PersistentModel, notifying: Bool)
    /// An object as the property's value.
    func standIn(_ object: any PersistentModel) -> Any?
    /// Changes the related objects as the app does.
    func assign(_ objects: [any PersistentModel], of model: any PersistentModel)
}

/// A property whose values are of a type, whatever the model.
class ValueProperty<Value>: _ModelProperty, @unchecked Sendable {
    /// How values are stored; nil for relationships.
    let coder: ValueCoder<Value>?

    init(
        name: String, keyPath: AnyKeyPath, metadata: (any SchemaProperty)?, coder: ValueCoder<Value>?
    ) {
        self.coder = coder
        super.init(
            name: name, keyPath: keyPath, metadata: metadata, storeType: coder?.type,
            isOptional: Value.self is any AnyOptional.Type)
    }

    /// A value in the place of one that can't be read now: the property's default, or the emptiest of its type.
    var standIn: Value? { SampleDecoder.empty(Value.self) }

    /// The property's storage for a value from the store.
    func stored(_ value: StoreValue) -> _Stored<Value> {
        guard let coder, let decoded = try? coder.decode(value) else { return .fault }
        return .value(decoded)
    }
}

/// A property of a model, with its types.
final class TypedProperty<Model: PersistentModel, Value>: ValueProperty<Value>, RelatingProperty, @unchecked Sendable {
    private let readable: KeyPath<Model, Value>
    private let storage: ReferenceWritableKeyPath<Model, _Stored<Value>>
    private let defaultValue: (() -> Value)?
    private let relation: (any _RelationshipValue.Type)?

    init(
        name: String, keyPath: KeyPath<Model, Value>, storage: ReferenceWritableKeyPath<Model, _Stored<Value>>,
        defaultValue: (() -> Value)?, metadata: (any SchemaProperty)?
    ) {
        readable = keyPath
        self.storage = storage
        self.defaultValue = defaultValue
        relation = Value.self as? any _RelationshipValue.Type
        let transformer = (metadata as? Schema.Attribute)?.transformerName
        let isValue = relation == nil
        var coder: ValueCoder<Value>?
        if let transformer { coder = .transforming(transformer) } else if isValue { coder = .find() }
        super.init(name: name, keyPath: keyPath, metadata: metadata, coder: isValue ? coder : nil)
    }

    override var relatedType: (any PersistentModel.Type)? { relation?._target }
    override var isToMany: Bool { relation?._isToMany ?? false }

    override var standIn: Value? { defaultValue?() ?? super.standIn }

    func standIn(_ object: any PersistentModel) -> Any? { relation?._make([object]) }

    package override var defaultStoreValue: StoreValue? {
        guard let coder, let defaultValue else { return nil }
        return try? coder.encode(defaultValue())
    }

    override func value(_ stored: StoreValue) -> (any Sendable)? {
        // The stored value is a copy that nothing else refers to.
        coder.flatMap { try? $0.decode(stored) }.map { unsafeBitCast($0 as Any, to: (any Sendable).self) }
    }

    override func storeValue(of model: any PersistentModel) throws -> StoreValue? {
        guard let coder, case .value(let value) = own(model)[keyPath: storage] else { return nil }
        return try coder.encode(value)
    }

    override func load(_ value: StoreValue, into model: any PersistentModel, notifying: Bool) {
        let model = own(model)
        guard let coder else {
            if case .integer(let key) = value {
                set(.reference(key), in: model, notifying: notifying && reference(in: model) != key)
            } else if let none = relation?._make([]) as? Value {
                set(.value(none), in: model, notifying: notifying && reference(in: model) != nil)
            }
            return
        }
        guard let decoded = try? coder.decode(value) else { return forget(in: model, notifying: notifying) }
        if notifying, case .value(let old) = model[keyPath: storage], areEqual(old, decoded) { return }
        set(.value(decoded), in: model, notifying: notifying)
    }

    override func forget(in model: any PersistentModel, notifying: Bool) {
        set(.fault, in: own(model), notifying: notifying)
    }

    override func isFault(in model: any PersistentModel) -> Bool {
        if case .value = own(model)[keyPath: storage] { return false }
        return true
    }

    /// The value, if it has been read.
    func loadedValue(of model: Model) -> Value? {
        if case .value(let value) = model[keyPath: storage] { return value }
        return nil
    }

    /// Restores the value before a change.
    func restore(_ old: _Stored<Value>, in model: any PersistentModel) {
        guard let path = readable as? ReferenceWritableKeyPath<Model, Value>, case .value(let value) = old else {
            return
        }
        own(model)[keyPath: path] = value
    }

    func relatedObjects(of model: any PersistentModel) -> [any PersistentModel]? {
        guard relation != nil, case .value(let value) = own(model)[keyPath: storage] else { return nil }
        return (value as? any _RelationshipValue)?._objects ?? []
    }

    func reference(in model: any PersistentModel) -> Int64? {
        switch own(model)[keyPath: storage] {
        case .reference(let key): key
        case .value(let value): (value as? any _RelationshipValue)?._objects.first?._$record.key
        case .fault: nil
        }
    }

    func setRelated(_ objects: [any PersistentModel], of model: any PersistentModel, notifying: Bool) {
        guard let value = relation?._make(objects) as? Value else {
            return set(.fault, in: own(model), notifying: notifying)
        }
        set(.value(value), in: own(model), notifying: notifying)
    }

    func assign(_ objects: [any PersistentModel], of model: any PersistentModel) {
        guard let path = readable as? ReferenceWritableKeyPath<Model, Value>,
            let value = relation?._make(objects) as? Value
        else { return }
        own(model)[keyPath: path] = value
    }

    private func own(_ model: any PersistentModel) -> Model { unsafeDowncast(model, to: Model.self) }

    private func set(_ value: _Stored<Value>, in model: Model, notifying: Bool) {
        if notifying {
            model._$record.registrar.withMutation(of: model, keyPath: readable) { model[keyPath: storage] = value }
        } else {
            model[keyPath: storage] = value
        }
    }
}
