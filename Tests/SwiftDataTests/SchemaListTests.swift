import Foundation
import SwiftUI
import Testing

@testable import SwiftData

@Suite("What a schema says of its entities")
struct SchemaListTests {
    private func entity(_ name: String, of types: any PersistentModel.Type...) throws -> Schema.Entity {
        try #require(Schema(types).entitiesByName[name])
    }

    @Test("Has the properties by their names, those that are inherited as well")
    func names() throws {
        let business = try entity("BusinessTour", of: Conference.self, PersonalTour.self)
        #expect(business.superentityName == "Tour")
        #expect(try entity("Tour", of: Conference.self).superentityName == nil)
        #expect(Set(business.storedPropertiesByName.keys) == ["name", "start", "guests", "cost", "order"])
        #expect(Set(business.inheritedPropertiesByName.keys) == ["name", "start", "guests"])
        #expect(Set(business.attributesByName.keys) == ["name", "start", "cost", "order"])
        #expect(business.uniquenessConstraints == [["order"]])
        let order = try #require(business.attributesByName["order"])
        #expect(order.name == "order" && order.isOptional && order.isUnique && order.isAttribute)
        #expect(order.valueType == String?.self && !order.isTransient && !order.isRelationship)
    }

    @Test("Says where relationships lead, and what leads back")
    func relationships() throws {
        let book = try entity("Book", of: Author.self, Book.self, Tag.self)
        let author = try #require(book.relationshipsByName["author"])
        #expect(author.isToOneRelationship && author.destination == "Author" && author.inverseName == "books")
        #expect(author.isRelationship && author.isOptional && author.valueType == Author?.self)
        let tags = try #require(book.relationshipsByName["tags"])
        #expect(!tags.isToOneRelationship && tags.destination == "Tag")
        #expect(book.storedPropertiesByName["tags"] is Schema.Relationship)
    }

    @Test("Says what values of several parts consist of")
    func composite() throws {
        let sample = try entity("Sample", of: Sample.self)
        let place = try #require(sample.storedPropertiesByName["place"] as? Schema.CompositeAttribute)
        #expect(place.name == "place" && place.valueType == Place.self && !place.isOptional)
        #expect(place.properties.map(\.name) == ["city", "zip"])
        #expect(place.properties[1].valueType == Int?.self && place.properties[1].isOptional)
        for name in ["text", "words", "places", "kind", "price", "date"] {
            #expect(sample.storedPropertiesByName[name] is Schema.Attribute, "\(name)")
        }
    }
}
