import Foundation

/// Runs the Swift compiler.
enum Compiler {
    /// Runs it to its end.
    /// - Parameters:
    ///   - arguments: Its arguments.
    ///   - deadline: When it is stopped, done or not.
    ///   - list: A file to write them to: a list of thousands of paths is longer than a command line may be.
    /// - Returns: What it says, and whether it has done its work.
    static func run(
        _ arguments: [String], list: URL, deadline: ContinuousClock.Instant? = nil
    ) throws -> (diagnostics: [Diagnostic], isDone: Bool) {
        try Cache.write(Data(arguments.map(quoted).joined(separator: "\n").utf8), to: list)
        let limit = deadline.map { max(0.1, ($0 - .now) / .seconds(1)) }
        let result = try Shell.run("swiftc", ["@\(list.path)"], limit: limit)
        var diagnostics = Diagnostic.read(result.errors)
        if result.status == 137, limit != nil {
            diagnostics.append(Diagnostic(late: ""))
        }
        if result.status != 0, !diagnostics.contains(where: \.isError) {
            let words = result.errors.split(whereSeparator: \.isNewline).suffix(12).joined(separator: "\n")
            diagnostics.append(
                Diagnostic(file: "", line: 0, column: 0, isError: true, message: "the compiler stopped:\n\(words)"))
        }
        return (diagnostics, result.status == 0)
    }

    /// The driver takes the apostrophe for a quotation mark also between others.
    static func quoted(_ argument: String) -> String {
        "\"" + argument.map { "\\\"'".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
    }
}
