import Foundation
import Testing

@testable import OrielProject

/// What projects of strangers' may not do.
@Suite("Projects of strangers")
struct StrangersTests {
    private func cache(_ folder: TemporaryFolder) -> Cache {
        Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
    }

    @Test("Where nothing confines, trust is asked for once for a project")
    func trust() throws {
        let folder = try TemporaryFolder()
        let one = folder.url.appending(path: "One")
        let free = Sandbox(program: nil)
        func ask(_ place: URL, given: Bool = false, sandbox: Sandbox = free) throws {
            try Trust(cache: cache(folder), isGiven: given, sandbox: sandbox).require(for: place, toRun: "The manifest")
        }
        #expect(throws: Problem.self) { try ask(one) }
        try ask(one, given: true)
        try ask(one)
        #expect(throws: Problem.self) { try ask(folder.url.appending(path: "Two")) }
        try ask(folder.url.appending(path: "Two"), sandbox: Sandbox(program: URL(filePath: "/usr/bin/bwrap")))
    }

    @Test("Confined programs have no network, no home folder and no variables")
    func arguments() {
        let scratch = URL(filePath: "/s")
        let words = Sandbox.arguments(reading: [URL(filePath: "/p")], writing: [scratch])
        #expect(words.contains("--unshare-all") && !words.contains("--share-net") && words.contains("--clearenv"))
        #expect(zip(words, words.dropFirst()).contains { $0 == "--bind" && $1 == "/s" })
        #expect(words.count { $0 == "--bind" } == 1)
        #expect(Sandbox.arguments(reading: [], writing: [], network: true).contains("--share-net"))
        let names = Set(Sandbox.environment(home: nil, temporary: scratch).map(\.0))
        #expect(names.isSuperset(of: ["PATH", "HOME", "TMPDIR"]) && !names.contains("USER"))
    }

    @Test("A confined program cannot write outside of its folder", .enabled(if: Sandbox.machine.program != nil))
    func confined() throws {
        let folder = try TemporaryFolder()
        let scratch = folder.url.appending(path: "scratch")
        let outside = folder.url.appending(path: "outside")
        // What it writes to the folder for temporary files is nowhere afterwards; elsewhere it can't write.
        let elsewhere = "/usr/\(folder.url.lastPathComponent)"
        let result = try Sandbox.machine.run(
            "sh", ["-c", "echo a > '\(scratch.path)/in'; echo b > '\(outside.path)'; echo c > '\(elsewhere)'"],
            reading: [], writing: scratch, limit: 10)
        #expect(result.status != 0)
        #expect([outside.path, elsewhere].filter { FileManager.default.fileExists(atPath: $0) } == [])
        #expect(FileManager.default.fileExists(atPath: scratch.path + "/in"))
    }

    @Test("A manifest that never ends is stopped, with a sentence")
    func endless() throws {
        let folder = try TemporaryFolder()
        try folder.write("P/Package.swift", "// swift-tools-version: 5.9\nimport PackageDescription\nwhile true {}\n")
        let place = folder.url.appending(path: "P")
        let loader = ManifestLoader(
            cache: cache(folder), trust: Trust(cache: cache(folder), isGiven: true), project: place, limit: 6)
        #expect(throws: Problem("The manifest \(place.path)/Package.swift does not end; it was stopped.")) {
            try loader.load(place)
        }
    }

    @Test("What a program has started ends with it")
    func groups() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "id")
        let result = try Shell.run("sh", ["-c", "sleep 30 & echo $! > '\(file.path)'; wait"], limit: 0.5)
        #expect(result.status == 137)
        let id = try #require(Int32(String(contentsOf: file, encoding: .utf8).filter(\.isNumber)))
        // A killed process needs a processor to end; then it is gone, or waits for nobody's interest.
        var state: String?
        for _ in 0..<500 {
            state = FileManager.default.contents(atPath: "/proc/\(id)/stat").map { String(decoding: $0, as: UTF8.self) }
            if state?.contains(") Z ") ?? true { break }
            usleep(10_000)
        }
        #expect(state?.contains(") Z ") ?? true)
    }

    @Test("Settings that name each other again and again have their values at once")
    func settings() {
        var level: [String: PropertyValue] = ["A0": .string("x")]
        for index in 1...60 {
            level["A\(index)"] = .string(String(repeating: "$(A\(index - 1):lower)", count: 2))
            level["L\(index)"] = .string(String(repeating: "$(L\(index % 60 + 1))", count: 8))
        }
        let settings = BuildSettings([level])
        #expect(settings["A6"]?.count == 64)
        #expect((settings["A60"]?.count ?? 0) < 8 << 20)
        #expect(settings["L1"] != nil)
    }

    @Test("Names of assets are no code")
    func assets() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xcassets/a\" + boom() + \"\nx.imageset/Contents.json")
        try folder.write("A.xcassets/---.imageset/Contents.json")
        let text = AssetSymbols.text(of: [folder.url.appending(path: "A.xcassets")], bundle: "main")
        #expect(text.contains(#"ImageResource(name: "a\u{22} + boom() + \u{22}\u{a}x", bundle: assetBundle)"#))
        #expect(!text.contains("_ ="))
    }

    @Test("Links out of a project are not followed, nor are names with line breaks passed on")
    func links() throws {
        let folder = try TemporaryFolder()
        try folder.write("Out/Secret.swift")
        try folder.write("P/Inner/In.swift")
        let inside = folder.url.appending(path: "P")
        let files = FileManager.default
        try files.createSymbolicLink(
            at: inside.appending(path: "Out"), withDestinationURL: folder.url.appending(path: "Out"))
        try files.createSymbolicLink(
            at: inside.appending(path: "Twin"), withDestinationURL: inside.appending(path: "Inner"))
        try folder.write("P/a\nb.swift")
        let names = try FileFinder.files(below: inside).map(\.lastPathComponent)
        #expect(names == ["In.swift", "In.swift", "a\nb.swift"])
        let app = try FolderReader.describe(folder: inside)
        #expect(app.module.sources.count == 2)
        #expect(app.notes == ["Left out, for line breaks in their names: 1 files."])
    }

    @Test("An archive that would fill the disk is not unpacked", .enabled(if: Shell.find("zip") != nil))
    func archives() throws {
        let folder = try TemporaryFolder()
        let big = try folder.write("A.swift")
        let handle = try FileHandle(forWritingTo: big)
        try handle.truncate(atOffset: 80 << 20)
        try handle.close()
        let zip = folder.url.appending(path: "A.zip")
        #expect(try Shell.run("zip", ["-q", "-j", zip.path, big.path]).status == 0)
        #expect(throws: Problem("A.zip would unpack to 83 MB, as no project does; it is not unpacked.")) {
            try Archive.unpack(zip, cache: cache(folder))
        }
    }
}
