import Testing

@Suite("The house")
struct ArchitectureTests {
    @Test("Imports point down")
    func imports() throws {
        let files = try SourceFile.all(below: ["Sources"])
        #expect(files.count >= 8)
        #expect(try Rules.arrowsPointDown(files) == [])
    }

    @Test("Wings import only those below them, and documents name the modules")
    func wings() throws {
        let table = try ModuleTable.ours.get()
        #expect(table.rows.count > 120)
        #expect(Set(table.rows.compactMap(\.wing)) == Set(ModuleGraph.wings.keys))
        #expect(Rules.wingsHold(table) == [])
        #expect(Rules.modulesAreShown(table, in: try Repository.text("ARCHITECTURE.md"), of: "ARCHITECTURE.md") == [])
        // Apps import what Apple's systems have; Oriel's own parts are for its developers.
        var names = table
        names.rows.removeAll { $0.name.hasPrefix("Oriel") || ["Engine", "FrontEnds"].contains($0.wing) }
        let missing = Rules.modulesAreShown(names, in: try Repository.text("README.md"), of: "README.md")
        #expect(missing == [])
    }

    @Test("Apps and examples are plain SwiftUI source")
    func apps() throws {
        let files = try SourceFile.all(below: ["Apps", "Examples"])
        #expect(files.count >= 2)
        #expect(try Rules.appsArePlainSwiftUI(files) == [])
    }

    @Test("Files are small")
    func sizes() throws {
        #expect(Rules.filesAreSmall(try SourceFile.all(below: ["Sources", "Apps", "Examples"])) == [])
        let tests = Rules.Sizes(median: 110, ninetieth: 230, longest: 400)
        #expect(Rules.filesAreSmall(try SourceFile.all(below: ["Tests"]), limits: tests) == [])
    }

    @Test("No two modules have a public name")
    func namesakes() throws {
        let namesakes = Rules.namesAreOfOneModule(try Repository.library.get())
        #expect(namesakes == [])
    }

    @Test("Merges are complete")
    func merges() throws {
        let files = try SourceFile.all(
            below: [
                "Sources", "Apps", "Examples", "Tests", "Benchmarks", "Scripts", "Evolution", "Documentation", "oriel",
                "README.md", "CHANGELOG.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CompatibilityGaps.md",
                "Package.swift",
            ], where: { _ in true })
        #expect(files.count > 1200)
        #expect(Rules.mergesAreComplete(files) == [])
    }

    @Test("Modifiers do something with each argument, or say that they do not")
    func modifiers() throws {
        let violations = try Rules.modifiersAreNotSilent(
            SourceFile.all(below: ["Sources/Engine/SwiftUICore", "Sources/SwiftUI/SwiftUI"]))
        #expect(violations == [])
    }

    @Test("No deinitializer is empty")
    func deinitializers() throws {
        #expect(try Rules.noEmptyDeinitializers(SourceFile.all(below: ["Sources", "Apps", "Examples", "Tests"])) == [])
    }

    @Test("Known issues name one fault, which is there each time")
    func knownIssues() throws {
        #expect(try Rules.knownIssuesAreExact(SourceFile.all(below: ["Tests"])) == [])
    }

    @Test("Nothing is left for later")
    func leftovers() throws {
        #expect(Rules.nothingIsLeftForLater(try SourceFile.all(below: ["Sources", "Apps", "Examples", "Tests"])) == [])
    }
}
