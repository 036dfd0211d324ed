@testable import SwiftTokens

extension SourceFile {
    /// The names of the modules that the file imports, without submodules: `Foundation` for
    /// `import struct Foundation.URL`.
    func importedModules() throws -> [String] {
        let source = try SwiftSource(text)
        return source.tokens.indices.compactMap { index in
            guard source.token(index, is: "import"), source.tokens[index].depth == 0,
                // `foo.import` and `import:` are names, not imports.
                index == 0 || !source.token(index - 1, is: "."),
                index + 1 < source.tokens.count, source.tokens[index + 1].kind == .identifier
            else { return nil }
            let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
            let isScoped = kinds.contains(source.name(at: index + 1)) && index + 2 < source.tokens.count
            return source.name(at: isScoped ? index + 2 : index + 1)
        }
    }

    /// Every name and keyword in the file's code; comments and string literals are left out.
    func names() throws -> [String] {
        let source = try SwiftSource(text)
        return source.tokens.indices.filter { source.tokens[$0].kind == .identifier }.map(source.name(at:))
    }
}
