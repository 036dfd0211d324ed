import Foundation

/// Writes a value as JSON, with the properties of objects in their order.
struct JSONTextWriter {
    private(set) var text = ""

    mutating func write(_ content: GeneratedContent) {
        switch content.kind {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += Self.number(value)
        case .string(let value): text += Self.literal(value)
        case .array(let elements):
            text += "["
            for (place, element) in elements.enumerated() {
                if place > 0 { text += ", " }
                write(element)
            }
            text += "]"
        case .structure(let properties, let keys):
            text += "{"
            var isFirst = true
            for key in keys {
                guard let value = properties[key] else { continue }
                if !isFirst { text += ", " }
                isFirst = false
                text += Self.literal(key) + ": "
                write(value)
            }
            text += "}"
        }
    }

    /// JSON has no infinities.
    private static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        return Int(exactly: value).map { String($0) } ?? "\(value)"
    }

    private static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case ..<" ": result += "\\u" + String(scalar.value + 0x10000, radix: 16).suffix(4)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
