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
