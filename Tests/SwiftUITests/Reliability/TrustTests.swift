import Foundation
import OrielBasics
import SwiftUITesting
import Testing

@testable import AVFoundation
@testable import SwiftUI
@testable import SwiftUICore

/// Text and addresses never become an option of a program, nor a program.
@MainActor @Suite("What programs are started with", .serialized) struct TrustTests {
    @Test("A text that begins like an option is read aloud", arguments: ["-w /tmp/x", "--help", "-", "plain"])
    func speech(_ text: String) throws {
        for program in AVSpeechSynthesizer.programs {
            let arguments = program.arguments(AVSpeechUtterance(string: text))
            let end = try #require(arguments.firstIndex(of: "--"))
            #expect(Array(arguments[(end + 1)...]) == [text], "\(program.path)")
        }
    }

    @Test("A text without end fits an argument, and holds no end of its own")
    func longSpeech() throws {
        let utterance = AVSpeechUtterance(string: "a\0b" + String(repeating: "long ", count: 100_000))
        let spoken = try #require(AVSpeechSynthesizer.programs[0].arguments(utterance).last)
        #expect(spoken.hasPrefix("ablong") && spoken.utf8.count < 128 * 1024)
    }

    @Test("Pages, mail and calls are opened; scripts, programs and what other programs listen to are not")
    func addresses() throws {
        func objection(_ text: String) throws -> String? {
            DesktopOpener.objection(to: try #require(URL(string: text)))
        }
        for text in ["https://swift.org", "HTTP://swift.org", "mailto:a@b.c", "tel:123"] {
            #expect(try objection(text) == nil)
        }
        for text in ["javascript:alert(1)", "data:text/html,x", "vscode://x", "swift.org", "file:///missing"] {
            #expect(try objection(text) != nil)
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trust-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, mode, opens) in [("a.txt", 0o644, true), ("a.sh", 0o755, false), ("a.desktop", 0o644, false)] {
            let file = folder.appendingPathComponent(name)
            _ = FileManager.default.createFile(
                atPath: file.path, contents: Data(), attributes: [.posixPermissions: mode])
            #expect((DesktopOpener.objection(to: file) == nil) == opens, "\(name)")
        }
        #expect(DesktopOpener.objection(to: folder) == nil)
    }

    @Test("The answer is true only where the desktop has opened the place")
    func answers() async throws {
        let before = DesktopOpener.program
        defer { DesktopOpener.program = before }
        let page = try #require(URL(string: "https://swift.org"))
        for (program, expected) in [("/bin/true", true), ("/bin/false", false), ("/missing", false)] {
            DesktopOpener.program = program
            let answer = await withCheckedContinuation { continuation in
                OpenURLAction { _ in .systemAction }(page) { continuation.resume(returning: $0) }
            }
            #expect(answer == expected, "\(program)")
        }
    }

    @Test("A refused address is told of")
    func refusal() throws {
        let address = try #require(URL(string: "vscode://open"))
        var answer: Bool?
        let warnings = TestHost.warnings { OpenURLAction { _ in .systemAction }(address) { answer = $0 } }
        #expect(answer == false)
        #expect(warnings.count == 1 && warnings[0].contains("vscode://open"))
    }
}

@Suite("What is written on standard error") struct MessageTests {
    @Test("A name in a message neither commands a terminal nor fills it")
    func shown() {
        #expect(StandardError.shown("No image named 'a\u{1B}[2Jb\0c\u{9B}d'") == "No image named 'a�[2Jb�c�d'")
        #expect(StandardError.shown("two\nlines\tand ümläut 👩‍👩‍👧") == "two\nlines\tand ümläut 👩‍👩‍👧")
        #expect(StandardError.shown(String(repeating: "a", count: 100_000)).count == 4_001)
    }
}
