import Foundation
import Testing

@testable import OrielProject

@Suite("Descriptions for XcodeGen that would take all time and memory")
struct HostileSpecificationTests {
    private func names(_ prefix: String, _ count: Int, _ value: (Int) -> String) -> String {
        (0..<count).map { "  \(prefix)\($0): \(value($0))\n" }.joined()
    }

    private func problem(_ text: String, files: [String] = ["A.swift"]) throws -> String? {
        let fixture = try SpecificationFixture(text, files: files)
        return #expect(throws: Problem.self) { try fixture.project }?.description
    }

    @Test(
        "A broken description is refused with its line",
        arguments: ["targets:\n\tApp:", "targets: [", "a: b: c\ntargets:", "targets: &a *a"])
    func broken(_ text: String) throws {
        let sentence = try problem(text)
        #expect(sentence?.contains("project.yml is broken: line ") == true)
        #expect(sentence?.hasSuffix(".") == true)
    }

    @Test("What is no map, not there, or too large is refused")
    func others() throws {
        #expect(try problem("- targets:")?.hasSuffix("describes no project.") == true)
        #expect(try problem("include: gone.yml")?.hasSuffix("gone.yml that can be read.") == true)
        #expect(try problem("include: /dev/zero")?.hasSuffix("/dev/zero that can be read.") == true)
        let large = "targets:\n" + String(repeating: "# comment\n", count: 500_000)
        #expect(try problem(large)?.hasSuffix("which is more than is read.") == true)
    }

    @Test("Files that include themselves, and each other, are read once")
    func circles() throws {
        let fixture = try SpecificationFixture(
            "include: [project.yml, b.yml, b.yml]\ntargets: {App: {type: application, platform: iOS, sources: A.swift}}",
            files: ["A.swift"])
        try fixture.folder.write("b.yml", "include: [project.yml, b.yml]\nsettings: {X: 1}")
        #expect(try fixture.setting("X", of: "App") == "1")
    }

    @Test("Groups and templates that repeat each other add each other once")
    func repetitions() throws {
        let groups = "settingGroups:\n" + names("g", 60) { "{groups: [g\($0 + 1), g\($0 + 1)], base: {K\($0): 1}}" }
        let templates =
            "targetTemplates:\n" + names("t", 60) { "{templates: [t\($0 + 1), t\($0 + 1), t0], sources: [A.swift]}" }
        let fixture = try SpecificationFixture(
            groups + templates
                + "targets: {App: {type: application, platform: iOS, templates: [t0], settings: {groups: [g0]}}}\n",
            files: ["A.swift"])
        #expect(try fixture.setting("K59", of: "App") == "1")
        #expect(try fixture.sources() == ["A.swift"])
    }

    @Test("Texts and targets that unfold without end are refused")
    func bombs() throws {
        let long = String(repeating: "x", count: 100_000)
        let texts = "targetTemplates: {T: {type: \"\(String(repeating: "${a}", count: 100_000))\"}}\n"
        #expect(
            try problem(texts + "targets: {App: {templates: [T], templateAttributes: {a: \(long)}}}\n")?
                .contains("unfolds to far more") == true)
        let template = "targetTemplates:\n  T:\n    settings:\n" + names("    S", 20_000) { "\($0)" }
        #expect(
            try problem(template + "targets:\n" + names("T", 5000) { _ in "{templates: [T], type: application}" })?
                .contains("unfolds to far more") == true)
        let patterns = (0..<600).map { "'*\($0)'" }.joined(separator: ", ")
        let source = "{path: S, excludes: [\(patterns)]}"
        #expect(
            try problem("targets: {A: {type: application, sources: [\(source)]}}", files: ["S/A.swift"])?
                .contains("patterns") == true)
    }

    @Test(
        "Values of the wrong kind count as none",
        arguments: [
            "targets: 1",
            "targets: {A: 1, B: [x], C: {type: [a], platform: {x: y}, sources: {a: b}, settings: [1], dependencies: x}}",
            "name: [a]\noptions: [x]\nconfigs: 1\npackages: {A: 1, B: {url: [x]}}\n"
                + "settings: {base: [1], configs: 2, groups: {a: b}}\ntargets:",
            "include: {path: [x]}\ntargets: {'': {templates: {a: b}, info: 1, configFiles: x, platform: [nothing]}}",
            "targets: {'../A': {type: application, platform: iOS, sources: ['../../..\u{0}', '']}}",
        ])
    func kinds(_ text: String) throws {
        let fixture = try SpecificationFixture(text)
        let project = try fixture.project
        for target in project.targets { _ = XcodeFixture.reader(of: project).settings(of: target) }
    }
}
