import Foundation

/// The name under which a transformer is registered.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Archives of objects.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
    /// Archives of objects.
    public static let unarchiveFromDataTransformerName = NSValueTransformerName("NSUnarchiveFromData")
}

/// Turns values of an attribute into data, and back.
///
/// Follows Apple's [ValueTransformer](https://developer.apple.com/documentation/foundation/valuetransformer), which this
/// system's Foundation does not have.
open class ValueTransformer: NSObject {
    nonisolated(unsafe) private static var registered: [NSValueTransformerName: ValueTransformer] = [:]
    private static let lock = NSLock()

    /// Creates a transformer.
    public required override init() { super.init() }

    /// Registers a transformer under a name.
    public class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        lock.withLock { registered[name] = transformer }
    }

    /// Returns the transformer with a name.
    static func find(_ name: String) -> ValueTransformer? {
        let key = NSValueTransformerName(name)
        if let known = lock.withLock({ registered[key] }) { return known }
        guard let type = ManagedObjectClasses.shared.find(name) as? ValueTransformer.Type else { return nil }
        let made = type.init()
        setValueTransformer(made, forName: key)
        return made
    }

    /// The names of all transformers.
    public class func valueTransformerNames() -> [NSValueTransformerName] {
        lock.withLock { Array(registered.keys) }
    }

    /// The class of what comes out of `transformedValue(_:)`.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether `reverseTransformedValue(_:)` exists.
    open class func allowsReverseTransformation() -> Bool { true }
    /// Returns what a value becomes.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// Returns what a value was.
    open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

/// Turns archives of objects into the objects, and back.
///
/// Follows Apple's
/// [NSSecureUnarchiveFromDataTransformer](https://developer.apple.com/documentation/foundation/nssecureunarchivefromdatatransformer).
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes that archives may have objects of; all may, here.
    open class var allowedTopLevelClasses: [AnyClass] { [] }

    /// Returns the object of an archive.
    open override func transformedValue(_ value: Any?) -> Any? {
        (value as? Data).flatMap { try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData($0) }
    }

    /// Returns the archive of an object.
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
    }
}
