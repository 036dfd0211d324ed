import CoreData
import SwiftUI
import SwiftUITesting
import Testing

private struct Filtered: View {
    @FetchRequest private var books: FetchedResults<Book>

    init(least: Int) {
        _books = FetchRequest(
            entity: Book.entity(), sortDescriptors: [NSSortDescriptor(key: "title", ascending: true)],
            predicate: NSPredicate(format: "pages >= %d", least))
    }

    var body: some View { ForEach(books) { Text($0.title ?? "") } }
}

private struct Chooser: View {
    @State private var least = 0

    var body: some View {
        VStack {
            Filtered(least: least)
            Button("More") { least += 10 }
        }
    }
}

@Suite("A persistent container")
@MainActor
struct ContainerTests {
    @Test("Without its model has no entities, and says so")
    func missingModel() {
        let warnings = TestHost.warnings(during: {
            let container = NSPersistentContainer(name: "Nothing")
            #expect(container.managedObjectModel.entities.isEmpty)
            #expect(container.persistentStoreDescriptions.first?.url?.lastPathComponent == "Nothing.sqlite")
        })
        #expect(warnings == ["CoreData: error:  Failed to load model named Nothing"])
    }

    @Test("Of iCloud is a plain one, and says so")
    func cloud() throws {
        let model = try model(in: Folder())
        let warnings = TestHost.warnings(during: {
            let container = NSPersistentCloudKitContainer(name: "Cloud", managedObjectModel: model)
            container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
            container.loadPersistentStores { #expect($1 == nil) }
            #expect(container.persistentStoreCoordinator.persistentStores.count == 1)
        })
        #expect(warnings.count == 1 && warnings.first?.contains("there is no iCloud here") == true)
    }

    @Test("A view's request follows the view's own values")
    func dynamic() throws {
        let context = try makeContainer().viewContext
        for pages in [5, 15, 25] {
            let book = Book(context: context)
            book.title = "\(pages)"
            book.pages = Int32(pages)
        }
        let host = TestHost(Chooser().environment(\.managedObjectContext, context))
        // Texts are in the order of texts.
        #expect(host.text == ["15", "25", "5", "More"])
        #expect(host.tap(text: "More"))
        #expect(host.text == ["15", "25", "More"])
        #expect(host.tap(text: "More"))
        #expect(host.text == ["25", "More"])
    }

    @Test("An object can be made in no context, as previews do")
    func loose() throws {
        let context = try makeContainer().viewContext
        let book = Book()
        book.title = "Loose"
        #expect(book.managedObjectContext == nil && book.title == "Loose")
        #expect(context.insertedObjects.isEmpty)
    }

    @Test("A class that no model has is told, and its objects are plain ones")
    func unknownClass() throws {
        let text = "<model><entity name=\"Odd\" representedClassName=\"NoSuchClass\"/></model>"
        let container = try makeContainer(text)
        var made: NSManagedObject?
        let warnings = TestHost.warnings(during: {
            made = NSEntityDescription.insertNewObject(forEntityName: "Odd", into: container.viewContext)
        })
        #expect(made?.entity.name == "Odd")
        #expect(warnings.contains { $0.contains("Unable to load class named 'NoSuchClass' for entity 'Odd'") })
    }

    @Test("Settings of SQLite are known, and said to have no effect")
    func pragmas() throws {
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        #expect(description.sqlitePragmas.isEmpty)
        description.setValue("FULL" as NSString, forPragmaNamed: "synchronous")
        description.setValue(nil, forPragmaNamed: "cache_size")
        #expect(description.sqlitePragmas == ["synchronous": "FULL" as NSString])
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
        let warnings = TestHost.warnings(during: {
            coordinator.addPersistentStore(with: description) { #expect($1 == nil) }
        })
        #expect(warnings.filter { $0.contains("settings of SQLite have no effect") }.count == 1)
        #expect(coordinator.persistentStores.count == 1)
    }
}
