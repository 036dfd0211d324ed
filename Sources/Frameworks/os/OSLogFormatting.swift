import Foundation

/// The place of a value within columns of a message.
///
/// Follows Apple's [OSLogStringAlignment](https://developer.apple.com/documentation/os/oslogstringalignment).
public struct OSLogStringAlignment: Sendable {
    let columns: @Sendable () -> Int
    let isRight: Bool

    /// No columns: the value takes its own room.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: { 0 }, isRight: true) }
    /// At the right, with spaces before it up to a number of columns.
    public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: true)
    }
    /// At the left, with spaces behind it up to a number of columns.
    public static func left(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: false)
    }

    /// The most columns: a larger number is a mistake.
    private static let widest = 1_000

    func aligned(_ text: String) -> String {
        let room = min(columns(), Self.widest) - text.count
        guard room > 0 else { return text }
        let spaces = String(repeating: " ", count: room)
        return isRight ? spaces + text : text + spaces
    }
}

/// How a number is written in a message.
///
/// Follows Apple's [OSLogFloatFormatting](https://developer.apple.com/documentation/os/oslogfloatformatting).
public struct OSLogFloatFormatting: Sendable {
    enum Style { case fixed, exponential, hybrid, hex }
    let style: Style
    let precision: Int?
    var explicitPositiveSign = false
    var uppercase = false

    private init(_ style: Style, _ precision: Int?, _ sign: Bool = false, _ uppercase: Bool = false) {
        self.style = style
        self.precision = precision.map { min(max($0, 0), 100) }
        explicitPositiveSign = sign
        self.uppercase = uppercase
    }

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
    /// With a number of digits after the point.
    public static func fixed(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting(.fixed, precision, explicitPositiveSign, uppercase) }
    /// With six digits after the point, and perhaps a plus.
    public static func fixed(explicitPositiveSign: Bool, uppercase: Bool = false) -> OSLogFloatFormatting {
        fixed(precision: 6, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
    }
    /// In sixteens, with an exponent of two.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(.hex, nil) }
    /// In sixteens, with an exponent of two, and perhaps a plus.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(.hex, nil, explicitPositiveSign, uppercase)
    }
    /// With an exponent of ten.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(.exponential, nil) }
    /// With an exponent of ten, and a number of digits after the point.
    public static func exponential(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting(.exponential, precision, explicitPositiveSign, uppercase) }
    /// With an exponent of ten, and perhaps a plus.
    public static func exponential(explicitPositiveSign: Bool, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(.exponential, nil, explicitPositiveSign, uppercase)
    }
    /// With an exponent where that is shorter.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(.hybrid, nil) }
    /// With an exponent where that is shorter, and a number of digits.
    public static func hybrid(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting(.hybrid, precision, explicitPositiveSign, uppercase) }
    /// With an exponent where that is shorter, and perhaps a plus.
    public static func hybrid(explicitPositiveSign: Bool, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(.hybrid, nil, explicitPositiveSign, uppercase)
    }

    func text(_ number: Double) -> String {
        let letter =
            switch style {
            case .fixed: "f"
            case .exponential: "e"
            case .hybrid: "g"
            case .hex: "a"
            }
        let digits = precision.map { ".\($0)" } ?? ""
        let format = "%" + (explicitPositiveSign ? "+" : "") + digits + (uppercase ? letter.uppercased() : letter)
        return String(format: format, number)
    }
}

/// How an integer is written in a message.
///
/// Follows Apple's [OSLogIntegerFormatting](https://developer.apple.com/documentation/os/oslogintegerformatting).
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    var prefix = ""
    var explicitPositiveSign = false
    var uppercase = false
    var minDigits: @Sendable () -> Int = { 1 }

    /// The most digits: a larger number is a mistake.
    private static let longest = 1_000

    /// In tens.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
    /// In tens, perhaps with a plus, and zeros up to a number of digits.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping @Sendable () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, explicitPositiveSign: explicitPositiveSign, minDigits: minDigits)
    }
    /// In sixteens.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// In sixteens, perhaps after `0x`, and with zeros up to a number of digits.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping @Sendable () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", explicitPositiveSign: explicitPositiveSign,
            uppercase: uppercase, minDigits: minDigits)
    }
    /// In eights.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
    /// In eights, perhaps after `0`, and with zeros up to a number of digits.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping @Sendable () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, prefix: includePrefix ? "0" : "", explicitPositiveSign: explicitPositiveSign,
            uppercase: uppercase, minDigits: minDigits)
    }

    func text(_ number: some BinaryInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
        let zeros = String(repeating: "0", count: max(min(minDigits(), Self.longest) - digits.count, 0))
        let sign = number < 0 ? "-" : explicitPositiveSign ? "+" : ""
        return sign + prefix + zeros + digits
    }
}

