import CoreData
import DataModelFiles
import Foundation
import Testing

@Suite("A model file")
struct ModelFileTests {
    @Test("Has entities, attributes and relationships")
    func reading() throws {
        let model = try model(in: Folder())
        #expect(model.entities.map(\.name) == ["Author", "Book", "Tag"])
        let book = try #require(model.entitiesByName["Book"])
        #expect(book.managedObjectClassName == ".Book")
        #expect(book.attributesByName["pages"]?.attributeType == .integer32AttributeType)
        #expect(book.attributesByName["pages"]?.defaultValue as? Int == 1)
        #expect(book.attributesByName["identifier"]?.type == .uuid)
        let author = try #require(book.relationshipsByName["author"])
        #expect(
            !author.isToMany && author.destinationEntity?.name == "Author" && author.deleteRule == .nullifyDeleteRule)
        #expect(author.inverseRelationship?.name == "books" && author.inverseRelationship?.isToMany == true)
        #expect(author.inverseRelationship?.deleteRule == .cascadeDeleteRule)
        #expect(model.entitiesByName["Tag"]?.uniquenessConstraints as? [[String]] == [["name"]])
        #expect(model.entitiesByName["Tag"]?.attributesByName["name"]?.isOptional == false)
    }

    @Test("Has a current version", arguments: ["xcdatamodeld", "momd"])
    func versions(kind: String) throws {
        let folder = try Folder()
        let root = folder.file("Store.\(kind)")
        for (name, entity) in [("Store", "Old"), ("Store 2", "New")] {
            let text = "<model><entity name=\"\(entity)\"/></model>"
            let place = kind == "momd" ? "\(name).mom" : "\(name).xcdatamodel/contents"
            let file = root.appendingPathComponent(place)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        #expect(NSManagedObjectModel(contentsOf: root)?.entities.map(\.name) == ["Old"])
        let key = kind == "momd" ? "NSManagedObjectModel_CurrentVersionName" : "_XCCurrentVersionName"
        let value = kind == "momd" ? "Store 2" : "Store 2.xcdatamodel"
        try PropertyListSerialization.data(fromPropertyList: [key: value], format: .xml, options: 0)
            .write(to: root.appendingPathComponent(kind == "momd" ? "VersionInfo.plist" : ".xccurrentversion"))
        #expect(NSManagedObjectModel(contentsOf: root)?.entities.map(\.name) == ["New"])
    }

    @Test(
        "That is none is told, and not read",
        arguments: [
            "", "<model", "<model><entity/></model>", "<plist/>", "<model><entity name='A' parentEntity='B'/></model>",
            "<model><entity name='A' parentEntity='A'/></model>",
            "<model><entity name='A'><relationship name='r' destinationEntity='B'/></entity></model>",
            "<model><entity name='A'/><entity name='A'/></model>", "<model>&nothing;</model>",
            String(repeating: "<a>", count: 100_000),
        ])
    func broken(text: String) {
        #expect(throws: ModelFileProblem.self) { try ModelFile(parsing: Array(text.utf8)) }
    }

    @Test("Is read whatever is cut off or changed in it")
    func damage() throws {
        let bytes = Array(libraryModel.utf8)
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            var damaged = bytes
            damaged.removeSubrange(Int.random(in: 0..<bytes.count, using: &generator)...)
            for _ in 0..<3 where !damaged.isEmpty {
                damaged[Int.random(in: 0..<damaged.count, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            do { _ = try ModelFile(parsing: damaged) } catch is ModelFileProblem {}
        }
    }
}
