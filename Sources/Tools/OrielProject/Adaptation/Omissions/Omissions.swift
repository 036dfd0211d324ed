import Foundation

/// Finds what to leave out of a module's functions, so that the rest compiles.
struct Omissions {
    /// The pieces, by the paths of their files.
    private(set) var parts: [String: Set<Omission>]
    private let texts: [URL: String]
    private var outlines: [String: CodeOutline] = [:]

    init(texts: [URL: String], parts: [String: Set<Omission>] = [:]) { (self.texts, self.parts) = (texts, parts) }

    /// Whether errors are so few that the app is still itself without the pieces around them.
    static func areFew(_ errors: [Diagnostic], in module: ModuleDescription) -> Bool {
        let files = Set(errors.map(\.file))
        return !errors.isEmpty && errors.count <= 250 && files.count <= max(5, module.sources.count / 2)
            && !errors.contains { $0.file.isEmpty || $0.isOfTime || $0.missingModule != nil }
    }

    /// The errors of a module, with the linker's at the functions that name its symbols.
    func placed(_ errors: [Diagnostic]) -> [Diagnostic] {
        var found: Set<Diagnostic> = []
        let others = errors.filter { error in
            guard let symbol = error.undefinedSymbol else { return true }
            let places = texts.compactMap { Self.place(of: symbol, in: $1, of: $0) }
            found.formUnion(places)
            return places.isEmpty
        }
        // The linker's last words say that it has failed.
        return found.isEmpty ? errors : others.filter { !$0.message.hasPrefix("link command failed") } + found
    }

    /// Where a text declares a function of a symbol.
    private static func place(of symbol: String, in text: String, of file: URL) -> Diagnostic? {
        guard let name = text.range(of: "@_silgen_name(\"\(symbol)\")"),
            let function = text.range(of: "func ", range: name.upperBound..<text.endIndex)
        else { return nil }
        let before = text[..<function.lowerBound]
        let line = before.utf8.count { $0 == 0x0A } + 1
        let start = before.utf8.lastIndex(of: 0x0A).map { before.utf8.index(after: $0) } ?? before.startIndex
        let column = before.utf8.distance(from: start, to: function.lowerBound) + 1
        return Diagnostic(
            file: file.path, line: line, column: column, isError: true, message: "\(symbol) does not exist here")
    }

    /// Adds the innermost piece around each error that is not yet left out; errors in the code of macros are also reported at declarations.
    /// - Returns: Whether there is one for each error in a file of the module.
    mutating func add(around errors: [Diagnostic]) -> Bool {
        let before = parts
        for error in errors {
            guard let outline = outline(of: error.file) else { continue }
            let known = before[error.file] ?? []
            let pieces = outline.pieces(line: error.line, column: error.column)
            let isNew = { (piece: Omission) in !known.contains { $0.contains(piece) } }
            guard let piece = pieces.first(where: isNew) else { return false }
            parts[error.file, default: []].insert(piece)
        }
        return parts != before
    }

    private mutating func outline(of file: String) -> CodeOutline? {
        if let known = outlines[file] { return known }
        guard let (url, text) = texts.first(where: { $0.key.path == file }) else { return nil }
        outlines[file] = CodeOutline(text, file: url.lastPathComponent)
        return outlines[file]
    }

    /// A sentence about the pieces that are left out of a module.
    static func note(_ parts: [String: Set<Omission>], of module: String) -> String {
        let all = parts.sorted { $0.key < $1.key }.flatMap { file, pieces in
            pieces.filter { piece in !pieces.contains { $0 != piece && $0.contains(piece) } }
                .sorted { $0.start < $1.start }
                .map { "\(URL(filePath: file).lastPathComponent):\($0.line) (\($0.name))" }
        }
        let shown = all.prefix(20).joined(separator: ", ")
        return "Left out of \(module), since it does not compile here: \(shown)"
            + (all.count > 20 ? ", and \(all.count - 20) more." : ".")
    }
}
