#if ORIEL_SERVER
import Foundation
import PostgresStore
import SwiftData
import TestServer
import Testing

private enum Earlier: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Pot.self, Lid.self] }

    @Model final class Pot {
        var name: String
        init(_ name: String) { self.name = name }
    }

    @Model final class Lid {
        var name: String
        init(_ name: String) { self.name = name }
    }
}

private enum Other: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Pot.self] }

    @Model final class Pot {
        var name: String
        var size = 7
        init(_ name: String) { self.name = name }
    }
}

private enum Later: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Pot.self] }

    @Model final class Pot {
        var name: String
        init(_ name: String) { self.name = name }
    }
}

@Suite("Programs with other models at one server", .serialized, .enabled(if: TestDatabase.isInstalled))
struct ServerSchemaTests {
    private func place(_ database: TestDatabase, _ namespace: String) -> PostgresConfiguration {
        PostgresConfiguration(url: database.url, namespace: namespace)
    }

    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test("Tables of another program are left alone")
    func foreign() throws {
        let database = try TestDatabase.shared()
        let name = "shop\(UUID().uuidString.prefix(8))"
        _ = try database.answer(to: "CREATE SCHEMA \"\(name)\"; CREATE TABLE \"\(name)\".users (id int)")
        let words = message { _ = try ModelContainer(for: Note.self, configurations: place(database, name)) }
        #expect(words.contains("has tables of another program (users). They were left as they are"))
        #expect(try database.answer(to: "SELECT count(*) FROM \"\(name)\".users") == "0")
        let tables = "SELECT count(*) FROM pg_tables WHERE schemaname = '\(name)'"
        #expect(try database.answer(to: tables) == "1")
    }

    @Test("Objects of another app are left alone, and an empty schema is used")
    func otherApp() throws {
        let database = try TestDatabase.shared()
        let name = "app\(UUID().uuidString.prefix(8))"
        _ = try database.answer(to: "CREATE SCHEMA \"\(name)\"")
        let context = ModelContext(
            try ModelContainer(
                for: Schema(versionedSchema: Earlier.self), configurations: place(database, name)))
        context.insert(Earlier.Pot("a"))
        try context.save()
        let words = message { _ = try ModelContainer(for: Note.self, configurations: place(database, name)) }
        #expect(words.contains("has objects of another app (Pot)"))
        #expect(try context.fetchCount(FetchDescriptor<Earlier.Pot>()) == 1)
    }

    @Test("Models and properties go with a later version only, which earlier ones refuse")
    func versions() throws {
        let database = try TestDatabase.shared()
        let place = place(database, "v\(UUID().uuidString.prefix(8))")
        func context(_ schema: any VersionedSchema.Type) throws -> ModelContext {
            ModelContext(try ModelContainer(for: Schema(versionedSchema: schema), configurations: place))
        }
        let first = try context(Earlier.self)
        first.insert(Earlier.Pot("a"))
        first.insert(Earlier.Lid("b"))
        try first.save()
        // Another program has one property more, and one model less.
        let second = try context(Other.self)
        #expect(try second.fetch(FetchDescriptor<Other.Pot>()).map(\.size) == [7])
        try second.fetch(FetchDescriptor<Other.Pot>()).first?.size = 9
        try second.save()
        // The first program is started again, and makes an object without the property.
        let again = try context(Earlier.self)
        #expect(try again.fetch(FetchDescriptor<Earlier.Lid>()).map(\.name) == ["b"])
        again.insert(Earlier.Pot("c"))
        try again.save()
        let sizes = try context(Other.self).fetch(FetchDescriptor<Other.Pot>(sortBy: [SortDescriptor(\.name)]))
        #expect(sizes.map(\.size) == [9, 7])
        let later = try context(Later.self)
        #expect(try later.fetchCount(FetchDescriptor<Later.Pot>()) == 2)
        let tables = """
            SELECT string_agg(tablename, ' ' ORDER BY tablename) FROM pg_tables
            WHERE schemaname = '\(place.namespace)'
            """
        #expect(try database.answer(to: tables) == "Pot _history _metadata")
        let words = message { _ = try context(Earlier.self) }
        #expect(words.contains("The store has version 2.0.0 of the models, and this program has version 1.0.0."))
    }

    @Test("A user who may not make schemas uses one that was made for it")
    func rights() throws {
        let database = try TestDatabase.shared()
        let name = "r\(UUID().uuidString.prefix(8).lowercased())"
        _ = try database.answer(
            to: "CREATE ROLE \(name) LOGIN; CREATE SCHEMA \(name) AUTHORIZATION \(name)")
        let url = database.url.absoluteString.replacingOccurrences(of: "user=tests", with: "user=\(name)")
        func open(_ namespace: String) throws -> ModelContainer {
            try ModelContainer(
                for: Note.self,
                configurations: PostgresConfiguration(url: try #require(URL(string: url)), namespace: namespace))
        }
        let context = ModelContext(try open(name))
        context.insert(Note("mine"))
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Note>()) == 1)
        let words = message { _ = try open(name + "x") }
        #expect(words.contains("can't be opened: ERROR: permission denied for database"))
    }

    @Test("A server that takes the connection and says nothing is given up")
    func silence() throws {
        // Takes connections, and never answers.
        let server = try LocalSocket()
        defer { close(server.descriptor) }
        listen(server.descriptor, 4)
        let url = try #require(URL(string: "postgresql://x@127.0.0.1:\(server.port)/x?connect_timeout=2"))
        let words = message { _ = try ModelContainer(for: Note.self, configurations: PostgresConfiguration(url: url)) }
        #expect(words.contains("can't be opened") && words.contains("timeout expired"))
    }
}
#endif
