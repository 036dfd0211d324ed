#if canImport(SwiftData)
import Foundation
import Testing

@testable import Keeper

/// R12: whatever happens while something is saved, either the old or the new content is there, complete.
@Suite(
    "R12: a database has all that was saved at once or nothing of it",
    .enabled(if: Keeping.isAllowed, "Programs may not be traced here."))
final class DatabaseRepositoryTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kept-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("text.store") }
    private var former: FileRepository<String> { FileRepository(file: folder.appendingPathComponent("text.json")) }
    private let new = String(repeating: "new ", count: 20_000)

    deinit {
        // Databases that are being closed remove files of their own meanwhile.
        for _ in 0..<100 where FileManager.default.fileExists(atPath: folder.path) {
            try? FileManager.default.removeItem(at: folder)
        }
    }

    private func loaded() throws -> String? {
        let repository = Keeper.database(file)
        let text = try repository.load()
        #expect(repository.warning == nil)
        return text
    }

    /// Runs the program, killed before more and more of its system calls, with what others have left.
    ///
    /// Calls that open a database are many: not each of them is tried.
    private func killing(_ words: String..., prepare: () throws -> Void, check: (String?) throws -> Void) throws {
        var (call, step) = (1, 1)
        while true {
            try? FileManager.default.removeItem(at: folder)
            try prepare()
            let end = try Keeping.run(words[0], file.path, words.count > 1 ? words[1] : "", killedAt: call)
            try check(try loaded())
            if end == .done { break }
            #expect(end == .killed, "killed before call \(call)")
            step = ProcessInfo.processInfo.environment["ORIEL_FULL"] == nil ? step % 7 + 1 : 1
            call += step
        }
        #expect(call > 20)
    }

    @Test("A program that is killed while it saves leaves the old text or the new one")
    func killed() throws {
        var found: [String?] = []
        try killing("save", new, prepare: { try Keeper.database(file).save("old") }) { text in
            #expect(text == "old" || text == new)
            if found.last != text { found.append(text) }
        }
        // The number of calls before the same point may vary by a few, so that the old text may follow the new one for a while.
        #expect(found.first == "old" && found.last == new)
    }

    @Test("A program that is killed the first time takes over nothing or all, and the file stays")
    func takingOver() throws {
        try killing("load", prepare: { try former.save(new) }) { text in
            #expect(text == new)
            let kept = try former.load()
            #expect(kept == new)
        }
    }

    @Test("A disk that is full keeps what it has", arguments: [0, 1, 4096, 40_000])
    func full(largest: Int) throws {
        try Keeper.database(file).save("old")
        #expect(try Keeping.run("save", file.path, new, largest: largest) == .failed)
        #expect(try loaded() == "old")
        #expect(try Keeping.run("save", file.path, new, largest: 1 << 24) == .done)
        #expect(try loaded() == new)
    }
}
#endif
