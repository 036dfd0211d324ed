import CoreData
import Foundation
import Testing

@Suite("What is said of stores and models")
@MainActor
struct MetadataTests {
    private let earlier = """
        <model>
            <entity name="Note" representedClassName="NSManagedObject">
                <attribute name="text" optional="YES" attributeType="String"/>
            </entity>
        </model>
        """

    @Test("A file tells which models can open it without a migration, before one does")
    func versions() throws {
        let folder = try Folder()
        let file = folder.file("a.sqlite")
        let old = try model(earlier, in: folder)
        let new = try model(
            earlier.replacingOccurrences(
                of: "</entity>", with: "<attribute name=\"n\" optional=\"YES\" attributeType=\"Double\"/></entity>"),
            in: folder)
        #expect(throws: (any Error).self) {
            try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: file)
        }
        do {
            let container = try makeContainer(earlier, at: file)
            let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
            container.persistentStoreCoordinator.setMetadata(["author": "Jane"], for: store)
        }
        func metadata() throws -> [String: Any] {
            try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: file)
        }
        let found = try metadata()
        #expect(found["author"] as? String == "Jane" && found[NSStoreTypeKey] as? String == NSSQLiteStoreType)
        #expect(old.isConfiguration(withName: nil, compatibleWithStoreMetadata: found))
        #expect(!new.isConfiguration(withName: nil, compatibleWithStoreMetadata: found))
        #expect(old.versionChecksum != new.versionChecksum)
        #expect(
            old.entityVersionHashesByName["Note"]
                == (try model(earlier, in: folder)).entitiesByName["Note"]?.versionHash)
        let container = NSPersistentContainer(name: "Notes", managedObjectModel: new)
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        container.loadPersistentStores { #expect($1 == nil) }
        #expect(new.isConfiguration(withName: nil, compatibleWithStoreMetadata: try metadata()))
        #expect(try metadata()["author"] as? String == "Jane")
    }

    @Test("A copy of a file takes the place of another one, whole or not at all")
    func replacing() throws {
        let folder = try Folder()
        let (one, two) = (folder.file("one.sqlite"), folder.file("sub/two.sqlite"))
        let container = try makeContainer(earlier, at: one)
        let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: container.viewContext)
        note.setValue("kept", forKey: "text")
        try container.viewContext.save()
        let coordinator = container.persistentStoreCoordinator
        // What was saved last lies beside the file.
        try coordinator.replacePersistentStore(at: two, withPersistentStoreFrom: one, type: .sqlite)
        let copy = try makeContainer(earlier, at: two)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        #expect(try copy.viewContext.fetch(request).first?.value(forKey: "text") as? String == "kept")
        try Data("no database".utf8).write(to: folder.file("bad"))
        #expect(throws: (any Error).self) {
            try coordinator.replacePersistentStore(at: two, withPersistentStoreFrom: folder.file("bad"), type: .sqlite)
        }
        #expect(try makeContainer(earlier, at: two).viewContext.count(for: request) == 1)
    }

    @Test("A store moves to another file, also out of memory; the old file stays")
    func moving() throws {
        let folder = try Folder()
        let (one, two) = (folder.file("one.sqlite"), folder.file("sub/two.sqlite"))
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        for url in [one, URL(fileURLWithPath: "/dev/null")] {
            let container = try makeContainer(earlier, at: url)
            let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: container.viewContext)
            note.setValue(url.lastPathComponent, forKey: "text")
            try container.viewContext.save()
            let coordinator = container.persistentStoreCoordinator
            let store = try #require(coordinator.persistentStores.first)
            let moved = try coordinator.migratePersistentStore(store, to: two, type: .sqlite)
            #expect(coordinator.persistentStores.map(\.url) == [two] && moved.url == two)
            let found = try makeContainer(earlier, at: two).viewContext.fetch(request)
            #expect(found.map { $0.value(forKey: "text") as? String } == [url.lastPathComponent])
            #expect(throws: (any Error).self) { try coordinator.migratePersistentStore(store, to: one, type: .sqlite) }
        }
        #expect(try makeContainer(earlier, at: one).viewContext.count(for: request) == 1)
    }

    @Test("Batches of functions insert until these say that there is no more")
    func batches() throws {
        let context = try makeContainer().viewContext
        var number = 0
        let request = NSBatchInsertRequest(entityName: "Tag") { (object: NSManagedObject) in
            number += 1
            object.setValue("tag \(number)", forKey: "name")
            return number > 3
        }
        request.resultType = .count
        #expect((try context.execute(request) as? NSBatchInsertResult)?.result as? Int == 3)
        var rest = ["a", "b"]
        let more = NSBatchInsertRequest(entityName: "Tag") { (values: NSMutableDictionary) in
            guard let name = rest.popLast() else { return true }
            values["name"] = name
            return false
        }
        more.resultType = .objectIDs
        #expect(((try context.execute(more) as? NSBatchInsertResult)?.result as? [NSManagedObjectID])?.count == 2)
        let tags = try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")).compactMap(\.name).sorted()
        #expect(tags == ["a", "b", "tag 1", "tag 2", "tag 3"])
    }
}
