import Foundation

/// Reads the old format of translations: `"key" = "value";` with comments.
package struct StringsFile {
    private var rest: Substring.UnicodeScalarView

    private init(_ text: String) { rest = Substring(text).unicodeScalars }

    /// Reads a file's contents; stops at the first thing that is none.
    package static func parse(_ data: Data) -> [String: String] {
        guard let text = decode(data) else { return [:] }
        var reader = StringsFile(text)
        var result: [String: String] = [:]
        while true {
            reader.skipSpace()
            guard let key = reader.word() else { return result }
            reader.skipSpace()
            var value = key
            if reader.take("=") {
                reader.skipSpace()
                guard let found = reader.word() else { return result }
                value = found
                reader.skipSpace()
            }
            result[key] = value
            guard reader.take(";") else { return result }
        }
    }

    private static func decode(_ data: Data) -> String? {
        if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) {
            return String(data: data, encoding: .utf16)
        }
        let text = String(data: data, encoding: .utf8)
        return text.map { $0.hasPrefix("\u{feff}") ? String($0.dropFirst()) : $0 }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skipSpace() {
        while let first = rest.first {
            if first.properties.isWhitespace {
                rest.removeFirst()
            } else if rest.starts(with: "//".unicodeScalars) {
                rest = rest.drop { $0 != "\n" }
            } else if rest.starts(with: "/*".unicodeScalars) {
                rest.removeFirst(2)
                while !rest.isEmpty, !rest.starts(with: "*/".unicodeScalars) { rest.removeFirst() }
                rest = rest.dropFirst(2)
            } else {
                return
            }
        }
    }

    private mutating func word() -> String? {
        guard take("\"") else {
            let bare = rest.prefix {
                $0.properties.isAlphabetic || $0.properties.numericType != nil || "_.-".unicodeScalars.contains($0)
            }
            rest = rest.dropFirst(bare.count)
            return bare.isEmpty ? nil : String(bare)
        }
        var result = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"": return String(result)
            case "\\": appendEscape(to: &result)
            default: result.append(scalar)
            }
        }
        return nil
    }

    private mutating func appendEscape(to result: inout String.UnicodeScalarView) {
        switch rest.popFirst() {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "r": result.append("\r")
        case "U", "u":
            let digits = rest.prefix(4)
            rest = rest.dropFirst(4)
            if let code = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(code) { result.append(scalar) }
        case let other?: result.append(other)
        case nil: break
        }
    }
}
