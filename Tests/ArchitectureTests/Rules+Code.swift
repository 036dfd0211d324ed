@testable import SwiftTokens

extension Rules {
    /// No class says that it does nothing when it goes: that is so without saying.
    static func noEmptyDeinitializers(_ files: [SourceFile]) throws -> [Violation] {
        try files.flatMap { file -> [Violation] in
            let source = try SwiftSource(file.text)
            return source.tokens.indices.filter {
                source.token($0, is: "deinit") && source.token($0 + 1, is: "{") && source.token($0 + 2, is: "}")
            }.map { _ in Violation(path: file.path, complaint: "delete the empty deinit") }
        }
    }

    /// A public modifier does something with each of its arguments, or warns once that it does not.
    ///
    /// - Parameter exceptions: Names of modifiers that have no effect for a reason, with the reason.
    static func modifiersAreNotSilent(
        _ files: [SourceFile], exceptions: [String: String] = SilentModifiers.reasons
    ) throws -> [Violation] {
        var unused = Set(exceptions.keys)
        var found = try files.flatMap { file -> [Violation] in
            try PublicModifier.all(in: SwiftSource(file.text)).compactMap { modifier in
                guard modifier.isSilent else { return nil }
                unused.remove(modifier.name)
                if exceptions[modifier.name] != nil { return nil }
                return Violation(
                    path: file.path,
                    complaint: "\(modifier.name) ignores an argument: make it work, or warn with unsupported(_:) and "
                        + "list it in CompatibilityGaps.md")
            }
        }
        found += unused.sorted().map {
            Violation(path: "SilentModifiers.swift", complaint: "\($0) is not silent; take it out")
        }
        return found
    }
}

/// A public function that returns a view, a scene or an image made from the value it is called on.
struct PublicModifier {
    /// The name with its arguments' labels.
    var name: String
    /// The parameters' names, except for those that only specify a type.
    var parameters: [String] = []
    /// The names and literals in the body.
    var body: [String]

    /// Whether an argument has no effect, without a warning.
    var isSilent: Bool {
        let warns = body.contains { ["unsupported", "withoutEffect", "issue"].contains($0) }
        let ignoresOne = parameters.contains { name in !body.contains { $0 == name || $0.contains("(\(name)") } }
        return !warns && (ignoresOne || body == ["self"] || body == ["return", "self"])
    }

    /// The modifiers that a source file declares.
    static func all(in source: SwiftSource) -> [PublicModifier] {
        source.tokens.indices.compactMap { PublicModifier(source, at: $0) }
    }

    /// The modifier whose keyword `func` is at an index; nil where there is none.
    private init?(_ source: SwiftSource, at index: Int) {
        guard source.token(index, is: "func"), Self.isPublic(source, index) else { return nil }
        let tokens = source.tokens
        guard let open = (index..<tokens.count).first(where: { source.token($0, is: "(") }),
            let close = tokens[open].partner,
            let begin = (close..<tokens.count).first(where: {
                source.token($0, is: "{") || source.token($0, is: "}") || source.token($0, is: "func")
            }), source.token(begin, is: "{"), let end = tokens[begin].partner
        else { return nil }
        let result = (close..<begin).map(source.name(at:))
        guard result.contains("some") || result.last == "Image" else { return nil }
        body = (begin + 1..<end).filter { tokens[$0].kind != .mark && tokens[$0].kind != .operator }
            .map(source.name(at:))
        var labels = ""
        let parts = (open + 1..<close).split { tokens[$0].depth == tokens[open].depth + 1 && source.token($0, is: ",") }
        for part in parts {
            guard let colon = part.first(where: { source.token($0, is: ":") }) else { continue }
            // Attributes are none of the names.
            let names = part[..<colon].filter { tokens[$0].kind == .identifier && !source.token($0 - 1, is: "@") }
                .map(source.name(at:))
            labels += (names.first ?? "") + ":"
            let isType = part[colon...].contains { source.token($0, is: "Type") }
            if let name = names.last, !isType { parameters.append(name) }
        }
        name = "\(source.name(at: index + 1))(\(labels))"
        // An implementation of a protocol's requirement need not use all of its parameters.
        if ["body", "makeBody", "_body"].contains(source.name(at: index + 1)) { return nil }
    }

    private static func isPublic(_ source: SwiftSource, _ index: Int) -> Bool {
        var before = index - 1
        while before >= 0, ["nonisolated", "static", "final", "mutating"].contains(source.name(at: before)) {
            before -= 1
        }
        return source.token(before, is: "public")
    }
}
