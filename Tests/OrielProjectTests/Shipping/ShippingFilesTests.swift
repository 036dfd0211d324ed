import Foundation
import Testing

@testable import OrielProject

/// The files of a package: what is copied, where it lies, and what is left when something fails.
@Suite("Shipping: files")
struct ShippingFilesTests {
    @Test("A library's needs are read, and its path is changed in place")
    func libraries() throws {
        let folder = try TemporaryFolder()
        let data = ShippingFixture.library(needs: ["libA.so", "libc.so.6"], runPath: "/home/ada/swift/lib:$ORIGIN")
        let library = try #require(LibraryFile(data))
        #expect(library.needed == ["libA.so", "libc.so.6"] && library.runPath == "/home/ada/swift/lib:$ORIGIN")
        let file = folder.url.appending(path: "libB.so")
        try data.write(to: file)
        #expect(try LibraryFile.setRunPath("$ORIGIN", of: file))
        let changed = try Data(contentsOf: file)
        #expect(LibraryFile(changed)?.runPath == "$ORIGIN" && LibraryFile(changed)?.needed == library.needed)
        #expect(changed.count == data.count && changed.range(of: Data("ada".utf8)) == nil)
        #expect(try !LibraryFile.setRunPath(String(repeating: "x", count: 99), of: file))
        // Cut off anywhere, or with any byte changed, it may be anything, but the command goes on.
        for length in 0..<data.count { _ = LibraryFile(data.prefix(length)) }
        for index in data.indices {
            var broken = data
            broken[index] = 0xFF
            _ = LibraryFile(broken)
        }
    }

    @Test("The libraries that go with a program are those of the folders, and of these all they need")
    func closure() throws {
        let folder = try TemporaryFolder()
        func write(_ name: String, needs: [String]) throws -> URL {
            let file = try folder.write(name)
            try ShippingFixture.library(needs: needs, runPath: "$ORIGIN").write(to: file)
            return file
        }
        let program = try write("bin/program", needs: ["libA.so", "libgtk-4.so.1", "../libEvil.so"])
        _ = try write("lib/libA.so", needs: ["libB.so", "libA.so"])
        _ = try write("lib/libB.so", needs: ["libc.so.6"])
        _ = try write("lib/libUnused.so", needs: [])
        let closure = try LibraryClosure(of: program, in: [folder.url.appending(path: "lib")])
        #expect(closure.own.map(\.lastPathComponent) == ["libA.so", "libB.so"])
        #expect(closure.system == ["libc.so.6", "libgtk-4.so.1"])
        #expect(throws: Problem.self) { try LibraryClosure(of: folder.write("text", "#!/bin/sh"), in: []) }
    }

