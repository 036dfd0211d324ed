@testable import SwiftTokens

/// The folders of a module as a graph, with an arrow to each folder whose types a folder's files name.
struct FolderGraph {
    private(set) var arrows: [String: Set<String>] = [:]
    private(set) var lines: [String: Int] = [:]

    /// Reads the files of a module's folder, a path that ends with a slash; files that are in no folder within are left out.
    init(_ files: [SourceFile], module: String) throws {
        let rooms = Dictionary(grouping: files) { Floors.room(of: $0.path, in: module) }
        var homes: [String: Set<String>] = [:]
        for (room, files) in rooms {
            guard let room else { continue }
            lines[room] = files.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }
            for name in try files.flatMap({ try $0.declaredTypes() }) { homes[name, default: []].insert(room) }
        }
        for (room, files) in rooms {
            guard let room else { continue }
            let named = try files.flatMap { try $0.names() + $0.qualifiedNames() }
            arrows[room] = Set(
                Set(named).compactMap { homes[$0].flatMap { $0.count == 1 ? $0.first : nil } }.filter { $0 != room })
        }
    }

    /// The folders that a folder's arrows lead to, directly or by way of others.
    private func reachable(from room: String) -> Set<String> {
        var found: Set<String> = []
        var waiting = Array(arrows[room] ?? [])
        while let next = waiting.popLast() {
            if found.insert(next).inserted { waiting += arrows[next] ?? [] }
        }
        return found
    }

    /// The folders that lead back to themselves together, the most lines first, each with its number of lines.
    var components: [(folders: [String], lines: Int)] {
        let reach = Dictionary(uniqueKeysWithValues: lines.keys.map { ($0, reachable(from: $0)) })
        var left = Set(lines.keys)
        var found: [(folders: [String], lines: Int)] = []
        while let room = left.min() {
            let others = left.filter { $0 == room || (reach[room]!.contains($0) && reach[$0]!.contains(room)) }
            left.subtract(others)
            found.append((others.sorted(), others.reduce(0) { $0 + lines[$1]! }))
        }
        return found.sorted { $0.lines > $1.lines }
    }
}
