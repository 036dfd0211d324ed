import Foundation
import Testing

@testable import OrielProject

@Suite("A model of Core Data in a project")
struct DataModelTests {
    private let contents = """
        <model><entity name="Item" representedClassName="Item" codeGenerationType="class">
        <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="count" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
        <relationship name="parts" optional="YES" toMany="YES" destinationEntity="Part" inverseName="item"/></entity>
        <entity name="Part" representedClassName=".Piece" codeGenerationType="category">
        <attribute name="number" attributeType="Integer 32" usesScalarValueType="NO"/>
        <relationship name="item" optional="YES" maxCount="1" destinationEntity="Item" inverseName="parts"/></entity>
        <entity name="Own" representedClassName="Own"/></model>
        """

    private func model(_ folder: TemporaryFolder) throws -> URL {
        _ = try folder.write("Store.xcdatamodeld/Store.xcdatamodel/contents", "<model/>")
        _ = try folder.write("Store.xcdatamodeld/Store 2.xcdatamodel/contents", contents)
        _ = try folder.write(
            "Store.xcdatamodeld/.xccurrentversion",
            "<plist><dict><key>_XCCurrentVersionName</key><string>Store 2.xcdatamodel</string></dict></plist>")
        return folder.url.appending(path: "Store.xcdatamodeld")
    }

    @Test("Its classes are generated as their entities say")
    func classes() throws {
        let folder = try TemporaryFolder()
        let sources = try DataModel(try model(folder)).sources()
        #expect(
            sources.map(\.name) == [
                "Item+CoreDataClass.swift", "Item+CoreDataProperties.swift", "Piece+CoreDataProperties.swift",
            ])
        #expect(sources[0].text.contains("public class Item: NSManagedObject {}"))
        #expect(sources[1].text.contains("public var `timestamp`: Date? {"))
        #expect(sources[1].text.contains("public var `count`: Int16 {"))
        #expect(sources[1].text.contains("func addToParts(_ value: Piece) { _addManaged(value, \"parts\") }"))
        #expect(sources[1].text.contains("extension Item: Identifiable {}"))
        #expect(sources[2].text.contains("NSFetchRequest<Piece>(entityName: \"Part\")"))
        #expect(sources[2].text.contains("public var `number`: NSNumber? {"))
        #expect(sources[2].text.contains("public var `item`: Item? {"))
    }

    @Test("It lies in the bundle with all versions, and with the classes of its module")
    func compiling() throws {
        let folder = try TemporaryFolder()
        let target = folder.url.appending(path: "Store.momd")
        _ = try folder.write("Store.momd/Gone.mom", "")
        try DataModel(try model(folder)).compile(to: target, module: "Shop")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: target.path).sorted()
                == ["Store 2.mom", "Store.mom", "VersionInfo.plist"])
        let text = try String(contentsOf: target.appending(path: "Store 2.mom"), encoding: .utf8)
        #expect(
            text.contains("representedClassName=\"Shop.Item\"") && text.contains("representedClassName=\"Shop.Piece\""))
        let information = try String(contentsOf: target.appending(path: "VersionInfo.plist"), encoding: .utf8)
        #expect(information.contains("<string>Store 2</string>"))
    }

    @Test("It is a resource of its target, and belongs to the module whose sources are nearest")
    func sorting() throws {
        let folder = try TemporaryFolder()
        let url = try model(folder)
        var sorter = FileSorter()
        sorter.add(source: url)
        sorter.add(member: url)
        #expect(sorter.resources == [AppDescription.Resource(source: url, path: "Store.momd")])
        #expect(sorter.notes.isEmpty)
        var app = AppDescription(
            name: "A", module: ModuleDescription(name: "A", sources: [URL(filePath: "/a/App/A.swift")]))
        app.libraries = [ModuleDescription(name: "L", sources: [URL(filePath: "/a/Lib/L.swift")])]
        #expect(app.module(owning: URL(filePath: "/a/Lib/M.xcdatamodeld")).name == "L")
        #expect(app.module(owning: URL(filePath: "/a/App/M.xcdatamodeld")).name == "A")
        #expect(app.module(owning: URL(filePath: "/b/M.xcdatamodeld")).name == "A")
    }

    @Test("The example has its model as a resource, and a class for it")
    func example() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Examples/16-CoreData")
        let app = try ProjectReader(cache: Cache(), options: .trusted).describe(folder.path, target: nil)
        #expect(app.resources.map(\.path) == ["Items.momd"])
        let sources = try DataModel(try #require(app.resources.first).source).sources()
        #expect(sources.map(\.name) == ["Item+CoreDataClass.swift", "Item+CoreDataProperties.swift"])
        #expect(sources[1].text.contains("public var `tag`: Tag? {"))
        #expect(app.module.sources.contains { SourceScan($0).importsCoreData })
        #expect(app.notes.isEmpty)
    }

    @Test("One that can't be read is said so")
    func broken() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("Bad.xcdatamodeld/Bad.xcdatamodel/contents", "<model><entity></model>")
        #expect(throws: Problem.self) {
            try DataModel(folder.url.appending(path: "Bad.xcdatamodeld")).sources()
        }
        #expect(throws: Problem.self) { try DataModel(folder.url.appending(path: "None.xcdatamodeld")) }
    }
}
