import Foundation

/// Finds libraries that have a public type of their own name.
enum Namesakes {
    private static let kinds = ["enum", "struct", "class", "protocol"]

    /// Returns the names of the modules, and the kinds of their types.
    static func of(_ modules: [ModuleDescription]) -> [String: String] {
        var found: [String: String] = [:]
        for module in modules where module.system == .apple && shadowed.contains(module.name) {
            for source in module.sources where found[module.name] == nil {
                let lines = SourceScan(source).text.split(whereSeparator: \.isNewline)
                found[module.name] = lines.lazy.compactMap { kind(of: module.name, in: $0) }.first
            }
        }
        return found
    }

    /// Names of SwiftUI's types that are also names of libraries.
    private static let shadowed: Set<String> = [
        "Settings", "Menu", "Table", "Form", "Alert", "Section", "Group", "Grid", "Path",
        "Color", "Image", "Font", "Text", "Link", "Label", "List", "Picker", "Slider", "Toggle", "Window", "Layout",
        "Gesture", "Animation", "Transaction", "State", "Binding", "Environment", "Scene", "Shape", "Canvas",
    ]

    private static func kind(of name: String, in line: Substring) -> String? {
        guard line.contains(name) else { return nil }
        let words = line.split { " \t<:{(".contains($0) }.prefix(6)
        guard let place = words.firstIndex(of: name[...]), place > 0,
            words[..<place].contains("public") || words[..<place].contains("open")
        else { return nil }
        let kind = String(words[place - 1])
        return kinds.contains(kind) ? kind : nil
    }
}
