import Foundation

/// A public type of a library that has the name of another module's, and its kind, such as `enum`.
struct Namesake: Equatable, Sendable {
    var kind: String
    var name: String
}

/// Finds public types of libraries that a file would not see by their names alone.
enum Namesakes {
    private static let kinds = ["enum", "struct", "class", "protocol"]

    /// Returns the types by the names of their modules.
    ///
    /// A library may have a type of its own name, which is also a name of SwiftUI's. And it may have a type with a name of
    /// Combine's: a file that imports Foundation sees Combine here, whose type does not hide a library's on Apple's systems.
    static func of(_ modules: [ModuleDescription]) -> [String: [Namesake]] {
        var found: [String: [Namesake]] = [:]
        for module in modules {
            let own = shadowed.contains(module.name) ? [module.name] : []
            let names = combine.union(own)
            var types: [Namesake] = []
            for source in module.sources {
                let text = SourceScan(source).text
                for name in names where text.contains(name) && !types.contains(where: { $0.name == name }) {
                    let lines = text.split(whereSeparator: \.isNewline)
                    if let kind = lines.lazy.compactMap({ kind(of: name, in: $0) }).first {
                        types.append(Namesake(kind: kind, name: name))
                    }
                }
            }
            if !types.isEmpty { found[module.name] = types.sorted { $0.name < $1.name } }
        }
        return found
    }

    /// Names of SwiftUI's types that are also names of libraries.
    private static let shadowed: Set<String> = [
        "Settings", "Menu", "Table", "Form", "Alert", "Section", "Group", "Grid", "Path",
        "Color", "Image", "Font", "Text", "Link", "Label", "List", "Picker", "Slider", "Toggle", "Window", "Layout",
        "Gesture", "Animation", "Transaction", "State", "Binding", "Environment", "Scene", "Shape", "Canvas",
    ]

    /// Names of Combine's types that libraries give to types of their own.
    static let combine: Set<String> = [
        "Cancellable", "Deferred", "Empty", "Fail", "Future", "Just", "Publisher", "Record", "Scheduler", "Subject",
        "Subscriber", "Subscription", "Subscriptions",
    ]

    /// The kind of a public type that a line at the top of a file declares; nil for another line.
    private static func kind(of name: String, in line: Substring) -> String? {
        guard line.contains(name), let first = line.first, !" \t/".contains(first) else { return nil }
        let words = line.split { " \t<:{(".contains($0) }.prefix(6)
        guard let place = words.firstIndex(of: name[...]), place > 0,
            words[..<place].contains("public") || words[..<place].contains("open")
        else { return nil }
        let kind = String(words[place - 1])
        return kinds.contains(kind) ? kind : nil
    }
}
