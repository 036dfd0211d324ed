import Foundation

/// Something found in text.
final class DetectedResult: NSTextCheckingResult {
    /// The detected value.
    enum Value {
        case link(URL)
        case phone(String)
        case date(Date, timeZone: TimeZone?)
        case address([NSTextCheckingKey: String])
    }

    let value: Value
    private let place: NSRange

    init(_ value: Value, _ place: NSRange) {
        (self.value, self.place) = (value, place)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }

    override var resultType: NSTextCheckingResult.CheckingType {
        let kind: NSTextCheckingTypes =
            switch value {
            case .link: .links
            case .phone: .phoneNumbers
            case .date: .dates
            case .address: .addresses
            }
        return NSTextCheckingResult.CheckingType(rawValue: kind)
    }
}

/// A part of a postal address.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name of a person.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// A person's task.
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    /// A firm.
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    /// The street with the house's number.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The city.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The country.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// A telephone number.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    /// An airline.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// A flight.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

extension NSTextCheckingResult {
    private var found: DetectedResult.Value? { (self as? DetectedResult)?.value }
    /// The address of a link, `mailto:` for an address of mail; nil for all else.
    public var url: URL? { if case .link(let url)? = found { url } else { nil } }
    /// The telephone number as it is written; nil for all else.
    public var phoneNumber: String? { if case .phone(let number)? = found { number } else { nil } }
    /// The date; nil for all else.
    public var date: Date? { if case .date(let date, _)? = found { date } else { nil } }
    /// The time zone that a date names; nil if it names none, and for all else.
    public var timeZone: TimeZone? { if case .date(_, let zone)? = found { zone } else { nil } }
    /// The length of time of a date in seconds: always 0.
    public var duration: TimeInterval { 0 }
    /// The parts of a postal address; nil for all else.
    public var addressComponents: [NSTextCheckingKey: String]? {
        if case .address(let parts)? = found { parts } else { nil }
    }
    /// The parts of a postal address; nil for all else.
    public var components: [NSTextCheckingKey: String]? { addressComponents }

    /// Creates a result for a link.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedResult(.link(url), range)
    }
    /// Creates a result for a telephone number.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedResult(.phone(phoneNumber), range)
    }
    /// Creates a result for a date.
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
        DetectedResult(.date(date, timeZone: nil), range)
    }
    /// Creates a result for a date in a time zone.
    /// - Parameter duration: The length of time in seconds; it is not kept.
    public class func dateCheckingResult(
        range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
    ) -> NSTextCheckingResult { DetectedResult(.date(date, timeZone: timeZone), range) }
    /// Creates a result for a postal address.
    public class func addressCheckingResult(
        range: NSRange, components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult { DetectedResult(.address(components), range) }
}
