import DisplayList
import Foundation
import ImageFrontend
import SwiftUITesting
import Testing

/// Each pair of descriptions gives the same pixels, or different ones where that is said.
///
/// A failure names the pair, and a file with both pictures and their differences. With `ORIEL_PICTURES` naming a
/// folder, the pictures of all pairs are written there on sheets, for inspection.
@MainActor @Suite("Reftests") struct Reftests {
    @Test("R16: pairs draw the same, or not", arguments: Catalog.pairs)
    func pair(_ pair: Pair) throws {
        let first = pair.first(), second = pair.second()
        defer {
            first.close()
            second.close()
        }
        let a = try Pictures.take(first, of: pair), b = try Pictures.take(second, of: pair)
        #expect(!Pictures.isFlat(a), "the first picture shows nothing\n\(first.tree)")
        #expect(!Pictures.isFlat(b), "the second picture shows nothing\n\(second.tree)")
        let count = Pictures.difference(a, b)
        guard (count == 0) != (pair.relation == .same) else { return }
        let file = try Pictures.keep(a, b, of: pair)
        Issue.record("\(pair.name): \(count) pixels differ, see \(file)\n\(first.layers)\n\(second.layers)")
    }

    @Test("The catalogue is as large as it should be, and names no pair twice")
    func catalogue() throws {
        let pairs = Catalog.pairs
        #expect(pairs.count { $0.relation == .same } >= 150)
        #expect(pairs.count { $0.relation == .different } >= 30)
        let names = Dictionary(grouping: pairs, by: \.name).filter { $1.count > 1 }.keys
        #expect(names.isEmpty, "twice: \(names.sorted())")
    }

    @Test("Sheets of all pictures", .enabled(if: folder != nil))
    func sheets() throws {
        let folder = URL(fileURLWithPath: try #require(Self.folder))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, pairs) in Catalog.families {
            let pictures = try pairs.flatMap { pair in
                try [pair.first, pair.second].map { make in
                    let host = make()
                    defer { host.close() }
                    return try Pictures.take(host, of: pair)
                }
            }
            let file = folder.appendingPathComponent("\(name).png")
            try Pictures.sheet(pictures, columns: 12).write(to: file)
            #expect(FileManager.default.fileExists(atPath: file.path))
        }
    }

    private nonisolated static let folder = ProcessInfo.processInfo.environment["ORIEL_PICTURES"]
}
