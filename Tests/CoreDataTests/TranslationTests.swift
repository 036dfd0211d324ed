import Foundation
import Testing

@testable import CoreData

@Suite("Conditions as SQL")
@MainActor
struct TranslationTests {
    @Test("All conditions but those that SQL can't say are asked of the store")
    func translated() throws {
        let context = try makeContainer().viewContext
        let coordinator = try #require(context.persistentStoreCoordinator)
        let left = try PredicateTests.conditions.map(\.0).enumerated().filter { index, format in
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.predicate = NSPredicate(format: format, argumentArray: PredicateTests.conditions[index].1)
            return !coordinator.canAnswer(try context.plan(request))
        }.map(\.element)
        // Decimals are compared with numbers in Swift, and whole numbers divided.
        #expect(left == ["price > 4", "pages / 2 == 2"])
    }

    @Test("Orders of numbers, texts and dates are asked of the store; identifiers have none there, but are compared")
    func orders() throws {
        let context = try makeContainer().viewContext
        let coordinator = try #require(context.persistentStoreCoordinator)
        let conditions: [(String, Any, Bool)] = [
            ("pages < %@", 4, true), ("rating >= %@", 2.5, true), ("title > %@", "a", true),
            ("added <= %@", Date(), true),
            ("identifier < %@", UUID(), false), ("identifier >= %@", UUID(), false), ("identifier == %@", UUID(), true),
            ("identifier != %@", UUID(), true),
        ]
        for (format, argument, isAnswered) in conditions {
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.predicate = NSPredicate(format: format, argumentArray: [argument])
            #expect(coordinator.canAnswer(try context.plan(request)) == isAnswered, "\(format)")
        }
    }

    @Test("A condition in code is asked of objects, and what is left out at the beginning is left out")
    func foreign() throws {
        let context = try makeContainer().viewContext
        for pages in 1...10 { Book(context: context).pages = Int32(pages) }
        try context.save()
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = NSPredicate { object, _ in ((object as? Book)?.pages ?? 0) % 2 == 0 }
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: false)]
        request.fetchOffset = 1
        request.fetchLimit = 2
        #expect(try context.fetch(request).map(\.pages) == [8, 6])
        #expect(try context.count(for: request) == 2)
    }

    @Test("A query of a view depends on what its condition and order name")
    func dependencies() throws {
        let context = try makeContainer().viewContext
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = NSPredicate(format: "author.name == 'a' AND pages > 3")
        let book = Book(context: context)
        let author = Author(context: context)
        let tag = Tag(context: context)
        let dependencies = FetchDependencies(try context.plan(request))
        func moves(_ key: String, _ object: NSManagedObject) throws -> Bool {
            let index = try #require(object.layout.indexes[key])
            return dependencies.mayMove(.updated(index), object, isMember: false)
        }
        #expect(try moves("pages", book) && moves("author", book) && moves("name", author))
        #expect(try !moves("title", book) && !moves("name", tag))
        #expect(dependencies.mayMove(.inserted, book, isMember: false))
        #expect(!dependencies.mayMove(.inserted, tag, isMember: false))
    }
}
