import Foundation
import Testing

@testable import OrielFoundation
@testable import SwiftUICore

@Suite struct InlineMarkdownTests {
    /// Writes spans down: each as its text, with letters for its styles.
    private func read(_ markdown: String) -> String {
        InlineMarkdown.parse(markdown).map { span in
            var styles = ""
            if span.isBold { styles += "b" }
            if span.isItalic { styles += "i" }
            if span.isCode { styles += "c" }
            if span.isStruck { styles += "s" }
            if let link = span.link { styles += "→\(link)" }
            return styles.isEmpty ? span.text : "{\(styles) \(span.text)}"
        }.joined()
    }

    @Test(arguments: [
        ("plain", "plain"),
        ("**bold** text", "{b bold} text"),
        ("*italic*", "{i italic}"),
        ("_italic_ and __bold__", "{i italic} and {b bold}"),
        ("***both***", "{bi both}"),
        ("**bold *and italic***", "{b bold }{bi and italic}"),
        ("*a **b** c*", "{i a }{bi b}{i  c}"),
        ("`code *x*`", "{c code *x*}"),
        ("``a ` b``", "{c a ` b}"),
        ("~~gone~~ ~too~", "{s gone} {s too}"),
        ("[link](https://a.b)", "{→https://a.b link}"),
        ("[**bold** link](https://a.b \"title\")", "{b→https://a.b bold}{→https://a.b  link}"),
        ("<https://a.b>", "{→https://a.b https://a.b}"),
        ("<%@>", "<%@>"),
        ("<@a.b> <me@-a> <x:y>", "<@a.b> <me@-a> <x:y>"),
        ("<me@a.b>", "{→mailto:me@a.b me@a.b}"),
        ("snake_case_name", "snake_case_name"),
        ("~~~not gone~~~", "~~~not gone~~~"),
        ("[a [b](c) d](e)", "[a {→c b} d](e)"),
        ("` `", "{c  }"),
        ("` a `", "{c a}"),
        (#"[a](b\)c)"#, "{→b)c a}"),
        ("*foo**bar*", "{i foo**bar}"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        (#"\*not\* italic"#, "*not* italic"),
        ("**open", "**open"),
        ("[no link]", "[no link]"),
        ("a < b && c", "a < b && c"),
        ("x &amp; y &lt; z", "x & y < z"),
        ("`open", "`open"),
        ("*a_b*", "{i a_b}"),
        ("**a** **b**", "{b a} {b b}"),
        ("**🙂**", "{b 🙂}"),
        ("", ""),
    ])
    func readsInlines(markdown: String, expected: String) {
        #expect(read(markdown) == expected)
    }

    @Test func attributedStringsCanBeMadeOfMarkdown() throws {
        let string = try AttributedString(markdown: "**a** [b](https://c.d)")
        let runs = string.runs.map { run in
            (String(string[run.range].characters), run.inlinePresentationIntent, run.link?.absoluteString)
        }
        #expect(runs.map(\.0) == ["a", " ", "b"])
        #expect(runs.map(\.1) == [.stronglyEmphasized, nil, nil])
        #expect(runs.map(\.2) == [nil, nil, "https://c.d"])
    }

    @Test func whiteSpaceStaysWhereAsked() throws {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(String(try AttributedString(markdown: "a  b\nc", options: options).characters) == "a  b\nc")
        #expect(String(try AttributedString(markdown: "a  b\nc").characters) == "a b c")
    }
}
