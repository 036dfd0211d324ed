import Foundation

/// A value that a window keeps from one start of the app to the next: each window its own (S19).
///
/// Follows Apple's [SceneStorage](https://developer.apple.com/documentation/swiftui/scenestorage).
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private var stored: StoredValue<Value>

    init(_ key: String, _ store: UserDefaults?, _ initialValue: Value, _ coding: StoredValueCoding<Value>) {
        self.key = key
        stored = StoredValue(record: .record("scene " + key, in: store), coding: coding, initialValue: initialValue)
    }

    /// The stored value, else the initial one.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { stored.binding }

    public static func _connect(
        _ property: UnsafeMutablePointer<SceneStorage>, _ connection: inout _PropertyConnection
    ) {
        guard let scene = connection.node.graph.host?.storageName else { return }
        property.pointee.stored.record = .record("scene \(scene) \(property.pointee.key)", in: nil)
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: SceneStorage.self).pointee.key
            == b.assumingMemoryBound(to: SceneStorage.self).pointee.key
    }
}

extension SceneStorage where Value == Bool {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(key, nil, wrappedValue, .plain) }
}

extension SceneStorage where Value == Bool? {
    /// Creates a property of a key; nil before any value is stored.
    public init(_ key: String) { self.init(key, nil, nil, .optional(.plain)) }
}

extension SceneStorage where Value == Int {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(key, nil, wrappedValue, .plain) }
}

extension SceneStorage where Value == Int? {
    /// Creates a property of a key; nil before any value is stored.
    public init(_ key: String) { self.init(key, nil, nil, .optional(.plain)) }
}

extension SceneStorage where Value == Double {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(key, nil, wrappedValue, .plain) }
}

extension SceneStorage where Value == Double? {
    /// Creates a property of a key; nil before any value is stored.
    public init(_ key: String) { self.init(key, nil, nil, .optional(.plain)) }
}

extension SceneStorage where Value == String {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(key, nil, wrappedValue, .plain) }
}

extension SceneStorage where Value == String? {
    /// Creates a property of a key; nil before any value is stored.
    public init(_ key: String) { self.init(key, nil, nil, .optional(.plain)) }
}

extension SceneStorage where Value == Data {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(key, nil, wrappedValue, .plain) }
}

extension SceneStorage where Value == Data? {
    /// Creates a property of a key; nil before any value is stored.
    public init(_ key: String) { self.init(key, nil, nil, .optional(.plain)) }
}

extension SceneStorage where Value == Date {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(key, nil, wrappedValue, .plain) }
}

extension SceneStorage where Value == Date? {
    /// Creates a property of a key; nil before any value is stored.
    public init(_ key: String) { self.init(key, nil, nil, .optional(.plain)) }
}

extension SceneStorage where Value == URL {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(key, nil, wrappedValue, .url) }
}

extension SceneStorage where Value == URL? {
    /// Creates a property of a key; nil before any value is stored.
    public init(_ key: String) { self.init(key, nil, nil, .optional(.url)) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(key, nil, wrappedValue, .raw) }
}

extension SceneStorage {
    /// Creates a property of a key; nil before any value is stored.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, nil, .optional(.raw))
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(key, nil, wrappedValue, .raw) }
}

extension SceneStorage {
    /// Creates a property of a key; nil before any value is stored.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, nil, .optional(.raw))
    }
}

extension SceneStorage: ChangeReporting {
    func remembered() -> (SceneStorage) -> Bool { remembering { $0.stored.kept } }
}
