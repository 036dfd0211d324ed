import CoreData
import Foundation
import Testing

/// What a context is compared with: books, authors and tags as plain values.
private struct Plain: Equatable {
    struct Note: Equatable {
        var title: String?
        var pages: Int32 = 1
        var author: Int?
        var tags: Set<Int> = []
    }
    var books: [Int: Note] = [:]
    var authors: [Int: String?] = [:]
    var tags: [Int: String] = [:]
}

@Suite("Random actions")
@MainActor
struct DifferentialTests {
    /// A context, and what is to be in it.
    private final class Run {
        let folder: Folder
        let file: URL
        var container: NSPersistentContainer
        var context: NSManagedObjectContext
        var generator: SeededGenerator
        var plain = Plain()
        var saved = Plain()
        var next = 0

        init(seed: Int) throws {
            generator = SeededGenerator(seed: UInt64(seed) &+ 99)
            folder = try Folder()
            file = folder.file("a.sqlite")
            container = try makeContainer(at: file)
            context = container.viewContext
        }

        /// Objects are told apart by a number in their texts and values.
        func books() throws -> [Int: Book] {
            let all = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
            return Dictionary(uniqueKeysWithValues: all.map { (Int($0.rating), $0) })
        }

        func authors() throws -> [Int: Author] {
            let all = try context.fetch(NSFetchRequest<Author>(entityName: "Author"))
            return Dictionary(uniqueKeysWithValues: all.map { (Int($0.born?.timeIntervalSinceReferenceDate ?? 0), $0) })
        }

        func tags() throws -> [Int: Tag] {
            let all = try context.fetch(NSFetchRequest<Tag>(entityName: "Tag"))
            return Dictionary(uniqueKeysWithValues: all.map { (Int($0.name ?? "") ?? 0, $0) })
        }

        func pick<T>(_ values: [Int: T]) -> (Int, T)? {
            values.keys.sorted().randomElement(using: &generator).flatMap { key in values[key].map { (key, $0) } }
        }

        func act() throws {
            switch Int.random(in: 0..<16, using: &generator) {
            case 0, 1, 2:
                next += 1
                let book = Book(context: context)
                book.rating = Double(next)
                plain.books[next] = Plain.Note()
            case 3:
                next += 1
                let author = Author(context: context)
                author.born = Date(timeIntervalSinceReferenceDate: Double(next))
                plain.authors[next] = .some(nil)
            case 4:
                next += 1
                Tag(context: context).name = "\(next)"
                plain.tags[next] = "\(next)"
            case 5, 6:
                guard let (key, book) = pick(try books()) else { return }
                let title = Sample.words.randomElement(using: &generator)
                book.title = title
                book.pages += 1
                plain.books[key]?.title = title
                plain.books[key]?.pages += 1
            case 7, 8:
                guard let (key, book) = pick(try books()) else { return }
                let author = Bool.random(using: &generator) ? pick(try authors()) : nil
                book.author = author?.1
                plain.books[key]?.author = author?.0
            case 9:
                guard let (key, author) = pick(try authors()), let (other, book) = pick(try books()) else { return }
                if Bool.random(using: &generator) {
                    author.addToBooks(book)
                    plain.books[other]?.author = key
                } else {
                    author.removeFromBooks(book)
                    if plain.books[other]?.author == key { plain.books[other]?.author = nil }
                }
            case 10:
                guard let (key, tag) = pick(try tags()), let (other, book) = pick(try books()) else { return }
                if book.tags.contains(tag) { tag.books.remove(book) } else { book.tags.insert(tag) }
                plain.books[other]?.tags.formSymmetricDifference([key])
            case 11:
                guard let (key, book) = pick(try books()) else { return }
                context.delete(book)
                plain.books[key] = nil
            case 12:
                if let (key, tag) = pick(try tags()), Bool.random(using: &generator) {
                    context.delete(tag)
                    plain.tags[key] = nil
                    for book in plain.books.keys { plain.books[book]?.tags.remove(key) }
                } else if let (key, author) = pick(try authors()) {
                    context.delete(author)
                    plain.authors[key] = nil
                    plain.books = plain.books.filter { $0.value.author != key }
                }
            case 13: try save()
            case 14:
                context.rollback()
                plain = saved
            default:
                switch Int.random(in: 0..<3, using: &generator) {
                case 0:
                    context.reset()
                    plain = saved
                case 1: context.refreshAllObjects()
                default:
                    try save()
                    container = try makeContainer(at: file)
                    context = container.viewContext
                }
            }
        }

        func save() throws {
            try context.save()
            saved = plain
        }

        func check(_ context: NSManagedObjectContext) throws -> Plain {
            var found = Plain()
            for author in try context.fetch(NSFetchRequest<Author>(entityName: "Author")) {
                let key = Int(author.born?.timeIntervalSinceReferenceDate ?? 0)
                found.authors[key] = .some(author.name)
                // Both ends of a relationship say the same.
                for case let book as Book in author.books?.allObjects ?? [] { #expect(book.author === author) }
            }
            for tag in try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")) {
                found.tags[Int(tag.name ?? "") ?? 0] = tag.name
                for book in tag.books { #expect(book.tags.contains(tag)) }
            }
            for book in try context.fetch(NSFetchRequest<Book>(entityName: "Book")) {
                found.books[Int(book.rating)] = Plain.Note(
                    title: book.title, pages: book.pages,
                    author: (book.author?.born).map { Int($0.timeIntervalSinceReferenceDate) },
                    tags: Set(book.tags.compactMap { Int($0.name ?? "") }))
                if let author = book.author { #expect(author.books?.contains(book) == true) }
            }
            return found
        }
    }

    @Test("Have the same effect as on plain values, here and in another context", arguments: 0..<30)
    func actions(seed: Int) throws {
        let run = try Run(seed: seed)
        for step in 0..<60 {
            try run.act()
            #expect(try run.check(run.context) == run.plain, "seed \(seed), step \(step)")
            let plain = run.plain
            let format = "pages > 1 AND (author != nil OR ANY tags.name != nil)"
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.predicate = NSPredicate(format: format)
            let expected = plain.books.filter {
                $0.value.pages > 1 && ($0.value.author != nil || !$0.value.tags.isEmpty)
            }
            #expect(Set(try run.context.fetch(request).map { Int($0.rating) }) == Set(expected.keys))
        }
        try run.save()
        let other = try makeContainer(at: run.file)
        #expect(try run.check(other.viewContext) == run.plain)
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = run.context
        run.context = child
        for step in 0..<40 {
            // A child context has the same to offer; what it saves is in its parent.
            try run.act()
            if run.context !== child { break }
            #expect(try run.check(child) == run.plain, "seed \(seed), child, step \(step)")
        }
    }
}
