import Foundation
import Testing

@testable import OrielProject

@Suite("Building")
struct BuildingTests {
    @Test("A library has names for the assets of its own catalogs, an app for those of all")
    func assetNamesOfLibraries() {
        var app = AppDescription(
            name: "App", module: ModuleDescription(name: "App", sources: [URL(filePath: "/p/App/A.swift")]))
        app.libraries = [ModuleDescription(name: "Kit", sources: [URL(filePath: "/p/Kit/K.swift")])]
        app.resources = ["/p/App/Media.xcassets", "/p/Kit/Kit.xcassets", "/p/Kit/a.json"].map {
            AppDescription.Resource(source: URL(filePath: $0), path: $0)
        }
        func names(_ module: ModuleDescription) -> [String] {
            app.catalogs(namedIn: module).map(\.lastPathComponent)
        }
        #expect(names(app.libraries[0]) == ["Kit.xcassets"])
        #expect(names(app.module) == ["Media.xcassets", "Kit.xcassets"])
    }

    @Test("The types of C that apps see are those of the modules' own headers")
    func foreignTypes() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        for (module, types) in Engine.foreignTypes {
            let header = root.appending(path: "Sources/System/\(module)/include/\(module).h")
            let own = try String(contentsOf: header, encoding: .utf8)
            #expect(Engine.foreignModules.contains(module))
            for line in types.split(separator: "\n") { #expect(own.contains(line), "\(module): \(line)") }
        }
    }

    @Test("Apps that keep documents find the folder for them")
    func documents() throws {
        let folder = try TemporaryFolder()
        let documents = folder.url.appending(path: "Documents")
        func exists(for code: String) throws -> Bool {
            let source = try folder.write("A.swift", code)
            Launch.prepareDocuments(
                of: AppDescription(name: "A", module: ModuleDescription(name: "A", sources: [source])), in: documents)
            return FileManager.default.fileExists(atPath: documents.path)
        }
        #expect(try !exists(for: "let a = 1"))
        #expect(try exists(for: "let a = URL.documentsDirectory"))
    }

    @Test("The cache lies where the person keeps caches, a folder for each path")
    func cache() {
        #expect(Cache(environment: ["HOME": "/h"]).root.path == "/h/.cache/oriel")
        #expect(Cache(environment: ["HOME": "/h", "XDG_CACHE_HOME": "/c"]).root.path == "/c/oriel")
        #expect(Cache(environment: ["HOME": "/h", "XDG_CACHE_HOME": "relative"]).root.path == "/h/.cache/oriel")
        let cache = Cache(environment: ["HOME": "/h"])
        let one = cache.folder(for: URL(filePath: "/a/Thing"))
        #expect(one == cache.folder(for: URL(filePath: "/a/../a/Thing")))
        #expect(one != cache.folder(for: URL(filePath: "/b/Thing")))
        #expect(one.lastPathComponent.hasPrefix("Thing-"))
        #expect(Cache.hash("") == "cbf29ce484222325" && Cache.hash("a") == "af63dc4c8601ec8c")
    }

