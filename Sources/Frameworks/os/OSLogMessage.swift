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
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(privacy.shown("\(value())"))
    }

    /// Adds a value by its description; `nil` for none.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(privacy.shown(value().map { "\($0)" } ?? "nil"))
    }

    /// Adds an integer in a format.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(privacy.shown(format.text(number())))
    }

    /// Adds a number in a format.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(privacy.shown(format.text(Double(number()))))
    }

    /// Adds an integer of 32 bits as the thing for which it stands.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Int32, format: OSLogInt32ExtendedFormat, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.shown(format.text(number()))
    }

    /// Adds an integer as the thing for which it stands.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Int, format: OSLogIntExtendedFormat, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.shown(format.text(number()))
    }

    /// Adds a Boolean in a format.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.shown(format.text(value()))
    }

    /// Adds a pointer and a number of bytes from there; the bytes themselves are not written.
    public mutating func appendInterpolation(
        _ pointer: @autoclosure () -> UnsafeRawPointer, bytes: @autoclosure () -> Int,
        format: OSLogPointerFormat = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.shown("\(pointer()) (\(bytes()) bytes)")
    }
}
