import Testing

/// Compares the documents with the sources.
@Suite("Documents and sources")
struct PaperTests {
    @Test("What is listed as missing is missing, and what is listed as without effect is there")
    func gaps() throws {
        let list = GapList(try Repository.text("CompatibilityGaps.md"))
        #expect(list.missing.count > 40 && list.withoutEffect.count > 60)
        let violations = Rules.gapsAreGaps(list, try Repository.library.get())
        #expect(violations == [])
    }

    @Test("Public declarations have a documentation comment")
    func documentation() throws {
        let library = try Repository.library.get()
        #expect(library.files.flatMap(\.declarations).count { $0.saysPublic } > 7000)
        #expect(Rules.publicDeclarationsAreDocumented(library) == [])
    }

    @Test("The page about debugging lists all switches")
    func switches() throws {
        let files = try SourceFile.all(
            below: ["Sources", "Tests", "Scripts", ".ci", "Benchmarks", "oriel", "Package.swift"], where: { _ in true })
        #expect(files.count > 1200)
        #expect(Rules.switchesAreListed(try Repository.text(Rules.debuggingPage), files) == [])
    }

    @Test("Each promise is kept by a test that exists")
    func promises() throws {
        let page = try Repository.text(Rules.promisesPage)
        #expect(page.split(separator: "\n- ").count > 20)
        #expect(Rules.promisesAreKept(page) { try? Repository.text($0) } == [])
    }

    @Test("The places where changes begin exist")
    func places() throws {
        let page = try Repository.text("CONTRIBUTING.md")
        let paths = Repository.paths(below: "Sources") + Repository.paths(below: "Scripts")
        #expect(Rules.placesExist(page, in: paths) == [])
        let planted = "## Where is …\n`Text/` `Nowhere/A.swift` `Sources/Modules.table`\n## Tests\n`Gone/`"
        #expect(
            Rules.placesExist(planted, in: paths).map(\.complaint) == ["names Nowhere/A.swift, which does not exist"])
        #expect(page.contains("## Where is …"))
    }

    @Test("Commands and options that documents name exist, and a check runs each command")
    func commands() throws {
        let paths =
            ["README.md", "CONTRIBUTING.md", "AGENTS.md"]
            + Repository.paths(below: "Documentation").filter { $0.hasSuffix(".md") }
        let documents = try paths.map { ($0, try Repository.text($0)) }
        let programs = try ["oriel", "Scripts", "Sources/Tools", "Sources/SwiftUI/SwiftUI/App", "Sources/FrontEnds"]
            .flatMap { Repository.paths(below: $0) }.filter { !$0.hasSuffix(".tsv") }.map { try Repository.text($0) }
        let usage = try Repository.text("Scripts/help.txt")
        let found = Rules.commandsExist(documents, usage: usage, programs: programs) { try? Repository.text($0) }
        #expect(found == [])
    }

    @Test("Pictures are shown, and made by a script")
    func pictures() throws {
        let paths = Repository.paths(below: "Documentation").filter { $0.hasSuffix(".png") }
        let scripts = try Repository.text("Scripts/pictures") + Repository.text("Scripts/film-strips")
        #expect(paths.count > 5)
        #expect(Rules.picturesAreMade(try Repository.text("README.md"), paths, scripts: scripts) == [])
    }
}
