/// Reads old-style property lists: `{ key = value; }`, `( value, )`, words, quoted strings, `<data>` and comments.
struct PropertyListParser {
    /// A place at which the text is no property list.
    struct Failure: Error, Equatable, CustomStringConvertible {
        var line: Int
        var expected: String
        var description: String { "line \(line): expected \(expected)" }
    }

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    /// Deeper nesting than this is no project, and would overflow the stack.
    private static let deepest = 200

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// Parses a whole text.
    static func parse(_ text: String) throws -> PropertyValue {
        var parser = PropertyListParser(text)
        let value = try parser.value()
        parser.skipSpace()
        if parser.index < parser.bytes.count { throw parser.failure("the end of the file") }
        return value
    }

    private func failure(_ expected: String) -> Failure {
        Failure(line: 1 + bytes[..<min(index, bytes.count)].count { $0 == UInt8(ascii: "\n") }, expected: expected)
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = current {
            if byte <= 0x20 {
                index += 1
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
                while let byte = current, byte != 0x0A { index += 1 }
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
                index += 2
                while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*"))
                {
                    index += 1
                }
                index += 1
            } else {
                return
            }
        }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard current == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func value() throws -> PropertyValue {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.deepest { throw failure("less nesting") }
        if take("{") { return .dictionary(try entries()) }
        if take("(") { return .array(try elements()) }
        return .string(try word())
    }

    private mutating func entries() throws -> [String: PropertyValue] {
        var result: [String: PropertyValue] = [:]
        while !take("}") {
            let key = try word()
            // A key alone stands for itself, in `.strings` files.
            if take(";") {
                result[key] = .string(key)
                continue
            }
            guard take("=") else { throw failure("“=”") }
            result[key] = try value()
            guard take(";") else { throw failure("“;”") }
        }
        return result
    }

    private mutating func elements() throws -> [PropertyValue] {
        var result: [PropertyValue] = []
        while !take(")") {
            result.append(try value())
            if take(",") { continue }
            guard take(")") else { throw failure("“,” or “)”") }
            break
        }
        return result
    }

    private mutating func word() throws -> String {
        skipSpace()
        guard let first = current else { throw failure("a value, not the end of the file") }
        switch first {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quoted(first)
        case UInt8(ascii: "<"):
            let start = index
            index += 1
            while let byte = current, Character(Unicode.Scalar(byte)).isHexDigit || byte <= 0x20 { index += 1 }
            guard take(">") else {
                index = start
                throw failure("a value")
            }
            return String(decoding: bytes[start..<index], as: UTF8.self)
        default:
            let start = index
            while let byte = current, Self.isPlain(byte) { index += 1 }
            if start == index { throw failure("a value") }
            return String(decoding: bytes[start..<index], as: UTF8.self)
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
            UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "@"):
            true
        default: byte >= 0x80
        }
    }

    private mutating func quoted(_ quote: UInt8) throws -> String {
        var result: [UInt8] = []
        index += 1
        while let byte = current {
            index += 1
            if byte == quote { return String(decoding: result, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), let escaped = current else {
                result.append(byte)
                continue
            }
            index += 1
            switch escaped {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "U"), UInt8(ascii: "u"): result += Array(String(unicode()).utf8)
            case UInt8(ascii: "0")...UInt8(ascii: "7"): result.append(octal(escaped))
            default: result.append(escaped)
            }
        }
        throw failure("the end of a quoted string")
    }

    /// Up to four hexadecimal digits after `\U`.
    private mutating func unicode() -> Character {
        let digits = bytes[index..<min(index + 4, bytes.count)].prefix {
            Character(Unicode.Scalar($0)).isHexDigit
        }
        index += digits.count
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
        return Character(Unicode.Scalar(number) ?? "\u{FFFD}")
    }

    private mutating func octal(_ first: UInt8) -> UInt8 {
        var number = Int(first - UInt8(ascii: "0"))
        for _ in 0..<2 {
            guard let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) else { break }
            number = number * 8 + Int(byte - UInt8(ascii: "0"))
            index += 1
        }
        return UInt8(truncatingIfNeeded: number)
    }
}
