import Foundation
import Testing

@testable import CoreData

/// How values and relationships are kept in a store.
@Suite("Values and relationships in a store")
struct StoredValueTests {
    private struct Point: Codable, Hashable { var x: Int, y: Int }

    @Test("A value of Swift's is known by its type alone; lists and objects are themselves")
    func transformedValues() throws {
        let point = Point(x: 1, y: 2)
        let archive = try TransformedValue(point).archived(transformer: nil)
        let read = TransformedValue(archive: archive, transformer: nil)
        #expect(read.value == nil && read.value(as: [String: Data].self) == nil && read.value(as: String.self) == nil)
        #expect(read.value(as: Point.self) == point && read.value as? Point == point)
        #expect(
            try read.archived(transformer: nil) == archive
                && read == TransformedValue(archive: archive, transformer: nil))
        let list = TransformedValue(
            archive: try TransformedValue(["a": 1, "b": 2]).archived(transformer: nil), transformer: nil)
        #expect(list.value(as: [String: Int].self) == ["a": 1, "b": 2] && list.value(as: Point.self) == nil)
        let words = TransformedValue(
            archive: try TransformedValue(["a", "b"]).archived(transformer: nil), transformer: nil)
        #expect(words.value(as: [String].self) == ["a", "b"])
        #expect(TransformedValue(archive: Data(), transformer: nil).value == nil)
    }

    @Test("Data that only looks like an archive has no value, and a dictionary with an archive's key is itself")
    func brokenArchives() throws {
        func value(_ list: Any) throws -> Any? {
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            return TransformedValue(archive: data, transformer: nil).value
        }
        let name = "NSKeyedArchiver"
        #expect(try value(["$archiver": name]) == nil)
        #expect(try value(["$archiver": name, "$version": 100_000, "$objects": "a", "$top": "b"]) == nil)
        #expect(try value(["$archiver": "a", "b": "c"]) as? [String: String] == ["$archiver": "a", "b": "c"])
        let archive = try NSKeyedArchiver.archivedData(
            withRootObject: NSURL(fileURLWithPath: "/a"), requiringSecureCoding: false)
        #expect((TransformedValue(archive: archive, transformer: nil).value as? NSURL)?.path == "/a")
        #expect(TransformedValue(archive: archive.dropLast(40), transformer: nil).value == nil)
    }

    @Test("Relationships to many are in the other end's column, or in a table of pairs with the ends in order")
    func relationships() throws {
        func entity(_ name: String, _ relationships: NSRelationshipDescription...) -> NSEntityDescription {
            let entity = NSEntityDescription()
            entity.name = name
            entity.properties = relationships
            return entity
        }
        func relationship(_ name: String, isToMany: Bool = true) -> NSRelationshipDescription {
            let relationship = NSRelationshipDescription()
            (relationship.name, relationship.maxCount) = (name, isToMany ? 0 : 1)
            return relationship
        }
        func pairs(_ relationship: NSRelationshipDescription) -> String? {
            if case .pairs(let table, let isFirst) = StoreColumns.many(relationship) {
                "\(table) \(isFirst)"
            } else {
                nil
            }
        }
        func column(_ relationship: NSRelationshipDescription) -> NSRelationshipDescription? {
            if case .column(let column) = StoreColumns.many(relationship) { column } else { nil }
        }
        let (lonely, friends, fans) = (relationship("lonely"), relationship("friends"), relationship("fans"))
        let (books, author) = (relationship("books"), relationship("author", isToMany: false))
        let entities = [entity("Person", lonely, friends, books), entity("Animal", fans), entity("Book", author)]
        (friends.inverseRelationship, fans.inverseRelationship) = (fans, friends)
        (books.inverseRelationship, author.inverseRelationship) = (author, books)
        #expect(pairs(lonely) == "Person.lonely true")
        #expect(pairs(friends) == "Animal.fans false" && pairs(fans) == "Animal.fans true" && pairs(books) == nil)
        #expect(column(books) === author && column(friends) == nil)
        withExtendedLifetime(entities) {}
    }
}
