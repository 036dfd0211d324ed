import CoreData
import Foundation
import Testing

/// Entities above others, ordered relationships, and attributes that are transient or computed.
private let zoo = """
    <model>
        <entity name="Animal" representedClassName="Animal" isAbstract="YES">
            <attribute name="name" optional="YES" attributeType="String"/>
            <attribute name="note" optional="YES" transient="YES" attributeType="String"/>
            <relationship name="keeper" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Keeper" inverseName="animals"/>
        </entity>
        <entity name="Bird" representedClassName="Bird" parentEntity="Animal">
            <attribute name="size" attributeType="Integer 16" defaultValueString="2"/>
        </entity>
        <entity name="Fish" representedClassName="Fish" parentEntity="Animal">
            <attribute name="size" optional="YES" attributeType="String"/>
        </entity>
        <entity name="Keeper" representedClassName="Keeper">
            <attribute name="count" optional="YES" attributeType="Integer 64" derived="YES" derivationExpression="animals.@count"/>
            <relationship name="animals" optional="YES" toMany="YES" ordered="YES" deletionRule="Deny" destinationEntity="Animal" inverseName="keeper"/>
            <relationship name="friends" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify" destinationEntity="Keeper" inverseName="friendOf"/>
            <relationship name="friendOf" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Keeper" inverseName="friends"/>
        </entity>
    </model>
    """

class Animal: NSManagedObject {
    var name: String? {
        get { _managed("name") }
        set { _setManaged(newValue, "name") }
    }
    var note: String? {
        get { _managed("note") }
        set { _setManaged(newValue, "note") }
    }
    var keeper: Keeper? {
        get { _managed("keeper") }
        set { _setManaged(newValue, "keeper") }
    }
}

final class Bird: Animal {
    var size: Int16 {
        get { _managed("size") }
        set { _setManaged(newValue, "size") }
    }
}

final class Fish: Animal {
    var size: String? {
        get { _managed("size") }
        set { _setManaged(newValue, "size") }
    }
}

final class Keeper: NSManagedObject {
    var count: Int64 {
        get { _managed("count") }
        set { _setManaged(newValue, "count") }
    }
    var animals: NSOrderedSet? {
        get { _managed("animals") }
        set { _setManaged(newValue, "animals") }
    }
    var friends: NSOrderedSet? {
        get { _managed("friends") }
        set { _setManaged(newValue, "friends") }
    }
}

@Suite("Entities")
@MainActor
struct EntityTests {
    private func fill(_ context: NSManagedObjectContext) -> (Keeper, [Animal]) {
        let keeper = Keeper(context: context)
        let animals = [Bird(context: context), Fish(context: context), Bird(context: context)]
        for (animal, name) in zip(animals, ["Ara", "Barsch", "Crow"]) { animal.name = name }
        (animals[1] as? Fish)?.size = "small"
        animals[0].note = "not kept"
        keeper.animals = NSOrderedSet(array: [animals[2], animals[0], animals[1]])
        return (keeper, animals)
    }

    @Test("Have objects of those below, each of its class")
    func inheritance() throws {
        let folder = try Folder()
        let file = folder.file("a.sqlite")
        do {
            let context = try makeContainer(zoo, at: file).viewContext
            _ = fill(context)
            try context.save()
        }
        let container = try makeContainer(zoo, at: file)
        let context = container.viewContext
        let request = NSFetchRequest<Animal>(entityName: "Animal")
        request.predicate = NSPredicate(format: "name != 'Crow'")
        let found = try context.fetch(request)
        #expect(found.map { "\(type(of: $0))" } == ["Bird", "Fish"])
        #expect((found[0] as? Bird)?.size == 2 && (found[1] as? Fish)?.size == "small")
        #expect(found[0].note == nil)
        let birds = NSFetchRequest<Bird>(entityName: "Bird")
        birds.predicate = NSPredicate(format: "size == 2 AND keeper.animals.@count == 3")
        #expect(try context.fetch(birds).map(\.name) == ["Ara", "Crow"])
        request.includesSubentities = false
        #expect(try context.fetch(request).isEmpty)
        #expect(found[0].keeper?.animals?.array.map { ($0 as? Animal)?.name } == ["Crow", "Ara", "Barsch"])
        #expect(Bird.entity().isKindOf(entity: Animal.entity()))
    }

