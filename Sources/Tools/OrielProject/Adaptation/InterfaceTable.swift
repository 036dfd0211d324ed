import Foundation
import SwiftTokens

/// Descriptions of the outlets and actions of a module's classes, for documents of Interface Builder: Objective-C finds both by their names.
///
/// Each file gets a function behind its last line, where private members are visible, and the first of them a type that collects them.
struct InterfaceTable {
    /// The texts behind the files.
    private(set) var additions: [URL: String] = [:]

    /// Reads the classes of a module.
    /// - Parameter texts: The files that have outlets or actions, adapted apart from their attributes.
    init(_ texts: [URL: String]) {
        var functions: [String] = []
        for (file, text) in texts.sorted(by: { $0.key.path < $1.key.path }) {
            guard let source = try? SwiftSource(text) else { continue }
            let name = "_orielInterface_\(Cache.hash(file.path))"
            let (extensions, statements) = Self.descriptions(of: source, name)
            if statements.isEmpty { continue }
            functions.append(name)
            additions[file] = """

                \(extensions.joined(separator: "\n"))
                @MainActor func \(name)() -> [_InterfaceClass] {
                    var list: [_InterfaceClass] = []
                    \(statements.joined(separator: "\n    "))
                    return list
                }

                """
        }
        guard let first = additions.keys.min(by: { $0.path < $1.path }) else { return }
        additions[first]? += """
            @MainActor final class _OrielInterface: _InterfaceTable {
                static var classes: [_InterfaceClass] { \(functions.map { $0 + "()" }.joined(separator: " + ")) }
            }

            """
    }

    /// Whether a file may have outlets or actions.
    static func mayDescribe(_ text: String) -> Bool {
        ["@IBOutlet", "@IBAction", "@IBInspectable", "func awakeFromNib"].contains { text.contains($0) }
    }

    /// The extensions that describe the classes of a file, where private members are visible, and the statements that call them.
    private static func descriptions(
        of source: SwiftSource, _ name: String
    ) -> (extensions: [String], statements: [String]) {
        let reader = MemberReader(source: source)
        var result: (extensions: [String], statements: [String]) = ([], [])
        for (index, block) in reader.blocks().enumerated() {
            guard block.isActive, block.keyword == "class" || block.keyword == "extension",
                !block.header.hasPrefix("<"), !block.header.contains("where "), !block.name.contains("`")
            else { continue }
            let lines = reader.members(of: block).flatMap { line(for: $0, in: block, reader) }
            let objectiveC = block.keyword == "class" ? objectiveCName(block, reader) : nil
            if lines.isEmpty, objectiveC == nil { continue }
            let function = "\(name)_\(index)"
            result.extensions.append(
                """
                extension \(block.name) {
                    @MainActor static func \(function)(_ c: _InterfaceClass) {
                        \(lines.joined(separator: "\n        "))
                    }
                }
                """)
            let argument = objectiveC.map { ", name: \"\($0)\"" } ?? ""
            result.statements += [
                "do {", "    let c = _InterfaceClass(\(block.name).self\(argument))",
                "    \(block.name).\(function)(c)", "    list.append(c)", "}",
            ]
        }
        return result
    }

    /// The name of a class in Objective-C, where it is written before it; nil for none.
    private static func objectiveCName(_ block: MemberReader.Block, _ reader: MemberReader) -> String? {
        var index = block.start
        while index + 3 < block.open {
            if reader.word(index) == "@", reader.word(index + 1) == "objc", reader.word(index + 2) == "(" {
                return reader.word(index + 3)
            }
            index += 1
        }
        return nil
    }

    private static func line(
        for member: MemberReader.Member, in block: MemberReader.Block, _ reader: MemberReader
    ) -> [String] {
        let modifiers = Set(member.modifiers)
        guard !member.isConditional, modifiers.isDisjoint(with: ["static", "class"]), !member.name.isEmpty,
            !member.name.contains("`"), !reader.source.text(of: member.tokens).contains("@available(*, unavailable")
        else { return [] }
        if member.keyword == "var" {
            guard !modifiers.isDisjoint(with: ["@IBOutlet", "@IBInspectable"]) else { return [] }
            return [
                "c.property(\"\(member.name)\") { (o: \(block.name), v) in _assignInterfaceValue(&o.\(member.name), v) }"
            ]
        }
        if member.name == "awakeFromNib", !modifiers.contains("override") || isPlainObject(block) {
            return ["c.awake { (o: \(block.name)) in o.awakeFromNib() }"]
        }
        guard modifiers.contains("@IBAction") || modifiers.contains("@objc") else { return [] }
        return action(member, block, reader)
    }

    /// Whether a class has no superclass that has an `awakeFromNib()`.
    static func isPlainObject(_ block: MemberReader.Block) -> Bool {
        guard block.keyword == "class", let colon = block.header.firstIndex(of: ":") else { return false }
        let first = block.header[block.header.index(after: colon)...].prefix { $0 != "," }
        return first.trimmingCharacters(in: .whitespacesAndNewlines) == "NSObject"
    }

    private static func action(
        _ member: MemberReader.Member, _ block: MemberReader.Block, _ reader: MemberReader
    ) -> [String] {
        let source = reader.source
        guard reader.word(member.word + 2) == "(", let close = source.tokens[member.word + 2].partner else { return [] }
        var end = close + 1
        while end < member.tokens.upperBound, reader.word(end) != "{" { end += 1 }
        let effects = (close + 1..<end).map(reader.word)
        guard !effects.contains("async"), !effects.contains("throws"), !effects.contains("rethrows") else { return [] }
        let parameters = source.text(of: member.word + 2..<close + 1)
        guard !parameters.contains("inout"), !parameters.contains("..."), !parameters.contains("->") else { return [] }
        let full = ExtensionOverrides.fullName(member, source)
        let labels = full.dropFirst(member.name.count + 1).dropLast().split(separator: ":").map(String.init)
        guard labels.count <= 2 else { return [] }
        let name = selector(member, labels, reader)
        if labels.isEmpty {
            return ["c.method(\"\(name)\", Selector({ (o: \(block.name)) in { _ = o.\(member.name)() } }))"]
        }
        return ["c.method(\"\(name)\", Selector(\(block.name).\(full)))"]
    }

    /// The name of a method in Objective-C.
    private static func selector(
        _ member: MemberReader.Member, _ labels: [String], _ reader: MemberReader
    ) -> String {
        for index in member.tokens where index < member.word && reader.word(index) == "objc" {
            guard reader.word(index + 1) == "(", let close = reader.source.tokens[index + 1].partner else { continue }
            return reader.source.text(of: index + 2..<close).filter { !$0.isWhitespace }
        }
        guard let first = labels.first else { return member.name }
        let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
        if first == "_" { return member.name + ":" + rest }
        let isPreposition = ["for", "with", "from", "to", "at", "in", "of", "on", "by", "using"].contains {
            first == $0 || first.hasPrefix($0) && first.dropFirst($0.count).first?.isUppercase == true
        }
        let joined = first.prefix(1).uppercased() + first.dropFirst()
        return member.name + (isPreposition ? "" : "With") + joined + ":" + rest
    }
}
