import Foundation

/// A place in a text.
///
/// Follows Apple's [NSTextLocation](https://developer.apple.com/documentation/uikit/nstextlocation).
public protocol NSTextLocation: NSObjectProtocol {
    /// Returns the order of two places.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in a text, in units of UTF-16.
final class TextOffset: NSObject, NSTextLocation, @unchecked Sendable {
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? TextOffset else { return .orderedSame }
        return offset < other.offset ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
    }
    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    override var hash: Int { offset.hashValue }
    override var description: String { "\(offset)" }
}

/// A part of a text.
///
/// Follows Apple's [NSTextRange](https://developer.apple.com/documentation/uikit/nstextrange).
open class NSTextRange: NSObject, @unchecked Sendable {
    /// The beginning.
    public let location: any NSTextLocation
    /// The end.
    public let endLocation: any NSTextLocation

    /// Creates a part, an empty one without an end; nil if the end is before the beginning.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        if let endLocation, location.compare(endLocation) == .orderedDescending { return nil }
        (self.location, self.endLocation) = (location, endLocation ?? location)
        super.init()
    }
    /// Creates an empty part.
    public convenience init(location: any NSTextLocation) { self.init(from: location, to: location) }

    init(from start: any NSTextLocation, to end: any NSTextLocation) {
        (location, endLocation) = (start, end)
        super.init()
    }

    /// Whether the part is empty.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
    /// Whether another part has the same beginning and end.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map { isEqual(to: $0) } ?? false }
    open override var hash: Int { location.hash }
    /// Whether a place is in the part; its end is not.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }
    /// Whether another part is in this one.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }
    /// Whether two parts have letters in common.
    open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange)?.isEmpty == false }
    /// Returns the common part; nil if there is none.
    open func intersection(_ textRange: NSTextRange) -> Self? {
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end = endLocation.compare(textRange.endLocation) == .orderedDescending ? textRange.endLocation : endLocation
        return start.compare(end) == .orderedDescending ? nil : NSTextRange(from: start, to: end) as? Self
    }
    /// Returns the smallest part with both parts.
    open func union(_ textRange: NSTextRange) -> Self {
        let start = location.compare(textRange.location) == .orderedDescending ? textRange.location : location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
        return NSTextRange(from: start, to: end) as? Self ?? self
    }
}

extension NSTextRange {
    /// Creates a part of units of UTF-16.
    convenience init(_ range: NSRange) {
        self.init(from: TextOffset(range.location), to: TextOffset(NSMaxRange(range)))
    }

    /// The part in units of UTF-16; empty for places that are not a text storage's.
    var units: NSRange {
        guard let start = location as? TextOffset, let end = endLocation as? TextOffset else {
            return NSRange(location: 0, length: 0)
        }
        return NSRange(location: start.offset, length: max(end.offset - start.offset, 0))
    }
}
