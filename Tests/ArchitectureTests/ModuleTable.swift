/// `Sources/Modules.table`, as Package.swift reads it.
struct ModuleTable {
    /// A module, program or test.
    struct Row {
        let name: String
        let folder: String
        let words: [String]
        var imports: [String]

        var path: String {
            "\(folder)/\(words.first { $0.hasPrefix("at=") }.map { String($0.dropFirst(3)) } ?? name)"
        }
        /// The wing that the module is in: nil for what is not below `Sources`.
        var wing: String? { folder.hasPrefix("Sources/") ? String(folder.dropFirst(8)) : nil }
        /// Whether it is Swift below `Sources`, whose imports the rules read.
        var isOurs: Bool { wing != nil && (words.contains("5") || words.contains("6")) }
        var isForApps: Bool { words.contains("app") }
    }

    var rows: [Row] = []

    init(_ text: String) {
        var folder = ""
        for line in text.split(separator: "\n") where !line.hasPrefix("//") {
            if line.hasPrefix("[") {
                folder = String(line.dropFirst().dropLast())
            } else if line.hasPrefix(" ") {
                rows[rows.count - 1].imports += Self.words(line)
            } else {
                let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                let head = Self.words(parts[0])
                rows.append(
                    Row(
                        name: head[0], folder: folder, words: Array(head.dropFirst()),
                        imports: parts.count > 1 ? Self.words(parts[1]) : []))
            }
        }
    }

    private static func words(_ text: Substring) -> [String] { text.split(separator: " ").map(String.init) }

    /// This repository's.
    static let ours = Result { ModuleTable(try Repository.text("Sources/Modules.table")) }
}
