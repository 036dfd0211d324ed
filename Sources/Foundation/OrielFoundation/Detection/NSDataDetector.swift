import Foundation

/// A set of kinds that are found in text, as `NSTextCheckingResult.CheckingType` numbers them.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingTypes {
    // This system's Foundation has names for these as well, but marks them as never found.
    static let dates: UInt64 = 1 << 3
    static let addresses: UInt64 = 1 << 4
    package static let links: UInt64 = 1 << 5
    package static let phoneNumbers: UInt64 = 1 << 11
    static let journeys: UInt64 = 1 << 12
}

/// Finds links, telephone numbers, dates and addresses in text.
///
/// It knows addresses of the web and of mail, numbers as they are written in most countries, dates and times in English
/// and in digits, and postal addresses as in the United States.
///
/// Follows Apple's [NSDataDetector](https://developer.apple.com/documentation/foundation/nsdatadetector).
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The kinds that are found, as `NSTextCheckingResult.CheckingType` numbers them.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector.
    /// - Parameter checkingTypes: The raw value of the kinds: links, telephone numbers, dates, addresses.
    /// - Throws: An error if the value has none of these kinds.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let known = NSTextCheckingTypes.links | .phoneNumbers | .dates | .addresses | .journeys
        guard checkingTypes & known != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
    }

    /// Calls a function with each find in a range, from the beginning on.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for result in matches(in: string, options: options, range: range) where !stop.boolValue {
            block(result, [], &stop)
        }
    }

    /// Returns all that is found in a range, from the beginning on.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let length = (string as NSString).length
        guard range.location >= 0, range.length >= 0, range.location <= length,
            range.length <= length - range.location
        else { return [] }
        var found: [DetectedResult] = []
        // Earlier results take precedence: the digits of a link are not a telephone number.
        if checkingTypes & .links != 0 { found.add(LinkDetection.find(in: string, range)) }
        if checkingTypes & .addresses != 0 { found.add(AddressDetection.find(in: string, range)) }
        if checkingTypes & .dates != 0 { found.add(DateDetection.find(in: string, range)) }
        if checkingTypes & .phoneNumbers != 0 { found.add(PhoneDetection.find(in: string, range)) }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// Returns the first result in a range; nil if there is none.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// Returns how many things are found in a range.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Returns the range of the first result in a range; its location is `NSNotFound` if there is none.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Returns the text with all that is found replaced by another text.
    open func stringByReplacingMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String
    ) -> String {
        let text = NSMutableString(string: string)
        for result in matches(in: string, options: options, range: range).reversed() {
            text.replaceCharacters(in: result.range, with: templ)
        }
        return String(describing: text)
    }
}

extension [DetectedResult] {
    fileprivate mutating func add(_ results: [DetectedResult]) {
        for result in results where !contains(where: { NSIntersectionRange($0.range, result.range).length > 0 }) {
            append(result)
        }
    }
}
