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
        return !errors.isEmpty && errors.count <= 80 && files.count <= max(3, module.sources.count / 4)
            && !errors.contains { $0.file.isEmpty || $0.isOfTime || $0.missingModule != nil }
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
