import Foundation

/// The text around encoded keys (PEM, by RFC 7468).
package enum Armor {
    /// Returns bytes as a text.
    /// - Parameter label: The kind of the bytes, such as `PRIVATE KEY`.
    package static func text(_ label: String, _ bytes: [UInt8]) -> String {
        let code = Data(bytes).base64EncodedString()
        var lines = ["-----BEGIN \(label)-----"]
        var rest = code[...]
        while !rest.isEmpty {
            lines.append(String(rest.prefix(64)))
            rest = rest.dropFirst(64)
        }
        return (lines + ["-----END \(label)-----"]).joined(separator: "\n")
    }

    /// Returns the label and the bytes of a text; nil if it is not exactly one.
    package static func bytes(_ text: String) -> (label: String, bytes: [UInt8])? {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
        let (begin, end, dashes) = ("-----BEGIN ", "-----END ", "-----")
        guard let first = lines.first, let last = lines.last, lines.count > 2, first.hasPrefix(begin),
            first.hasSuffix(dashes), first.count > begin.count + dashes.count
        else { return nil }
        let label = String(first.dropFirst(begin.count).dropLast(dashes.count))
        guard last == "\(end)\(label)\(dashes)",
            let data = Data(base64Encoded: lines.dropFirst().dropLast().joined()), !data.isEmpty
        else { return nil }
        return (label, Array(data))
    }
}
