import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Editors of styled text")
struct AttributedEditorTests {
    @MainActor private final class Model: ObservableObject {
        @Published var text: AttributedString
        @Published var selection = AttributedTextSelection()
        init(_ text: AttributedString) { self.text = text }
        var string: String { String(text.characters) }
        /// The parts that have an underline, and those in bold.
        func parts(_ has: (AttributeContainer) -> Bool) -> [String] {
            text.runs.filter { has($0.attributes) }.map { String(text[$0.range].characters) }
        }
        var underlined: [String] { parts { $0.swiftUI.underlineStyle != nil } }
        func bold(_ context: Font.Context) -> [String] {
            parts { ($0.swiftUI.font ?? .body).resolve(in: context).isBold }
        }
    }

    private struct Editor: View {
        @ObservedObject var model: Model
        var body: some View { TextEditor(text: $model.text, selection: $model.selection) }
    }

    private let context = EnvironmentValues().fontResolutionContext

    private func host(_ model: Model) -> TestHost {
        let host = TestHost(Editor(model: model), size: CGSize(width: 300, height: 200))
        host.tap(at: CGPoint(x: 150, y: 20))
        return host
    }

    private func press(_ host: TestHost, _ key: KeyEvent.Key, _ modifiers: KeyModifiers = []) {
        host.send(.key(KeyEvent(key, modifiers: modifiers, time: host.time)))
    }

    @Test("What is typed has the attributes of the character before, or those that a key asks for")
    func typing() {
        let model = Model("Hello")
        let host = host(model)
        press(host, .character("b"), .control)
        host.type("!?")
        #expect(model.string == "Hello!?" && model.bold(context) == ["!?"])
        press(host, .character("u"), .control)
        host.type("x")
        #expect(model.underlined == ["x"] && model.bold(context).joined() == "!?x")
        press(host, .delete)
        press(host, .delete)
        #expect(model.string == "Hello!" && model.underlined.isEmpty)
    }

    @Test("Keys change what is selected, and change it back; a change can be taken back")
    func selection() throws {
        let model = Model("one two")
        let host = host(model)
        press(host, .home)
        for _ in 0..<3 { press(host, .right, .shift) }
        press(host, .character("u"), .control)
        #expect(model.underlined == ["one"] && model.string == "one two")
        guard case .ranges(let ranges) = model.selection.indices(in: model.text) else {
            Issue.record("Nothing is selected.")
            return
        }
        #expect(ranges.ranges.map { String(model.text[$0].characters) } == ["one"])
        #expect(model.selection.attributes(in: model.text)[\.underlineStyle] == [.single])
        press(host, .character("u"), .control)
        #expect(model.underlined.isEmpty)
        host.send(.edit(.undo))
        #expect(model.underlined == ["one"])
        press(host, .home)
        for _ in 0..<3 { press(host, .right, .shift) }
        press(host, .character("+"), .control)
        let size = model.text.runs.first?.swiftUI.font?.resolve(in: context).pointSize
        #expect(size == 18)
    }

    @Test("An app changes the text and its selection")
    func app() {
        let model = Model("abc")
        let host = host(model)
        let start = model.text.startIndex
        model.selection = AttributedTextSelection(range: start..<model.text.index(start, offsetByCharacters: 2))
        host.update()
        model.text.transformAttributes(in: &model.selection) { $0.foregroundColor = .red }
        host.update()
        #expect(model.parts { $0.swiftUI.foregroundColor == .red } == ["ab"])
        model.text.replaceSelection(&model.selection, withCharacters: "xyz")
        host.update()
        #expect(model.string == "xyzc" && model.parts { $0.swiftUI.foregroundColor == .red } == ["xyz"])
        host.type("!")
        #expect(model.string == "xyz!c" && model.parts { $0.swiftUI.foregroundColor == .red } == ["xyz!"])
    }

    @Test("Large letters make their line higher, and the caret is among them")
    func layout() {
        var text = AttributedString("big")
        text.swiftUI.font = .system(size: 60)
        let model = Model(text + AttributedString("\nsmall"))
        let host = host(model)
        let lines = ["big", "small"].compactMap { host.find(text: $0)?.frame }
        #expect(lines.count == 2)
        #expect(lines[0].height > 50 && lines[1].height < 30 && lines[1].minY >= lines[0].maxY - 10)
        host.tap(at: CGPoint(x: 6, y: lines[1].midY))
        host.type("_")
        #expect(model.string == "big\n_small")
    }

    @Test("Without a selection of the app's, and with indices of another text, an editor goes on")
    func foreign() {
        struct Plain: View {
            @State var text: AttributedString = "a"
            var body: some View { TextEditor(text: $text) }
        }
        let plain = TestHost(Plain(), size: CGSize(width: 300, height: 200))
        plain.tap(at: CGPoint(x: 150, y: 20))
        plain.type("b")
        #expect(plain.find(text: "ab") != nil)
        let long = AttributedString("a text that is longer than the other")
        let model = Model("ab")
        model.selection = AttributedTextSelection(insertionPoint: long.endIndex)
        let host = host(model)
        host.type("c")
        #expect(model.string == "abc")
    }
}
