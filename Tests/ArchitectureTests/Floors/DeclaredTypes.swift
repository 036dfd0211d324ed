@testable import SwiftTokens

extension SourceFile {
    /// The names of the types that the file declares for other files.
    ///
    /// A type within an extension is named with the extended type (`Outer.Inner`), since only the extension's file says where it
    /// belongs. Types within other types belong to these.
    func declaredTypes() throws -> [String] {
        let source = try SwiftSource(text)
        return source.tokens.indices.compactMap { index in
            guard source.declaresType(at: index) else { return nil }
            let name = source.name(at: index + 1)
            switch source.tokens[index].depth {
            case 0: return name
            case 1: return source.extendedType(around: index).map { "\($0).\(name)" }
            default: return nil
            }
        }
    }

    /// The names of members, each with the name in front of its dot.
    func qualifiedNames() throws -> [String] {
        let source = try SwiftSource(text)
        return source.tokens.indices.compactMap { index in
            guard source.token(index, is: "."), index > 0, source.isIdentifier(index - 1),
                source.isIdentifier(index + 1)
            else { return nil }
            return "\(source.name(at: index - 1)).\(source.name(at: index + 1))"
        }
    }
}

extension SwiftSource {
    private static let typeKeywords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    private static let modifiers: Set<String> = [
        "public", "package", "internal", "open", "final", "indirect", "distributed", "nonisolated", "unsafe",
    ]

    func isIdentifier(_ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .identifier
    }

    /// Whether the keyword at an index declares a type that other files can name.
    ///
    /// Only declaration modifiers can stand between an access level and the keyword: any other word ends the search, as the
    /// module's name does in `import Foundation⏎final class C`.
    fileprivate func declaresType(at index: Int) -> Bool {
        guard isIdentifier(index), isIdentifier(index + 1), Self.typeKeywords.contains(name(at: index)) else {
            return false
        }
        var before = index - 1
        while isIdentifier(before), tokens[before].depth == tokens[index].depth {
            let word = name(at: before)
            if ["private", "fileprivate", "import"].contains(word) { return false }
            guard Self.modifiers.contains(word) else { break }
            before -= 1
        }
        return true
    }

    /// The name of the type that the extension around a declaration extends; nil for a declaration that is not in one.
    fileprivate func extendedType(around index: Int) -> String? {
        var open = index - 1
        while open >= 0, !(token(open, is: "{") && tokens[open].depth == 0) { open -= 1 }
        var before = open - 1
        while before >= 0, !token(before, is: "}"), !token(before, is: ";") {
            if token(before, is: "extension"), tokens[before].depth == 0 { return name(at: before + 1) }
            before -= 1
        }
        return nil
    }
}
