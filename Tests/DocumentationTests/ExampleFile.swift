import Foundation

/// The examples of a document as a Swift file that the compiler can check.
///
/// Declarations are at the top of the file and are private to it, so that no document's collide with another's.
/// Everything else is in one function, each part nested in the one before: it sees the names of earlier parts and may
/// reuse them. Lines keep their positions, so that the compiler names the document where something is wrong.
struct ExampleFile {
    /// Modules that the examples may use without importing them, as attributes and names.
    var imports: [String]
    /// The declarations that examples may use without making them, by name.
    var fixtures: [String: String] = [:]

    /// Returns the file for a document; nil where it has no examples.
    func text(of document: Document) -> String? {
        let parts = document.examples.flatMap(Self.parts)
        if parts.isEmpty { return nil }
        var imports = imports
        var declarations: [String] = []
        var statements: [String] = []
        for part in parts {
            switch part.kind {
            case .importing: imports += part.lines.map { $0.replacing("import ", with: "") }
            case .declaration: declarations += located(part.isolated(), document)
            case .statements: statements += located(part, document) + ["do {"]
            }
        }
        var seen: Set<String> = []
        var file = imports.filter { seen.insert($0).inserted }.map {
            $0.hasPrefix("@testable ") ? "@testable import \($0.dropFirst("@testable ".count))" : "import \($0)"
        }
        file += missing(in: parts) + declarations
        if !statements.isEmpty {
            let count = statements.count { $0 == "do {" }
            file += ["@MainActor private func examples() async throws {"] + statements
            file.append(String(repeating: "}", count: count + 1))
        }
        return file.joined(separator: "\n") + "\n"
    }

    private func located(_ part: Part, _ document: Document) -> [String] {
        ["#sourceLocation(file: \"\(document.path)\", line: \(part.line))"] + part.lines + ["#sourceLocation()"]
    }

    /// Returns the fixtures that the parts name and don't declare.
    private func missing(in parts: [Part]) -> [String] {
        let text = parts.flatMap(\.lines).joined(separator: "\n")
        return fixtures.sorted { $0.key < $1.key }.compactMap { name, declaration in
            guard let used = try? Regex("\\b\(name)\\b"),
                let declared = try? Regex("\\b(struct|class|let|var|func|protocol|enum) \(name)\\b"),
                text.contains(used.wordBoundaryKind(.simple)), !text.contains(declared.wordBoundaryKind(.simple))
            else { return nil }
            return declaration
        }
    }
}

extension ExampleFile {
    /// A declaration of an example, or statements that follow each other.
    struct Part: Equatable {
        enum Kind { case importing, declaration, statements }
        /// The line of the part's first line, from 1.
        var line: Int
        var lines: [String]

        /// The kind of code that begins in the first line that is not a comment.
        var kind: Kind {
            let line = lines.first { !$0.hasPrefix("//") && !$0.isEmpty && !Self.isAttribute($0) } ?? ""
            if line.hasPrefix("import ") || line.hasPrefix("@testable import ") { return .importing }
            return line.prefixMatch(of: Self.keyword) == nil ? .statements : .declaration
        }

        private static func isAttribute(_ line: String) -> Bool { line.wholeMatch(of: /@\w+(\([^)]*\))?/) != nil }

        nonisolated(unsafe) private static let keyword =
            /(?:@\w+(?:\([^)]*\))? )*(?:(?:final|indirect|nonisolated|public|private) )*(?:struct|class|enum|protocol|extension|actor|func|typealias)\b/

        /// The declaration as one that only its file sees; without `@main`, of which a program has one.
        func isolated() -> Part {
            var part = self
            for index in lines.indices {
                if lines[index].hasPrefix("@main") {
                    part.lines[index] = String(lines[index].dropFirst("@main".count))
                } else if let match = lines[index].prefixMatch(of: Self.keyword) {
                    let extends = match.output.hasSuffix("extension")
                    if match.output.contains("private") || (extends && lines[index].contains(":")) { break }
                    let attributes = lines[index].prefixMatch(of: /(?:@\w+(?:\([^)]*\))? )*/)?.output ?? ""
                    let rest = lines[index].dropFirst(attributes.count)
                    part.lines[index] =
                        attributes + "private " + (rest.hasPrefix("public ") ? rest.dropFirst("public ".count) : rest)
                    break
                }
            }
            return part
        }
    }

    /// Returns an example in parts, which empty lines and the ends of declarations divide where no bracket is open.
    static func parts(of example: Example) -> [Part] {
        var parts: [Part] = []
        var current: Part?
        var depth = 0
        var isText = false
        for (place, line) in (example.lines + [""]).enumerated() {
            if line.isEmpty, depth == 0, !isText {
                if let part = current, part.lines.contains(where: { !$0.hasPrefix("//") }) { parts.append(part) }
                current = nil
                continue
            }
            current = current ?? Part(line: example.line + place, lines: [])
            current?.lines.append(line)
            if line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count % 2 == 0 { isText.toggle() }
            if isText { continue }
            for character in line {
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
            }
            // Code that follows a declaration without an empty line is not part of it.
            if depth == 0, line.hasSuffix("}"), let part = current, part.kind == .declaration {
                parts.append(part)
                current = nil
            }
        }
        return parts
    }
}
