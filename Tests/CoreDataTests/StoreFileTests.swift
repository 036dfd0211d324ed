import CoreData
import Foundation
import Testing

@Suite("A store's file")
@MainActor
struct StoreFileTests {
    private func write(_ url: URL, count: Int = 3) throws {
        let container = try makeContainer(at: url)
        for index in 0..<count {
            let book = Book(context: container.viewContext)
            book.title = "Book \(index)"
            let tag = Tag(context: container.viewContext)
            tag.name = "Tag \(index)"
            book.tags = [tag]
        }
        try container.viewContext.save()
    }

    private func failure(_ url: URL, _ text: String = libraryModel) throws -> NSError {
        try #require(#expect(throws: NSError.self) { try makeContainer(text, at: url) })
    }

    @Test("That is no database is left as it is")
    func noDatabase() throws {
        let folder = try Folder()
        let file = folder.file("a.sqlite")
        let bytes = Data("This is a letter, and no database.".utf8)
        try bytes.write(to: file)
        let error = try failure(file)
        #expect(error.domain == NSCocoaErrorDomain && error.code == 259)
        #expect(
            error.localizedDescription.hasPrefix("The file couldn’t be opened because it isn’t in the correct format."))
        #expect(try Data(contentsOf: file) == bytes)
    }

    @Test("That is cut off is told, or is whole", arguments: 0..<20)
    func truncated(part: Int) throws {
        let folder = try Folder()
        let file = folder.file("a.sqlite")
        try write(file, count: 50)
        let bytes = try Data(contentsOf: file)
        try bytes.prefix(bytes.count * part / 20 + 10).write(to: file)
        let error = try failure(file)
        #expect([259, NSPersistentStoreOpenError, NSSQLiteError].contains(error.code), "\(error)")
    }

    @Test("With random bytes in it is told, or read, and never a crash", arguments: 0..<30)
    func corrupt(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed) + 11)
        let folder = try Folder()
        let file = folder.file("a.sqlite")
        try write(file, count: 20)
        var bytes = try Data(contentsOf: file)
        for _ in 0..<20 {
            bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        try bytes.write(to: file)
        do {
            let context = try makeContainer(at: file).viewContext
            for book in try context.fetch(NSFetchRequest<Book>(entityName: "Book")) { _ = book.tags.map(\.name) }
        } catch let error as NSError {
            #expect(error.domain == NSCocoaErrorDomain)
        }
    }

    @Test("From a later version, or from another program, is left as it is")
    func later() throws {
        let folder = try Folder()
        let file = folder.file("a.sqlite")
        try write(file)
        var bytes = try Data(contentsOf: file)
        // `user_version`, in the header.
        bytes[63] = 99
        try bytes.write(to: file)
        #expect(try failure(file).code == NSPersistentStoreOpenError)
        bytes[63] = 1
        // `application_id`.
        bytes[68] = 1
        try bytes.write(to: file)
        #expect(try failure(file).code == 259)
        #expect(try Data(contentsOf: file) == bytes)
    }

    @Test("That may only be read is read, and can't be saved")
    func readOnly() throws {
        let folder = try Folder()
        let file = folder.file("a.sqlite")
        try write(file)
        let container = NSPersistentContainer(name: "Library", managedObjectModel: try model(in: Folder()))
        let description = NSPersistentStoreDescription(url: file)
        description.isReadOnly = true
        container.persistentStoreDescriptions = [description]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        #expect(failure == nil)
        let context = container.viewContext
        let books = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
        #expect(books.count == 3)
        books[0].title = "Changed"
        let error = try #require(#expect(throws: NSError.self) { try context.save() })
        #expect(error.code == 513)
    }

    @Test("In a folder that can't be made is told")
    func folder() throws {
        let folder = try Folder()
        try Data().write(to: folder.file("a"))
        #expect(try failure(folder.file("a/b.sqlite")).domain == NSCocoaErrorDomain)
    }

    @Test("Is removed with its companions")
    func destroying() throws {
        let folder = try Folder()
        let file = folder.file("a.sqlite")
        let container = try makeContainer(at: file)
        _ = Book(context: container.viewContext)
        try container.viewContext.save()
        let coordinator = container.persistentStoreCoordinator
        let store = try #require(coordinator.persistentStore(for: file))
        var metadata = coordinator.metadata(for: store)
        #expect(metadata[NSStoreTypeKey] as? String == NSSQLiteStoreType)
        metadata["mine"] = "value"
        coordinator.setMetadata(metadata, for: store)
        #expect(coordinator.metadata(for: store)["mine"] as? String == "value")
        try coordinator.destroyPersistentStore(at: file, ofType: NSSQLiteStoreType)
        #expect(coordinator.persistentStores.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
        #expect(throws: NSError.self) {
            try coordinator.addPersistentStore(ofType: "Other", configurationName: nil, at: file)
        }
    }
}

