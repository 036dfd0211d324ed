import CoreData
import Foundation
import Testing

@Suite("A managed object context")
@MainActor
struct ContextTests {
    private func titles(_ context: NSManagedObjectContext, _ format: String? = nil) throws -> [String] {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = format.map { NSPredicate(format: $0) }
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
        return try context.fetch(request).map { $0.title ?? "" }
    }

    @Test("Keeps objects of all types in a file, across containers")
    func roundTrip() throws {
        let folder = try Folder()
        let file = folder.file("a.sqlite")
        let identifier = UUID()
        let added = Date(timeIntervalSinceReferenceDate: 123_456.789)
        do {
            let container = try makeContainer(at: file)
            let book = Book(context: container.viewContext)
            #expect(book.wasAwakened)
            #expect(book.pages == 1)
            book.title = "Emma"
            book.pages = 400
            book.rating = 4.5
            book.isRead = true
            book.added = added
            book.identifier = identifier
            book.keywords = ["novel", "é"]
            book.price = NSDecimalNumber(string: "12.95")
            let author = Author(context: container.viewContext)
            author.name = "Jane Austen"
            book.author = author
            #expect(author.books as? Set<Book> == [book])
            let tag = Tag(context: container.viewContext)
            tag.name = "classic"
            tag.books = [book]
            #expect(book.tags == [tag])
            #expect(book.objectID.isTemporaryID && book.isInserted && container.viewContext.hasChanges)
            try container.viewContext.save()
            #expect(!book.objectID.isTemporaryID && !book.hasChanges && !container.viewContext.hasChanges)
        }
        let container = try makeContainer(at: file)
        let book = try #require(try container.viewContext.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
        #expect(book.isFault)
        #expect(book.title == "Emma" && book.pages == 400 && book.rating == 4.5 && book.isRead)
        #expect(!book.isFault && !book.wasAwakened)
        #expect(book.added == added && book.identifier == identifier && book.keywords == ["novel", "é"])
        #expect(book.price == NSDecimalNumber(string: "12.95"))
        #expect(book.author?.name == "Jane Austen")
        #expect(book.author?.books?.count == 1 && book.author?.books?.contains(book) == true)
        #expect(book.tags.first?.name == "classic" && book.tags.count == 1)
        #expect(book.value(forKey: "pages") as? Int == 400)
        #expect(book.value(forKeyPath: "author.name") as? String == "Jane Austen")
    }

    @Test("Finds what is inserted, changed and deleted before it is saved")
    func pending() throws {
        let context = try makeContainer().viewContext
        for (title, pages) in [("A", 10), ("B", 20), ("C", 30)] {
            let book = Book(context: context)
            book.title = title
            book.pages = Int32(pages)
        }
        #expect(try titles(context, "pages > 15") == ["B", "C"])
        try context.save()
        let all = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
        all[0].pages = 40
        context.delete(all[1])
        #expect(all[1].isDeleted && all[0].isUpdated)
        #expect(try titles(context, "pages > 15") == ["A", "C"])
        #expect(all[0].changedValues().keys.sorted() == ["pages"])
        #expect(all[0].committedValues(forKeys: ["pages"])["pages"] as? Int == 10)
        let request = NSFetchRequest<Book>(entityName: "Book")
        #expect(try context.count(for: request) == 2)
        request.includesPendingChanges = false
        #expect(try context.count(for: request) == 3)
        context.rollback()
        #expect(!context.hasChanges && all[0].pages == 10)
        #expect(try titles(context, "pages > 15") == ["B", "C"])
    }

    @Test("Deletes by the rules of relationships")
    func rules() throws {
        let context = try makeContainer().viewContext
        let author = Author(context: context)
        let books = (0..<3).map { _ in Book(context: context) }
        for book in books { author.addToBooks(book) }
        let tag = Tag(context: context)
        tag.name = "x"
        books[0].tags = [tag]
        try context.save()
        context.delete(books[0])
        #expect(author.books?.count == 2 && tag.books.isEmpty)
        context.delete(author)
        #expect(books[1].isDeleted && books[2].isDeleted)
        try context.save()
        #expect(books[1].managedObjectContext == nil)
        #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
        #expect(try context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 1)
    }
}
