#if ORIEL_SERVER
import Foundation
import OrielFoundation
import PostgresStore
import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

@Model
final class Disc {
    enum Size: String, Codable { case small, large }

    var title: String
    var count = 5
    var size: Size
    var made: Date
    var note: String?

    init(_ title: String) {
        self.title = title
        (size, made) = (.large, Date(timeIntervalSinceReferenceDate: 9))
        count = 7
    }
}

@Model
final class Copy {
    var number: Int
    /// A copy without a disc there is not.
    var disc: Disc

    init(_ number: Int, of disc: Disc) {
        self.number = number
        self.disc = disc
    }
}

private struct CopyView: View {
    let copy: Copy

    var body: some View { Text("\(copy.number) \(copy.disc.title) \(copy.disc.count)") }
}

@Suite(
    "Objects known by their identifiers while the server is away", .serialized, .enabled(if: TestDatabase.isInstalled))
@MainActor struct ServerFaultTests {
    private func open(_ database: TestDatabase) throws -> ModelContainer {
        try ModelContainer(for: Disc.self, Copy.self, configurations: PostgresConfiguration(url: database.url))
    }

    private func fill(_ database: TestDatabase) throws -> (copy: PersistentIdentifier, disc: PersistentIdentifier) {
        let context = ModelContext(try open(database))
        let disc = Disc("Blue")
        let copy = Copy(3, of: disc)
        context.insert(copy)
        try context.save()
        return (copy.persistentModelID, disc.persistentModelID)
    }

    private func wait(_ host: TestHost, for isDone: () -> Bool) async {
        while !isDone() {
            await Task.yield()
            host.update()
        }
    }

    @Test("Have default values, said once, and their own when it is back")
    func view() async throws {
        let database = try TestDatabase()
        defer { database.remove() }
        let known = try fill(database)
        let container = try open(database)
        database.stop()
        let copy = try #require(container.mainContext.model(for: known.copy) as? Copy)
        var said: [String] = []
        let host = RuntimeWarning.observing({ said.append($0) }) {
            TestHost(CopyView(copy: copy).modelContainer(container))
        }
        #expect(host.text == ["0  5"])
        #expect(
            said.count == 1 && said.first?.contains("objects of Copy can't be read while their store is out") == true)
        try database.start()
        await wait(host) { host.text == ["3 Blue 7"] }
        #expect(!container.mainContext.hasChanges)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Disc>()) == 1)
    }

    @Test("Of a relationship are what they are, and what is changed of them is saved, and nothing else")
    func reference() async throws {
        let database = try TestDatabase()
        defer { database.remove() }
        let known = try fill(database)
        let container = try open(database)
        let context = ModelContext(container)
        let copy = try #require(try context.fetch(FetchDescriptor<Copy>()).first)
        context.undoManager = UndoManager()
        database.stop()
        let disc = copy.disc
        #expect(disc.persistentModelID == known.disc && disc.title == "" && disc.note == nil)
        #expect(disc.size == .small && disc.made == Date(timeIntervalSinceReferenceDate: 0))
        #expect(!context.hasChanges)
        disc.title = "Red"
        #expect(disc.title == "Red" && context.hasChanges)
        // What was there before is not known, and a made up value is not put back.
        context.undoManager?.undo()
        #expect(disc.title == "Red")
        #expect(throws: SwiftDataError.self) { try context.save() }
        try database.start()
        try context.save()
        #expect(disc.count == 7 && disc.size == .large && copy.disc === disc)
        let stored = try #require(try ModelContext(container).fetch(FetchDescriptor<Disc>()).first)
        #expect(stored.title == "Red" && stored.count == 7 && stored.made == Date(timeIntervalSinceReferenceDate: 9))
    }
}
#endif
