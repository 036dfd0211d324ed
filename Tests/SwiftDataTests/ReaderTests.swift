import Foundation
import SQLiteAccess
import Testing

@testable import SwiftData

@Suite("Who reads while another writes")
struct ReaderTests {
    private func inFolder(_ body: (ModelContainer) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SwiftData-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let schema = Schema(Author.self, Book.self, Tag.self)
        let path = folder.appendingPathComponent("books.store").path
        let store = try SQLiteStore(path: path, schema: schema, isReadOnly: false)
        try body(ModelContainer(schema: schema, store: store))
    }

    /// Runs a closure on another thread to its end.
    private func elsewhere(_ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            body()
            done.signal()
        }
        done.wait()
    }

    @Test("Is not held up, finds what was saved before, and then what the other has saved")
    func parallel() throws {
        try inFolder { container in
            let context = ModelContext(container)
            context.insert(Book(title: "Emma", pages: 1, author: Author(name: "Jane")))
            try context.save()
            let store = try #require(container.stores.all[0] as? SQLiteStore)
            nonisolated(unsafe) var found: [String] = []
            nonisolated(unsafe) var count = 0
            let read: @Sendable () -> Void = {
                let other = ModelContext(container)
                let books = (try? other.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))) ?? []
                found = books.map { "\($0.title) by \($0.author?.name ?? "nobody")" }
                count = (try? other.fetchCount(FetchDescriptor<Book>())) ?? -1
            }
            // The writer has the connection, in the midst of a save, until the reader is done.
            try store.access {
                try store.connection.transaction {
                    try store.connection.run("UPDATE Book SET title = 'Persuasion'")
                    elsewhere(read)
                }
            }
            #expect(found == ["Emma by Jane"] && count == 1)
            elsewhere(read)
            #expect(found == ["Persuasion by Jane"] && count == 1)
        }
    }

    @Test("Finds what its own context has saved, even while another thread has the connection")
    func own() throws {
        try inFolder { container in
            let store = try #require(container.stores.all[0] as? SQLiteStore)
            let held = DispatchSemaphore(value: 0)
            let release = DispatchSemaphore(value: 0)
            let context = ModelContext(container)
            for number in 1...3 {
                context.insert(Book(title: "Book \(number)"))
                try context.save()
                nonisolated(unsafe) let kept = store
                Thread.detachNewThread {
                    try? kept.access {
                        held.signal()
                        release.wait()
                    }
                    held.signal()
                }
                held.wait()
                #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == number)
                #expect(try context.fetch(FetchDescriptor<Book>()).count == number)
                release.signal()
                held.wait()
            }
        }
    }
}
