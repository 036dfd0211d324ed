import Foundation

/// Writes property lists as XML.
///
/// Foundation refuses arrays in programs that are linked with it statically, as an SDK's tool is.
enum PropertyListWriter {
    /// Returns the file of a property list; throws for a value that property lists do not have.
    static func data(_ entries: [String: Any]) throws -> Data {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        try write(entries, indent: "", to: &text)
        text += "</plist>\n"
        return Data(text.utf8)
    }

    private static func write(_ value: Any, indent: String, to text: inout String) throws {
        func line(_ element: String, _ content: String) { text += "\(indent)<\(element)>\(content)</\(element)>\n" }
        switch value {
        case let entries as [String: Any]:
            text += "\(indent)<dict>\n"
            for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
                text += "\(indent)\t<key>\(escaped(key))</key>\n"
                try write(value, indent: indent + "\t", to: &text)
            }
            text += "\(indent)</dict>\n"
        case let elements as [Any]:
            text += "\(indent)<array>\n"
            for element in elements { try write(element, indent: indent + "\t", to: &text) }
            text += "\(indent)</array>\n"
        case let string as String: line("string", escaped(string))
        // Numbers count as truth values, too: the type decides.
        case let flag as Bool where type(of: value) == Bool.self: text += "\(indent)<\(flag)/>\n"
        case let data as Data: line("data", data.base64EncodedString())
        case let date as Date: line("date", date.formatted(.iso8601))
        case let number as Int: line("integer", "\(number)")
        case let number as UInt: line("integer", "\(number)")
        case let number as Double: line("real", "\(number)")
        default: throw Problem("A property list has no values such as \(value).")
        }
    }

    /// A text in which nothing is an element, without characters that XML has not.
    private static func escaped(_ text: String) -> String {
        let allowed = text.unicodeScalars.filter { scalar in
            scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
                || "\t\n\r".unicodeScalars.contains(scalar)
        }
        return String(String.UnicodeScalarView(allowed)).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\r", with: "&#13;")
    }
}
