import Observation

/// The functions behind the accessors that `@Model` writes.
extension PersistentModel {
    /// Notes that a property is read.
    public func _$access<Value>(_ keyPath: KeyPath<Self, Value>) {
        _$record.registrar.access(self, keyPath: keyPath)
    }

    /// Changes a property, and notifies its observers.
    public func _$withMutation<Value>(_ keyPath: KeyPath<Self, Value>, _ change: () -> Void) {
        _$record.registrar.withMutation(of: self, keyPath: keyPath, change)
    }

    /// Returns a property's value from the store.
    public func _$load<Value>(_ index: Int, _ stored: _Stored<Value>) -> Value {
        let record = _$record
        if let context = record.context, let entity = record.entity {
            let isRead = context.load(self, entity, index)
            let property = entity.properties[index] as? TypedProperty<Self, Value>
            if let value = property?.loadedValue(of: self) { return value }
            if let empty = Self.absent(Value.self) { return empty }
            if !isRead, let property, let value = context.standIn(for: property, entity) { return value }
        }
        if let empty = Self.absent(Value.self) { return empty }
        fatalError(
            "This model instance was invalidated because its backing data could no longer be found in the store. "
                + "\(persistentModelID)")
    }

    /// The value of a property of an object without a row: nil, or no objects.
    private static func absent<Value>(_ type: Value.Type) -> Value? {
        ((Value.self as? any AbsentValue.Type)?.absent as? Value?) ?? nil
    }

    /// Returns the storage of a property before it changes: relationships are read first, as both sides change.
    public func _$old<Value>(_ index: Int, _ stored: _Stored<Value>) -> _Stored<Value> {
        if case .value = stored { return stored }
        guard let context = _$record.context, let entity = _$record.entity else { return stored }
        guard context.undoManager != nil || entity.relationships[index] != nil else { return stored }
        // Where it can't be read there is nothing to be put back.
        if entity.relationships[index] == nil, !context.load(self, entity, index) { return stored }
        if let known = (entity.properties[index] as? TypedProperty<Self, Value>)?.loadedValue(of: self) {
            return .value(known)
        }
        return .value(_$load(index, stored))
    }

    /// Whether a write changes nothing.
    public func _$isSame<Value>(_ old: _Stored<Value>, _ new: Value) -> Bool { false }

    /// Whether a write changes nothing.
    public func _$isSame<Value: Equatable>(_ old: _Stored<Value>, _ new: Value) -> Bool {
        if case .value(let value) = old { return value == new }
        return false
    }

    /// Notes that a property has changed.
    public func _$changed<Value>(_ index: Int, from old: _Stored<Value>) {
        let context: ModelContext
        if let own = _$record.context {
            context = own
        } else if let other = adoptingContext(index) {
            // Related objects of an object in a context belong to the context, too.
            other.insert(self)
            return
        } else {
            return
        }
        var before: [any PersistentModel] = []
        if case .value(let value) = old, let value = value as? any _RelationshipValue { before = value._objects }
        context.noteChange(of: self, index, from: before) { model, entity in
            (entity.properties[index] as? TypedProperty<Self, Value>)?.restore(old, in: model)
        }
    }

    /// The context of an object that the changed property leads to.
    private func adoptingContext(_ index: Int) -> ModelContext? {
        guard let property = Schema.properties(of: type(of: self))[index] as? any RelatingProperty else { return nil }
        return property.relatedObjects(of: self)?.lazy.compactMap { $0._$record.context }.first
    }
}

/// A type that has a value for an object without a row.
protocol AbsentValue {
    static var absent: Self { get }
}

extension Optional: AbsentValue { static var absent: Wrapped? { nil } }
extension Array: AbsentValue { static var absent: [Element] { [] } }
