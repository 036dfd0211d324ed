import Foundation

/// A `printf` specifier, taken apart: how one value is to be written.
///
/// They are written by translators, so none is passed to C unchecked: a wrong one would read memory that is not an
/// argument.
struct FormatSpecifier: Equatable {
    /// Widths and precisions count up to this, as far as a line reaches; a larger one is a mistake.
    static let longest = 500

    /// Left in its column, with a sign in any case, with zeros in front, in C's other form, with separators.
    var isLeft = false, hasSign = false, hasZeros = false, isAlternate = false, isGrouped = false
    var width = 0
    var precision: Int?
    var conversion: Character

    /// Reads a specifier without position, as ``FormatPattern`` finds it; nil if it is none.
    init?(_ text: String) {
        guard text.first == "%", let conversion = text.last, text.count > 1 else { return nil }
        self.conversion = conversion
        var rest = text.dropFirst().dropLast()
        flags: while let flag = rest.first {
            switch flag {
            case "-": isLeft = true
            case "+": hasSign = true
            case "0": hasZeros = true
            case "#": isAlternate = true
            case "'": isGrouped = true
            default: break flags
            }
            rest.removeFirst()
        }
        width = Self.number(&rest)
        if rest.first == "." {
            rest.removeFirst()
            precision = Self.number(&rest)
        }
        // The length of the value follows from its type.
        guard rest.allSatisfy({ "lhqzjtL".contains($0) }) else { return nil }
    }

    /// Whether it has no flags, width or precision, so that the value is written as running text, with the locale's
    /// separators.
    var isPlain: Bool { !isLeft && !hasSign && !hasZeros && !isAlternate && width == 0 && precision == nil }

    private static func number(_ rest: inout Substring) -> Int {
        var value = 0
        while let digit = rest.first?.wholeNumberValue {
            value = min(value * 10 + digit, longest + 1)
            rest.removeFirst()
        }
        guard value > longest else { return value }
        RuntimeWarning.issue("A format asks for more than \(longest) places; it gets \(longest).")
        return longest
    }

    /// The value's characters; nil where the specifier is for values of other kinds.
    func string(_ value: any CVarArg) -> String? {
        switch (conversion, value) {
        case ("@", _): fill(sign: "", "\(value)", allowsZeros: false)
        case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger),
            ("u", let number as any BinaryInteger), ("D", let number as any BinaryInteger),
            ("U", let number as any BinaryInteger):
            whole(number)
        case ("x", let number as any BinaryInteger): whole(number, radix: 16, prefix: "0x")
        case ("X", let number as any BinaryInteger): whole(number, radix: 16, prefix: "0X").uppercased()
        case ("o", let number as any BinaryInteger): whole(number, radix: 8, prefix: "0")
        case ("c", let number as any BinaryInteger), ("C", let number as any BinaryInteger): character(number)
        case ("f", let number as any BinaryFloatingPoint), ("F", let number as any BinaryFloatingPoint),
            ("e", let number as any BinaryFloatingPoint), ("E", let number as any BinaryFloatingPoint),
            ("g", let number as any BinaryFloatingPoint), ("G", let number as any BinaryFloatingPoint),
            ("a", let number as any BinaryFloatingPoint), ("A", let number as any BinaryFloatingPoint):
            fraction(Double(number))
        default: nil
        }
    }

    private func whole(_ number: some BinaryInteger) -> String {
        fill(sign: number < 0 ? "-" : hasSign ? "+" : "", digits(String(number.magnitude)))
    }

    /// The bits of a number, as C shows them in other bases.
    private func whole(_ number: some BinaryInteger, radix: Int, prefix: String) -> String {
        let unused = 64 - min(number.bitWidth, 64)
        let bits = (UInt64(truncatingIfNeeded: number) << UInt64(unused)) >> UInt64(unused)
        return fill(sign: isAlternate && bits != 0 ? prefix : "", digits(String(bits, radix: radix)))
    }

    /// As many digits as the precision asks for at least.
    private func digits(_ digits: String) -> String {
        String(repeating: "0", count: max((precision ?? 0) - digits.utf8.count, 0)) + digits
    }

    private func character(_ number: some BinaryInteger) -> String? {
        UInt32(exactly: number).flatMap(Unicode.Scalar.init).map {
            fill(sign: "", String(Character($0)), allowsZeros: false)
        }
    }

    private func fraction(_ number: Double) -> String {
        // A format of our own making, with one argument of its type.
        let format = "%\(isAlternate ? "#" : "")\(precision.map { ".\($0)" } ?? "")\(conversion)"
        let digits = String(format: format, number.magnitude)
        let isNegative = number.sign == .minus && !number.isNaN
        return fill(
            sign: isNegative ? "-" : hasSign ? "+" : "", digits, allowsZeros: number.isFinite, precisionFills: false)
    }

    /// Fills a column.
    private func fill(sign: String, _ digits: String, allowsZeros: Bool = true, precisionFills: Bool = true) -> String {
        let missing = max(width - sign.count - digits.count, 0)
        let filling = String(repeating: " ", count: missing)
        if isLeft { return sign + digits + filling }
        if hasZeros, allowsZeros, !(precisionFills && precision != nil) {
            return sign + String(repeating: "0", count: missing) + digits
        }
        return filling + sign + digits
    }
}
