import CoreData
import SwiftUI
import SwiftUITesting
import Testing

@MainActor private final class Counts {
    var bodies: [String: Int] = [:]
    func count(_ name: String) { bodies[name, default: 0] += 1 }
}

private struct Row: View {
    @ObservedObject var book: Book
    let counts: Counts

    var body: some View {
        let _ = counts.count("row")
        Text("\(book.title ?? "") \(book.pages)")
    }
}

private struct Shelf: View {
    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)],
        predicate: NSPredicate(format: "pages > %d", 10))
    private var books: FetchedResults<Book>
    @Environment(\.managedObjectContext) private var context
    let counts: Counts

    var body: some View {
        let _ = counts.count("shelf")
        VStack {
            ForEach(books) { Row(book: $0, counts: counts) }
            Button("Add") {
                let book = Book(context: context)
                book.title = "Added"
                book.pages = 20
            }
            Button("Long") { books.nsPredicate = NSPredicate(format: "pages > 100") }
            Button("Down") { books.sortDescriptors = [SortDescriptor(\.title, order: .reverse)] }
        }
    }
}

private struct Bystander: View {
    let counts: Counts
    var body: some View {
        let _ = counts.count("bystander")
        Text("Bystander")
    }
}

private struct Sections: View {
    @SectionedFetchRequest(
        sectionIdentifier: \.isRead, sortDescriptors: [SortDescriptor(\.pages)]) private var books:
        SectionedFetchResults<Bool, Book>

    var body: some View {
        VStack {
            ForEach(books) { section in
                Text(section.id ? "Read" : "New")
                ForEach(section) { Text($0.title ?? "") }
            }
        }
    }
}

@Suite("A fetch request of a view")
@MainActor
struct FetchRequestTests {
    @discardableResult
    private func add(_ title: String, _ pages: Int32, _ context: NSManagedObjectContext) -> Book {
        let book = Book(context: context)
        book.title = title
        book.pages = pages
        return book
    }

    @Test("Follows the objects, and evaluates no more than changes")
    func live() throws {
        let context = try makeContainer().viewContext
        let emma = add("Emma", 400, context)
        let short = add("Short", 5, context)
        add("Ulysses", 700, context)
        try context.save()
        let counts = Counts()
        let host = TestHost(
            VStack {
                Shelf(counts: counts)
                Bystander(counts: counts)
            }.environment(\.managedObjectContext, context))
        #expect(host.text == ["Emma 400", "Ulysses 700", "Add", "Long", "Down", "Bystander"])
        #expect(counts.bodies == ["shelf": 1, "row": 2, "bystander": 1])
        // No member, and no property of the condition or the order.
        short.rating = 3
        host.update()
        try context.save()
        host.update()
        #expect(counts.bodies == ["shelf": 1, "row": 2, "bystander": 1])
        // A member: its row and, as on Apple's systems, the view of the request.
        emma.pages = 401
        host.update()
        #expect(host.text == ["Emma 401", "Ulysses 700", "Add", "Long", "Down", "Bystander"])
        #expect(counts.bodies == ["shelf": 2, "row": 3, "bystander": 1])
        short.pages = 50
        host.update()
        #expect(host.text.prefix(3) == ["Emma 401", "Short 50", "Ulysses 700"])
        emma.title = "Zadig"
        host.update()
        #expect(host.text.prefix(3) == ["Short 50", "Ulysses 700", "Zadig 401"])
        #expect(host.tap(text: "Add"))
        #expect(host.text.prefix(4) == ["Added 20", "Short 50", "Ulysses 700", "Zadig 401"])
        context.delete(short)
        host.update()
        #expect(host.text.prefix(3) == ["Added 20", "Ulysses 700", "Zadig 401"])
        #expect(counts.bodies["bystander"] == 1)
        #expect(host.tap(text: "Long"))
        #expect(host.text.prefix(2) == ["Ulysses 700", "Zadig 401"])
        #expect(host.tap(text: "Down"))
        #expect(host.text.prefix(2) == ["Zadig 401", "Ulysses 700"])
        context.rollback()
        host.update()
        #expect(host.text.prefix(2) == ["Ulysses 700", "Emma 400"])
    }

    @Test("Has sections")
    func sections() throws {
        let context = try makeContainer().viewContext
        add("A", 1, context)
        add("B", 2, context)
        let read = add("C", 3, context)
        read.isRead = true
        let host = TestHost(Sections().environment(\.managedObjectContext, context))
        #expect(host.text == ["New", "A", "B", "Read", "C"])
        read.isRead = false
        host.update()
        #expect(host.text == ["New", "A", "B", "C"])
    }

    @Test("Follows what other contexts save, if the context does", arguments: [true, false])
    func others(follows: Bool) async throws {
        let container = try makeContainer()
        let context = container.viewContext
        context.automaticallyMergesChangesFromParent = follows
        let counts = Counts()
        let host = TestHost(Shelf(counts: counts).environment(\.managedObjectContext, context))
        let background = container.newBackgroundContext()
        try await background.perform {
            let book = Book(context: background)
            book.title = "Other"
            book.pages = 30
            try background.save()
        }
        // Behind what the save has put into the main queue.
        await context.perform {}
        host.update()
        #expect(host.text.first == (follows ? "Other 30" : "Add"))
        try await background.perform {
            let book = try background.fetch(NSFetchRequest<Book>(entityName: "Book"))[0]
            book.title = "Changed"
            try background.save()
        }
        await context.perform {}
        host.update()
        #expect(host.text.first == (follows ? "Changed 30" : "Add"))
    }
}
