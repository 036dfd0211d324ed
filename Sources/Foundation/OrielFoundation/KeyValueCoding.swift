import Foundation

/// Lets classes have methods of their own by the names of key-value coding.
public protocol _KeyValueCoding {}

extension NSObject: _KeyValueCoding {}

extension _KeyValueCoding where Self: NSObject {
    /// Returns the value of a property by its name.
    ///
    /// Stored properties are found; a name that is none gives nil, with a warning, where Apple's systems stop the program.
    ///
    /// Follows Apple's
    /// [value(forKey:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkey:)).
    public func value(forKey key: String) -> Any? {
        if let value = StoredProperties.value(key, of: self) {
            let inner = Mirror(reflecting: value)
            return inner.displayStyle == .optional ? inner.children.first?.value : value
        }
        RuntimeWarning.issue("\(type(of: self)) has no stored property “\(key)” that value(forKey:) could read.")
        return nil
    }

    /// Returns the value at the end of a path of properties' names, with points between them.
    public func value(forKeyPath keyPath: String) -> Any? {
        let names = keyPath.split(separator: ".").map(String.init)
        var value: Any? = self
        for name in names { value = (value as? NSObject)?.value(forKey: name) }
        return value
    }

    /// Sets the value of a property by its name; properties can't be found by their names here, so it warns.
    public func setValue(_ value: Any?, forKey key: String) {
        RuntimeWarning.issue(
            "\(type(of: self)): setValue(_:forKey:) has no effect for “\(key)”: see CompatibilityGaps.md.")
    }

    /// Sets the value at the end of a path of properties' names; it warns, as `setValue(_:forKey:)`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// Sets the values of properties by their names; it warns, as `setValue(_:forKey:)`.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }
}