    @Test("Belong to classes, also in a context without stores")
    func withoutStores() throws {
        let folder = try Folder()
        let container = try makeContainer(zoo, at: folder.file("a.sqlite"))
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let bird = Bird(context: context)
        #expect(bird.entity.name == "Bird" && bird.size == 2 && bird.managedObjectContext === context)
        #expect(bird != Bird(context: context))
        let stored = try container.viewContext.count(for: NSFetchRequest<Bird>(entityName: "Bird"))
        #expect(stored == 0)
    }

    @Test("Keep the order of ordered relationships, in both kinds of tables")
    func order() throws {
        let folder = try Folder()
        let file = folder.file("a.sqlite")
        func names(_ set: NSOrderedSet?) -> [String] { (set?.array ?? []).compactMap { ($0 as? Animal)?.name } }
        do {
            let context = try makeContainer(zoo, at: file).viewContext
            let (keeper, animals) = fill(context)
            try context.save()
            keeper._removeManaged(at: 0, "animals")
            keeper._insertManaged(animals[2], at: 1, "animals")
            #expect(names(keeper.animals) == ["Ara", "Crow", "Barsch"])
            let others = (0..<3).map { _ in Keeper(context: context) }
            let mutable = keeper.mutableOrderedSetValue(forKey: "friends")
            for other in [others[1], others[2], others[0]] { mutable.add(other) }
            #expect(keeper.friends?.array as? [Keeper] == [others[1], others[2], others[0]])
            #expect((others[0].value(forKey: "friendOf") as? NSSet)?.count == 1)
            try context.save()
            keeper._replaceManaged(at: 0, with: others[1], "friends")
            mutable.remove(others[2])
            #expect(keeper.friends?.array as? [Keeper] == [others[1], others[0]])
            try context.save()
        }
        let context = try makeContainer(zoo, at: file).viewContext
        let keepers = try context.fetch(NSFetchRequest<Keeper>(entityName: "Keeper"))
        #expect(names(keepers[0].animals) == ["Ara", "Crow", "Barsch"])
        #expect(keepers[0].friends?.array as? [Keeper] == [keepers[2], keepers[1]])
    }

    @Test("Compute attributes when they are saved, and deny deletion")
    func derived() throws {
        let context = try makeContainer(zoo).viewContext
        let (keeper, animals) = fill(context)
        #expect(keeper.count == 0)
        try context.save()
        #expect(keeper.count == 3)
        context.delete(keeper)
        let error = try #require(#expect(throws: NSError.self) { try context.save() })
        #expect(error.code == NSValidationRelationshipDeniedDeleteError)
        context.rollback()
        for animal in animals { context.delete(animal) }
        try context.save()
        #expect(keeper.count == 0)
        context.delete(keeper)
        try context.save()
        #expect(keeper.managedObjectContext == nil)
    }

    @Test("Are made in code")
    func code() throws {
        let name = NSAttributeDescription()
        name.name = "name"
        name.type = .string
        name.defaultValue = "none"
        let entity = NSEntityDescription()
        entity.name = "Thing"
        entity.properties = [name]
        let next = NSRelationshipDescription()
        next.name = "next"
        next.destinationEntity = entity
        next.maxCount = 1
        entity.properties.append(next)
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Things", managedObjectModel: model)
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        #expect(failure == nil)
        let context = container.viewContext
        let first = NSManagedObject(entity: entity, insertInto: context)
        let second = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
        first.setValue("first", forKey: "name")
        first.setValue(second, forKey: "next")
        try context.save()
        context.reset()
        let things = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Thing"))
        #expect(things.map { $0.value(forKey: "name") as? String } == ["first", "none"])
        #expect(things[0].value(forKey: "next") as? NSManagedObject === things[1])
    }
}
