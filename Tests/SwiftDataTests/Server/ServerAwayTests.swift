#if ORIEL_SERVER
import Foundation
import PostgresStore
import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

@Model
final class Album {
    var title: String
    var stars = 0
    @Relationship(inverse: \Artist.albums) var artists: [Artist] = []
    @Relationship(deleteRule: .cascade, inverse: \Song.album) var songs: [Song] = []

    init(_ title: String) { self.title = title }
}

@Model
final class Artist {
    var name: String
    var albums: [Album] = []

    init(_ name: String) { self.name = name }
}

@Model
final class Song {
    var name: String
    var album: Album?

    init(_ name: String) { self.name = name }
}

private struct Albums: View {
    @Query(sort: \Album.title) private var albums: [Album]
    @Query(sort: \Song.name) private var songs: [Song]
    /// Whether the second query is there, which begins to ask then.
    @Binding var showsSongs: Bool

    var body: some View {
        VStack {
            ForEach(albums) { album in
                Text("\(album.title) \(album.stars): \(album.artists.map(\.name).sorted().joined(separator: "+"))")
            }
            if showsSongs { Text(songs.map(\.name).joined(separator: " ")) }
        }
    }
}

@Suite("A server that is away for a while", .serialized, .enabled(if: TestDatabase.isInstalled))
@MainActor struct ServerAwayTests {
    private func open(_ database: TestDatabase) throws -> ModelContainer {
        try ModelContainer(
            for: Album.self, Artist.self, Song.self, configurations: PostgresConfiguration(url: database.url))
    }

    private func fill(_ database: TestDatabase) throws {
        let context = ModelContext(try open(database))
        let album = Album("Blue")
        context.insert(album)
        album.artists = [Artist("Ann"), Artist("Bob")]
        album.songs = [Song("One")]
        try context.save()
    }

    /// Waits for what the return of the server brings.
    private func wait(_ host: TestHost, for isDone: () -> Bool) async {
        while !isDone() {
            await Task.yield()
            host.update()
        }
    }

    @Test("What could not be read is read, and what was changed is saved, when it is back")
    func reading() async throws {
        let database = try TestDatabase()
        defer { database.remove() }
        try fill(database)
        let container = try open(database)
        let context = container.mainContext
        let album = try #require(try context.fetch(FetchDescriptor<Album>()).first)
        database.stop()
        // Nothing of the relationship was read yet.
        let host = TestHost(Albums(showsSongs: .constant(true)).modelContainer(container))
        #expect(!host.text.contains("Blue 0: Ann+Bob"))
        album.stars = 4
        #expect(album.songs.isEmpty)
        album.artists.append(Artist("Cid"))
        #expect(album.artists.map(\.name) == ["Cid"])
        await Task.yield()
        #expect(context.hasChanges)
        try database.start()
        await wait(host) { !context.hasChanges && host.text.contains("One") }
        #expect(host.text == ["Blue 4: Ann+Bob+Cid", "One"])
        let other = ModelContext(container)
        let stored = try #require(try other.fetch(FetchDescriptor<Album>()).first)
        #expect(stored.stars == 4 && stored.artists.count == 3 && stored.songs.count == 1 && !other.hasChanges)
    }

    @Test("A rollback keeps the values until they can be read")
    func rollback() async throws {
        let database = try TestDatabase()
        defer { database.remove() }
        try fill(database)
        let container = try open(database)
        let host = TestHost(Albums(showsSongs: .constant(false)).modelContainer(container))
        let context = container.mainContext
        context.autosaveEnabled = false
        #expect(host.text == ["Blue 0: Ann+Bob"])
        let album = try #require(try context.fetch(FetchDescriptor<Album>()).first)
        album.stars = 2
        album.artists = []
        // The server is there: the values are those of the store at once.
        context.rollback()
        host.update()
        #expect(host.text == ["Blue 0: Ann+Bob"])
        album.stars = 3
        database.stop()
        #expect(throws: SwiftDataError.self) { try context.save() }
        context.rollback()
        #expect(!context.hasChanges && album.stars == 3)
        try database.start()
        await wait(host) { host.text == ["Blue 0: Ann+Bob"] }
        #expect(!context.hasChanges && album.stars == 0)
    }
}
#endif
