import Foundation
import OrielFoundation
import SwiftUI
import Testing

/// What Foundation has for apps of the Mac, and this system's lacks.
@Suite("Foundation of the Mac")
struct MacFoundationTests {
    private final class Target: NSObject {
        var log: [String] = []
        func first() { log.append("first") }
        func second() { log.append("second") }
        func third() { log.append("third") }
    }

    @Test("A loop calls methods in its next turn, by their order, unless they were canceled")
    func loops() {
        let (loop, target, third) = (RunLoop.current, Target(), Selector(Target.third))
        loop.perform(Selector(Target.second), target: target, argument: nil, order: 2, modes: [.default])
        loop.perform(third, target: target, argument: nil, order: 3, modes: [.default])
        loop.perform(Selector(Target.first), target: target, argument: nil, order: -1, modes: [.default])
        loop.cancelPerform(third, target: target, argument: nil)
        #expect(target.log.isEmpty)
        _ = loop.run(mode: .default, before: Date())
        #expect(target.log == ["first", "second"])
        loop.perform(Selector(Target.first), target: target, argument: nil, order: 0, modes: [.default])
        loop.cancelPerformSelectors(withTarget: target)
        _ = loop.run(mode: .default, before: Date())
        #expect(target.log.count == 2)
    }

    @Test("A coded text keeps its characters, links and emphasis")
    func codedText() throws {
        var text = try AttributedString(markdown: "plain **bold** [link](https://example.org)")
        text.languageIdentifier = "en"
        let read = try JSONDecoder().decode(AttributedString.self, from: JSONEncoder().encode(text))
        #expect(String(read.characters) == "plain bold link")
        #expect(read.runs.compactMap(\.link) == [URL(string: "https://example.org")])
        #expect(read.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
        #expect(read.runs.allSatisfy { $0.languageIdentifier == "en" })
        let empty = try JSONDecoder().decode(AttributedString.self, from: JSONEncoder().encode(AttributedString()))
        #expect(empty.characters.isEmpty)
        #expect(try JSONDecoder().decode(AttributedString.self, from: Data("\"a\"".utf8)) == AttributedString("a"))
        for bad in ["[\"a\"]", "[1, {}]", "{}", "3"] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(AttributedString.self, from: Data(bad.utf8))
            }
        }
    }

    @Test("A text with attributes is made of Markdown")
    func markdown() throws {
        let text = try NSAttributedString(markdown: "a [b](https://example.org)")
        #expect(text.string == "a b")
        #expect(text.attribute(.link, at: 2, effectiveRange: nil) != nil)
        let spaced = try NSAttributedString(
            markdown: "a  b", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(spaced.string == "a  b")
        #expect(throws: (any Error).self) { try NSAttributedString(contentsOf: URL(fileURLWithPath: "/nothing.md")) }
    }

    @Test("The place of words is kept; functions set errors by a pointer")
    func values() {
        let formatter = DateFormatter()
        #expect(formatter.formattingContext == .unknown)
        formatter.formattingContext = .middleOfSentence
        #expect(formatter.formattingContext == .middleOfSentence)
        func fail(_ error: NSErrorPointer) { error?.pointee = NSError(domain: "a", code: 1) }
        var error: NSError?
        fail(&error)
        #expect(error?.code == 1)
        fail(nil)
        let letter: UTF32Char = 0x1D400
        #expect(Unicode.Scalar(letter) != nil)
    }
}
