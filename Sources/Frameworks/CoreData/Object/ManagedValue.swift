import Foundation

/// The value of an object's property.
enum ManagedValue: Equatable {
    case none
    case integer(Int64)
    case real(Double)
    case boolean(Bool)
    case decimal(Decimal)
    case text(String)
    case date(Date)
    case data(Data)
    case uuid(UUID)
    case url(URL)
    case transformed(TransformedValue)
    case one(NSManagedObjectID)
    case many(IdentifierList)
    /// A relationship to many that was not asked for yet.
    case unread

    /// A value for an attribute; one of another type stops the program, as on Apple's systems.
    init(_ value: Any?, as type: NSAttributeType, of property: @autoclosure () -> String = "") {
        guard let value = Self.unwrapped(value) else {
            self = .none
            return
        }
        guard let made = ManagedValue.make(value, type) else {
            fatalError(
                "Unacceptable type of value for attribute: property = \"\(property())\"; "
                    + "given type = \(Swift.type(of: value)); value = \(value).")
        }
        self = made
    }

    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        if let optional = value as? any OptionalValue { return unwrapped(optional.wrapped) }
        return value
    }

    private static func make(_ value: Any, _ type: NSAttributeType) -> ManagedValue? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return number(value).map { .integer($0.int64Value) }
        case .doubleAttributeType: return number(value).map { .real($0.doubleValue) }
        case .floatAttributeType: return number(value).map { .real(Double($0.floatValue)) }
        case .booleanAttributeType: return number(value).map { .boolean($0.boolValue) }
        case .decimalAttributeType:
            if let value = value as? Decimal { return .decimal(value) }
            return number(value).map { .decimal($0.decimalValue) }
        case .stringAttributeType:
            if let text = value as? String { return .text(text) }
            return ((value as? any RawRepresentable)?.rawValue as? String).map { .text($0) }
        case .dateAttributeType: return (value as? Date).map { .date($0) }
        case .binaryDataAttributeType: return (value as? Data).map { .data($0) }
        case .UUIDAttributeType: return (value as? UUID).map { .uuid($0) }
        case .URIAttributeType: return (value as? URL).map { .url($0) }
        case .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType:
            return .transformed(TransformedValue(value))
        }
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as NSNumber: value
        case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
        case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
        case let value as any RawRepresentable: number(value.rawValue)
        default: nil
        }
    }

    /// The value as key-value coding gives it; for relationships without their objects.
    var any: Any? {
        switch self {
        case .none, .one, .many, .unread: nil
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .boolean(let value): NSNumber(value: value)
        case .decimal(let value): NSDecimalNumber(decimal: value)
        case .text(let value): value
        case .date(let value): value
        case .data(let value): value
        case .uuid(let value): value
        case .url(let value): value
        case .transformed(let value): value.value
        }
    }
}

/// An optional, whatever it is one of.
protocol OptionalValue {
    var wrapped: Any? { get }
    static var wrappedType: Any.Type { get }
    static var empty: Any { get }
    static func some(_ value: Any) -> Any?
}

extension Optional: OptionalValue {
    var wrapped: Any? { map { $0 } }
    static var wrappedType: Any.Type { Wrapped.self }
    static var empty: Any { Self.none as Any }
    static func some(_ value: Any) -> Any? { (value as? Wrapped).map { Optional.some($0) as Any } }
}
