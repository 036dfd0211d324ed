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

    @Test func filesAreOfTypesByTheirNames() {
        func mayBe(_ type: UTType, _ name: String) -> Bool { type.mayBeType(ofFileNamed: name, isDirectory: false) }
        #expect(mayBe(.png, "a.png") && mayBe(.png, "a.PNG") && !mayBe(.png, "a.jpeg") && !mayBe(.png, "png"))
        #expect(mayBe(.image, "a.png") && !mayBe(.image, "a.txt") && !mayBe(.image, "a"))
        #expect(mayBe(.plainText, "a.txt") && mayBe(.text, "a.txt") && !mayBe(.png, "a.txt") && !mayBe(.text, "a."))
        for type in [UTType.item, .data, .content] { #expect(mayBe(type, "a") && mayBe(type, "a.quux")) }
        #expect(mayBe(.rtfd, "a.rtfd") && !mayBe(.folder, "a") && !mayBe(.directory, "a"))
        let own = UTType(exportedAs: "org.example.tally-sheet")
        #expect(mayBe(own, "a.tally-sheet") && !mayBe(own, "a.tally"))
        #expect(UTType(exportedAs: "org.example.tally_sheet").extensionForSaving == "data")
        #expect(UTType.png.extensionForSaving == "png" && UTType.folder.extensionForSaving == "folder")
    }

    @Test func foldersAreOfTypesByTheirNames() {
        func mayBe(_ type: UTType, _ name: String) -> Bool { type.mayBeType(ofFileNamed: name, isDirectory: true) }
        #expect(mayBe(.folder, "a") && mayBe(.directory, "a") && mayBe(.folder, "a.txt"))
        #expect(mayBe(.rtfd, "a.rtfd") && !mayBe(.rtfd, "a.rtf") && !mayBe(.rtfd, "a"))
        #expect(UTType(filenameExtension: "rtfd", conformingTo: .directory) == .rtfd)
        #expect(mayBe(.package, "a.rtfd") && !mayBe(.package, "a"))
        for type in [UTType.item, .data, .content, .png, .text] {
            #expect(!mayBe(type, "a") && !mayBe(type, "a.png") && !mayBe(type, "a.txt"))
        }
    }
}