@Suite("Another version of a model")
@MainActor
struct MigrationTests {
    private func entity(_ attributes: String, _ rest: String = "", name: String = "Note") -> String {
        "<model><entity name=\"\(name)\" \(name == "Note" ? "" : "elementID=\"Note\"")>\(attributes)</entity>\(rest)</model>"
    }

    private let text = "<attribute name=\"text\" optional=\"YES\" attributeType=\"String\"/>"
    private let number = "<attribute name=\"number\" attributeType=\"Integer 32\" defaultValueString=\"7\"/>"

    private func open(_ url: URL, _ model: String) throws -> NSManagedObjectContext {
        contexts.all.append(try makeContainer(model, at: url))
        return try #require(contexts.all.last?.viewContext)
    }

    /// Keeps containers, which their contexts don't.
    private final class Contexts { var all: [NSPersistentContainer] = [] }
    private let contexts = Contexts()

    private func objects(_ context: NSManagedObjectContext, _ name: String = "Note") throws -> [NSManagedObject] {
        try context.fetch(NSFetchRequest<NSManagedObject>(entityName: name))
    }

    private func start(_ folder: Folder) throws -> URL {
        let file = folder.file("a.sqlite")
        let context = try open(file, entity(text))
        for word in ["a", "b"] {
            NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue(word, forKey: "text")
        }
        try context.save()
        contexts.all = []
        return file
    }

    @Test("Has new attributes and entities, with default values")
    func adding() throws {
        let folder = try Folder()
        let file = try start(folder)
        let context = try open(file, entity(text + number, "<entity name=\"New\">\(text)</entity>"))
        let notes = try objects(context)
        #expect(notes.map { $0.value(forKey: "text") as? String } == ["a", "b"])
        #expect(notes.map { $0.value(forKey: "number") as? Int } == [7, 7])
        NSEntityDescription.insertNewObject(forEntityName: "New", into: context).setValue("c", forKey: "text")
        try context.save()
        contexts.all = []
        // And back: what is gone goes.
        #expect(try objects(try open(file, entity(text))).count == 2)
    }

    @Test("Has other names, if it says which they were")
    func renaming() throws {
        let folder = try Folder()
        let file = try start(folder)
        let renamed = "<attribute name=\"body\" elementID=\"text\" optional=\"YES\" attributeType=\"String\"/>"
        let context = try open(file, entity(renamed, name: "Memo"))
        #expect(try objects(context, "Memo").map { $0.value(forKey: "body") as? String } == ["a", "b"])
    }

    @Test("That can't be reached is told, and the store stays as it was")
    func impossible() throws {
        let folder = try Folder()
        let file = try start(folder)
        let required = "<attribute name=\"must\" attributeType=\"String\"/>"
        let error = try #require(#expect(throws: NSError.self) { try open(file, entity(text + required)) })
        #expect(error.code == NSMigrationError)
        let number = "<attribute name=\"text\" optional=\"YES\" attributeType=\"Integer 32\"/>"
        let other = try #require(#expect(throws: NSError.self) { try open(file, entity(number)) })
        #expect(other.code == NSInferredMappingModelError)
        #expect(try objects(try open(file, entity(text))).count == 2)
    }

    @Test("Is not brought about where it is not wanted")
    func unwanted() throws {
        let folder = try Folder()
        let file = try start(folder)
        let coordinator = NSPersistentStoreCoordinator(
            managedObjectModel: try model(entity(text + number), in: Folder()))
        let error = try #require(
            #expect(throws: NSError.self) {
                try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: file)
            })
        #expect(error.code == NSPersistentStoreIncompatibleVersionHashError)
    }
}
