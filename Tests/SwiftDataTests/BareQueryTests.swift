import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

private struct Authors: View {
    @Query var authors: [Author]

    var body: some View {
        List(authors) { author in
            Text(author.name)
        }
    }
}

private struct Long: View {
    @Query private var books: [Book]

    init(pages: Int) {
        _books = Query(filter: #Predicate<Book> { $0.pages >= pages }, sort: [SortDescriptor(\Book.title)])
    }

    var body: some View { ForEach(books) { Text($0.title) } }
}

private struct Typed: View {
    @Query private var authors: [Author]

    init() { _authors = Query<Author, [Author]>(sort: \.name, order: .reverse) }

    var body: some View { ForEach(authors) { Text($0.name) } }
}

private struct Filled: View {
    @Query private var authors: [Author] = []
    @Query(sort: \Author.name, order: .reverse) private var last: [Author] = []

    var body: some View { Text("\(authors.count) authors, first \(last.first?.name ?? "-")") }
}

private struct Chooser: View {
    @State private var pages = 10

    var body: some View {
        VStack {
            Long(pages: pages)
            Button("Less") { pages = 0 }
        }
    }
}

@Suite("A query's declaration")
@MainActor
struct BareQueryTests {
    @Test("Needs no parentheses")
    func bare() throws {
        let container = try makeContainer()
        container.mainContext.insert(Author(name: "Jane"))
        #expect(TestHost(Authors().modelContainer(container)).text == ["Jane"])
    }

    @Test("Names the models and what is read, as on Apple's systems")
    func typed() throws {
        let container = try makeContainer()
        for name in ["Anne", "Jane"] { container.mainContext.insert(Author(name: name)) }
        #expect(TestHost(Typed().modelContainer(container)).text == ["Jane", "Anne"])
    }

    @Test("May be written with a value, which is never read")
    func filled() throws {
        let container = try makeContainer()
        for name in ["Anne", "Jane"] { container.mainContext.insert(Author(name: name)) }
        #expect(TestHost(Filled().modelContainer(container)).text == ["2 authors, first Jane"])
    }

    @Test("May depend on the view's arguments")
    func argument() throws {
        let container = try makeContainer()
        container.mainContext.insert(Book(title: "A", pages: 5))
        container.mainContext.insert(Book(title: "B", pages: 50))
        let host = TestHost(Chooser().modelContainer(container))
        #expect(host.text == ["B", "Less"])
        #expect(host.tap(text: "Less"))
        #expect(host.text == ["A", "B", "Less"])
    }
}
