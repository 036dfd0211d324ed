import Foundation
import SwiftTokens

/// Members of extensions that override others, or that others override: here only the members of a class itself can.
///
/// They are moved to the end of the class, where the module declares it; messages of the compiler still name their own lines.
struct ExtensionOverrides {
    private struct Home {
        let file: URL
        let brace: Int
        let isGeneric: Bool
    }

    private let sources: [URL: SwiftSource]
    private var homes: [String: Home] = [:]
    private(set) var edits: [URL: TextEdits] = [:]

    /// Finds the members to move.
    /// - Parameter texts: The files of a module, as adapted so far, which keeps their lines.
    init(_ sources: [URL: SwiftSource]) {
        self.sources = sources
        var overridden: Set<String> = []
        var extensions: [(URL, MemberReader, MemberReader.Block)] = []
        for (file, source) in sources.sorted(by: { $0.key.path < $1.key.path }) {
            let reader = MemberReader(source: source)
            for block in reader.blocks() where block.isActive {
                if block.keyword == "class" {
                    homes[block.name] = Home(
                        file: file, brace: block.close, isGeneric: block.header.hasPrefix("<"))
                }
                if block.keyword == "extension" { extensions.append((file, reader, block)) }
                guard block.keyword == "class" else { continue }
                for member in reader.members(of: block) where member.modifiers.contains("override") {
                    overridden.insert(Self.fullName(member, source))
                }
            }
        }
        for (file, reader, block) in extensions where !block.header.contains("where") {
            guard let home = homes[block.name], !home.isGeneric else { continue }
            for member in reader.members(of: block) where !member.isConditional {
                let overrides = member.modifiers.contains("override")
                let isBase =
                    overridden.contains(Self.fullName(member, reader.source)) && !member.modifiers.contains("static")
                guard overrides || isBase, !member.modifiers.contains("private") else { continue }
                move(member, reader.source, file, home, block)
            }
        }
    }

    /// The name with its labels, and the types of the parameters.
    static func fullName(_ member: MemberReader.Member, _ source: SwiftSource) -> String {
        guard member.keyword == "func",
            let open = (member.word..<member.tokens.upperBound).first(where: { source.token($0, is: "(") }),
            let close = source.tokens[open].partner
        else { return member.name }
        var labels = ""
        var index = open + 1
        var isStart = true
        while index < close {
            if isStart { labels += source.name(at: index) + ":" }
            isStart = source.token(index, is: ",")
            if let partner = source.tokens[index].partner, partner > index { index = partner }
            index += 1
        }
        return "\(member.name)(\(labels))"
    }

    private mutating func move(
        _ member: MemberReader.Member, _ source: SwiftSource, _ file: URL, _ home: Home, _ block: MemberReader.Block
    ) {
        guard let target = sources[home.file] else { return }
        let access = block.modifiers.first { ["public", "open", "fileprivate"].contains($0) }
        let hasAccess = member.modifiers.contains { ["public", "open", "internal", "fileprivate"].contains($0) }
        let prefix = access.map { hasAccess ? "" : $0 == "open" ? "public " : $0 + " " } ?? ""
        let isUnavailable = source.text(of: member.tokens.lowerBound..<member.word).contains("unavailable")
        if file != home.file, !isUnavailable, forward(member, source, file, home, target, prefix) { return }
        let range = source.range(of: member.tokens)
        let brace = target.tokens[home.brace].range.lowerBound
        // Access follows attributes.
        let word = source.tokens[member.word].range.lowerBound
        let text = source.text(range.lowerBound..<word) + prefix + source.text(word..<range.upperBound)
        edits[file, default: TextEdits()].blank(range, of: source.bytes)
        edits[home.file, default: TextEdits()].insert(
            """

            #sourceLocation(file: "\(file.path)", line: \(Self.line(range.lowerBound, source)))
            \(text)
            #sourceLocation(file: "\(home.file.path)", line: \(Self.line(brace, target)))

            """, at: brace)
    }

    /// Leaves a member in another file, where it sees private members, and has one of the class call it; returns false
    /// for a member that can't be called so.
    private mutating func forward(
        _ member: MemberReader.Member, _ source: SwiftSource, _ file: URL, _ home: Home, _ target: SwiftSource,
        _ access: String
    ) -> Bool {
        guard let call = MemberCall(member, source), !member.modifiers.contains("class") else { return false }
        let name = "oriel_\(call.key)_moved"
        let kept = member.modifiers.filter { !$0.hasPrefix("@") && $0 != "final" && $0 != "dynamic" }
        for index in member.tokens where index < member.word {
            let word = source.text(source.tokens[index].range)
            if word == "override" {
                edits[file, default: TextEdits()].blank(source.tokens[index].range, of: source.bytes)
            }
        }
        edits[file, default: TextEdits()].replace(source.tokens[member.word + 1].range, with: name)
        let place = target.tokens[home.brace].range.lowerBound
        let body = "\(call.isVariable ? "" : "return ")\(name)\(call.arguments)"
        edits[home.file, default: TextEdits()].insert(
            """

            \(access)\(kept.joined(separator: " ")) \(call.declaration) { \(body) }
            #sourceLocation(file: "\(home.file.path)", line: \(Self.line(place, target)))

            """, at: place)
        return true
    }

    private static func line(_ place: Int, _ source: SwiftSource) -> Int {
        source.bytes[..<place].count { $0 == 0x0A } + 1
    }
}
