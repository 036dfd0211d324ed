import Foundation

extension NSManagedObject {
    // MARK: Key-value coding

    /// Returns the value of a property: numbers as `NSNumber`, relationships to many as sets.
    public func value(forKey key: String) -> Any? {
        if key == "objectID" { return objectID }
        guard let index = layout.indexes[key] else {
            fatalError(
                "the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
        }
        return anyValue(index)
    }

    /// Returns the value at the end of a key path, such as `"list.name"` or `"items.@count"`.
    public func value(forKeyPath keyPath: String) -> Any? {
        KeyPathReading.value(keyPath.split(separator: ".").map(String.init), of: .managed(self)).any
    }

    /// Sets the value of a property.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let index = layout.indexes[key] else {
            fatalError(
                "the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
        }
        set(managedValue(value, index), at: index)
    }

    /// Sets the values of properties.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    /// Returns the values of properties; `NSNull` where there is none.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }

    /// Returns the value of a property as it is kept.
    public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

    /// Sets the value of a property without telling anybody, and without the other end of a relationship.
    public func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let index = layout.indexes[key] else { return }
        realize()
        values[index] = managedValue(value, index)
        managedObjectContext?.noteChange(of: self)
    }

    /// Announces that a property will change.
    public func willChangeValue(forKey key: String) { announce() }
    /// Notes that a property has changed.
    public func didChangeValue(forKey key: String) {
        if let index = layout.indexes[key] { managedObjectContext?.tell(.updated(index), self) }
    }
    /// Reads the object before a property is asked for; nil for all of it.
    public func willAccessValue(forKey key: String?) { realize() }
    /// Nothing; the counterpart of `willAccessValue(forKey:)`.
    public func didAccessValue(forKey key: String?) {}
    /// Returns whether a relationship to many is not read yet.
    public func hasFault(forRelationshipNamed key: String) -> Bool {
        guard let index = layout.indexes[key], !values.isEmpty else { return true }
        return values[index] == .unread
    }

    /// Returns the values that differ from the last save, by the properties' names.
    public func changedValues() -> [String: Any] {
        Dictionary(changedIndexes.map { (layout.properties[$0].name, anyValue($0) ?? NSNull()) }) { $1 }
    }

    /// Returns the changes since the context last posted its changes; here the changes since the last save.
    public func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

    /// Returns the values of the last save, or of the store; for all properties where no names are given.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        realize()
        guard let committed else { return [:] }
        var result: [String: Any] = [:]
        for key in keys ?? layout.properties.map(\.name) {
            guard let index = layout.indexes[key] else { continue }
            result[key] = any(committed[index], index) ?? NSNull()
        }
        return result
    }

    /// Returns the identifiers of a relationship's objects, without reading these.
    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        guard let index = layout.indexes[key] else { return [] }
        switch managed(index) {
        case .one(let identifier): return [identifier]
        case .many(let list): return list.order
        default: return []
        }
    }

    // MARK: Inner values

    /// The value of a property, read from the store if need be.
    func managed(_ index: Int) -> ManagedValue {
        realize()
        if values[index] == .unread { readRelationship(index) }
        return values[index]
    }

    func anyValue(_ index: Int) -> Any? { any(managed(index), index) }

    private func any(_ value: ManagedValue, _ index: Int) -> Any? {
        switch value {
        case .one(let identifier): return managedObjectContext?.related(identifier)
        case .many(let list):
            let objects = list.order.compactMap { managedObjectContext?.related($0) }
            return layout.relationship(index)?.isOrdered == true ? NSOrderedSet(array: objects) : NSSet(array: objects)
        default: return value.any
        }
    }

    /// The value for conditions.
    package func predicateValue(forKey key: String) -> PredicateValue {
        guard let index = layout.indexes[key] else { return PredicateValue(value(forKey: key)) }
        switch managed(index) {
        case .none, .unread: return .none
        case .integer(let value): return .integer(value)
        case .real(let value): return value.isNaN ? .none : .real(value)
        case .boolean(let value): return .integer(value ? 1 : 0)
        case .decimal(let value): return .decimal(value)
        case .text(let value): return .text(value)
        case .date(let value): return .date(value)
        case .data(let value): return .data(value)
        case .uuid(let value): return .uuid(value)
        case .url(let value): return .url(value)
        case .transformed(let value): return PredicateValue(value.value)
        case .one(let identifier):
            return managedObjectContext?.related(identifier).map { .managed($0) } ?? .identifier(identifier)
        case .many(let list):
            return .list(
                list.order.map { identifier in
                    managedObjectContext?.related(identifier).map { .managed($0) } ?? .identifier(identifier)
                })
        }
    }

    func managedValue(_ value: Any?, _ index: Int) -> ManagedValue {
        if let attribute = layout.attribute(index) {
            return ManagedValue(value, as: attribute.attributeType, of: attribute.name)
        }
        let value = ManagedValue.unwrapped(value)
        if layout.relationship(index)?.isToMany == true {
            return .many(IdentifierList(Self.objects(in: value).map(\.objectID)))
        }
        guard let object = value as? NSManagedObject else { return .none }
        return .one(object.objectID)
    }

    static func objects(in value: Any?) -> [NSManagedObject] {
        switch value {
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
        case let set as any AnyCollectionOfValues: set.values.compactMap { $0 as? NSManagedObject }
        case let object as NSManagedObject: [object]
        default: []
        }
    }
}
