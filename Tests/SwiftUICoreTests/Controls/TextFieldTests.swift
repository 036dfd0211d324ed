import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
struct TextFieldTests {
    private struct Sample: View {
        @State private var name = ""
        @State private var submitted = ""
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($isFocused).onSubmit { submitted = name }
                Text("[\(name)] [\(submitted)] \(isFocused ? "focused" : "-")")
                Button("Focus") { isFocused = true }
                Button("Blur") { isFocused = false }
            }
        }
    }

    private func line(_ host: TestHost) -> String { host.text.first { $0.hasPrefix("[") } ?? "" }

    @Test("Typing, deleting, moving the caret and submitting")
    func editing() {
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 200))
        #expect(host.text.first == "Name")
        host.tap(text: "Name")
        host.type("Helo")
        #expect(line(host) == "[Helo] [] focused")
        host.press(.left)
        host.type("l")
        #expect(line(host) == "[Hello] [] focused")
        host.press(.home)
        host.press(.deleteForward)
        host.type("J")
        #expect(line(host) == "[Jello] [] focused")
        host.press(.end)
        host.press(.delete)
        host.press(.return)
        #expect(line(host) == "[Jell] [Jell] focused")
        host.press(.left, modifiers: [.shift, .control])
        host.type("x")
        #expect(line(host) == "[x] [Jell] focused")
    }

    @Test("Focus follows its state and tells it")
    func focus() {
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 200))
        host.tap(text: "Focus")
        #expect(line(host) == "[] [] focused")
        host.type("a")
        #expect(line(host) == "[a] [] focused")
        host.tap(text: "Blur")
        #expect(line(host) == "[a] [] -")
        host.type("b")
        #expect(line(host) == "[a] [] -")
    }

    @Test("A value is read when editing ends; what cannot be read is given up")
    func values() {
        struct Numbers: View {
            @State private var number = 5
            var body: some View {
                VStack {
                    TextField("Number", value: $number, format: .number)
                    Text("is \(number)")
                }
            }
        }
        let host = TestHost(Numbers(), size: CGSize(width: 300, height: 200))
        host.tap(text: "5")
        host.type("7")
        #expect(host.text.last == "is 5")
        host.press(.return)
        #expect(host.text.last == "is 57")
        host.type("x")
        host.press(.return)
        #expect(host.text == ["57", "is 57"])
    }

    @Test("A secure field shows dots")
    func secure() {
        struct Secret: View {
            @State private var text = "abc"
            var body: some View { SecureField("Secret", text: $text) }
        }
        let host = TestHost(Secret(), size: CGSize(width: 300, height: 100))
        #expect(host.text == ["•••"])
    }

    @Test("An editor has several lines; the arrow keys go from one to the other")
    func editor() {
        struct Notes: View {
            @State private var text = "one\ntwo"
            var body: some View { TextEditor(text: $text) }
        }
        let host = TestHost(Notes(), size: CGSize(width: 300, height: 200))
        #expect(host.text == ["one", "two"])
        host.tap(text: "two")
        host.press(.end)
        host.press(.up)
        host.type("!")
        #expect(host.text == ["one!", "two"])
        host.press(.return)
        #expect(host.text == ["one!", "", "two"])
    }

    @Test("A paragraph is broken into lines that hold all of it; none is wider than the editor")
    func longParagraph() {
        struct Notes: View {
            @State var text: String
            var body: some View { TextEditor(text: $text) }
        }
        let words = (0..<300).map { String(repeating: "x", count: $0 % 11 + 1) }.joined(separator: " ")
        let unbroken = String(repeating: "y", count: 900)
        for text in [words, unbroken, words + unbroken] {
            let host = TestHost(Notes(text: text), size: CGSize(width: 300, height: 200))
            host.advance(by: 0.1)
            let lines = host.text
            #expect(lines.joined() == text)
            #expect(lines.count > 10)
            let limit = 300 / TestHost(Text("x")).host.idealSize.width
            #expect(lines.allSatisfy { CGFloat($0.count) <= limit + 1 })
        }
    }

    @Test("A line of very many characters is shown in part; the caret behind it stands at its end")
    func longLine() throws {
        let text = String(repeating: "word ", count: 60_000)
        var editing = TextEditing(text)
        editing.move(to: 300_000)
        let layout = EditableTextLayout(
            editing, traits: EditableTextTraits(), width: 300, environment: EnvironmentValues())
        let line = try #require(layout.lines.first)
        #expect(layout.lines.count == 1 && line.text.count == EditableTextLayout.longestLine)
        #expect(line.range == 0..<300_000 && line.offsets.count == 300_001)
        #expect(layout.caret.minX == line.offsets[EditableTextLayout.longestLine])
    }
}
