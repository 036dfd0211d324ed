import SwiftData
import SwiftUI

/// The database is asked for the books that are to be seen; the view follows each change of them.
struct LibraryView: View {
    @State private var search = ""
    @State private var showsUnreadOnly = false

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                TextField("Search", text: $search)
                Toggle("Unread", isOn: $showsUnreadOnly).fixedSize()
            }
            BookList(search: search, showsUnreadOnly: showsUnreadOnly)
            NewBookField()
        }
        .padding()
    }
}

struct BookList: View {
    @Query private var books: [Book]
    @Environment(\.modelContext) private var context

    /// What a query depends on comes from outside, so it is made here.
    init(search: String, showsUnreadOnly: Bool) {
        _books = Query(
            filter: #Predicate<Book> { book in
                (search.isEmpty || book.title.localizedStandardContains(search))
                    && (!showsUnreadOnly || !book.isRead)
            }, sort: \.title)
    }

    var body: some View {
        List {
            ForEach(books) { BookRow(book: $0) }
                .onDelete { places in
                    for place in places { context.delete(books[place]) }
                }
        }
    }
}

/// A change of one book evaluates this row alone.
struct BookRow: View {
    @Bindable var book: Book

    var body: some View {
        HStack {
            Toggle(book.title, isOn: $book.isRead)
            if let shelf = book.shelf { Text(shelf.name).foregroundStyle(.secondary) }
        }
    }
}

struct NewBookField: View {
    @State private var title = ""
    @Environment(\.modelContext) private var context

    var body: some View {
        HStack {
            TextField("Title", text: $title)
                .onSubmit(add)
            Button("Add", action: add)
                .disabled(title.isEmpty)
        }
    }

    /// A shelf with the same letter is not made twice: its name is unique.
    private func add() {
        guard let letter = title.first?.uppercased() else { return }
        context.insert(Book(title: title, shelf: shelf(letter)))
        title = ""
    }

    private func shelf(_ name: String) -> Shelf {
        let found = FetchDescriptor<Shelf>(predicate: #Predicate { $0.name == name })
        return (try? context.fetch(found).first) ?? Shelf(name: name)
    }
}
