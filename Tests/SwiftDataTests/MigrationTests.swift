import Foundation
import SwiftData
import SwiftUI
import Testing

enum Version1: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Note.self] }

    @Model
    final class Note {
        var text: String
        var old = 1
        init(text: String) { self.text = text }
    }
}

enum Version2: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Note.self] }

    @Model
    final class Note {
        @Attribute(.unique, originalName: "text") var title: String
        var stars = 3
        var remark: String?
        init(title: String) { self.title = title }
    }
}

enum Version3: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
    static var models: [any PersistentModel.Type] { [Note.self] }

    @Model
    final class Note {
        var title: String
        var size: Int
        init(title: String) {
            self.title = title
            size = 0
        }
    }
}

enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [Version1.self, Version2.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: Version1.self, toVersion: Version2.self,
                willMigrate: { context in
                    // No two may have the same title from now on.
                    var seen: Set<String> = []
                    for note in try context.fetch(FetchDescriptor<Version1.Note>())
                    where !seen.insert(note.text).inserted {
                        context.delete(note)
                    }
                },
                didMigrate: { context in
                    for note in try context.fetch(FetchDescriptor<Version2.Note>()) { note.remark = "moved" }
                })
        ]
    }
}

@Suite("A migration")
struct MigrationTests {
    private func inPlace(_ kind: StoreKind, _ body: (any DataStoreConfiguration) throws -> Void) throws {
        let place = try StorePlace(kind)
        try body(try place.configuration())
    }

    private func write(_ texts: [String], _ configuration: any DataStoreConfiguration) throws {
        let schema = Schema(versionedSchema: Version1.self)
        let context = ModelContext(try ModelContainer(for: schema, configurations: configuration))
        for text in texts { context.insert(Version1.Note(text: text)) }
        try context.save()
    }

    @Test("Adds, removes and renames properties by itself", arguments: StoreKind.lasting)
    func lightweight(kind: StoreKind) throws {
        try inPlace(kind) { configuration in
            try write(["a", "b"], configuration)
            let schema = Schema(versionedSchema: Version2.self)
            for _ in 0..<2 {
                let context = ModelContext(try ModelContainer(for: schema, configurations: configuration))
                let notes = try context.fetch(FetchDescriptor<Version2.Note>())
                #expect(notes.map(\.title) == ["a", "b"])
                #expect(notes.map(\.stars) == [3, 3] && notes.allSatisfy { $0.remark == nil })
            }
        }
    }

    @Test("Runs the work of its plan once", arguments: StoreKind.lasting)
    func custom(kind: StoreKind) throws {
        try inPlace(kind) { configuration in
            try write(["a", "b", "a"], configuration)
            let schema = Schema(versionedSchema: Version2.self)
            for _ in 0..<2 {
                let container = try ModelContainer(for: schema, migrationPlan: Plan.self, configurations: configuration)
                let notes = try ModelContext(container).fetch(FetchDescriptor<Version2.Note>())
                #expect(notes.map(\.title) == ["a", "b"] && notes.allSatisfy { $0.remark == "moved" })
            }
        }
    }

    @Test("Says which property needs a default value, and leaves the store as it was", arguments: StoreKind.lasting)
    func refusal(kind: StoreKind) throws {
        try inPlace(kind) { configuration in
            try write(["a"], configuration)
            let later = Schema(versionedSchema: Version3.self)
            #expect {
                _ = try ModelContainer(for: later, configurations: configuration)
            } throws: { error in
                "\(error)".contains("entity=Note, attribute=title")
            }
            let first = Schema(versionedSchema: Version1.self)
            let context = ModelContext(try ModelContainer(for: first, configurations: configuration))
            #expect(try context.fetch(FetchDescriptor<Version1.Note>()).map(\.text) == ["a"])
        }
    }
}

@ModelActor
actor Librarian {
    func add(_ title: String) throws -> PersistentIdentifier {
        let book = Book(title: title)
        modelContext.insert(book)
        try modelContext.save()
        return book.persistentModelID
    }
}

@Suite("A model actor")
@MainActor
struct ModelActorTests {
    @Test("Saves in a context of its own; its identifiers find the models elsewhere")
    func adding() async throws {
        let container = try makeContainer()
        let identifier = try await Librarian(modelContainer: container).add("Emma")
        #expect(container.mainContext[identifier, as: Book.self]?.title == "Emma")
    }
}