    @Test("The tree has the bundle, the launcher, the icons and the desktop's files, and no link that leads out")
    func tree() throws {
        let folder = try TemporaryFolder()
        try folder.write("secret", "of mine")
        let catalog = try folder.write("Sources/Assets.xcassets/Photo.imageset/p.png").deletingLastPathComponent()
            .deletingLastPathComponent()
        try folder.write("Sources/Assets.xcassets/AppIcon.appiconset/i.png")
        for (path, text) in ["Thing": "program", "Info.plist": "", "a b/ü.txt": "x", "Own.TTF": "", "x\ny": ""] {
            try folder.write("Bundle/\(path)", text)
        }
        let bundle = folder.url.appending(path: "Bundle")
        let files = FileManager.default
        for (name, end) in [
            ("Assets.xcassets", catalog.path), ("secret", folder.url.path + "/secret"), ("a b/up", "../.."),
        ] {
            try files.createSymbolicLink(atPath: bundle.path + "/" + name, withDestinationPath: end)
        }
        try files.createSymbolicLink(
            atPath: catalog.path + "/Photo.imageset/evil.png", withDestinationPath: folder.url.path + "/secret")
        let icon = try folder.write("icon.png", "picture")
        let root = folder.url.appending(path: "out")
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        var tree = ShippingTree(app: try ShippingFixture.description(ShippingFixture.complete), root: root, date: date)
        try tree.addBundle(bundle, program: "Thing", catalogs: [catalog.path])
        try tree.addDesktopFiles(icons: [64: icon], license: "MIT")
        try ShippingTree.level(root, date: date)
        let home = "lib/com.acme.thing"
        let all = try files.subpathsOfDirectory(atPath: root.path).filter {
            !FileFinder.isFolder(root.appending(path: $0))
        }
        #expect(
            all.sorted() == [
                "bin/com.acme.thing", "\(home)/app/Assets.xcassets/Photo.imageset/p.png", "\(home)/app/Info.plist",
                "\(home)/app/Own.TTF", "\(home)/app/Thing", "\(home)/app/a b/ü.txt", "\(home)/com.acme.thing",
                "\(home)/fonts.conf", "share/applications/com.acme.Thing.desktop", "share/doc/com.acme.thing/copyright",
                "share/icons/hicolor/64x64/apps/com.acme.Thing.png", "share/metainfo/com.acme.Thing.metainfo.xml",
                "share/mime/packages/com.acme.Thing.xml",
            ])
        #expect(tree.notes == ["Left out, as they lead elsewhere or have no usable names: evil.png, secret, up, x y."])
        for path in all + ["", "share"] {
            let found = try files.attributesOfItem(atPath: root.appending(path: path).path)
            #expect(found[.modificationDate] as? Date == date, "\(path)")
        }
        let mode = try files.attributesOfItem(atPath: root.path + "/\(home)/com.acme.thing")[.posixPermissions] as? Int
        #expect(mode == 0o755)
    }

    @Test("A project gives away no files of elsewhere, and none that are for previews alone")
    func resources() throws {
        let folder = try TemporaryFolder()
        let outside = try folder.write("home/.ssh/key")
        let own = try folder.write("project/App/data.json")
        let shared = try folder.write("project/Shared/x.json")
        let preview = try folder.write("project/App/Preview Content/y.json")
        try folder.write("project/.git/config")
        let link = folder.url.appending(path: "project/App/link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
        var app = try ShippingFixture.app()
        app.folders = [folder.url.appending(path: "project/App")]
        app.resources = [outside, own, shared, preview, link].map { .init(source: $0, path: $0.lastPathComponent) }
        let shipped = ShippedResources(of: app, cache: Cache(environment: ["HOME": folder.url.path + "/none"]))
        #expect(shipped.resources.map(\.path) == ["data.json", "x.json"])
        #expect(
            shipped.notes == [
                "Left out, as it is for previews alone: y.json.",
                "Left out, as it lies outside of the project: key, link.",
            ])
    }

    @Test("The same files make the same archive, whenever and by whomever it is made")
    func archive() throws {
        let folder = try TemporaryFolder()
        func make(_ place: String, _ order: [String]) throws -> Data {
            for name in order { try folder.write("\(place)/Thing/\(name)", name) }
            let file = folder.url.appending(path: "\(place).tar.gz")
            try ShippingTool.archive(
                folder.url.appending(path: "\(place)/Thing"), date: Date(timeIntervalSince1970: 1_700_000_000), to: file
            )
            return try Data(contentsOf: file)
        }
        #expect(try make("one", ["a", "b", "c/d"]) == make("two", ["c/d", "b", "a"]))
    }

    @Test("A package that cannot be finished leaves nothing behind, and what was there before")
    func draft() throws {
        let folder = try TemporaryFolder()
        let target = folder.url.appending(path: "Thing-package")
        let draft = ShippingDraft(target: target)
        func fill(_ text: String) throws {
            try draft.fill {
                try Data("com.acme.Thing \(text)\n".utf8).write(to: draft.result.appending(path: ShippingDraft.mark))
            }
        }
        #expect(try draft.earlier() == nil)
        try fill("1.0")
        #expect(try #require(try draft.earlier()) == ("com.acme.Thing", "1.0"))
        try fill("2.0")
        let before = try folder.contents()
        #expect(before.count == 2)
        let full = #expect(throws: Problem.self) {
            try draft.fill {
                try Data("half".utf8).write(to: draft.result.appending(path: "half"))
                throw CocoaError(.fileWriteOutOfSpace)
            }
        }
        #expect(full?.description == "The disk of \(folder.url.path) is full. Nothing was written.")
        #expect(try folder.contents() == before)
        try folder.write("mine/file")
        #expect(throws: Problem.self) { try ShippingDraft(target: folder.url.appending(path: "mine")).earlier() }
    }

    @Test("The icon is the largest picture of the set, never one of elsewhere")
    func icon() throws {
        let folder = try TemporaryFolder()
        let set = "A.xcassets/AppIcon.appiconset"
        try folder.write(
            "\(set)/Contents.json",
            #"""
            {"images": [{"filename": "s.png"}, {"filename": "l.png"}, {"filename": "../../x.png"}, {"filename": "link.png"},
              {"filename": "dark.png", "appearances": [{"value": "dark"}]}, {"filename": "gone.png", "size": "9000x9000"}]}
            """#)
        for (name, width) in [("\(set)/s.png", 1), ("\(set)/l.png", 4), ("x.png", 9), ("\(set)/dark.png", 9)]
            as [(String, UInt8)]
        {
            try ShippingFixture.png(width: width).write(to: folder.url.appending(path: name))
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/\(set)/link.png", withDestinationPath: "../../x.png")
        var app = try ShippingFixture.app()
        #expect(AppIcon.find(in: app) == nil)
        app.resources = [.init(source: folder.url.appending(path: "A.xcassets"), path: "A.xcassets")]
        let icon = try #require(AppIcon.find(in: app))
        #expect(icon.file.lastPathComponent == "l.png" && icon.pixels == 1024)
    }

    @Test("The date of all files is the user's, else that of the newest file")
    func date() throws {
        let folder = try TemporaryFolder()
        var app = try ShippingFixture.app()
        app.module.sources = [try folder.write("A.swift"), try folder.write("B.swift")]
        for (file, seconds) in zip(app.module.sources, [1000.0, 2000.7]) {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: file.path)
        }
        func date(_ text: String?) -> Double {
            PackageCommand.date(of: app, environment: text.map { ["SOURCE_DATE_EPOCH": $0] } ?? [:])
                .timeIntervalSince1970
        }
        #expect(date("12") == 12 && date(nil) == 2000)
        for wrong in ["-1", "x", "", "99999999999999999999"] { #expect(date(wrong) == 2000, "\(wrong)") }
    }

    @Test("The command's options are its own")
    func options() throws {
        let arguments = try CommandLineArguments(["package", "--output", "o", "P", "--only", "tar,deb", "--debug"])
        #expect(arguments.path == "P" && arguments.shipping.output == "o" && arguments.shipping.isDebug)
        #expect(arguments.shipping.forms == [.tar, .deb])
        #expect(throws: Problem.self) { try CommandLineArguments(["package", "P", "--only", "rpm"]) }
        #expect(try CommandLineArguments(["run", "P", "--output", "o"]).rest == ["--output", "o"])
        let mail = ["DEBFULLNAME": "Ada", "DEBEMAIL": "ada@example.org"]
        #expect(arguments.shipping.maintainer(environment: mail) == "Ada <ada@example.org>")
        #expect(arguments.shipping.maintainer(environment: [:]) == nil)
    }

    @Test("Builds for others know no DEBUG, and programs are called by names, not by paths")
    func description() throws {
        var app = try ShippingFixture.app()
        app.module.conditions = ["DEBUG", "SWIFT_PACKAGE"]
        app.removeDebugConditions()
        #expect(app.module.conditions == ["SWIFT_PACKAGE"])
        #expect(app.executable == "Thing")
        for (name, expected) in [
            ("My App", "My App"), ("../../x", "Thing"), (".x", "Thing"), ("a\nb", "Thing"), ("", "Thing"),
        ] {
            app.information["CFBundleExecutable"] = name
            #expect(app.executable == expected)
        }
    }

    @Test("Oriel's own apps are packed by name")
    func ownApps() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let game = try #require(try OwnApp.describe("memorize", checkout: root))
        #expect(game.name == "Memorize" && game.module.languageMode == "6")
        #expect(game.module.sources.contains { $0.lastPathComponent == "FileRepository.swift" })
        #expect(try OwnApp.describe(root.path + "/Examples/01-Counter", checkout: root)?.name == "Counter")
        #expect(
            try OwnApp.describe("Shared", checkout: root) == nil && OwnApp.describe("./Memorize", checkout: root) == nil
        )
    }
}
