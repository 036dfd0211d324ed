/// Where messages for the developer go.
package enum StandardError {
    /// How much of a message is written, in characters.
    private static let longest = 4_000

    /// Writes a line; it is lost where it cannot be written.
    package static func write(_ line: String) { OpenFile.write(shown(line) + "\n", to: 2) }

    /// A message as it is written: a name in it may come from anywhere, and must neither fill a terminal nor command it.
    package static func shown(_ line: String) -> String {
        var shown = String.UnicodeScalarView()
        for scalar in line.prefix(longest).unicodeScalars {
            let isControl = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
            shown.append(isControl ? "\u{FFFD}" : scalar)
        }
        if line.dropFirst(longest).first != nil { shown.append("…") }
        return String(shown)
    }
}
