import Foundation

/// A public type of a library that has the name of another module's, and its kind, such as `enum`.
struct Namesake: Equatable, Sendable {
    var kind: String
    var name: String
}

/// Finds public types of libraries that a file would not see by their names alone.
enum Namesakes {
    private static let kinds = ["enum", "struct", "class", "protocol", "typealias"]

    /// Returns the types by the names of their modules.
    ///
    /// A library may have a type of its own name, which is also a name of SwiftUI's. And it may have a type with a name of
    /// Combine's: a file that imports Foundation sees Combine here, whose type does not hide a library's on Apple's systems.
    /// The same is true of SwiftUI's for a file that imports UIKit, and of Foundation's for one that does not import it.
    static func of(_ modules: [ModuleDescription]) -> [String: [Namesake]] {
        var found: [String: [Namesake]] = [:]
        for module in modules {
            var types: [Namesake] = []
            for source in module.sources {
                for line in SourceScan(source).text.split(whereSeparator: \.isNewline) {
                    guard let type = declaration(in: line), !types.contains(where: { $0.name == type.name }) else {
                        continue
                    }
                    types.append(type)
                }
            }
            if !types.isEmpty { found[module.name] = types.sorted { $0.name < $1.name } }
        }
        return found
    }

    /// Names of SwiftUI's types that are also names of libraries.
    static let shadowed: Set<String> = [
        "Settings", "Menu", "Table", "Form", "Alert", "Section", "Group", "Grid", "Path",
        "Color", "Image", "Font", "Text", "Link", "Label", "List", "Picker", "Slider", "Toggle", "Window", "Layout",
        "Gesture", "Animation", "Transaction", "State", "Binding", "Environment", "Scene", "Shape", "Canvas",
    ]

    /// Names of Combine's types that libraries give to types of their own.
    static let combine: Set<String> = [
        "Cancellable", "Deferred", "Empty", "Fail", "Future", "Just", "Publisher", "Record", "Scheduler", "Subject",
        "Subscriber", "Subscription", "Subscriptions",
    ]

    /// Names of Foundation's types that libraries give to types of their own.
    static let foundation: Set<String> = [
        "Unit", "Dimension", "Operation", "Stream", "Port", "Process", "Formatter", "Progress", "Host", "Scanner",
        "Notification", "Measurement", "Thread", "Bundle", "Predicate", "Expression",
    ]

    /// The public type with a name of Combine's, SwiftUI's or Foundation's that a line at the top of a file declares; nil for another line.
    private static func declaration(in line: Substring) -> Namesake? {
        guard let first = line.utf8.first, first != 0x20, first != 0x09, first != UInt8(ascii: "/") else { return nil }
        let words = line.prefix(120).split { " \t<:{(".contains($0) }.prefix(6)
        guard let place = words.firstIndex(where: { kinds.contains(String($0)) }), place + 1 < words.count,
            words[..<place].contains("public") || words[..<place].contains("open")
        else { return nil }
        let name = String(words[place + 1])
        guard combine.contains(name) || shadowed.contains(name) || foundation.contains(name) else { return nil }
        return Namesake(kind: String(words[place]), name: name)
    }
}
