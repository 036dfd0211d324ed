import Foundation
import SwiftTokens

/// Adapts the files of a module together, where what one file needs depends on the others.
enum ModuleAdaptation {
    /// Returns the files that change; each keeps its lines, apart from members that are moved, whose places are noted.
    /// - Parameters:
    ///   - texts: The files, each adapted by itself.
    ///   - optional: The names of the module's optional methods.
    static func adapt(_ texts: [URL: String], optional: Set<String>) -> [URL: String] {
        var result: [URL: String] = [:]
        if !optional.isEmpty {
            for (file, text) in texts
            where text.contains("optional") || text.contains("?(") || optional.contains(where: { text.contains($0) }) {
                guard let source = try? SwiftSource(text) else { continue }
                var edits = TextEdits()
                OptionalRequirements.adaptProtocols(source, &edits)
                OptionalRequirements.adaptCalls(of: optional, source, &edits)
                if !edits.isEmpty { result[file] = edits.applied(to: source.bytes) }
            }
        }
        for (file, edits) in RepeatedObservers(texts.merging(result) { $1 }).edits {
            result[file] = edits.applied(to: Array((result[file] ?? texts[file] ?? "").utf8))
        }
        for (file, text) in texts where text.contains(").description()") {
            let read = result[file] ?? text
            guard let source = try? SwiftSource(read), let edits = descriptions(in: source) else { continue }
            result[file] = edits.applied(to: source.bytes)
        }
        for (file, text) in texts where text.contains("func awakeFromNib") {
            let read = result[file] ?? text
            guard let source = try? SwiftSource(read), let edits = wakes(in: source) else { continue }
            result[file] = edits.applied(to: source.bytes)
        }
        guard ["override ", "extension "].allSatisfy({ word in texts.values.contains { $0.contains(word) } }) else {
            return result
        }
        for pass in [{ ExtensionOverrides($0).edits }, { DispatchedOverrides($0).edits }] {
            let sources = texts.merging(result) { $1 }.filter {
                $0.value.contains("class ") || $0.value.contains("extension ")
            }
            for (file, edits) in pass(sources.compactMapValues { try? SwiftSource($0) }) {
                guard let text = sources[file], !edits.isEmpty else { continue }
                result[file] = edits.applied(to: Array(text.utf8))
            }
        }
        return result
    }

    /// `type(of: object).description()` becomes `NSStringFromClass(type(of: object))`: any object's class has the method on Apple's systems.
    private static func descriptions(in source: SwiftSource) -> TextEdits? {
        var edits = TextEdits()
        for index in source.tokens.indices where source.token(index, is: "type") && source.token(index + 1, is: "(") {
            guard source.token(index + 2, is: "of"), let close = source.tokens[index + 1].partner,
                source.token(close + 1, is: "."), source.token(close + 2, is: "description"),
                source.token(close + 3, is: "("), source.token(close + 4, is: ")")
            else { continue }
            // `Swift.type(of:)` begins with its module.
            let isQualified = source.token(index - 1, is: ".")
            edits.insert("NSStringFromClass(", at: source.tokens[isQualified ? index - 2 : index].range.lowerBound)
            edits.replace(source.range(of: close + 1..<close + 5), with: ")")
        }
        return edits.isEmpty ? nil : edits
    }

    /// Has an `awakeFromNib()` of a class directly below `NSObject` override nothing: only a runtime can add methods to that class.
    private static func wakes(in source: SwiftSource) -> TextEdits? {
        let reader = MemberReader(source: source)
        var edits = TextEdits()
        for block in reader.blocks() where InterfaceTable.isPlainObject(block) {
            for member in reader.members(of: block) where member.name == "awakeFromNib" {
                for index in member.tokens {
                    let isOverride = index < member.word && source.token(index, is: "override")
                    if isOverride { edits.blank(source.tokens[index].range, of: source.bytes) }
                    let isCall =
                        source.token(index, is: "super") && source.token(index + 1, is: ".")
                        && reader.word(index + 2) == "awakeFromNib" && source.token(index + 4, is: ")")
                    if isCall { edits.blank(source.range(of: index..<index + 5), of: source.bytes) }
                }
            }
        }
        return edits.isEmpty ? nil : edits
    }
}
