import Foundation
import SQLiteAccess
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftData

@MainActor private final class Counts {
    var bodies = 0
}

private struct Long: View {
    @Query(filter: #Predicate<Book> { $0.pages >= 0 }, sort: \Book.title) private var books: [Book]
    let counts: Counts

    var body: some View {
        let _ = counts.bodies += 1
        Text(verbatim: "\(books.count) \(books.first?.title ?? "") \(books.last?.title ?? "")")
    }
}

@Suite("A query of many")
@MainActor
struct IncrementalQueryTests {
    private func open() throws -> (ModelContainer, SQLiteConnection) {
        let container = try makeContainer()
        let context = ModelContext(container)
        for number in 10_000..<20_000 { context.insert(Book(title: "Book \(number)", pages: number)) }
        try context.save()
        let store = try #require(container.stores.all[0] as? SQLiteStore)
        return (container, store.connection)
    }

    @Test("Reads no row for a change of its own context, and one for a change of another")
    func rows() throws {
        let (container, connection) = try open()
        let counts = Counts()
        let host = TestHost(Long(counts: counts).modelContainer(container))
        #expect(host.text == ["10000 Book 10000 Book 19999"])
        let context = container.mainContext
        context.autosaveEnabled = false
        let title = "Book 15000"
        let book = try #require(
            try context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.title == title })).first)
        var before = connection.rowsRead
        func read() -> Int {
            defer { before = connection.rowsRead }
            return connection.rowsRead - before
        }
        book.title = "A"
        host.update()
        #expect(host.text == ["10000 A Book 19999"])
        book.pages = -1
        host.update()
        #expect(host.text == ["9999 Book 10000 Book 19999"])
        context.insert(Book(title: "Z"))
        host.update()
        #expect(host.text == ["10000 Book 10000 Z"])
        try context.save()
        host.update()
        #expect(read() == 0)
        #expect(counts.bodies == 4)

        let other = ModelContext(container)
        let last = "Book 19998"
        let theirs = try #require(
            try other.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.title == last })).first)
        _ = read()
        theirs.title = "AA"
        try other.save()
        host.update()
        #expect(host.text == ["10000 AA Z"])
        #expect(read() == 1)
        // What the query does not depend on reads the row for the object alone, and evaluates no body.
        let bodies = counts.bodies
        theirs.rating = 3
        try other.save()
        host.update()
        #expect(counts.bodies == bodies)
        #expect(read() == 1)
        other.delete(theirs)
        _ = read()
        try other.save()
        host.update()
        #expect(host.text == ["9999 Book 10000 Z"])
        #expect(read() <= 1)
        // An object that the query does not show makes no difference.
        other.insert(Book(title: "None", pages: -5))
        let shown = counts.bodies
        try other.save()
        host.update()
        #expect(counts.bodies == shown)
    }

    @Test("Takes changes back, and follows them in the order of the store")
    func order() throws {
        let container = try makeContainer()
        let context = container.mainContext
        context.autosaveEnabled = false
        for title in ["c", "a", "é", "b"] { context.insert(Book(title: title)) }
        try context.save()
        let counts = Counts()
        let host = TestHost(Long(counts: counts).modelContainer(container))
        let all = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
        all[0].title = "z"
        context.delete(all[3])
        host.update()
        #expect(host.text == ["3 b z"])
        context.rollback()
        host.update()
        #expect(host.text == ["4 a é"])
        let models = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])).map(\.title)
        #expect(models == ["a", "b", "c", "é"])
    }
}