    @Test("Each module below those that apps import is known, so that the compiler finds it")
    func modules() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources")
        var modules: Set<String> = []
        for wing in ["Foundation", "Engine", "FrontEnds", "SwiftUI", "Frameworks", "System"] {
            modules.formUnion(try FileManager.default.contentsOfDirectory(atPath: sources.appending(path: wing).path))
        }
        // A product of its own, which the engine is built without; no module.
        modules.subtract(["PostgresStore", "CPostgres", "Descriptions"])
        let known = Engine.modules.union(Engine.innerModules).union(Engine.foreignModules)
        #expect(modules.count > 40)
        #expect(modules.symmetricDifference(known) == [])
    }

    @Test("The compiler finds files whose paths have spaces, quotation marks, apostrophes and the like")
    func paths() throws {
        let folder = try TemporaryFolder()
        for name in ["a b", "Ada's", "“quoted” \"too\"", "back\\slash", "$x;(y)"] {
            let source = try folder.write("\(name)/It.swift", "let number = 1\nlet text: String = number\n")
            let (said, isDone) = try Compiler.run(
                ["-typecheck", "-diagnostic-style=llvm", source.path], list: folder.url.appending(path: "list"))
            #expect(!isDone && said.map(\.line) == [2], "\(name): \(said)")
        }
    }

    @Test("A file that is the same keeps its date")
    func writing() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "deep/file")
        #expect(try Cache.write(Data("a".utf8), to: file))
        #expect(try !Cache.write(Data("a".utf8), to: file))
        #expect(try Cache.write(Data("b".utf8), to: file))
    }

    @Test("The compiler's complaints are read, each once")
    func diagnostics() {
        let found = Diagnostic.read(
            """
            /a b/C.swift:3:14: error: cannot find 'x' in scope
            /a b/C.swift:3:14: error: cannot find 'x' in scope
             3 | let a = x
            /a:b/D.swift:1:8: error: no such module 'MapKit'
            /a/E.swift:2:1: warning: unused: error: none
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            error: link command failed
            """)
        #expect(found.map(\.line) == [3, 1, 2, 0])
        #expect(found.map(\.file) == ["/a b/C.swift", "/a:b/D.swift", "/a/E.swift", ""])
        #expect(found.map(\.isError) == [true, true, false, true])
        #expect(found[1].missingModule == "MapKit" && found[0].missingModule == nil)
        #expect(found[3].message == "link command failed")
        let saved = Diagnostic.read("error: input file '/a/b.swift' was modified during the build")
        #expect(saved.map(\.isOfSavedSource) == [true] && !found[3].isOfSavedSource)
    }

    @Test("Adapted sources are read in the place of the person's")
    func overlay() throws {
        let folder = try TemporaryFolder()
        let plain = try folder.write("Plain.swift", "let a = 1")
        let adapted = try folder.write("Adapted.swift", "@objc class A {}")
        let cache = folder.url.appending(path: "cache")
        #expect(try Overlay(adapting: [plain], platform: .iOS, in: cache).url == nil)
        let overlay = try Overlay(adapting: [plain, adapted], platform: .iOS, in: cache)
        #expect(Array(overlay.files.keys) == [adapted])
        let text = try String(contentsOf: try #require(overlay.url), encoding: .utf8)
        #expect(text.contains("\"name\":\"\(adapted.path)\"") && text.contains("\"use-external-names\":false"))
        #expect(try String(contentsOf: adapted, encoding: .utf8) == "@objc class A {}")
        #expect(try String(contentsOf: try #require(overlay.files[adapted]), encoding: .utf8) == "      class A {}")
    }

    @Test("What was made of a source goes when it is saved again, even within a second")
    func sourceRecord() throws {
        let folder = try TemporaryFolder()
        let sources = [try folder.write("A.swift", "1"), try folder.write("B.swift", "1")]
        let record = SourceRecord(file: folder.url.appending(path: "sources.json"))
        func object(_ source: URL) -> URL { source.appendingPathExtension("o") }
        func outdated() throws -> [String] {
            for source in sources { try folder.write(object(source).lastPathComponent) }
            try record.removeOutdated(of: sources, object: object)
            return sources.map(\.lastPathComponent).filter {
                !FileManager.default.fileExists(atPath: folder.url.appending(path: $0 + ".o").path)
            }
        }
        #expect(try outdated() == ["A.swift", "B.swift"])
        #expect(try outdated() == [])
        try folder.write("B.swift", "22")
        #expect(try outdated() == ["B.swift"])
        let second = Date(timeIntervalSince1970: 1_700_000_000.25)
        try FileManager.default.setAttributes([.modificationDate: second], ofItemAtPath: sources[0].path)
        #expect(try outdated() == ["A.swift"])
        try FileManager.default.setAttributes([.modificationDate: second + 0.5], ofItemAtPath: sources[0].path)
        #expect(try outdated() == ["A.swift"])
    }

    @Test("A bundle has what the app names, and loses what it names no more")
    func bundles() throws {
        let folder = try TemporaryFolder()
        let json = try folder.write("a.json", "1")
        let catalog = try folder.write("M.xcassets/Contents.json").deletingLastPathComponent()
        let other = try folder.write("Kit/M.xcassets/Contents.json").deletingLastPathComponent()
        let words = try folder.write("Words/one.txt").deletingLastPathComponent()
        let font = try folder.write("F.ttf")
        var app = AppDescription(name: "A", module: ModuleDescription(name: "A"))
        app.resources = [
            .init(source: json, path: "a.json"), .init(source: catalog, path: "M.xcassets"),
            .init(source: other, path: "M.xcassets"), .init(source: words, path: "Words"),
            .init(source: font, path: "F.ttf"),
        ]
        let bundle = folder.url.appending(path: "out/Bundle")
        try ResourceBundle.write(app, to: bundle)
        func names() throws -> Set<String> { Set(try FileManager.default.contentsOfDirectory(atPath: bundle.path)) }
        #expect(try names() == ["a.json", "M.xcassets", "_M.xcassets", "Words", "F.ttf", "Info.plist"])
        #expect(FileManager.default.fileExists(atPath: bundle.path + "/Words/one.txt"))
        #expect(try String(contentsOf: ResourceBundle.fonts(beside: bundle), encoding: .utf8).contains(bundle.path))
        try folder.write("a.json", "22")
        app.resources.removeLast(3)
        try ResourceBundle.write(app, to: bundle)
        #expect(try names() == ["a.json", "M.xcassets", "Info.plist"])
        #expect(try String(contentsOf: bundle.appending(path: "a.json"), encoding: .utf8) == "22")
    }

    @Test("What is read-only in the person's folder is not in the bundle, where it will be replaced")
    func readOnly() throws {
        let files = FileManager.default
        let folder = try TemporaryFolder()
        let file = try folder.write("Thing/Words/one.txt")
        try folder.write("Thing/A.swift", "struct ContentView: View {}")
        let words = file.deletingLastPathComponent()
        let places = [file.path, words.path, words.deletingLastPathComponent().path]
        for path in places { try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path) }
        defer { for path in places { try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) } }
        let before = try folder.contents()
        var app = try ProjectReader(
            cache: Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"]), options: .trusted
        )
        .describe(folder.url.path + "/Thing")
        app.resources = [.init(source: words, path: "Words")]
        let bundle = folder.url.appending(path: "cache/Bundle")
        for _ in 0..<2 { try ResourceBundle.write(app, to: bundle) }
        for path in ["Words", "Words/one.txt"] {
            let mode = try files.attributesOfItem(atPath: bundle.path + "/" + path)[.posixPermissions] as? Int
            #expect(mode == 0o755, "\(path)")
        }
        #expect(try folder.contents().filter { $0.key.hasPrefix("Thing") } == before)
    }

    @Test("The view to show is chosen where there is no app")
    func rootView() throws {
        let app = AppDescription(name: "Thing", module: ModuleDescription(name: "Thing"))
        #expect(try RootView.choose(among: ["A", "ContentView"], named: nil, in: app) == "ContentView")
        #expect(try RootView.choose(among: ["A"], named: nil, in: app) == "A")
        #expect(try RootView.choose(among: ["A", "B"], named: "B", in: app) == "B")
        for (views, name) in [(["A", "B"], nil), ([], nil), (["A"], "C")] as [([String], String?)] {
            #expect(throws: Problem.self) { try RootView.choose(among: views, named: name, in: app) }
        }
    }

    @Test("Views and starts are found without compiling")
    func scan() throws {
        let folder = try TemporaryFolder()
        let scan = SourceScan(
            try folder.write(
                "A.swift",
                """
                // @main
                struct One: View {
                public struct Two : Equatable, View {
                struct Model: Viewable {
                struct Row<Content>: View {
                """))
        #expect(scan.views == ["One", "Two"] && !scan.hasMain)
        #expect(SourceScan(try folder.write("B.swift", "  @main struct A: App {")).hasMain)
        #expect(!SourceScan(folder.url.appending(path: "none")).hasMain)
        for (text, uses) in [
            ("UNUserNotificationCenter.current().delegate = self", true), ("let unused = UNIT", false),
        ] {
            #expect(
                SourceScan.impliedModules(in: [try folder.write("D.swift", text)]).contains("UserNotifications") == uses
            )
        }
        let feed = try folder.write("E.swift", "let parser = XMLParser(data: data)")
        #expect(SourceScan.impliedModules(in: [feed]) == ["FoundationXML"])
        for (text, uses) in [
            ("import CoreData", true), ("import class CoreData.NSManagedObject // a model", true),
            ("import CoreData; import os", true), ("import CoreDataPlus", false), ("import", false),
            ("let all = NSPredicate(format: \"TRUEPREDICATE\")", false), ("import Data", false),
        ] { #expect(SourceScan(try folder.write("C.swift", text)).importsCoreData == uses) }
    }

    @Test("Generated names of assets are what they were as a script")
    func assets() throws {
        let folder = try TemporaryFolder()
        for path in [
            "BrandColor.colorset", "AccentColor.colorset", "red.colorset", "Feedback/error.colorset",
            "Plain/URLBar.imageset",
        ] { try folder.write("Media.xcassets/\(path)/Contents.json", "{}") }
        try folder.write("Media.xcassets/Feedback/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try folder.write("Media.xcassets/Plain/Contents.json", "{}")
        let expected = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "SwiftUICoreTests/Images/GeneratedAssetSymbols.swift")
        #expect(OrielCommand.run(["assets", folder.url.path, "--bundle", "main"]) == 0)
        let written = try String(contentsOf: folder.url.appending(path: "GeneratedAssetSymbols.swift"), encoding: .utf8)
        #expect(try written == String(contentsOf: expected, encoding: .utf8))
        let plain = AssetSymbols.text(
            of: [folder.url.appending(path: "Media.xcassets")], bundle: "main", extensions: false)
        #expect(plain.contains("extension ImageResource") && !plain.contains("extension Color {"))
        #expect(OrielCommand.run(["assets", folder.url.path + "/none"]) == 1)
        for (asset, name) in [
            ("BG", "BG"), ("BGColor", "BG"), ("URLBar", "urlBar"), ("Big", "big"), ("X", "x"),
            ("18px_table-rows-3", "_18PxTableRows3"), ("icon2x", "icon2X"),
        ] {
            #expect(AssetNames.memberName(asset, droppingSuffix: "Color") == name)
        }
    }
}
