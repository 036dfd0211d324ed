import Foundation

/// Kinds of data in a text that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses of pages and mail.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Addresses of places.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
