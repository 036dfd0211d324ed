import Foundation
import class Predicates.NSExpression

/// An attribute of an entity: a value that objects have.
///
/// Follows Apple's [NSAttributeDescription](https://developer.apple.com/documentation/coredata/nsattributedescription).
open class NSAttributeDescription: NSPropertyDescription {
    /// The types of attributes, as later systems write them.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        /// The number of the `NSAttributeType`.
        public var rawValue: UInt
        /// Creates a type with the number of an `NSAttributeType`.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        private init(_ type: NSAttributeType) { rawValue = type.rawValue }

        /// Not known.
        public static let undefined = AttributeType(.undefinedAttributeType)
        /// A whole number of 16 bits.
        public static let integer16 = AttributeType(.integer16AttributeType)
        /// A whole number of 32 bits.
        public static let integer32 = AttributeType(.integer32AttributeType)
        /// A whole number of 64 bits.
        public static let integer64 = AttributeType(.integer64AttributeType)
        /// A decimal number.
        public static let decimal = AttributeType(.decimalAttributeType)
        /// A number of double precision.
        public static let double = AttributeType(.doubleAttributeType)
        /// A number of single precision.
        public static let float = AttributeType(.floatAttributeType)
        /// A text.
        public static let string = AttributeType(.stringAttributeType)
        /// Yes or no.
        public static let boolean = AttributeType(.booleanAttributeType)
        /// A point in time.
        public static let date = AttributeType(.dateAttributeType)
        /// Bytes.
        public static let binaryData = AttributeType(.binaryDataAttributeType)
        /// An identifier.
        public static let uuid = AttributeType(.UUIDAttributeType)
        /// An address.
        public static let uri = AttributeType(.URIAttributeType)
        /// A value that is stored as an archive of it.
        public static let transformable = AttributeType(.transformableAttributeType)
        /// The identifier of an object.
        public static let objectID = AttributeType(.objectIDAttributeType)
    }

    /// The attribute's type.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The attribute's type, as later systems write it.
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
    /// The value of new objects.
    open var defaultValue: Any?
    /// The name of the class of a transformable attribute's values.
    open var attributeValueClassName: String?
    /// The name of the transformer of a transformable attribute's values.
    open var valueTransformerName: String?
    /// Whether large data may be kept outside of the database; here they are in it.
    open var allowsExternalBinaryDataStorage = false
    /// Whether the value is encrypted in iCloud; there is none here.
    open var allowsCloudEncryption = false
    /// Whether the history keeps the value of objects that are deleted.
    open var preservesValueInHistoryOnDeletion = false
    /// The least number, date or length.
    var minimum: Double?
    /// The greatest number, date or length.
    var maximum: Double?
    /// The pattern that texts must match.
    var pattern: String?

    override var signature: String { super.signature + " \(attributeType.rawValue)\(isOptional ? "?" : "")" }

    /// Returns a copy that is in no entity.
    open override func copy() -> Any {
        let copy = NSAttributeDescription()
        copyBasics(to: copy)
        copy.attributeType = attributeType
        copy.defaultValue = defaultValue
        copy.attributeValueClassName = attributeValueClassName
        copy.valueTransformerName = valueTransformerName
        copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
        (copy.minimum, copy.maximum, copy.pattern) = (minimum, maximum, pattern)
        copy.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
        return copy
    }
}

/// An attribute that is computed when objects are saved, such as the count of a relationship.
///
/// Follows Apple's
/// [NSDerivedAttributeDescription](https://developer.apple.com/documentation/coredata/nsderivedattributedescription).
open class NSDerivedAttributeDescription: NSAttributeDescription {
    /// The computation: a key path, with `@count` or `@sum` or in `canonical:`, `uppercase:`, `lowercase:`, or `now()`.
    open var derivation = ""
    /// The computation, as an expression.
    open var derivationExpression: NSExpression? {
        get { (try? PredicateParser.parseExpression(derivation)).map { NSExpression($0) } }
        set { derivation = newValue?.expression.format ?? "" }
    }
}
