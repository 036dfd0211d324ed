import Foundation
import Testing

@testable import CoreData

@Suite("What contexts and coordinators tell")
@MainActor
struct NotificationTests {
    /// Notes what notifications say, as long as it is there.
    private final class Listener {
        private(set) var heard: [[AnyHashable: Any]] = []
        private var token: (any NSObjectProtocol)?

        init(_ name: NSNotification.Name, _ object: Any?) {
            token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] in
                self?.heard.append($0.userInfo ?? [:])
            }
        }

        deinit { token.map { NotificationCenter.default.removeObserver($0) } }
    }

    @Test("A context that is reset says that none of its objects is of use, and a controller reads them anew")
    func reset() throws {
        let context = try makeContainer().viewContext
        let book = Book(context: context)
        (book.title, book.pages) = ("Emma", 4)
        try context.save()
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "title", cacheName: nil)
        try controller.performFetch()
        #expect(controller.section(forSectionIndexTitle: "E", at: 0) == 0)
        #expect(controller.sectionIndexTitle(forSectionName: "emma") == "E")
        let listener = Listener(NSManagedObjectContext.didChangeObjectsNotification, context)
        context.reset()
        #expect(listener.heard.count == 1)
        let key = NSManagedObjectContext.NotificationKey.invalidatedAllObjects.rawValue
        #expect(listener.heard.first?[key] as? [NSManagedObjectID] == [book.objectID])
        #expect(book.managedObjectContext == nil)
        #expect(controller.fetchedObjects?.first !== book && controller.fetchedObjects?.first?.title == "Emma")
    }

    @Test("A title of the index leads to the section at its place, or to the first with that title")
    func sectionTitles() throws {
        let context = try makeContainer().viewContext
        for title in ["Mara", "", "Emma", "Emil"] { Book(context: context).title = title }
        try context.save()
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "title", cacheName: nil)
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["", "Emil", "Emma", "Mara"])
        #expect(controller.sectionIndexTitles == ["E", "E", "M"])
        #expect(controller.section(forSectionIndexTitle: "E", at: 0) == 1)
        #expect(controller.section(forSectionIndexTitle: "E", at: 1) == 2)
        #expect(controller.section(forSectionIndexTitle: "M", at: 2) == 3)
        #expect(controller.section(forSectionIndexTitle: "E", at: 2) == 1)
        #expect(controller.section(forSectionIndexTitle: "M", at: 9) == 3)
        #expect(controller.section(forSectionIndexTitle: "M", at: -1) == 3)
        #expect(controller.section(forSectionIndexTitle: "X", at: 0) == 0)
        #expect(controller.sectionIndexTitle(forSectionName: "") == nil)
    }

    @Test("Refreshed objects are merged by their identifiers")
    func refreshed() throws {
        let container = try makeContainer()
        let context = container.viewContext
        let book = Book(context: context)
        book.title = "Emma"
        try context.save()
        let other = container.newBackgroundContext()
        other.performAndWait {
            (try? other.existingObject(with: book.objectID) as? Book)?.title = "Sanditon"
            try? other.save()
        }
        #expect(book.title == "Emma")
        let listener = Listener(.NSManagedObjectContextObjectsDidChange, context)
        NSManagedObjectContext.mergeChanges(
            fromRemoteContextSave: [NSRefreshedObjectIDsKey: [book.objectID.uriRepresentation()]], into: [context])
        #expect(book.title == "Sanditon")
        #expect(listener.heard.last?[NSRefreshedObjectsKey] as? Set<NSManagedObject> == [book])
    }

    @Test("Stores that come and go are told")
    func stores() throws {
        let folder = try Folder()
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try model(in: folder))
        let changes = Listener(.NSPersistentStoreCoordinatorStoresDidChange, coordinator)
        let store = try coordinator.addPersistentStore(type: .inMemory, at: URL(fileURLWithPath: "/dev/null"))
        #expect(changes.heard.last?[NSAddedPersistentStoresKey] as? [NSPersistentStore] == [store])
        let going = Listener(.NSPersistentStoreCoordinatorWillRemoveStore, store)
        try coordinator.remove(store)
        #expect(going.heard.count == 1)
        #expect(changes.heard.last?[NSRemovedPersistentStoresKey] as? [NSPersistentStore] == [store])
        try coordinator.remove(store)
        #expect(changes.heard.count == 2)
    }
}
