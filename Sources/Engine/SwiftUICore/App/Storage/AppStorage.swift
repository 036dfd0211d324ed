import Foundation

/// A value kept in the user's defaults; changing it evaluates the views that read it.
///
/// The value is in the user defaults, under a key, and follows each change there from any thread. A value of another type
/// counts as the default. Strings, numbers, dates, data, addresses and raw values of these can be stored.
///
/// ```swift
/// struct Settings: View {
///     @AppStorage("isLoud") private var isLoud = true
///     var body: some View { Toggle("Sound", isOn: $isLoud) }
/// }
/// ```
///
/// Follows Apple's [AppStorage](https://developer.apple.com/documentation/swiftui/appstorage).
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private var stored: StoredValue<Value>
    /// Whether the property names no store: then it has that which a view around sets.
    private let isInDefaultStore: Bool

    init(_ key: String, _ store: UserDefaults?, _ initialValue: Value, _ coding: StoredValueCoding<Value>) {
        stored = StoredValue(record: .record(key, in: store), coding: coding, initialValue: initialValue)
        isInDefaultStore = store == nil
    }

    /// The stored value, else the initial one.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { stored.binding }

    public static func _connect(
        _ property: UnsafeMutablePointer<AppStorage>, _ connection: inout _PropertyConnection
    ) {
        guard property.pointee.isInDefaultStore, DefaultAppStorage.isUsed else { return }
        let record = property.pointee.stored.record
        let store = EnvironmentValues(head: connection.node.environment).defaultAppStorage ?? .standard
        if record.store !== store { property.pointee.stored.record = .record(record.key, in: store) }
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let (a, b) = (a.assumingMemoryBound(to: AppStorage.self), b.assumingMemoryBound(to: AppStorage.self))
        let (x, y) = (a.pointee.stored.record, b.pointee.stored.record)
        // A connected property may have another store than the one about to be connected.
        return x === y || a.pointee.isInDefaultStore && b.pointee.isInDefaultStore && x.key == y.key
    }
}

extension AppStorage where Value == Bool {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, wrappedValue, .plain)
    }
}

extension AppStorage where Value == Bool? {
    /// Creates a property of a key; nil before any value is stored.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(key, store, nil, .optional(.plain)) }
}

extension AppStorage where Value == Int {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, wrappedValue, .plain)
    }
}

extension AppStorage where Value == Int? {
    /// Creates a property of a key; nil before any value is stored.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(key, store, nil, .optional(.plain)) }
}

extension AppStorage where Value == Double {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, wrappedValue, .plain)
    }
}

extension AppStorage where Value == Double? {
    /// Creates a property of a key; nil before any value is stored.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(key, store, nil, .optional(.plain)) }
}

extension AppStorage where Value == String {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, wrappedValue, .plain)
    }
}

extension AppStorage where Value == String? {
    /// Creates a property of a key; nil before any value is stored.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(key, store, nil, .optional(.plain)) }
}

extension AppStorage where Value == Data {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, wrappedValue, .plain)
    }
}

extension AppStorage where Value == Data? {
    /// Creates a property of a key; nil before any value is stored.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(key, store, nil, .optional(.plain)) }
}

extension AppStorage where Value == Date {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, wrappedValue, .plain)
    }
}

extension AppStorage where Value == Date? {
    /// Creates a property of a key; nil before any value is stored.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(key, store, nil, .optional(.plain)) }
}

extension AppStorage where Value == URL {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, wrappedValue, .url)
    }
}

extension AppStorage where Value == URL? {
    /// Creates a property of a key; nil before any value is stored.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(key, store, nil, .optional(.url)) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, wrappedValue, .raw)
    }
}

extension AppStorage {
    /// Creates a property of a key; nil before any value is stored.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, store, nil, .optional(.raw))
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Creates a property of a key, with the value it has before any is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, wrappedValue, .raw)
    }
}

extension AppStorage {
    /// Creates a property of a key; nil before any value is stored.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, store, nil, .optional(.raw))
    }
}

extension AppStorage: ChangeReporting {
    func remembered() -> (AppStorage) -> Bool { remembering { $0.stored.kept } }
}
