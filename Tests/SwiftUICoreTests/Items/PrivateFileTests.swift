import Foundation
import Testing

@testable import OrielBasics

/// Temporary files with data from elsewhere.
@Suite struct PrivateFileTests {
    @Test func namesFromElsewhereStayWithinTheirFolder() {
        #expect(PrivateFile.name("a b.txt") == "a b.txt")
        #expect(PrivateFile.name("../x/../../etc/passwd") == "passwd")
        #expect(PrivateFile.name("folder/") == "folder")
        #expect(PrivateFile.name("...hidden.") == "hidden.")
        for empty in ["", "/", "..", "../..", "\u{1}\u{7F}"] { #expect(PrivateFile.name(empty) == "Item") }
        // Control characters are below 32, and from 127 to 159.
        #expect(PrivateFile.name("a\u{1F}\u{20}b\u{7E}\u{7F}\u{9F}\u{A0}c") == "a b~\u{A0}c")
    }

    @Test func namesHaveTheirEnding() {
        #expect(PrivateFile.name("a", ending: "png") == "a.png")
        #expect(PrivateFile.name("", ending: "png") == "Item.png")
        #expect(PrivateFile.name("a.txt", ending: "../b") == "a.txt.b")
    }

    @Test func namesFitFileSystems() {
        func letters(_ count: Int) -> String { String(repeating: "x", count: count) }
        #expect(PrivateFile.name(letters(240)) == letters(240))
        #expect(PrivateFile.name(letters(241)) == letters(240))
        #expect(PrivateFile.name(letters(236), ending: "png") == letters(236) + ".png")
        #expect(PrivateFile.name(letters(237), ending: "png") == letters(236) + ".png")
        #expect(PrivateFile.name(letters(300), ending: "png") == letters(236) + ".png")
        // Letters of two bytes are not cut.
        #expect(PrivateFile.name(String(repeating: "ä", count: 121)) == String(repeating: "ä", count: 120))
        #expect(PrivateFile.name("x" + String(repeating: "ä", count: 120)) == "x" + String(repeating: "ä", count: 119))
        #expect(PrivateFile.name("name", ending: letters(300)) == "Item." + letters(240))
    }

    @Test func filesAreTheirOwners() throws {
        let folder = try PrivateFile.makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(folder.path) == 0o700)
        #expect(folder.deletingLastPathComponent().path == FileManager.default.temporaryDirectory.path)
        #expect(throws: POSIXError.self) { try PrivateFile.makeFolder(named: folder.lastPathComponent) }
        let file = folder.appendingPathComponent("a").path
        let data = Data((0..<100_000).map { UInt8($0 % 251) })
        try PrivateFile.write(data, to: file)
        #expect(try mode(file) == 0o600)
        #expect(FileManager.default.contents(atPath: file) == data)
        // A file that exists stays as it is, and a link is not followed.
        #expect(throws: POSIXError.self) { try PrivateFile.write(Data(), to: file) }
        #expect(FileManager.default.contents(atPath: file) == data)
        let link = folder.appendingPathComponent("link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/target")
        #expect(throws: POSIXError.self) { try PrivateFile.write(data, to: link) }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/target"))
        try PrivateFile.write(Data(), to: folder.path + "/empty")
        #expect(FileManager.default.contents(atPath: folder.path + "/empty") == Data())
    }
}
