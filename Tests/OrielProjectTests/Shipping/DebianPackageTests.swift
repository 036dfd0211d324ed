import Foundation
import Testing

@testable import OrielProject

/// The files of a package for Debian, made by Debian's own programs.
@Suite("Shipping: packages for Debian")
struct DebianPackageTests {
    private static let hasPrograms = ["dpkg-deb", "md5sum", "gzip"].allSatisfy { Shell.find($0) != nil }

    private func package(summary: String = "A game.", details: String = "Fun.") throws -> DebianPackage {
        DebianPackage(
            name: "org.example.thing", version: "1.2", section: "games", architecture: "all",
            maintainer: "Ada <ada@example.org>", dependencies: [], recommended: ["a", "b"], homepage: nil,
            summary: summary, details: details, date: Date(timeIntervalSince1970: 1_700_000_000))
    }

    @Test("A package counts and sums all of its files, however many", .enabled(if: hasPrograms))
    func sums() throws {
        let folder = try TemporaryFolder()
        // One file of two kibibytes and a byte, 503 small ones, a link and an empty file.
        for number in 0..<503 { try folder.write("tree/share/many/\(number)", "\(number)") }
        try folder.write("tree/share/large", String(repeating: "x", count: 2049))
        try folder.write("tree/share/empty")
        try folder.write("tree/share/doc/org.example.thing/copyright", "mine")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/tree/link", withDestinationPath: "share/large")
        let draft = folder.url.appending(path: "draft")
        try package().build(folder.url.appending(path: "tree"), draft: draft, into: folder.url)
        let text = try String(contentsOf: draft.appending(path: "DEBIAN/md5sums"), encoding: .utf8)
        let lines = text.split(separator: "\n")
        // With the change log.
        #expect(lines.count == 507)
        let names = Set(lines.map { $0.split(separator: " ", maxSplits: 1)[1].trimmingCharacters(in: .whitespaces) })
        #expect(names.count == 507 && (0..<503).allSatisfy { names.contains("usr/share/many/\($0)") })
        #expect(names.contains("usr/share/doc/org.example.thing/changelog.gz") && !names.contains("usr/link"))
        #expect(text.contains("d41d8cd98f00b204e9800998ecf8427e  usr/share/empty\n"))
        let control = try String(contentsOf: draft.appending(path: "DEBIAN/control"), encoding: .utf8)
        // One for each file but the large one with 3 and the empty one with 0; folders and the link are one each.
        let folders = ["share", "share/many", "share/doc", "share/doc/org.example.thing"].count
        #expect(control.contains("\nInstalled-Size: \(503 + 3 + 0 + 2 + folders + 1)\n"))
        let made = folder.url.appending(path: "org.example.thing_1.2_all.deb")
        #expect(FileManager.default.fileExists(atPath: made.path))
        #expect(try ShippingTool.run("dpkg-deb", ["--field", made.path, "Version"]) == "1.2\n")
    }

    @Test("The change log has this version, and its date")
    func changelog() throws {
        #expect(
            try package().changelog == """
                org.example.thing (1.2) stable; urgency=medium

                  * Version 1.2.

                 -- Ada <ada@example.org>  Tue, 14 Nov 2023 22:13:20 +0000

                """)
    }

    @Test("A synopsis has no article and no full stop, and 79 characters at most")
    func synopsis() throws {
        func description(_ summary: String) throws -> String? {
            try package(summary: summary).control(size: 1).split(separator: "\n")
                .first { $0.hasPrefix("Description: ") }?.dropFirst("Description: ".count).description
        }
        #expect(try description("A game.") == "game" && description("An old game...") == "old game")
        #expect(try description("The game") == "game" && description("Then a game") == "Then a game")
        #expect(try description("A") == "A" && description("The.") == "The")
        #expect(try description(String(repeating: "x", count: 79)) == String(repeating: "x", count: 79))
        #expect(try description(String(repeating: "x", count: 80)) == String(repeating: "x", count: 79))
    }

    @Test("A description has lines of 78 characters at most, but for longer words")
    func paragraphs() throws {
        func lines(_ details: String) throws -> [String] {
            let control = try package(details: details).control(size: 1).split(separator: "\n").map(String.init)
            return control.filter { $0.hasPrefix(" ") }
        }
        let (long, short) = (String(repeating: "x", count: 70), String(repeating: "y", count: 7))
        #expect(try lines("\(long) \(short)") == [" \(long) \(short)"])
        #expect(try lines("\(long) \(short)y") == [" \(long)", " \(short)y"])
        #expect(try lines("\(long)\(long) a b") == [" \(long)\(long)", " a b"])
        #expect(try lines("a\nb") == [" a b"])
    }

    @Test("Fields that are empty are left out, and a homepage is a line")
    func fields() throws {
        let control = try package().control(size: 3)
        #expect(
            !control.contains("Depends:") && !control.contains("Homepage:") && control.contains("Recommends: a, b\n"))
        let other = DebianPackage(
            name: "n", version: "1", section: "s", architecture: "all", maintainer: "m", dependencies: ["c", "d"],
            recommended: [], homepage: "https://a.b\nX: y", summary: "s", details: "d", date: .distantPast)
        #expect(
            other.control(size: 3).contains(
                "Depends: c, d\nRecommends: \nHomepage: https://a.b X: y\nDescription: s\n d\n"))
    }
}
