import Foundation

extension NSManagedObject {
    /// The value of a property declared as `@NSManaged`, which `oriel run` and the classes that it generates ask for.
    public func _managed<Value>(_ key: String) -> Value {
        if let recorder { return recorded(key, recorder) }
        guard let index = layout.indexes[key] else {
            fatalError(
                "the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
        }
        let value = managed(index)
        if let optional = Value.self as? any OptionalValue.Type {
            let found = Self.read(optional.wrappedType, value, self, index)
            guard let found, let result = optional.some(found) as? Value else {
                guard let empty = optional.empty as? Value else { fatalError("An optional has no empty value.") }
                return empty
            }
            return result
        }
        if let found = Self.read(Value.self, value, self, index) as? Value { return found }
        if let type = Value.self as? any ManagedPropertyValue.Type, let placeholder = type.placeholder as? Value {
            return placeholder
        }
        fatalError(
            "Unexpectedly found nil: \(entity.name ?? "").\(key) has no value, and its type, \(Value.self), is not optional."
        )
    }

    /// Sets the value of a property declared as `@NSManaged`.
    public func _setManaged<Value>(_ value: Value, _ key: String) {
        guard recorder == nil else { return }
        guard let index = layout.indexes[key] else {
            fatalError(
                "the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
        }
        set(managedValue(value, index), at: index)
    }

    /// Adds an object, or the objects of a set, to a relationship to many.
    public func _addManaged(_ value: Any?, _ key: String) {
        if let index = layout.indexes[key] { change(index, adding: Self.objects(in: value)) }
    }

    /// Removes an object, or the objects of a set, from a relationship to many.
    public func _removeManaged(_ value: Any?, _ key: String) {
        if let index = layout.indexes[key] { change(index, removing: Self.objects(in: value)) }
    }

    private static func read(_ type: Any.Type, _ value: ManagedValue, _ object: NSManagedObject, _ index: Int) -> Any? {
        if let type = type as? any ManagedPropertyValue.Type { return type.read(value, object, index) }
        switch value {
        case .none, .unread: return nil
        case .one, .many: return object.anyValue(index)
        case .transformed(let transformed): return transformed.value ?? decode(type, transformed)
        default: break
        }
        if let type = type as? any RawRepresentable.Type { return raw(type, value, object, index) }
        return value.any
    }

    private static func decode(_ type: Any.Type, _ transformed: TransformedValue) -> Any? {
        func open<V: Decodable>(_ type: V.Type) -> Any? { transformed.value(as: type) }
        guard let type = type as? any Decodable.Type else { return nil }
        return open(type)
    }

    private static func raw<R: RawRepresentable>(
        _ type: R.Type, _ value: ManagedValue, _ object: NSManagedObject, _ index: Int
    ) -> Any? {
        (read(R.RawValue.self, value, object, index) as? R.RawValue).flatMap(R.init)
    }

    // MARK: Key paths

    private func recorded<Value>(_ key: String, _ recorder: KeyRecorder) -> Value {
        recorder.record(key)
        let optional = Value.self as? any OptionalValue.Type
        let type = optional?.wrappedType ?? Value.self
        if let next = type as? NSManagedObject.Type, let probe = recorder.probe(next) as? Value { return probe }
        if let empty = optional?.empty as? Value { return empty }
        if let type = type as? any ManagedPropertyValue.Type, let placeholder = type.placeholder as? Value {
            return placeholder
        }
        if Value.self == NSSet.self, let set = NSSet() as? Value { return set }
        if Value.self == NSOrderedSet.self, let set = NSOrderedSet() as? Value { return set }
        fatalError(
            "The key path has no name here: \(Value.self) is a type that key paths to managed objects can't pass.")
    }
}
