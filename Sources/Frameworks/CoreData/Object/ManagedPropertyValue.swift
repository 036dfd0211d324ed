import Foundation

/// The types that properties of managed objects have, each with its way out of an object and into it.
protocol ManagedPropertyValue {
    /// The value of a property; nil where there is none.
    static func read(_ value: ManagedValue, _ object: NSManagedObject, _ index: Int) -> Self?
    /// The value that represents no value, if the property is not optional.
    static var placeholder: Self? { get }
}

extension ManagedPropertyValue {
    static var placeholder: Self? { nil }
}

extension ManagedPropertyValue where Self: BinaryInteger {
    static func read(_ value: ManagedValue, _ object: NSManagedObject, _ index: Int) -> Self? {
        switch value {
        case .integer(let number): Self(truncatingIfNeeded: number)
        case .real(let number): Self(exactly: number.rounded(.towardZero))
        case .boolean(let flag): flag ? 1 : 0
        default: nil
        }
    }
    static var placeholder: Self? { 0 }
}

extension Int: ManagedPropertyValue {}
extension Int16: ManagedPropertyValue {}
extension Int32: ManagedPropertyValue {}
extension Int64: ManagedPropertyValue {}

extension ManagedPropertyValue where Self: BinaryFloatingPoint {
    static func read(_ value: ManagedValue, _ object: NSManagedObject, _ index: Int) -> Self? {
        switch value {
        case .real(let number): Self(number)
        case .integer(let number): Self(number)
        default: nil
        }
    }
    static var placeholder: Self? { 0 }
}

extension Double: ManagedPropertyValue {}
extension Float: ManagedPropertyValue {}

extension Bool: ManagedPropertyValue {
    static func read(_ value: ManagedValue, _ object: NSManagedObject, _ index: Int) -> Bool? {
        switch value {
        case .boolean(let flag): flag
        case .integer(let number): number != 0
        default: nil
        }
    }
    static var placeholder: Bool? { false }
}

extension String: ManagedPropertyValue {
    static func read(_ value: ManagedValue, _ object: NSManagedObject, _ index: Int) -> String? {
        if case .text(let text) = value { text } else { nil }
    }
    static var placeholder: String? { "" }
}

extension Date: ManagedPropertyValue {
    static func read(_ value: ManagedValue, _ object: NSManagedObject, _ index: Int) -> Date? {
        if case .date(let date) = value { date } else { nil }
    }
    static var placeholder: Date? { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Data: ManagedPropertyValue {
    static func read(_ value: ManagedValue, _ object: NSManagedObject, _ index: Int) -> Data? {
        switch value {
        case .data(let data): data
        case .transformed(let value): value.value(as: Data.self)
        default: nil
        }
    }
    static var placeholder: Data? { Data() }
}

extension Decimal: ManagedPropertyValue {
    static func read(_ value: ManagedValue, _ object: NSManagedObject, _ index: Int) -> Decimal? {
        if case .decimal(let number) = value { number } else { nil }
    }
    static var placeholder: Decimal? { 0 }
}

extension UUID: ManagedPropertyValue {
    static func read(_ value: ManagedValue, _ object: NSManagedObject, _ index: Int) -> UUID? {
        if case .uuid(let identifier) = value { identifier } else { nil }
    }
    static var placeholder: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension URL: ManagedPropertyValue {
    static func read(_ value: ManagedValue, _ object: NSManagedObject, _ index: Int) -> URL? {
        if case .url(let url) = value { url } else { nil }
    }
}

extension Set: ManagedPropertyValue where Element: NSManagedObject {
    static func read(_ value: ManagedValue, _ object: NSManagedObject, _ index: Int) -> Set<Element>? {
        guard case .many(let list) = value, let context = object.managedObjectContext else { return nil }
        return Set(list.order.compactMap { context.related($0) as? Element })
    }
    static var placeholder: Set<Element>? { [] }
}
