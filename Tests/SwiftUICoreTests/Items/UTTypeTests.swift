import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
    @Test func typesConformToWhatTheyAreKindsOf() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .png))
        #expect(UTType.png.isSubtype(of: .item))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .jpeg))
        #expect(!UTType.image.conforms(to: .text))
        #expect(UTType.utf8PlainText.conforms(to: .plainText))
        #expect(UTType.swiftSource.supertypes.contains(.text))
    }

    @Test(arguments: [("png", "public.png"), ("JPG", "public.jpeg"), ("txt", "public.plain-text")])
    func extensionsTellTypes(ending: String, identifier: String) {
        #expect(UTType(filenameExtension: ending)?.identifier == identifier)
    }

    @Test func unknownExtensionsGetTypesOfTheirOwn() throws {
        let type = try #require(UTType(filenameExtension: "quux", conformingTo: .text))
        #expect(type.isDynamic)
        #expect(type.preferredFilenameExtension == "quux")
        #expect(type.conforms(to: .text))
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType("no.such.type") == nil)
        #expect(UTType("public.PNG") == .png)
    }

    @Test func appsDeclareTypes() {
        let notes = UTType(exportedAs: "org.example.Notes", conformingTo: .json)
        #expect(notes.identifier == "org.example.notes")
        #expect(notes.conforms(to: .text))
        #expect(UTType(exportedAs: "org.example.other").conforms(to: .data))
        #expect(notes.isDeclared)
    }

    @Test func typesAreCoded() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }

    @Test func addressesGetExtensions() {
        let folder = URL(fileURLWithPath: "/a")
        #expect(folder.appendingPathComponent("b", conformingTo: .png).lastPathComponent == "b.png")
        #expect(folder.appendingPathComponent("b.png", conformingTo: .image).lastPathComponent == "b.png")
    }
}
