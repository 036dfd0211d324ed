import Foundation

/// The formats of `os_log`: C's, with notes on who may read a value, such as `%{private}@`.
enum LegacyFormat {
    static func text(_ format: String, _ arguments: [Any]) -> String {
        var (result, rest, values) = ("", Substring(format), arguments[...])
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                result.append("%")
                rest = rest.dropFirst()
                continue
            }
            var isHidden = false
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                isHidden = rest[..<end].contains("private") || rest[..<end].contains("sensitive")
                rest = rest[rest.index(after: end)...]
            }
            let flags = rest.prefix { "0123456789.-+# hlqzjt".contains($0) }
            rest = rest.dropFirst(flags.count)
            guard let letter = rest.popFirst() else { break }
            // A value that is missing is left out, rather than read from the stack.
            let value = values.popFirst()
            result += isHidden ? "<private>" : value.map { shown($0, String(flags), letter) } ?? ""
        }
        return result + rest
    }

    /// A value as its letter wants it; numbers of a kind that the letter does not mean are described.
    private static func shown(_ value: Any, _ flags: String, _ letter: Character) -> String {
        let plain = flags.filter { !"hlqzjt".contains($0) }
        switch (letter, value) {
        case ("f", let number as any BinaryFloatingPoint), ("g", let number as any BinaryFloatingPoint),
            ("e", let number as any BinaryFloatingPoint):
            return String(format: "%\(plain)\(letter)", Double(number))
        case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger),
            ("u", let number as any BinaryInteger):
            return String(format: "%\(plain)ld", Int(truncatingIfNeeded: number))
        case ("x", let number as any BinaryInteger), ("X", let number as any BinaryInteger):
            return String(format: "%\(plain)l\(letter)", Int(truncatingIfNeeded: number))
        default: return "\(value)"
        }
    }
}
