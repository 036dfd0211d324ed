import Foundation

/// A message of the compiler, with its place.
struct Diagnostic: Codable, Hashable, Sendable {
    var file: String
    var line: Int
    var column: Int
    var isError: Bool
    var message: String

    init(file: String, line: Int, column: Int, isError: Bool, message: String) {
        (self.file, self.line, self.column) = (file, line, column)
        (self.isError, self.message) = (isError, message)
    }

    /// Creates the complaint that a file was not checked in time.
    /// - Parameter file: The file; empty for all of a module.
    init(late file: String) {
        self.init(file: file, line: 0, column: 0, isError: true, message: Self.late)
    }

    /// Reads the compiler's lines, each complaint once.
    static func read(_ output: String) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return output.split(whereSeparator: \.isNewline).compactMap { line in
            guard let found = parse(line), seen.insert(found).inserted else { return nil }
            return found
        }
    }

    private static func parse(_ line: Substring) -> Diagnostic? {
        for (word, isError) in [(": error: ", true), (": fatal error: ", true), (": warning: ", false)] {
            guard let mark = line.range(of: word) else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            let message = String(line[mark.upperBound...])
            guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
            else { continue }
            return Diagnostic(
                file: place.dropLast(2).joined(separator: ":"), line: row, column: column, isError: isError,
                message: message)
        }
        if let symbol = line.range(of: ": undefined reference to '") {
            let name = line[symbol.upperBound...].prefix { $0 != "'" }
            return Diagnostic(file: "", line: 0, column: 0, isError: true, message: Self.undefined + name)
        }
        // What made a command fail has been said by then.
        if line.hasPrefix("error: emit-module command failed") { return nil }
        for prefix in ["error: ", "ld.lld: error: "] where line.hasPrefix(prefix) {
            return Diagnostic(
                file: "", line: 0, column: 0, isError: true, message: String(line.dropFirst(prefix.count)))
        }
        return nil
    }

    /// Whether a file was saved while it was compiled, which says nothing of its content.
    var isOfSavedSource: Bool { message.hasSuffix("was modified during the build") }

    /// Whether the compiler was stopped before it had looked into all.
    var isOfTime: Bool { isError && message == Self.late }
    private static let late = "not checked in the time given"

    /// Whether an expression has taken longer than a check gives it.
    var isOfLongExpression: Bool { message.contains("unable to type-check this expression in reasonable time") }

    /// The symbol that the linker has found nowhere.
    var undefinedSymbol: String? {
        message.hasPrefix(Self.undefined) ? String(message.dropFirst(Self.undefined.count)) : nil
    }
    private static let undefined = "undefined symbol: "

    /// The module that a complaint says does not exist.
    var missingModule: String? {
        guard isError, let start = message.range(of: "no such module '") else { return nil }
        return String(message[start.upperBound...].prefix { $0 != "'" })
    }
}
