import Foundation
import Testing

@testable import OrielFoundation

/// Markdown takes time in proportion to its length, whatever it contains: none of these would come to an end if each
/// mark were looked for up to the end of the text.
@Suite struct LongMarkdownTests {
    private static let count = 40_000

    private func text(_ markdown: String, _ syntax: InlineMarkdown.Syntax = .inlinesAndAttributes) -> String {
        InlineMarkdown.parse(markdown, as: syntax).spans.map(\.text).joined()
    }

    @Test(
        "Marks that are never closed are text",
        arguments: ["<", "[](", "[", "](", "![", "<a", "a* ", "_a ", "~~a ", "^[](", "^[](\\'", "^[", "[](<", "\\[]("])
    func open(_ mark: String) {
        let markdown = String(repeating: mark, count: Self.count)
        #expect(text(markdown) == markdown.replacingOccurrences(of: "\\", with: ""))
    }

    @Test("Runs of backticks, each of another length, are text")
    func backticks() {
        let markdown = (1...400).map { String(repeating: "`", count: $0) }.joined(separator: "a")
        #expect(text(markdown) == markdown)
    }

    @Test("Many that are closed", arguments: [("*a* ", "a "), ("[a](b) ", "a "), ("<ab:c> ", "ab:c "), ("`a` ", "a ")])
    func closed(_ pair: (String, String)) {
        let shown = text(String(repeating: pair.0, count: Self.count))
        #expect(shown == String(repeating: pair.1, count: Self.count))
    }

    @Test("Emphasis within emphasis")
    func nested() {
        let depth = 10_000
        let markdown = String(repeating: "*a ", count: depth) + String(repeating: "a* ", count: depth)
        let spans = InlineMarkdown.parse(markdown)
        #expect(spans.first?.isItalic == true)
        #expect(!spans.map(\.text).joined().contains("*"))
    }

    @Test("Brackets count to a depth of a hundred, parentheses of a destination to 32")
    func depth() {
        let deep = String(repeating: "[", count: 150) + "a](b)"
        #expect(text(deep) == String(repeating: "[", count: 149) + "a")
        func link(_ depth: Int) -> String? {
            let destination = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
            return InlineMarkdown.parse("[a](\(destination))").first?.link
        }
        #expect(link(32)?.count == 64)
        #expect(link(33) == nil)
    }

    private static let marks = [
        "<", ">", "[", "]", "*", "_", "`", "~", "\\", "!", "&", "(", ")", "^", "a", " ", "@", ":", "%",
    ]

    @Test("Marks, and pairs of marks, take steps in proportion to their number", arguments: marks)
    func steps(_ mark: String) {
        for syntax in [InlineMarkdown.Syntax.inlines, .inlinesAndAttributes, .attributesOnly] {
            for other in [""] + Self.marks + ["](", "](a)", "[a](", "^[", "](inflect: true)"] {
                let unit = mark + other
                for (before, after) in [("", ""), (String(repeating: "[", count: 100), ""), ("`", "``")] {
                    func steps(_ count: Int) -> Int {
                        InlineMarkdown.steps(before + String(repeating: unit, count: count) + after, as: syntax)
                    }
                    let (few, many) = (steps(500), steps(1000))
                    // Twice the length, twice the steps: four times as many would be the square.
                    #expect(many <= 5 * few / 2 + 10_000, "\(unit), \(syntax): \(few), \(many)")
                }
            }
        }
    }

    @Test("Twenty thousand marks take a limited number of steps each", arguments: marks)
    func manySteps(_ mark: String) {
        let steps = InlineMarkdown.steps(String(repeating: mark, count: 20_000), as: .inlinesAndAttributes)
        #expect(steps <= 20_000 * 6)
    }
}
