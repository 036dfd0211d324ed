#if ORIEL_SERVER
import Foundation
import PostgresStore
import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

@Model
final class Note {
    var text: String
    var count = 0

    init(_ text: String) { self.text = text }
}

private struct Notes: View {
    @Query(sort: \Note.text) private var notes: [Note]
    var body: some View { VStack { ForEach(notes) { Text($0.text) } } }
}

/// Waits for what a notification of another process brings.
private struct Peer {
    let process: Process
    let input: FileHandle
    let output: FileHandle

    init(_ url: URL, _ arguments: [String]) throws {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let folder = (bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
        process = Process()
        let (into, out) = (Pipe(), Pipe())
        process.executableURL = folder.appendingPathComponent("ServerPeer")
        process.arguments = [url.absoluteString] + arguments
        (process.standardInput, process.standardOutput) = (into, out)
        try process.run()
        (input, output) = (into.fileHandleForWriting, out.fileHandleForReading)
    }

    /// Returns the next line of its report.
    func line() throws -> String {
        var text = ""
        while let byte = try output.read(upToCount: 1), !byte.isEmpty, byte != Data("\n".utf8) {
            text += String(decoding: byte, as: UTF8.self)
        }
        return text
    }

    func say(_ text: String) throws { try input.write(contentsOf: Data((text + "\n").utf8)) }
}

@Suite("A store on a server", .serialized, .enabled(if: TestDatabase.isInstalled))
struct ServerTests {
    @Test("A query follows what another process saves")
    @MainActor func following() async throws {
        let database = try TestDatabase()
        defer { database.remove() }
        let container = try ModelContainer(
            for: Note.self, configurations: PostgresConfiguration(url: database.url))
        let host = TestHost(Notes().modelContainer(container))
        #expect(host.text == [])
        let peer = try Peer(database.url, ["insert"])
        #expect(try peer.line() == "ready")
        for text in ["one", "two"] {
            try peer.say(text)
            #expect(try peer.line() == "saved \(text)")
            while !host.text.contains(text) {
                await MainActor.run {}
                await Task.yield()
                host.update()
            }
        }
        #expect(host.text == ["one", "two"])
        // The server is away for a while: what is saved meanwhile is kept, and everything comes together again.
        let context = container.mainContext
        context.autosaveEnabled = false
        database.stop()
        context.insert(Note("kept"))
        let error = #expect(throws: SwiftDataError.self) { try context.save() }
        #expect("\(try #require(error))".contains("can't be reached; what was changed is kept"))
        #expect(context.hasChanges)
        try database.start()
        try context.save()
        #expect(!context.hasChanges)
        try peer.say("three")
        #expect(try peer.line() == "saved three")
        while !host.text.contains("three") {
            await Task.yield()
            host.update()
        }
        #expect(host.text == ["kept", "one", "three", "two"])
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Note>()) == 4)
        try peer.input.close()
        peer.process.waitUntilExit()
        let history = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        #expect(history.map(\.author) == ["peer", "peer", nil, "peer"])
    }

    @Test("No connection is left when containers are gone, whatever was done with them")
    @MainActor func connections() throws {
        let database = try TestDatabase()
        defer { database.remove() }
        func use(_ number: Int) throws {
            let container = try ModelContainer(
                for: Note.self, configurations: PostgresConfiguration(url: database.url))
            let context = container.mainContext
            context.autosaveEnabled = false
            context.insert(Note("\(number)"))
            try context.save()
            let host = TestHost(Notes().modelContainer(container))
            #expect(host.text.count == number + 1)
            #expect(try ModelContext(container).fetchCount(FetchDescriptor<Note>()) == number + 1)
        }
        let sql = """
            SELECT count(*) FROM pg_stat_activity
            WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
            """
        for number in 0..<5 { try use(number) }
        // A listener closes its connection on a thread of its own.
        var left = ""
        for _ in 0..<100 where left != "0" { left = try database.answer(to: sql) }
        #expect(left == "0")
    }

    @Test("Processes that save at once lose nothing")
    func several() throws {
        let database = try TestDatabase()
        defer { database.remove() }
        let container = try ModelContainer(
            for: Note.self, configurations: PostgresConfiguration(url: database.url))
        let peers = try ["a", "b"].map { try Peer(database.url, ["stress", "50", $0]) }
        let context = ModelContext(container)
        for number in 0..<50 {
            context.insert(Note("c \(number)"))
            try context.save()
        }
        for peer in peers {
            peer.process.waitUntilExit()
            #expect(peer.process.terminationStatus == 0)
        }
        let texts = try ModelContext(container).fetch(FetchDescriptor<Note>()).map(\.text)
        #expect(Set(texts) == Set(["a", "b", "c"].flatMap { name in (0..<50).map { "\(name) \($0)" } }))
        let history = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        #expect(history.count == 150)
        #expect(history.map(\.token) == history.map(\.token).sorted())
    }

    @Test("An address that is none, and a server that is not there, are said in a sentence")
    func addresses() throws {
        for (address, words) in [
            ("https://example.org", "no address of a PostgreSQL database"),
            ("postgresql:///x?host=/nowhere", "can't be opened"),
        ] {
            let error = #expect(throws: SwiftDataError.loadIssueModelContainer) {
                try ModelContainer(
                    for: Note.self, configurations: PostgresConfiguration(url: URL(string: address)!))
            }
            #expect("\(try #require(error))".contains(words))
        }
    }
}
#endif