/// How an integer of 32 bits is written: as the thing for which it stands.
///
/// Follows Apple's [OSLogInt32ExtendedFormat](https://developer.apple.com/documentation/os/oslogint32extendedformat).
public enum OSLogInt32ExtendedFormat: Sendable {
    /// An address of four numbers, in the network's order of bytes.
    case ipv4Address
    /// The number of an error of Mach.
    case machErrno
    /// The number of an error of the system, with its text.
    case darwinErrno
    /// The mode of a file, as `ls` writes it.
    case darwinMode
    /// The number of a signal, with its name.
    case darwinSignal
    /// A time in seconds since 1970.
    case secondsSince1970
    /// A truth value: `true` or `false`.
    case truth
    /// A truth value: `YES` or `NO`.
    case answer

    func text(_ number: Int32) -> String {
        switch self {
        case .ipv4Address:
            return withUnsafeBytes(of: number) { $0.map { "\($0)" }.joined(separator: ".") }
        case .machErrno: return "[0x\(String(UInt32(bitPattern: number), radix: 16))]"
        case .darwinErrno: return "[\(number): \(String(cString: strerror(number)))]"
        case .darwinMode: return Self.mode(UInt32(bitPattern: number))
        case .darwinSignal: return "[signal \(number): \(strsignal(number).map { String(cString: $0) } ?? "unknown")]"
        case .secondsSince1970: return OSLogIntExtendedFormat.secondsSince1970.text(Int(number))
        case .truth: return number == 0 ? "false" : "true"
        case .answer: return number == 0 ? "NO" : "YES"
        }
    }

    private static func mode(_ mode: UInt32) -> String {
        let kinds: [UInt32: String] = [
            0o040000: "d", 0o120000: "l", 0o020000: "c", 0o060000: "b", 0o010000: "p", 0o140000: "s",
        ]
        let letters = Array("rwxrwxrwx")
        let rights = (0..<9).map { mode & (0o400 >> UInt32($0)) == 0 ? "-" : String(letters[$0]) }
        return (kinds[mode & 0o170000] ?? "-") + rights.joined()
    }
}

/// How an integer is written: as the thing for which it stands.
///
/// Follows Apple's [OSLogIntExtendedFormat](https://developer.apple.com/documentation/os/oslogintextendedformat).
public enum OSLogIntExtendedFormat: Sendable {
    /// A number of bytes, in units of 1024: `2 kiB`.
    case byteCountIEC
    /// A number of bytes, in units of 1000: `2 kB`.
    case byteCount
    /// A number of bits, in units of 1000: `2 kbit`.
    case bitCount
    /// A number of bits, in units of 1024: `2 kibit`.
    case bitCountIEC
    /// A rate of bytes, in units of 1000: `2 kB/s`.
    case byteRate
    /// A rate of bytes, in units of 1024: `2 kiB/s`.
    case byteRateIEC
    /// A rate of bits, in units of 1000: `2 kbps`.
    case bitrate
    /// A rate of bits, in units of 1024: `2 kibps`.
    case bitrateIEC
    /// A time in seconds since 1970.
    case secondsSince1970

    func text(_ number: Int) -> String {
        switch self {
        case .byteCountIEC: Self.scaled(number, 1024, "iB", "B")
        case .byteCount: Self.scaled(number, 1000, "B", "B")
        case .bitCount: Self.scaled(number, 1000, "bit", "bit")
        case .bitCountIEC: Self.scaled(number, 1024, "ibit", "bit")
        case .byteRate: Self.scaled(number, 1000, "B/s", "B/s")
        case .byteRateIEC: Self.scaled(number, 1024, "iB/s", "B/s")
        case .bitrate: Self.scaled(number, 1000, "bps", "bps")
        case .bitrateIEC: Self.scaled(number, 1024, "ibps", "bps")
        case .secondsSince1970: Date(timeIntervalSince1970: Double(number)).description
        }
    }

    private static func scaled(_ number: Int, _ step: Double, _ unit: String, _ plain: String) -> String {
        var value = Double(number)
        var prefixes = ["", "k", "M", "G", "T", "P", "E"][...]
        while abs(value) >= step, prefixes.count > 1 {
            value /= step
            prefixes = prefixes.dropFirst()
        }
        let prefix = prefixes.first ?? ""
        return String(format: "%.6g ", value) + prefix + (prefix.isEmpty ? plain : unit)
    }
}

/// How a Boolean is written in a message.
public enum OSLogBoolFormat: Sendable {
    /// As `true` or `false`.
    case truth
    /// As `YES` or `NO`.
    case answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "YES" : "NO"
        }
    }
}

/// How a pointer or bytes are written: as the thing for which they stand.
public enum OSLogPointerFormat: Sendable {
    /// An address of sixteen bytes.
    case ipv6Address
    /// A time of the system, in seconds and microseconds.
    case timeval
    /// A time of the system, in seconds and nanoseconds.
    case timespec
    /// An identifier of sixteen bytes.
    case uuid
    /// An address with a port.
    case sockaddr
    /// The pointer itself, which is all that is written here.
    case none
}
