import Foundation
import Testing

@testable import OrielProject

@Suite("Reports")
struct ReportTests {
    @Test(
        "Complaints are counted under the name that is missing",
        arguments: [
            ("cannot find 'Chart' in scope", "Chart"), ("cannot find type 'MKMapView' in scope", "MKMapView"),
            ("value of type 'some View' has no member 'glassEffect'", ".glassEffect"),
            ("type 'Color' has no member 'teal2'", "Color.teal2"),
            ("type 'ModifiedContent<Text, X>' has no member 'y'", "View.y"),
            ("cannot infer contextual base in reference to member 'large'", ".large"),
            ("'Map' is not a member type of struct 'A.B'", "A.B.Map"), ("unknown attribute 'Model'", "@Model"),
            ("no macro named 'Predicate'", "#Predicate"),
            ("no exact matches in call to instance method 'frame'", "frame with these arguments"),
        ])
    func names(_ message: String, _ name: String) { #expect(MissingSymbol.name(of: message) == name) }

    @Test("What only follows from another complaint is not counted")
    func followUps() {
        #expect(MissingSymbol.name(of: "generic parameter 'T' could not be inferred") == nil)
        #expect(MissingSymbol.name(of: "no such module 'MapKit'") == nil)
    }

    @Test("A report names each missing thing once, with its places")
    func report() throws {
        let folder = try TemporaryFolder()
        let good = try folder.write("Good.swift", "import SwiftUI\nlet a = 1\n")
        let bad = try folder.write("Bad.swift", "import struct MapKit.Map\n@preconcurrency import Charts")
        let also = try folder.write("Also.swift", "import MapKit // maps\n")
        let app = AppDescription(name: "Thing", module: ModuleDescription(name: "T", sources: [good, bad, also]))
        func error(_ line: Int, _ message: String) -> Diagnostic {
            Diagnostic(file: bad.path, line: line, column: 1, isError: true, message: message)
        }
        var result = AppBuilder.Result()
        result.standIns = ["Charts", "MapKit"]
        result.diagnostics = [
            error(1, "no such module 'MapKit'"), error(2, "cannot find 'Map' in scope"),
            error(4, "cannot find 'Chart' in scope"), error(9, "cannot find 'Chart' in scope"),
            error(9, "generic parameter 'T' could not be inferred"),
        ]
        let report = CheckReport(app, result)
        #expect(report.modules.map(\.name) == ["Charts", "MapKit"])
        #expect(report.modules.map(\.imports) == [1, 2] && report.modules.map(\.purpose) == ["charts", "maps"])
        #expect(report.symbols.map(\.name) == ["Chart", "Map"])
        #expect(report.symbols[0].places.map(\.line) == [4, 9])
        #expect(report.files == 3 && report.lines == 5 && report.goodFiles == 1 && report.percent == 33)
        let page = report.page(relativeTo: folder.url.path)
        #expect(page.contains("  MapKit (maps), imported by 2 files\n"))
        #expect(page.contains("  2 × Chart   Bad.swift:4, Bad.swift:9\n"))
        #expect(page.hasSuffix("1 of 3 files compile: 33 %."))
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(report)) as? [String: Any]
        #expect(json?["percent"] as? Int == 33)
    }

    @Test("Nothing missing is a hundred percent")
    func complete() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("A.swift", "let a = 1")
        let report = CheckReport(
            AppDescription(name: "A", module: ModuleDescription(name: "A", sources: [file])), AppBuilder.Result())
        #expect(report.isComplete && report.percent == 100 && report.lines == 1)
        #expect(report.page(relativeTo: "").hasSuffix("Nothing is missing: 100 %."))
    }

    @Test("Words are sorted into ours and the app's")
    func arguments() throws {
        let words = try CommandLineArguments(
            ["run", "--target", "T", "a path", "--png", "x.png", "--watch", "--view=V", "--", "--target", "theirs"])
        #expect(words.command == "run" && words.path == "a path" && words.target == "T" && words.view == "V")
        #expect(words.watches && !words.isJSON && words.rest == ["--png", "x.png", "--target", "theirs"])
        #expect(throws: Problem.self) { try CommandLineArguments(["run", "--target"]) }
        let preview = try CommandLineArguments(["preview", "P", "--list", "--png", "x.png", "--dark"])
        #expect(preview.lists && preview.picture == "x.png" && preview.rest == ["--dark"])
        #expect(OrielCommand.run(["nonsense"]) == 2)
        #expect(OrielCommand.run(["run"]) == 1)
        #expect(OrielCommand.run(["check", "/there/is/nothing"]) == 1)
    }

    @Test("The gallery's list is read")
    func previews() throws {
        let entry = try #require(PreviewCommand.Entry("Face up\t120x60\tApp/Card.swift:7"))
        #expect(
            entry.title == "Face up" && entry.width == 120 && entry.height == 60 && entry.place == "App/Card.swift:7")
        #expect(PreviewCommand.Entry("A line of the app's own") == nil)
        #expect(PreviewCommand.Entry("a\tbig\t") == nil)
        let trap = "x\nA.swift:3: Fatal error: boom\ny"
        #expect(PreviewCommand.reason(.init(status: 132, output: "", errors: trap)) == "A.swift:3: Fatal error: boom")
        #expect(PreviewCommand.reason(.init(status: 3, output: "", errors: "")) == "ended with 3")
    }

    @Test("A program that does not end is ended")
    func limits() throws {
        let start = ContinuousClock.now
        let result = try Shell.run("sleep", ["30"], limit: 0.2)
        #expect(result.status == 137 && ContinuousClock.now - start < .seconds(10))
        #expect(PreviewCommand.reason(result) == "not done in time")
        #expect(throws: Problem("The program no-such-program is not on the PATH.")) {
            try Shell.run("no-such-program", [])
        }
    }

    @Test("A saved file is noticed")
    func fingerprints() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "1")
        let first = Fingerprint(folders: [folder.url])
        #expect(first == Fingerprint(folders: [folder.url]))
        try folder.write("A.swift", "12")
        let second = Fingerprint(folders: [folder.url])
        #expect(first != second)
        try folder.write("B.swift")
        #expect(second != Fingerprint(folders: [folder.url]))
    }
}
