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

    @Test("T15: A field that grows keeps the limits of its lines")
    func lineLimits() {
        func lines<V: View>(_ count: Int, _ limit: (TextField<Text>) -> V) -> CGFloat {
            var height: CGFloat = 0
            let text = Array(repeating: "x", count: count).joined(separator: "\n")
            let field = limit(TextField("", text: .constant(text), axis: .vertical))
            let view = field.onGeometryChange(for: CGFloat.self) {
                $0.size.height
            } action: {
                height = $0
            }
            _ = TestHost(VStack { view }, size: CGSize(width: 200, height: 900))
            return height / EnvironmentValues().editedLineHeight
        }
        #expect([1, 2, 5].map { lines($0) { $0.lineLimit(1...3) } } == [1, 2, 3])
        #expect([1, 4, 9].map { lines($0) { $0.lineLimit(...4) } } == [1, 4, 4])
        #expect([1, 5].map { lines($0) { $0.lineLimit(3) } } == [1, 3])
        #expect([1, 2, 5].map { lines($0) { $0.lineLimit(2...) } } == [2, 2, 5])
        #expect([1, 5].map { lines($0) { $0.lineLimit(3, reservesSpace: true) } } == [3, 3])
        #expect([1, 5].map { lines($0) { $0.lineLimit(nil) } } == [1, 5])
        #expect([1, 5].map { lines($0) { $0.lineLimit(-2) } } == [1, 1])
    }

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

    @Test("Commands of the edit menu reach the field by their keys, as in a window")
    func editKeys() {
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 200))
        host.tap(text: "Name")
        host.type("Hello")
        #expect(host.press(.character("a"), modifiers: .control))
        host.type("J")
        #expect(line(host) == "[J] [] focused")
        #expect(host.press(.character("z"), modifiers: .control))
        #expect(line(host) == "[Hello] [] focused")
        #expect(host.press(.character("z"), modifiers: [.control, .shift]))
        #expect(line(host) == "[J] [] focused")
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

    @Test("A text set from outside has no past, and what is typed has no future")
    func history() {
        var editing = TextEditing("a")
        editing.insert("b")
        #expect(editing.undo() && editing.text == "a")
        #expect(editing.redo() && editing.text == "ab")
        #expect(editing.undo() && editing.text == "a")
        editing.insert("c")
        #expect(!editing.redo() && editing.text == "ac")
        editing.adopt("other")
        #expect(!editing.undo() && editing.text == "other")
    }

    @Test("Letters typed one after the other are taken back together, up to the end of a line")
    func typing() {
        var editing = TextEditing("")
        for letter in "one\ntwo" { editing.insert(String(letter)) }
        #expect(editing.undo() && editing.text == "one\n")
        #expect(editing.undo() && editing.text == "one")
        #expect(editing.undo() && editing.text.isEmpty && !editing.undo())
        editing.insert("a")
        editing.insert("b")
        editing.move(to: 0)
        editing.insert("c")
        editing.insert("pasted")
        #expect(editing.undo() && editing.text == "cab")
        #expect(editing.undo() && editing.text == "ab")
        editing.insert("d")
        #expect(editing.undo() && editing.text == "ab" && editing.undo() && editing.text.isEmpty)
    }

    @Test("Where a deletion is undone the caret is where it was")
    func undoneDeletion() {
        var editing = TextEditing("one two")
        editing.delete(-1, word: true)
        #expect(editing.text == "one ")
        #expect(editing.undo() && editing.text == "one two" && editing.caret == 7)
        editing.move(to: 0)
        editing.delete(1)
        #expect(editing.undo() && editing.caret == 0)
    }

    @Test("The caret stands behind what is being composed")
    func composedCaret() {
        func caret(_ text: String, _ composition: String) -> CGFloat {
            var editing = TextEditing(text)
            editing.composition = composition
            return EditableTextLayout(
                editing, traits: EditableTextTraits(), width: 200, environment: EnvironmentValues()
            ).caret.minX
        }
        #expect(caret("ab", "xyz") == caret("abxyz", ""))
        #expect(caret("ab", "xyz") > caret("ab", ""))
    }

    @Test("What is being composed is gone with the focus")
    func compositionEnds() {
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 200))
        host.tap(text: "Name")
        host.type("ab")
        host.send(.composition("xyz", selected: 3..<3))
        #expect(host.text.contains("abxyz"))
        host.tap(text: "Blur")
        #expect(host.text.contains("ab") && !host.text.contains("abxyz"))
        #expect(line(host) == "[ab] [] -")
    }

    @Test("In a text that is longer than its field a press is where the text is seen")
    func pressWhereScrolled() throws {
        struct Narrow: View {
            @State private var name = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $name).textFieldStyle(.plain).frame(width: 60)
                    Text("[\(name)]").lineLimit(1)
                }
            }
        }
        let host = TestHost(Narrow(), size: CGSize(width: 300, height: 100))
        let place = try #require(host.find(text: "Name")).center
        host.tap(at: place)
        host.type(String(repeating: "a", count: 40))
        // Two presses in a moment would choose a word.
        host.advance(by: 1)
        host.tap(at: CGPoint(x: 170, y: place.y))
        host.type("|")
        let position = line(host).firstIndex(of: "|").map { line(host).distance(from: line(host).startIndex, to: $0) }
        #expect(try #require(position) > 30)
    }
}
