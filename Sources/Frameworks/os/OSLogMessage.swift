/// The privacy of a value in a message.
public struct OSLogPrivacy: Sendable {
    /// How a value is hidden.
    public enum Mask: Sendable {
        /// By a hash, so that equal values are seen to be equal.
        case hash
        /// Altogether.
        case none
    }

    let isHidden: Bool
    var mask = Mask.none

    /// Everybody.
    public static let `public` = OSLogPrivacy(isHidden: false)
    /// The value is shown as `<private>`.
    public static let `private` = OSLogPrivacy(isHidden: true)
    /// The value is never shown.
    public static let sensitive = OSLogPrivacy(isHidden: true)
    /// Everybody who reads the program's output.
    public static let auto = OSLogPrivacy(isHidden: false)
    /// The value is not shown; the mask may show whether values are equal.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
    /// The value is never shown; the mask may show whether values are equal.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
    /// Everybody who reads the program's output.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

    func shown(_ value: String) -> String {
        guard isHidden else { return value }
        if case .hash = mask { return "<mask.hash: \(String(UInt(bitPattern: value.hashValue), radix: 16))>" }
        return "<private>"
    }
}

/// How a number is written in a message.
public struct OSLogFloatFormatting: Sendable {
    let precision: Int?
    /// As short as it is exact.
    public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
    /// With a number of digits after the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(precision: min(max(precision, 0), 100))
    }
}

/// How an integer is written in a message.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let prefix: String
    /// In tens.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10, prefix: "") }
    /// In sixteens.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16, prefix: "") }
    /// In eights.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8, prefix: "") }
    /// In sixteens, perhaps after `0x`.
    public static func hex(includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "")
    }
}

/// The message of a log, with values that may be hidden.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The values in a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds a text of the message's own.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value by its description.
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {
        text += privacy.shown("\(value())")
    }

    /// Adds a value by its description; nothing for nil.
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T?, privacy: OSLogPrivacy = .auto) {
        text += privacy.shown(value().map { "\($0)" } ?? "nil")
    }

    /// Adds an integer in a format.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.shown(format.prefix + String(number(), radix: format.radix))
    }

    /// Adds a number in a format.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.shown(format.precision.map { fixed(number(), $0) } ?? "\(number())")
    }
}
