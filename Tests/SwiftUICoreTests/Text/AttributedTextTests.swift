import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite(.serialized) struct AttributedTextTests {
    @Test func attributesStyleTheirRuns() {
        var string = AttributedString("plain ")
        var big = AttributedString("big")
        big.font = .system(size: 40)
        big.kern = 2
        big.underlineStyle = .single
        string += big
        let content = Text(string).font(.caption).resolve(in: EnvironmentValues())
        #expect(content.runs.map(\.string) == ["plain ", "big"])
        #expect(content.runs.map(\.style.font.size) == [12, 40])
        #expect(content.runs[1].style.decoration.kerning == 2)
        #expect(content.runs[1].style.decoration.underline != nil)
    }

    @Test("Paragraphs have the alignment and the height of lines of their attributes")
    func paragraphs() {
        var string = AttributedString("one\n")
        string.alignment = .center
        var second = AttributedString("two")
        second.lineHeight = .exact(points: 30)
        string += second
        let runs = Text(string).resolve(in: EnvironmentValues()).runs
        #expect(runs.first?.style.decoration.paragraph?.values.alignment == .center)
        #expect(runs.last?.style.decoration.paragraph?.values.lineHeight == .exact(30))
        #expect(Text("plain").resolve(in: EnvironmentValues()).first.style.decoration.paragraph == nil)
    }

    @Test func markdownKeepsItsIntents() throws {
        let content = Text(try AttributedString(markdown: "~~a~~ `b`")).resolve(in: EnvironmentValues())
        #expect(content.runs[0].style.decoration.strikethrough != nil)
        #expect(content.runs[2].style.font.design == .monospaced)
    }

    @Test func equalStringsMakeEqualTexts() {
        #expect(Text(AttributedString("a")) == Text(AttributedString("a")))
        #expect(Text(AttributedString("a")) != Text(AttributedString("b")))
    }
}
