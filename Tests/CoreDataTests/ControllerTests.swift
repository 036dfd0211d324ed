import CoreData
import Foundation
import Testing

/// Makes the changes that it is told of in lists of its own, as a table does.
private final class Table: NSObject, NSFetchedResultsControllerDelegate {
    var sections: [(name: String, titles: [String])] = []
    var heard: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        heard.append("will")
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        heard.append("did")
        sections = (controller.sections ?? []).map { section in
            (section.name, (section.objects ?? []).compactMap { ($0 as? Book)?.title })
        }
    }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "-" }
        heard.append("\(type) \((anObject as? Book)?.title ?? "") \(text(indexPath)) \(text(newIndexPath))")
    }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {
        heard.append("section \(type) \(sectionInfo.name) \(sectionIndex)")
    }
}

@Suite("A fetched results controller")
@MainActor
struct ControllerTests {
    @Test("Has sections, and tells what happens to its objects")
    func changes() throws {
        let context = try makeContainer().viewContext
        func add(_ title: String, _ pages: Int32) -> Book {
            let book = Book(context: context)
            book.title = title
            book.pages = pages
            return book
        }
        let books = [add("A", 1), add("B", 1), add("C", 2)]
        try context.save()
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [
            NSSortDescriptor(key: "pages", ascending: true), NSSortDescriptor(key: "title", ascending: true),
        ]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "pages", cacheName: nil)
        let table = Table()
        controller.delegate = table
        #expect(controller.fetchedObjects == nil && controller.sections == nil)
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["1", "2"])
        #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
        #expect(controller.object(at: IndexPath(indexes: [1, 0])) === books[2])
        #expect(controller.indexPath(forObject: books[1]) == IndexPath(indexes: [0, 1]))
        func heard(_ body: () throws -> Void) rethrows -> [String] {
            table.heard = []
            try body()
            context.processPendingChanges()
            return table.heard
        }
        #expect(heard { books[1].rating = 3 } == ["will", "update B 0.1 0.1", "did"])
        #expect(heard { books[0].title = "Z" } == ["will", "move Z 0.0 0.1", "did"])
        #expect(heard { _ = add("New", 3) } == ["will", "section insert 3 2", "insert New - 2.0", "did"])
        #expect(heard { context.delete(books[2]) } == ["will", "section delete 2 1", "delete C 1.0 -", "did"])
        #expect(heard { books[1].pages = 3 } == ["will", "move B 0.0 1.0", "did"])
        #expect(table.sections.map(\.titles) == [["Z"], ["B", "New"]])
        // The order of all stays as it is; the section alone is another one, at the same place.
        #expect(heard { books[1].pages = 2 } == ["will", "section insert 2 1", "move B 1.0 1.0", "did"])
        #expect(heard { books[1].pages = 3 } == ["will", "section delete 2 1", "move B 1.0 1.0", "did"])
        #expect(heard { _ = Tag(context: context) } == [])
    }
}
