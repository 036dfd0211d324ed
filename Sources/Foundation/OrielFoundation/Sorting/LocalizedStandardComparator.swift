import Foundation

/// Sorts strings as lists of files are sorted: without regard to case, and numbers in them by their values.
///
/// Apple's Foundation has this order as a value of `String.StandardComparator`, which has only the lexical one here.
public struct LocalizedStandardComparator: SortComparator, Sendable {
    /// The direction.
    public var order: SortOrder

    /// Creates a comparator.
    public init(order: SortOrder = .forward) { self.order = order }

    /// Returns which of two strings comes first in the order of the comparator.
    public func compare(_ left: String, _ right: String) -> ComparisonResult {
        let result = Self.forward(left, right)
        switch (order, result) {
        case (.reverse, .orderedAscending): return .orderedDescending
        case (.reverse, .orderedDescending): return .orderedAscending
        default: return result
        }
    }

    /// Foundation's comparison takes long for each pair of a large table, so that plain texts are compared here.
    private static func forward(_ left: String, _ right: String) -> ComparisonResult {
        var (left, right) = (left, right)
        let quick = left.withUTF8 { left in right.withUTF8 { right in plain(left, right) } }
        if let quick { return quick }
        let result = left.compare(
            right, options: [.caseInsensitive, .numeric, .widthInsensitive], range: nil, locale: .current)
        return result == .orderedSame
            ? left.compare(right, options: .forcedOrdering, range: nil, locale: .current) : result
    }

    /// Compares texts of ASCII letters, digits and signs; nil for others.
    private static func plain(
        _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
    ) -> ComparisonResult? {
        guard left.allSatisfy({ $0 < 0x80 }), right.allSatisfy({ $0 < 0x80 }) else { return nil }
        var (i, j) = (0, 0)
        /// The first difference of case alone: small letters come first.
        var tie = ComparisonResult.orderedSame
        while i < left.count, j < right.count {
            let (a, b) = (left[i], right[j])
            if isDigit(a), isDigit(b) {
                let (first, second) = (number(left, &i), number(right, &j))
                if first.count != second.count {
                    return first.count < second.count ? .orderedAscending : .orderedDescending
                }
                for (a, b) in zip(first, second) where a != b { return a < b ? .orderedAscending : .orderedDescending }
                continue
            }
            let (x, y) = (rank(a), rank(b))
            if x != y { return x < y ? .orderedAscending : .orderedDescending }
            if a != b, tie == .orderedSame { tie = a > b ? .orderedAscending : .orderedDescending }
            (i, j) = (i + 1, j + 1)
        }
        if i < left.count { return .orderedDescending }
        return j < right.count ? .orderedAscending : tie
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// Advances past a number, and returns its digits without leading zeros.
    private static func number(
        _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int
    ) -> Slice<UnsafeBufferPointer<UInt8>> {
        var start = index
        while index < text.count, isDigit(text[index]) { index += 1 }
        while start < index, text[start] == 0x30 { start += 1 }
        return text[start..<index]
    }

    /// Signs come before digits, and these before letters of either case.
    private static func rank(_ byte: UInt8) -> Int {
        switch byte {
        case 0x30...0x39: 256 + Int(byte)
        case 0x41...0x5A: 512 + Int(byte) + 32
        case 0x61...0x7A: 512 + Int(byte)
        default: Int(byte)
        }
    }
}

extension SortComparator where Self == LocalizedStandardComparator {
    /// Sorts strings as lists of files are sorted: without regard to case, and numbers in them by their values.
    public static var localizedStandard: LocalizedStandardComparator { LocalizedStandardComparator() }
    /// Sorts strings as people expect, which is the order of ``localizedStandard``.
    public static var localized: LocalizedStandardComparator { LocalizedStandardComparator() }
}
