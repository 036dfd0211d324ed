import Foundation

// Values that Apple's Foundation converts to objects: formatters take them, in texts too. This system's Foundation says so
// of others only.

extension Data: @retroactive ReferenceConvertible {
    public typealias ReferenceType = NSData
}

extension Date: @retroactive ReferenceConvertible {
    public typealias ReferenceType = NSDate
}

extension DateInterval: @retroactive ReferenceConvertible {
    public typealias ReferenceType = NSDateInterval
}

extension Decimal: @retroactive ReferenceConvertible {
    public typealias ReferenceType = NSDecimalNumber
    /// The number in digits.
    public var debugDescription: String { description }
}

extension Locale: @retroactive ReferenceConvertible {
    public typealias ReferenceType = NSLocale
}

extension URLQueryItem: @retroactive ReferenceConvertible {
    public typealias ReferenceType = NSURLQueryItem
}

extension UUID: @retroactive ReferenceConvertible {
    public typealias ReferenceType = NSUUID
}
