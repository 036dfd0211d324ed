/// Which module may import which: arrows only point down (see ARCHITECTURE.md).
enum ModuleGraph {
    /// For every module of ours, the modules that it may import: those that the table says.
    static let allowed: [String: Set<String>] = {
        let rows = (try? ModuleTable.ours.get().rows) ?? []
        var allowed: [String: Set<String>] = [:]
        for row in rows where row.isOurs { allowed[row.name] = Set(row.imports) }
        // Where failures are recorded; no other module is linked with them.
        allowed["SwiftUITesting"]?.formUnion(["Testing", "XCTest"])
        return allowed
    }()

    /// For every wing, the others that its modules may import.
    static let wings: [String: Set<String>] = [
        "System": [],
        "Tools": ["Foundation"],
        "Foundation": ["System"],
        // Macros are programs of the compiler's.
        "Engine": ["Foundation", "Tools"],
        // They know display lists, but not views.
        "FrontEnds": ["Engine", "Foundation", "System"],
        "SwiftUI": ["Engine", "FrontEnds", "Foundation", "System"],
        "Frameworks": ["Engine", "Foundation", "SwiftUI", "System", "Tools"],
    ]

    /// Modules that come with the toolchain.
    static let toolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Observation", "Dispatch",
        "Synchronization", "Glibc", "Musl",
        "Darwin", "RegexBuilder",
        // What Foundation knows of languages.
        "_FoundationICU",
    ]

    /// All that apps and examples may import, so that their source is also that of an app for Apple's SwiftUI.
    static let allowedInApps: Set<String> = [
        "SwiftUI", "AudioToolbox", "Charts", "Combine", "CoreData", "CoreLocation", "Foundation", "MapKit",
        "Observation", "SwiftData", "WebKit",
    ]

    /// The module a file belongs to: the folder below a wing.
    static func module(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        guard folders.first == "Sources", folders.count > 2, wings[String(folders[1])] != nil else { return nil }
        return String(folders[2])
    }
}

extension Rules {
    /// Modules import only those of their wing and of the wings below it.
    static func wingsHold(_ table: ModuleTable, wings: [String: Set<String>] = ModuleGraph.wings) -> [Violation] {
        let wingOf = Dictionary(table.rows.map { ($0.name, $0.wing) }, uniquingKeysWith: { first, _ in first })
        return table.rows.flatMap { row -> [Violation] in
            guard let wing = row.wing else { return [] }
            return row.imports.compactMap { name in
                guard let other = wingOf[name] ?? nil else {
                    return Violation(path: row.path, complaint: "imports \(name), which is not below Sources")
                }
                if other == wing || wings[wing]?.contains(other) == true { return nil }
                return Violation(path: row.path, complaint: "\(wing) must not import \(name) of \(other)")
            }
        }
    }

    /// A document that shows the modules names each one that apps import, and none that does not exist.
    static func modulesAreShown(_ table: ModuleTable, in text: String, of path: String) -> [Violation] {
        let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        return table.rows.filter { $0.isForApps && !words.contains($0.name) }
            .map { Violation(path: path, complaint: "does not name the module \($0.name)") }
    }
}
