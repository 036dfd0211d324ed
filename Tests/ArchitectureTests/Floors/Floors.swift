@testable import SwiftTokens

/// The floors of SwiftUICore, the lowest first: the types that a folder's files name are in the same folder or further
/// down.
///
/// The kernel (graph, passes, view tree, state, environment, preferences, transactions, motion) is one room: its parts
/// know each other. See ARCHITECTURE.md.
enum Floors {
    static let module = "Sources/Engine/SwiftUICore/"

    static let order = [
        "Values", "Runtime", "Kernel", "Layout", "Drawing", "Shapes", "Text", "Images", "Modifiers", "Animation",
        "Events", "Views", "Scroll", "Canvas", "Accessibility", "Hosting", "App", "Macros",
    ]

    /// A name that a folder uses from a higher one all the same.
    struct Exception: Hashable {
        var name: String
        var folder: String
    }

    /// The exceptions, with their reasons: they may only become fewer.
    static let exceptions: [Exception: String] = [:]

    /// The most lines that rooms may have whose files know each other.
    static let mostLines = 10_000

    /// The most folders of a module that name each other's types in a circle, for modules without floors: they may only become
    /// fewer.
    static let mostFoldersInCircles = [
        "Sources/SwiftUI/SwiftUI/": 8, "Sources/Frameworks/CoreData/": 7, "Sources/Frameworks/SwiftData/": 7,
        "Sources/Frameworks/MapKit/": 8,
        "Sources/Tools/OrielProject/": 8, "Sources/Foundation/Combine/": 5, "Sources/FrontEnds/CairoPainting/": 3,
        "Sources/FrontEnds/WindowFrontend/": 1, "Sources/FrontEnds/TerminalFrontend/": 3,
        "Sources/FrontEnds/FrontEndKit/": 1,
    ]

    /// The room of a file in a module; nil for one that is in none.
    static func room(of path: String, in module: String = module) -> String? {
        guard path.hasPrefix(module) else { return nil }
        let folders = path.dropFirst(module.count).split(separator: "/")
        return folders.count > 1 ? String(folders[0]) : nil
    }
}

extension Rules {
    /// Files name only types of the same floor and of those below it.
    ///
    /// Types are known by their names alone: functions and members are not looked at, nor are types that two folders declare.
    static func floorsHold(
        _ files: [SourceFile], order: [String] = Floors.order,
        exceptions: [Floors.Exception: String] = Floors.exceptions
    ) throws -> [Violation] {
        let height = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        var rooms: [String: Set<String>] = [:]
        for file in files {
            guard let room = Floors.room(of: file.path) else { continue }
            for name in try file.declaredTypes() { rooms[name, default: []].insert(room) }
        }
        var unused = Set(exceptions.keys)
        var violations: [Violation] = []
        for file in files {
            guard let room = Floors.room(of: file.path) else { continue }
            guard let own = height[room] else {
                violations.append(Violation(path: file.path, complaint: "'\(room)' is no floor of Floors.swift"))
                continue
            }
            for name in Set(try file.names() + file.qualifiedNames()).sorted() {
                guard let homes = rooms[name], homes.count == 1, let home = homes.first, let other = height[home],
                    other > own
                else { continue }
                let exception = Floors.Exception(name: name, folder: room)
                unused.remove(exception)
                if exceptions[exception] != nil { continue }
                violations.append(
                    Violation(path: file.path, complaint: "\(room) must not know '\(name)' of \(home), a higher floor"))
            }
        }
        return violations
            + unused.map(\.name).sorted().map {
                Violation(path: "Floors.swift", complaint: "'\($0)' is no exception; take it out")
            }
    }
}
