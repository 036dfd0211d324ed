import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

@MainActor private final class Counts {
    var bodies: [String: Int] = [:]
    func count(_ name: String) { bodies[name, default: 0] += 1 }
}

private struct Row: View {
    let book: Book
    let counts: Counts

    var body: some View {
        let _ = counts.count("row")
        Text("\(book.title) \(book.pages)")
    }
}

private struct Shelf: View {
    @Query(filter: #Predicate<Book> { $0.pages > 10 }, sort: \Book.title) private var books: [Book]
    @Environment(\.modelContext) private var context
    let counts: Counts

    var body: some View {
        let _ = counts.count("shelf")
        VStack {
            ForEach(books) { Row(book: $0, counts: counts) }
            Button("Add") { context.insert(Book(title: "Added", pages: 20)) }
        }
    }
}

private struct Editor: View {
    @Bindable var book: Book
    var body: some View { TextField("Title", text: $book.title) }
}

@Suite("A query")
@MainActor
struct QueryTests {
    @Test("Follows the models, and evaluates no more than changes")
    func live() throws {
        let container = try makeContainer()
        let context = container.mainContext
        let emma = Book(title: "Emma", pages: 400)
        let short = Book(title: "Short", pages: 5)
        context.insert(emma)
        context.insert(short)
        context.insert(Book(title: "Ulysses", pages: 700))
        try context.save()
        let counts = Counts()
        let host = TestHost(Shelf(counts: counts).modelContainer(container))
        #expect(host.text == ["Emma 400", "Ulysses 700", "Add"])
        #expect(counts.bodies == ["shelf": 1, "row": 2])
        // A property that the query does not depend on in its condition or order.
        emma.rating = 3
        host.update()
        #expect(counts.bodies == ["shelf": 1, "row": 2])
        try context.save()
        host.update()
        #expect(counts.bodies == ["shelf": 1, "row": 2])
        short.pages = 50
        host.update()
        #expect(host.text == ["Emma 400", "Short 50", "Ulysses 700", "Add"])
        emma.title = "Zadig"
        host.update()
        #expect(host.text == ["Short 50", "Ulysses 700", "Zadig 400", "Add"])
        #expect(host.tap(text: "Add"))
        #expect(host.text == ["Added 20", "Short 50", "Ulysses 700", "Zadig 400", "Add"])
        context.delete(short)
        host.update()
        #expect(host.text == ["Added 20", "Ulysses 700", "Zadig 400", "Add"])
        #expect(counts.bodies == ["shelf": 5, "row": 5])
    }

    @Test("Follows what other contexts save")
    func others() throws {
        let container = try makeContainer()
        let counts = Counts()
        let host = TestHost(Shelf(counts: counts).modelContainer(container))
        #expect(host.text == ["Add"])
        let other = ModelContext(container)
        let book = Book(title: "Emma", pages: 20)
        other.insert(book)
        host.update()
        #expect(host.text == ["Add"])
        try other.save()
        host.update()
        #expect(host.text == ["Emma 20", "Add"])
        book.pages = 21
        try other.save()
        host.update()
        #expect(host.text == ["Emma 21", "Add"])
        other.delete(book)
        try other.save()
        host.update()
        #expect(host.text == ["Add"])
    }

    @Test("A text field edits a model, which is saved by itself")
    func editing() async throws {
        let container = try makeContainer()
        let book = Book(title: "Emm")
        container.mainContext.insert(book)
        try container.mainContext.save()
        let host = TestHost(Editor(book: book).modelContainer(container))
        #expect(host.tap(at: CGPoint(x: host.size.width / 2, y: host.size.height / 2)))
        host.type("a")
        #expect(book.title == "Emma")
        #expect(book.hasChanges)
        await host.settle()
        #expect(!book.hasChanges)
        let other = ModelContext(container)
        #expect(try other.fetch(FetchDescriptor<Book>()).map(\.title) == ["Emma"])
    }
}
