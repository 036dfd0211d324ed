/// Where messages for the developer go.
package enum StandardError {
    /// Writes a line; it is lost where it cannot be written.
    package static func write(_ line: String) { OpenFile.write(line + "\n", to: 2) }
}
