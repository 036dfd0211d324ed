import SwiftData
import SwiftUI
import Testing

@Suite("A context")
@MainActor
struct ContextTests {
    @Test("Finds what was inserted, by condition and in order")
    func fetching() throws {
        let context = ModelContext(try makeContainer())
        for (title, pages) in [("Emma", 400), ("Ulysses", 700), ("Animal Farm", 100)] {
            context.insert(Book(title: title, pages: pages))
        }
        #expect(context.hasChanges)
        let long = FetchDescriptor<Book>(
            predicate: #Predicate { $0.pages > 200 }, sortBy: [SortDescriptor(\.title, order: .reverse)])
        #expect(try context.fetch(long).map(\.title) == ["Ulysses", "Emma"])
        try context.save()
        #expect(!context.hasChanges)
        #expect(try context.fetch(long).map(\.title) == ["Ulysses", "Emma"])
        let other = ModelContext(context.container)
        #expect(try other.fetch(long).map(\.title) == ["Ulysses", "Emma"])
        #expect(try other.fetchCount(FetchDescriptor<Book>()) == 3)
        #expect(try other.fetchIdentifiers(long).count == 2)
        let first = try #require(try other.fetch(FetchDescriptor<Book>()).first)
        #expect(first.title == "Emma")
        other.delete(first)
        #expect(try other.fetchCount(FetchDescriptor<Book>()) == 2)
        try other.save()
        #expect(try context.fetch(FetchDescriptor<Book>()).map(\.title) == ["Ulysses", "Animal Farm"])
    }

    @Test("Keeps both sides of a relationship")
    func relationships() throws {
        let context = ModelContext(try makeContainer())
        let author = Author(name: "Jane")
        let book = Book(title: "Emma", author: author)
        context.insert(book)
        #expect(author.modelContext === context)
        #expect(author.books == [book])
        let second = Book(title: "Persuasion")
        author.books.append(second)
        #expect(second.modelContext === context)
        #expect(second.author === author)
        let tag = Tag(name: "old")
        book.tags.append(tag)
        #expect(tag.books == [book])
        try context.save()

        let other = ModelContext(context.container)
        let found = try #require(try other.fetch(FetchDescriptor<Author>()).first)
        #expect(found.books.map(\.title) == ["Emma", "Persuasion"])
        #expect(found.books[0].tags.map(\.name) == ["old"])
        #expect(found.books[0].tags[0].books.map(\.title) == ["Emma"])
        found.books[0].tags = []
        other.delete(found)
        try other.save()
        #expect(try other.fetchCount(FetchDescriptor<Book>()) == 0)
        #expect(try other.fetch(FetchDescriptor<Tag>()).map(\.books.count) == [0])
    }

    @Test("Takes a unique value over, instead of keeping it twice")
    func upsert() throws {
        let context = ModelContext(try makeContainer())
        let jane = Author(name: "Jane")
        context.insert(jane)
        context.insert(Book(title: "Emma", author: jane))
        try context.save()
        let again = Author(name: "Jane")
        context.insert(again)
        context.insert(Book(title: "Persuasion", author: again))
        try context.save()
        let other = ModelContext(context.container)
        #expect(try other.fetchCount(FetchDescriptor<Author>()) == 1)
        #expect(try other.fetch(FetchDescriptor<Author>())[0].books.count == 2)
        #expect(again.persistentModelID == jane.persistentModelID)
    }

    @Test("Forgets changes when rolled back")
    func rollback() throws {
        let context = ModelContext(try makeContainer())
        let book = Book(title: "Emma", pages: 1, rating: 2.5)
        context.insert(book)
        try context.save()
        book.pages = 2
        book.rating = nil
        let other = Book(title: "Other")
        context.insert(other)
        context.rollback()
        #expect(book.pages == 1 && book.rating == 2.5)
        #expect(other.modelContext == nil && !context.hasChanges)
        context.delete(book)
        #expect(book.isDeleted)
        context.rollback()
        #expect(!book.isDeleted)
        #expect(try context.fetch(FetchDescriptor<Book>()) == [book])
    }

    @Test("Takes changes back by the undo manager")
    func undo() throws {
        let context = ModelContext(try makeContainer())
        let manager = UndoManager()
        manager.groupsByEvent = false
        let author = Author(name: "Jane")
        context.insert(author)
        let book = Book(title: "Emma", pages: 1, author: author)
        context.insert(book)
        try context.save()
        context.undoManager = manager
        manager.groupsByEvent = false
        func group(_ change: () -> Void) {
            manager.beginUndoGrouping()
            change()
            manager.endUndoGrouping()
        }
        group { book.pages = 2 }
        group { book.author = nil }
        #expect(author.books.isEmpty)
        manager.undo()
        #expect(book.author === author && author.books == [book])
        manager.undo()
        #expect(book.pages == 1)
        manager.redo()
        #expect(book.pages == 2)
        group { context.delete(book) }
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
        manager.undo()
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
        #expect(author.books == [book])
    }

    @Test("What was changed before a deletion that is undone is saved")
    func undoneDeletion() throws {
        let context = ModelContext(try makeContainer())
        let book = Book(title: "Emma", pages: 1)
        context.insert(book)
        try context.save()
        book.pages = 2
        let manager = UndoManager()
        context.undoManager = manager
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        context.delete(book)
        manager.endUndoGrouping()
        manager.undo()
        try context.save()
        #expect(try ModelContext(context.container).fetch(FetchDescriptor<Book>()).map(\.pages) == [2])
    }

    @Test("A deletion is undone after it was saved, and what was taken from an object is given back")
    func undoneAfterSaving() throws {
        let container = try makeContainer()
        let first = ModelContext(container)
        let (jane, emma) = (Author(name: "Jane"), Author(name: "Emma"))
        for author in [jane, emma] { first.insert(author) }
        let new = Book(title: "Persuasion", pages: 3)
        first.insert(new)
        jane.books = [new]
        try first.save()
        let context = ModelContext(container)
        let manager = UndoManager()
        context.undoManager = manager
        manager.groupsByEvent = false
        let book = try #require(try context.fetch(FetchDescriptor<Book>()).first)
        let authors = try context.fetch(FetchDescriptor<Author>())
        manager.beginUndoGrouping()
        authors[1].books = [book]
        manager.endUndoGrouping()
        #expect(authors[0].books.isEmpty)
        manager.undo()
        #expect(book.author === authors[0] && authors[0].books == [book] && authors[1].books.isEmpty)
        manager.beginUndoGrouping()
        context.delete(book)
        manager.endUndoGrouping()
        try context.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 0)
        manager.undo()
        try context.save()
        let last = ModelContext(container)
        let found = try last.fetch(FetchDescriptor<Book>())
        #expect(found.map(\.title) == ["Persuasion"] && found.first?.pages == 3 && found.first?.author?.name == "Jane")
    }

    @Test("Identifiers pass through JSON, and find the model in another context")
    func identifiers() throws {
        let context = ModelContext(try makeContainer())
        let book = Book(title: "Emma")
        context.insert(book)
        try context.save()
        let data = try JSONEncoder().encode(book.persistentModelID)
        let identifier = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
        let other = ModelContext(context.container)
        #expect((other.model(for: identifier) as? Book)?.title == "Emma")
        #expect(other[identifier, as: Book.self]?.title == "Emma")
    }

    @Test("The context of views and its container go together, and either brings the other back")
    func lifetimes() throws {
        weak var container: ModelContainer?
        weak var context: ModelContext?
        try {
            let made = try makeContainer()
            (container, context) = (made, made.mainContext)
            made.mainContext.autosaveEnabled = false
            made.mainContext.insert(Book(title: "Emma"))
        }()
        #expect(container == nil && context == nil)
        let main = try makeContainer().mainContext
        main.insert(Book(title: "Emma"))
        try main.save()
        #expect(main.container.mainContext === main)
        #expect(main.container == main.container)
        #expect(try ModelContext(main.container).fetchCount(FetchDescriptor<Book>()) == 1)
    }
}
