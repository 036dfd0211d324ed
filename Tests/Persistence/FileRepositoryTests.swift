import Foundation
import Testing

@testable import Keeper

/// R12: whatever happens while something is saved, either the old or the new content is there, complete.
@Suite(
    "R12: a file is replaced as a whole or not at all",
    .enabled(if: Keeping.isAllowed, "Programs may not be traced here."))
final class FileRepositoryTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kept-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("text.json") }
    private var repository: FileRepository<String> { FileRepository(file: file) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    /// More than one write may take.
    private let new = String(repeating: "new ", count: 25_000)

    @Test("A program that is killed before any of its system calls while it saves")
    func killed() throws {
        try repository.save("old")
        var (call, found) = (0, [String]())
        while true {
            call += 1
            let end = try Keeping.run("save", file.path, new, killedAt: call)
            let text = try #require(try repository.load(), "killed before call \(call)")
            #expect(text == "old" || text == new, "killed before call \(call)")
            if found.last != text { found.append(text) }
            // Whoever loads cleans up.
            #expect(try names == ["text.json"], "killed before call \(call)")
            if end == .done { break }
            #expect(end == .killed)
            try repository.save("old")
        }
        // The number of calls before the same point may vary by a few, so that the old text may follow the new one for a while.
        #expect(found.first == "old" && found.last == new)
        #expect(call > 5)
    }

    @Test("The first time, there is nothing or the whole")
    func first() throws {
        var call = 0
        while true {
            call += 1
            let end = try Keeping.run("save", file.path, new, killedAt: call)
            let text = try repository.load()
            #expect(text == nil || text == new, "killed before call \(call)")
            if end == .done { break }
            try? FileManager.default.removeItem(at: folder)
        }
        #expect(try repository.load() == new)
    }

    @Test("What makes no sense is never lost by a program that is killed while it loads it")
    func loading() throws {
        try repository.save("old")
        let bad = Data("{ nonsense".utf8)
        var call = 0
        while true {
            call += 1
            try bad.write(to: file)
            let end = try Keeping.run("load", file.path, killedAt: call)
            let left = try names
            #expect(left == ["text.json"] || left == ["text.json.bad"], "killed before call \(call)")
            #expect(try left.map { try Data(contentsOf: folder.appendingPathComponent($0)) } == [bad])
            if end == .failed { break }
            #expect(end == .killed)
            for name in left { try FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }
        }
        #expect(call > 5)
    }

    @Test("A disk that is full, or becomes so on the way, keeps what it has", arguments: [0, 1, 4096, 99_999])
    func full(largest: Int) throws {
        try repository.save("old")
        #expect(try Keeping.run("save", file.path, new, largest: largest) == .failed)
        #expect(try names == ["text.json"])
        #expect(try repository.load() == "old")
        #expect(try Keeping.run("save", file.path, new, largest: 1 << 20) == .done)
        #expect(try repository.load() == new)
    }

    @Test("What cannot be replaced stays, and nothing is left beside it")
    func irreplaceable() throws {
        try FileManager.default.createDirectory(
            at: file.appendingPathComponent("folder"), withIntermediateDirectories: true)
        let error = #expect(throws: FileRepository<String>.Problem.self) { try repository.save("new") }
        #expect(error?.localizedDescription.hasPrefix("text.json could not be saved") == true)
        #expect(try names == ["text.json"])
    }

    @Test("What programs left that were killed goes with the next that loads; another's file stays")
    func leftovers() throws {
        try repository.save("old")
        for name in ["text.json.bad", "text.json.newest", "other.json.1.new"] {
            try Data().write(to: folder.appendingPathComponent(name))
        }
        let before = try names
        var most = 0
        for call in 1... {
            if try Keeping.run("save", file.path, "old", killedAt: call) == .done { break }
            most = max(most, try names.count - before.count)
        }
        #expect(most > 0)
        #expect(try repository.load() == "old")
        #expect(try names == before)
    }
}
