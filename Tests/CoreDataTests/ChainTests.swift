import CoreData
import Testing

/// Objects of which each leads to the next: a deletion takes steps, and no calls within calls.
@Suite("Long chains of objects")
struct ChainTests {
    private static let length = 20_000

    private func container() throws -> NSPersistentContainer {
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName) = ("ChainLink", "NSManagedObject")
        let (next, previous) = (NSRelationshipDescription(), NSRelationshipDescription())
        for (relationship, name, rule) in [
            (next, "next", NSDeleteRule.cascadeDeleteRule), (previous, "previous", .nullifyDeleteRule),
        ] {
            (relationship.name, relationship.destinationEntity, relationship.deleteRule) = (name, entity, rule)
            (relationship.maxCount, relationship.isOptional) = (1, true)
        }
        (next.inverseRelationship, previous.inverseRelationship) = (previous, next)
        entity.properties = [next, previous]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Chain", managedObjectModel: model)
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container
    }

    @Test("Deleting the first of a chain deletes all, with undo and without")
    @MainActor func cascade() throws {
        let context = try container().viewContext
        let links = (0..<Self.length).map { _ in
            NSEntityDescription.insertNewObject(forEntityName: "ChainLink", into: context)
        }
        for (link, next) in zip(links, links.dropFirst()) { link.setValue(next, forKey: "next") }
        try context.save()
        let undo = UndoManager()
        undo.groupsByEvent = false
        undo.beginUndoGrouping()
        context.undoManager = undo
        context.delete(links[0])
        undo.endUndoGrouping()
        #expect(context.deletedObjects.count == Self.length)
        undo.undo()
        #expect(context.deletedObjects.isEmpty && links[0].value(forKey: "next") as? NSManagedObject === links[1])
        context.undoManager = nil
        context.delete(links[0])
        try context.save()
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "ChainLink")) == 0)
    }
}
