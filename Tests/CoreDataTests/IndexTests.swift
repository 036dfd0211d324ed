import Foundation
import SQLiteAccess
import Testing

@testable import CoreData

private let indexed = """
    <model>
        <entity name="Place" representedClassName="NSManagedObject">
            <attribute name="name" optional="YES" attributeType="String"/>
            <attribute name="latitude" attributeType="Double" defaultValueString="0"/>
            <attribute name="longitude" attributeType="Double" defaultValueString="0"/>
            <attribute name="visits" attributeType="Integer 64" defaultValueString="0" indexed="YES"/>
            <attribute name="kind" optional="YES" attributeType="String"/>
            <fetchIndex name="byPlace">
                <fetchIndexElement property="latitude" type="Binary" order="ascending"/>
                <fetchIndexElement property="longitude" type="RTree" order="descending"/>
            </fetchIndex>
            <fetchIndex name="byName" partialIndexPredicate="visits &gt; 3">
                <fetchIndexElement property="name" type="Binary" order="ascending"/>
            </fetchIndex>
            <compoundIndexes><compoundIndex><index value="kind"/><index value="visits"/></compoundIndex></compoundIndexes>
        </entity>
        <entity name="City" representedClassName="NSManagedObject" parentEntity="Place">
            <attribute name="people" attributeType="Integer 64" defaultValueString="0"/>
            <fetchIndex name="byPeople"><fetchIndexElement property="people" type="Binary" order="ascending"/></fetchIndex>
        </entity>
    </model>
    """

@Suite("Indexes of models")
@MainActor
struct IndexTests {
    private func texts(_ sql: String, _ container: NSPersistentContainer, column: Int = 0) throws -> [String] {
        let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
        var found: [String] = []
        try store.objects.connection.run(sql, []) { row in
            if case .text(let text) = row.value(column) { found.append(text) }
        }
        return found
    }

    private func plan(_ container: NSPersistentContainer, _ format: String) throws -> String {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Place")
        request.predicate = NSPredicate(format: format)
        request.includesSubentities = true
        var renderer = FetchRenderer(try container.viewContext.plan(request))
        let sql = try renderer.statement(selecting: "t0._key")
        let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
        var found: [String] = []
        try store.objects.connection.run("EXPLAIN QUERY PLAN " + sql, renderer.values) { row in
            if case .text(let text) = row.value(3) { found.append(text) }
        }
        return found.joined(separator: "; ")
    }

    private let names = "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name"

    @Test("Are made from a model's file, and used")
    func file() throws {
        let container = try makeContainer(indexed)
        #expect(
            try texts(names, container) == [
                "Place by City.people", "Place by kind, visits", "Place by latitude, longitude descending",
                "Place by name where (\"visits\" > 3)", "Place by visits",
            ])
        #expect(try plan(container, "visits > 10 AND visits < 12").contains("Place by visits"))
        #expect(try plan(container, "latitude BETWEEN {1, 2}").contains("Place by latitude"))
        #expect(try plan(container, "kind == 'x' AND visits IN {1, 2}").contains("Place by kind, visits"))
        let place = NSEntityDescription.insertNewObject(forEntityName: "Place", into: container.viewContext)
        place.setValue("Here", forKey: "name")
        place.setValue(4, forKey: "visits")
        try container.viewContext.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Place")
        request.predicate = NSPredicate(format: "name == 'Here' AND visits > 3")
        #expect(try container.viewContext.count(for: request) == 1)
    }

    @Test("Of code come and go without a migration")
    func code() throws {
        let folder = try Folder()
        let file = folder.file("a.sqlite")
        func open(_ indexes: [NSFetchIndexDescription]) throws -> NSPersistentContainer {
            let model = NSManagedObjectModel()
            let entity = NSEntityDescription()
            entity.name = "Place"
            let (name, size) = (NSAttributeDescription(), NSAttributeDescription())
            (name.name, name.attributeType) = ("name", .stringAttributeType)
            (size.name, size.attributeType) = ("size", .integer64AttributeType)
            entity.properties = [name, size]
            entity.indexes = indexes
            model.entities = [entity]
            let container = NSPersistentContainer(name: "Places", managedObjectModel: model)
            container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
            container.persistentStoreDescriptions[0].shouldMigrateStoreAutomatically = false
            var failure: (any Error)?
            container.loadPersistentStores { failure = $1 }
            if let failure { throw failure }
            return container
        }
        #expect(try texts(names, open([])).isEmpty)
        let property = NSAttributeDescription()
        property.name = "size"
        let element = NSFetchIndexElementDescription(property: property, collationType: .binary)
        element.isAscending = false
        let index = NSFetchIndexDescription(name: "bySize", elements: [element])
        #expect(element.indexDescription === index)
        do {
            let container = try open([index])
            #expect(try texts(names, container) == ["Place by size descending"])
            #expect(try plan(container, "size BETWEEN {10, 12}").contains("Place by size descending"))
        }
        #expect(try texts(names, open([])).isEmpty)
    }
}
