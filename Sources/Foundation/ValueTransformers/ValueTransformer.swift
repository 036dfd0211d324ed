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
    /// The opposite of a truth value.
    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    /// Whether there is no value.
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    /// Whether there is a value.
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
}

/// A class whose instances are found by name.
public protocol NamedValueTransformer {}

extension NamedValueTransformer {
    /// Returns the transformer that is registered under a name, or one that Foundation has; nil if there is none.
    public init?(forName name: NSValueTransformerName) {
        guard let transformer = ValueTransformer.find(name.rawValue) as? Self else { return nil }
        self = transformer
    }
}

/// Turns values of an attribute into data, and back.
///
/// Follows Apple's [ValueTransformer](https://developer.apple.com/documentation/foundation/valuetransformer), which this
/// system's Foundation does not have.
open class ValueTransformer: NSObject, NamedValueTransformer {
    nonisolated(unsafe) private static var registered: [NSValueTransformerName: ValueTransformer] = [:]
    private static let lock = NSLock()

    /// Creates a transformer.
    public required override init() { super.init() }

    /// Registers a transformer under a name.
    public class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        lock.withLock { registered[name] = transformer }
    }

    /// Returns the transformer with a name: one that is registered, or one of a class with this name.
    package static func find(_ name: String, class findClass: (String) -> AnyClass? = { _ in nil }) -> ValueTransformer?
    {
        let key = NSValueTransformerName(name)
        if let known = lock.withLock({ registered[key] }) { return known }
        if let known = TruthTransformer(key) { return known }
        guard let type = findClass(name) as? ValueTransformer.Type else { return nil }
        let made = type.init()
        setValueTransformer(made, forName: key)
        return made
    }

    /// The names of all transformers.
    public class func valueTransformerNames() -> [NSValueTransformerName] {
        lock.withLock { Array(registered.keys) }
    }

    /// The class of the result of `transformedValue(_:)`.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether `reverseTransformedValue(_:)` exists.
    open class func allowsReverseTransformation() -> Bool { true }
    /// Returns the transformed value.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// Returns the original value of a transformed one.
    open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

/// The transformers of truth values that Foundation has.
private final class TruthTransformer: ValueTransformer {
    private var truth: (Any?) -> Bool = { _ in false }

    convenience init?(_ name: NSValueTransformerName) {
        self.init()
        switch name {
        case .negateBooleanTransformerName: truth = { !(($0 as? NSNumber)?.boolValue ?? false) }
        case .isNilTransformerName: truth = { $0 == nil || $0 is NSNull }
        case .isNotNilTransformerName: truth = { !($0 == nil || $0 is NSNull) }
        default: return nil
        }
    }

    override class func transformedValueClass() -> AnyClass { NSNumber.self }
    override func transformedValue(_ value: Any?) -> Any? { NSNumber(value: truth(value)) }
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
        (value as? Data).flatMap(ObjectArchive.object)
    }

    /// Returns the archive of an object.
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
    }
}

/// How databases use transformers. As Apple documents, a transformer of one's own makes data of the value, and one that
/// unarchives makes the value of data; transformers that are written the other way round are understood, too.
extension ValueTransformer {
    private var unarchives: Bool { self is NSSecureUnarchiveFromDataTransformer }

    /// Returns the data for a value; nil where the transformer makes none.
    package func archive(_ value: Any) -> Data? {
        let first = unarchives ? reverseTransformedValue(value) : transformedValue(value)
        if let data = first as? Data { return data }
        return (unarchives ? transformedValue(value) : reverseTransformedValue(value)) as? Data
    }

    /// Returns the value of data; nil where the transformer makes none.
    package func unarchive(_ data: Data) -> Any? {
        let first = unarchives ? transformedValue(data) : reverseTransformedValue(data)
        if let first, !(first is Data) { return first }
        let second = unarchives ? reverseTransformedValue(data) : transformedValue(data)
        return second.flatMap { $0 is Data ? nil : $0 } ?? first
    }
}
