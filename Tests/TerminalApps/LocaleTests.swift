import Foundation
import Testing

/// Apps follow the language and region of the environment, in Foundation's formats as in SwiftUI's texts.
@Suite struct LocaleTests {
    private func lines(_ environment: [String: String]) throws -> [String] {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: PseudoTerminal.folder + "/TerminalProbe")
        process.arguments = ["--dump", "--size", "80x12"]
        process.environment = environment.merging([
            "PROBE": "locale", "HOME": NSTemporaryDirectory(), "XDG_CONFIG_HOME": NSTemporaryDirectory(),
        ]) { $1 }
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test func germanAppsWriteAsGermansDo() throws {
        #expect(
            try lines(["LANG": "de_DE.UTF-8"]) == [
                "current de_DE, environment de_DE", "languages de-DE", "bundle en", "price 1.234,50\u{a0}€",
                "number 1.234,5 1.234", "text 1.234,5", "month Januar Januar", "week 2 gregorian",
            ])
    }

    @Test func variablesOfCategoriesSetTheRegion() throws {
        let lines = try lines(["LANG": "en_US.UTF-8", "LC_MONETARY": "de_DE.UTF-8", "LANGUAGE": "fr:en"])
        #expect(lines.prefix(2) == ["current fr_DE, environment fr_DE", "languages fr-DE en-DE en-US"])
        #expect(lines.last == "week 2 gregorian")
    }

    @Test(arguments: [[:], ["LANG": "C.UTF-8"], ["LC_ALL": "POSIX", "LANG": "de_DE"], ["LANG": "!%§.x@"]])
    func environmentsWithoutALanguageAreAmerican(_ environment: [String: String]) throws {
        let lines = try lines(environment)
        #expect(lines.prefix(2) == ["current en_US, environment en_US", "languages en-US"])
        // A terminal of a locale that does not exist has no sign for the euro.
        #expect(lines.contains { $0.hasPrefix("price") && $0.hasSuffix("1,234.50") })
    }

    @Test func calendarsFollowTheRegion() throws {
        #expect(try lines(["LC_ALL": "th_TH.UTF-8"]).last == "week 1 buddhist")
    }
}
