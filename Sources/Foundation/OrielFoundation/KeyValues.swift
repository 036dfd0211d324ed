import Foundation

extension UserDefaults {
    /// Sets a value for a key, as key-value coding does.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// The value of a key, as key-value coding finds it.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
