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
            for (file, text) in texts where text.contains("optional ") || text.contains("?(") {
                guard let source = try? SwiftSource(text) else { continue }
                var edits = TextEdits()
                OptionalRequirements.adaptProtocols(source, &edits)
                OptionalRequirements.adaptCalls(of: optional, source, &edits)
                if !edits.isEmpty { result[file] = edits.applied(to: source.bytes) }
            }
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
}
