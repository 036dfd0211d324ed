import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Selections of fields that an app reads and sets")
struct TextSelectionTests {
    private struct Sample: View {
        @State private var text = "Hello world"
        @State private var selection: TextSelection?
        var isEditor = false
        var body: some View {
            VStack {
                if isEditor {
                    TextEditor(text: $text, selection: $selection).frame(height: 60)
                } else {
                    TextField("Name", text: $text, selection: $selection)
                }
                Text(verbatim: "<\(shown)>")
                Button("word") {
                    if let range = text.range(of: "world") { selection = TextSelection(range: range) }
                }
                Button("short") { text = "Hi" }
                Button("bold") {
                    guard case .selection(let range)? = selection?.indices else { return }
                    text.replaceSubrange(range, with: "*")
                }
            }
        }
        private var shown: String {
            guard let selection else { return "none" }
            switch selection.indices {
            case .selection(let range):
                guard range.upperBound <= text.endIndex else { return "beyond" }
                return selection.isInsertion ? "caret \(text[..<range.lowerBound].count)" : String(text[range])
            case .multiSelection: return "several"
            }
        }
    }

    private func line(_ host: TestHost) -> String { host.text.first { $0.hasPrefix("<") } ?? "" }

    @Test("A field shows the caret, or what is selected in its place")
    func caret() {
        let host = TestHost(TextField("Name", text: .constant("Hello")), size: CGSize(width: 300, height: 60))
        func carets() -> Int { host.findAll(kind: "Rectangle").count { $0.frame.width == 2 } }
        func selected() -> Int { host.findAll(kind: "Rectangle").count { $0.frame.width > 20 } }
        host.press(.tab)
        host.press(.end)
        let before = selected()
        #expect(carets() == 1)
        host.press(.home, modifiers: .shift)
        #expect(carets() == 0 && selected() == before + 1)
    }

    @Test("The app reads what is selected, and where the caret is", arguments: [false, true])
    func reading(isEditor: Bool) {
        let host = TestHost(Sample(isEditor: isEditor), size: CGSize(width: 300, height: 250))
        #expect(line(host) == "<none>")
        host.tap(at: CGPoint(x: 150, y: host.find(text: "Hello world")?.frame.midY ?? 0))
        host.press(.end)
        #expect(line(host) == "<caret 11>")
        host.press(.left, modifiers: [.shift, .control])
        #expect(line(host) == "<world>")
        host.type("x")
        #expect(line(host) == "<caret 7>")
    }

    @Test("The app selects; typing replaces it")
    func setting() {
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 250))
        host.tap(text: "Hello world")
        host.tap(text: "word")
        #expect(line(host) == "<world>")
        host.type("you")
        #expect(host.text.contains("Hello you"))
        #expect(line(host) == "<caret 9>")
    }

    @Test("A selection beyond the end of another text counts as its end")
    func beyond() {
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 250))
        host.tap(text: "Hello world")
        host.tap(text: "word")
        host.tap(text: "short")
        host.type("!")
        #expect(host.text.contains("Hi!"))
        #expect(line(host) == "<caret 3>")
    }

    @Test("Carets, ranges and sets of ranges")
    func values() {
        let text = "abc"
        let second = text.index(after: text.startIndex)
        #expect(TextSelection(insertionPoint: second).isInsertion)
        #expect(!TextSelection(range: text.startIndex..<second).isInsertion)
        let several = TextSelection(ranges: RangeSet([second..<text.endIndex]))
        #expect(several.range == second..<text.endIndex && !several.isInsertion)
        #expect(TextSelection(ranges: RangeSet()).isInsertion)
        var editing = TextEditing("ab")
        editing.adopt(TextSelection(range: text.startIndex..<text.endIndex))
        #expect(editing.selection == 0..<2)
    }
}
