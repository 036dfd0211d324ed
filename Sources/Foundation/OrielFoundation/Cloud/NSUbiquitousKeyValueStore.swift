import Foundation

/// Values by key that Apple's systems share among a user's devices; here they stay on this machine.
///
/// A warning says so once. The values are kept with the app's defaults, apart from them.
///
/// Follows Apple's
/// [NSUbiquitousKeyValueStore](https://developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore).
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// The store of the app.
    public static let `default` = NSUbiquitousKeyValueStore()
    /// Posted on Apple's systems when another device has changed values; it is not posted here.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private let lock = NSLock()
    private lazy var values: UserDefaults = {
        RuntimeWarning.issue("There is no iCloud here: NSUbiquitousKeyValueStore keeps values on this machine.")
        return UserDefaults(suiteName: Self.suite) ?? .standard
    }()

    private static var suite: String {
        (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName) + ".key-value-store"
    }

    private var store: UserDefaults { lock.withLock { values } }

    /// The value of a key; nil if there is none.
    open func object(forKey aKey: String) -> Any? { store.object(forKey: aKey) }
    /// Sets the value of a key; nil removes it.
    open func set(_ anObject: Any?, forKey aKey: String) {
        if let anObject { store.set(anObject, forKey: aKey) } else { removeObject(forKey: aKey) }
    }
    /// Removes the value of a key.
    open func removeObject(forKey aKey: String) { store.removeObject(forKey: aKey) }
    /// The string of a key; nil if it has none.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// The list of a key; nil if it has none.
    open func array(forKey aKey: String) -> [Any]? { store.array(forKey: aKey) }
    /// The dictionary of a key; nil if it has none.
    open func dictionary(forKey aKey: String) -> [String: Any]? { store.dictionary(forKey: aKey) }
    /// The data of a key; nil if it has none.
    open func data(forKey aKey: String) -> Data? { store.data(forKey: aKey) }
    /// The whole number of a key; 0 if it has none.
    open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
    /// The number of a key; 0 if it has none.
    open func double(forKey aKey: String) -> Double { store.double(forKey: aKey) }
    /// The Boolean of a key; false if it has none.
    open func bool(forKey aKey: String) -> Bool { store.bool(forKey: aKey) }
    /// Sets the string of a key; nil removes it.
    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    /// Sets the data of a key; nil removes it.
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    /// Sets the list of a key; nil removes it.
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    /// Sets the dictionary of a key; nil removes it.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    /// Sets the whole number of a key.
    open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    /// Sets the number of a key.
    open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    /// Sets the Boolean of a key.
    open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    /// All values by key.
    open var dictionaryRepresentation: [String: Any] { store.persistentDomain(forName: Self.suite) ?? [:] }
    /// Writes changes to the disk; returns whether that succeeded.
    @discardableResult open func synchronize() -> Bool { store.synchronize() }
}

/// The key of the reason in the notification of changes by other devices.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the changed keys in the notification of changes by other devices.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason of a change by the server.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason of the first values of a device.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason of a failure: there are too many values.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason of another account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
