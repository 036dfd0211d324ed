import Foundation
import Testing

@testable import OrielProject

@Suite("Systems that sources are compiled for")
struct SystemTests {
    private func adapted(_ text: String, apple: Set<String>? = nil) -> String {
        SourceAdaptation.adapt(text, platform: .iOS, apple: apple) ?? text
    }

    @Test("A chain that names Linux is Linux's, also for an iPhone; others are the iPhone's")
    func chains() {
        let chain = "#if os(iOS)\na\n#elseif os(Linux)\nb\n#endif\n#if os(iOS)\nc\n#endif\n"
        #expect(adapted(chain) == "#if os(iOS)\na\n#elseif os(Linux)\nb\n#endif\n#if true   \nc\n#endif\n")
        let nested = "#if os(iOS)\n#if os(Linux)\n#endif\n#endif"
        #expect(adapted(nested) == "#if true   \n#if os(Linux)\n#endif\n#endif")
        #expect(adapted("#if canImport(UIKit)\n#elseif os(Linux)\n#endif").hasPrefix("#if false           \n"))
        #expect(adapted("#if canImport(UIKit)\n#endif") == "#if canImport(UIKit)\n#endif")
    }

    @Test("On Linux there are Apple's modules that a target imports without a condition, and no others")
    func linux() {
        let text = "#if os(iOS) || canImport(UIKit) || canImport(Combine) || canImport(Foundation)\n#endif"
        #expect(
            adapted(text, apple: ["Combine"])
                == "#if os(iOS) || false            || canImport(Combine) || canImport(Foundation)\n#endif")
    }

    @Test("On Linux there is Combine, unless a chain says what is done there")
    func combine() {
        #expect(adapted("#if canImport(Combine)\n#endif", apple: []) == "#if canImport(Combine)\n#endif")
        let named = "#if canImport(Combine) && !os(Linux)\n#endif"
        #expect(adapted(named, apple: []) == "#if false              && !os(Linux)\n#endif")
    }

    @Test("What is not for Linux and has an interface is Apple's, if there is nothing else for Linux")
    func excluded() {
        let text = "#if !os(Linux) && !os(Android)\n#if canImport(UIKit)\nimport UIKit\n#endif\n#endif\n"
        let known = text.replacingOccurrences(of: "!os(Linux)", with: "!false    ")
        #expect(adapted(text) == known)
        #expect(adapted(text, apple: []).hasPrefix("#if !os(Linux)"))
        let more = text.replacingOccurrences(of: "!os(Android)", with: "!DEBUG")
        #expect(adapted(more) == more.replacingOccurrences(of: "!os(Linux)", with: "!false    "))
        let other = more.replacingOccurrences(of: "import UIKit", with: "import Dispatch")
        #expect(adapted(other) == other)
        let both = "#if !os(Linux)\nimport UIKit\n#else\nimport Glibc\n#endif"
        #expect(adapted(both) == both)
    }

    @Test("Files and libraries with filters count for their platforms alone")
    func filters() {
        func object(_ entries: [String: PropertyValue]) -> PropertyValue { .dictionary(entries) }
        let mac = object(["platformFilter": .string("macos")])
        let both = object(["platformFilters": .array([.string("ios"), .string("xros")])])
        #expect(!Platform.iOS.passes(filtersOf: mac) && Platform.macOS.passes(filtersOf: mac))
        #expect(Platform.iOS.passes(filtersOf: both) && Platform.visionOS.passes(filtersOf: both))
        #expect(!Platform.tvOS.passes(filtersOf: both) && Platform.tvOS.passes(filtersOf: object([:])))
    }

    @Test("What the compiler did not look into is not counted as compiled, and each target has its share")
    func unchecked() throws {
        let folder = try TemporaryFolder()
        let one = try folder.write("K/One.swift")
        let two = try folder.write("A/Two.swift")
        var app = AppDescription(name: "A", module: ModuleDescription(name: "A", sources: [two]))
        app.libraries = [ModuleDescription(name: "K", sources: [one])]
        app.libraries[0].system = .linux
        var result = AppBuilder.Result()
        result.diagnostics = [
            Diagnostic(file: "", line: 0, column: 0, isError: true, message: "filename \"X\" used twice")
        ]
        result.unchecked = [two.path]
        let report = CheckReport(app, result)
        #expect(report.percent == 50 && !report.isComplete)
        #expect(report.targets.map(\.percent) == [100, 0] && report.targets.map(\.system) == ["linux", "iOS"])
        #expect(report.badge == "Oriel: 50 % of 2 files compile")
        #expect(report.page(relativeTo: "").contains("  K, built as for linux: 100 %\n"))
        result.unchecked = []
        #expect(CheckReport(app, result).percent == 99)
    }

    @Test("Projects of Xcode may write regular expressions between slashes, unless they say no")
    func slashes() throws {
        let target = try #require(XcodeTarget(id: "T", .dictionary(["name": .string("T")])))
        func features(_ value: String?) -> [String] {
            let level = value.map { ["SWIFT_ENABLE_BARE_SLASH_REGEX": PropertyValue.string($0)] } ?? [:]
            return TargetSettings.module(BuildSettings([level]), target: target, sources: []).upcomingFeatures
        }
        #expect(features(nil) == ["BareSlashRegexLiterals"] && features("YES") == ["BareSlashRegexLiterals"])
        #expect(features("NO") == [])
    }

    @Test("What a check may take, and for what, is said in words")
    func arguments() throws {
        let words = try CommandLineArguments(
            ["check", "P", "--limit", "5", "--badge", "--trust", "--system", "Kit=linux"])
        #expect(words.limit == 5 && words.isBadge && words.isTrusted && words.systems == ["Kit": .linux])
        #expect(throws: Problem.self) { try CommandLineArguments(["check", "P", "--limit", "soon"]) }
        #expect(throws: Problem.self) { try CommandLineArguments(["check", "P", "--system", "Kit"]) }
    }
}
