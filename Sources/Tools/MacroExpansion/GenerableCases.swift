import SwiftTokens

/// The cases of an enumeration that a language model can write, for `@Generable`.
///
/// Cases without values are a text: their raw value if that is a text, or their name. If a case has values, each case is an object with
/// its name in `case`.
struct GenerableCases {
    private struct Case {
        var name: String
        /// The label of each value, if it has one, and its type.
        var values: [(label: String?, type: String)]

        var pattern: String { GenerableProperty.keywords.contains(name) ? ".`\(name)`" : ".\(name)" }

        /// The property that holds a value.
        func key(_ index: Int) -> String { values[index].label ?? (values.count == 1 ? "value" : "value\(index + 1)") }
    }

    private let members: ModelMembers
    private let description: String
    private let cases: [Case]
    private var isRaw: Bool { members.inherited == "String" }
    private var isPlain: Bool { cases.allSatisfy(\.values.isEmpty) }

    init(_ members: ModelMembers, description: String?) throws {
        (self.members, self.description) = (members, description ?? "nil")
        cases = try members.declarations.flatMap { try Self.cases($0) }
        if cases.isEmpty {
            throw MacroError("'@Generable' needs cases in '\(members.name)'", at: members.keywordOffset)
        }
    }

    private static func cases(_ declaration: String) throws -> [Case] {
        let source = try SwiftSource(declaration)
        let top = source.tokens.indices.filter { source.tokens[$0].depth == 0 }
        guard let keyword = top.first(where: { source.token($0, is: "case") && !source.token($0 - 1, is: "@") }),
            top.allSatisfy({ $0 >= keyword || source.token($0, is: "indirect") || !isWord(source, $0) })
        else { return [] }
        return source.parts(of: keyword + 1..<source.tokens.count).map { part in
            var values: [(String?, String)] = []
            let open = part.lowerBound + 1
            if open < part.upperBound, source.token(open, is: "("), let close = source.tokens[open].partner {
                values = source.parts(of: open + 1..<close).map { value(source, $0) }
            }
            return Case(name: source.name(at: part.lowerBound), values: values)
        }
    }

    /// Other modifiers and keywords introduce another declaration; attributes may come before a case.
    private static func isWord(_ source: SwiftSource, _ index: Int) -> Bool {
        source.tokens[index].kind == .identifier && !source.token(index - 1, is: "@")
    }

    private static func value(_ source: SwiftSource, _ part: Range<Int>) -> (String?, String) {
        let colon = part.lowerBound + 1
        let isLabeled = source.token(colon, is: ":")
        let end = part.first {
            source.token($0, is: "=") && source.tokens[$0].depth == source.tokens[part.lowerBound].depth
        }
        let type = source.text(of: (isLabeled ? colon + 1 : part.lowerBound)..<(end ?? part.upperBound))
        let label = source.name(at: part.lowerBound)
        return (isLabeled && label != "_" ? label : nil, type)
    }

    func schema() -> String {
        let form: String
        if isPlain {
            let choices = cases.map { isRaw ? "Self\($0.pattern).rawValue" : "\"\($0.name)\"" }
            form = """
                FoundationModels.GenerationSchema(
                        type: Self.self, description: \(description), anyOf: [\(choices.joined(separator: ", "))])
                """
        } else {
            let rows = cases.map { one in
                let properties = one.values.indices.map { index in
                    "FoundationModels.GenerationSchema.Property(name: \"\(one.key(index))\", "
                        + "type: (\(one.values[index].type)).self)"
                }
                return "(name: \"\(one.name)\", properties: [\(properties.joined(separator: ", "))])"
            }
            form = """
                FoundationModels.GenerationSchema._cases(
                        type: Self.self, description: \(description),
                        cases: [
                            \(rows.joined(separator: ",\n            "))
                        ])
                """
        }
        return """
            \(members.access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
                \(form)
            }
            """
    }

    func conversions() -> String {
        let failure = "throw content._unknownCase(of: Self.self)"
        let (reading, writing): (String, String)
        if isPlain, isRaw {
            reading = """
                guard let value = Self(rawValue: try content.value(String.self)) else { \(failure) }
                        self = value
                """
            writing = "self.rawValue.generatedContent"
        } else {
            let name = isPlain ? "content.value(String.self)" : "content.value(String.self, forProperty: \"case\")"
            let reads = cases.map { one in
                let values = one.values.indices.map { index in
                    (one.values[index].label.map { "\($0): " } ?? "")
                        + "try content.value(forProperty: \"\(one.key(index))\")"
                }
                return "case \"\(one.name)\": self = \(one.pattern)"
                    + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
            }
            let writes = cases.map { one in
                if isPlain { return "case \(one.pattern): \"\(one.name)\".generatedContent" }
                let names = one.values.indices.map { "let value\($0)" }
                let pairs = one.values.indices.map { ", (\"\(one.key($0))\", value\($0))" }
                return "case \(one.pattern)" + (names.isEmpty ? "" : "(\(names.joined(separator: ", ")))")
                    + ": FoundationModels.GeneratedContent._object([(\"case\", \"\(one.name)\")\(pairs.joined())], id: nil)"
            }
            reading = """
                switch try \(name) {
                        \(reads.joined(separator: "\n        "))
                        default: \(failure)
                        }
                """
            writing = """
                switch self {
                        \(writes.joined(separator: "\n        "))
                        }
                """
        }
        return """
            \(members.access)init(_ content: FoundationModels.GeneratedContent) throws {
                    \(reading)
                }

                \(members.access)var generatedContent: FoundationModels.GeneratedContent {
                    \(writing)
                }
            """
    }
}
