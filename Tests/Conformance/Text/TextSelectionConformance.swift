import DisplayList
import SwiftUI
import SwiftUITesting
import Testing

/// Texts in a font of 10 points, of which a character is 6 wide and a line 12 high.
@MainActor @Suite("Text selection") struct TextSelectionConformance {
    /// A window with a text at its upper left corner, and a clipboard.
    @MainActor private final class Window {
        let host: TestHost
        private(set) var clipboard: [String] = []
        private(set) var primary: [String] = []

        init(_ content: some View, width: CGFloat = 200) {
            let view = VStack(alignment: .leading, spacing: 0) {
                content
                Button("Other") {}.padding(.top, 100)
            }
            .font(.system(size: 10))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            host = TestHost(view, size: CGSize(width: width, height: 300))
            host.host.writeClipboard = { [unowned self] in clipboard.append($0) }
            host.host.writePrimarySelection = { [unowned self] in primary.append($0) }
        }

        /// Drags from one character's left edge to another's, in lines of 12 points.
        func drag(from start: (line: Int, column: Int), to end: (line: Int, column: Int)) {
            host.drag(from: Self.place(start), to: Self.place(end))
        }

        static func place(_ place: (line: Int, column: Int)) -> CGPoint {
            CGPoint(x: CGFloat(place.column) * 6 + 0.5, y: CGFloat(place.line) * 12 + 6)
        }

        /// What Control-C copies; nil for nothing.
        func copied() -> String? {
            let count = clipboard.count
            host.press(.character("c"), modifiers: .control)
            return clipboard.count > count ? clipboard.last : nil
        }

        /// The rectangles of the selection.
        var frames: [CGRect] {
            func find(_ id: LayerID) -> [CGRect] {
                var found: [CGRect] = []
                if case .commands(let commands) = host.displayList[id].content {
                    for case .fill(let path, _, _) in commands { found.append(path.boundingRect) }
                }
                return found + host.displayList.children(of: id).flatMap(find)
            }
            return find(.root)
        }
    }

    private func text(_ string: String) -> some View { Text(verbatim: string).textSelection(.enabled) }

    @Test("T11: the mouse selects characters by dragging, in either direction and over lines; Control-C copies them")
    func drag() {
        let window = Window(text("one two three").frame(width: 60, alignment: .leading))
        window.drag(from: (0, 1), to: (0, 5))
        #expect(window.copied() == "ne t")
        #expect(window.frames == [CGRect(x: 6, y: 0, width: 24, height: 12)])
        #expect(window.primary == ["ne t"])
        window.drag(from: (1, 3), to: (0, 4))
        #expect(window.copied() == "two thr")
        #expect(
            window.frames == [CGRect(x: 24, y: 0, width: 18, height: 12), CGRect(x: 0, y: 12, width: 18, height: 12)])
        // Beyond the text its end is selected.
        window.drag(from: (1, 0), to: (3, 20))
        #expect(window.copied() == "three")
    }

    @Test("T11: two clicks select a word, three a paragraph; a drag after two clicks selects whole words")
    func clicks() {
        let window = Window(text("one two\nthree four"))
        let place = Window.place((0, 5))
        window.host.tap(at: place)
        #expect(window.copied() == nil)
        window.host.advance(by: 0.1)
        window.host.tap(at: place)
        #expect(window.copied() == "two")
        window.host.advance(by: 0.1)
        window.host.tap(at: place)
        #expect(window.copied() == "one two")
        window.host.advance(by: 1)
        window.host.tap(at: place)
        window.host.advance(by: 0.1)
        window.host.press(at: place)
        window.host.move(to: Window.place((1, 2)))
        window.host.release(at: Window.place((1, 2)))
        #expect(window.copied() == "two\nthree")
    }

    @Test("T11: a press elsewhere, Escape and another text end a selection; Control-A selects the text, Shift extends")
    func end() {
        let window = Window(
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: "first")
                Text(verbatim: "second")
            }
            .textSelection(.enabled))
        window.drag(from: (0, 0), to: (0, 3))
        window.host.press(.right, modifiers: .shift)
        #expect(window.copied() == "firs")
        window.host.press(.character("a"), modifiers: .control)
        #expect(window.copied() == "first")
        window.drag(from: (1, 0), to: (1, 2))
        #expect(window.copied() == "se" && window.frames.count == 1)
        window.host.tap(at: CGPoint(x: 150, y: 250))
        #expect(window.copied() == nil && window.frames.isEmpty)
        window.drag(from: (1, 0), to: (1, 2))
        window.host.press(.escape)
        #expect(window.copied() == nil && window.frames.isEmpty)
    }

    @Test("T11: a press without a movement is that of the views around; the labels of buttons can't be selected")
    func presses() {
        struct Content: View {
            @State private var taps = 0
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "tapped \(taps)").onTapGesture { taps += 1 }
                    Button("button") { taps += 10 }.buttonStyle(.plain)
                }
                .textSelection(.enabled)
            }
        }
        let window = Window(Content())
        window.host.tap(at: Window.place((0, 2)))
        #expect(window.host.text.contains("tapped 1"))
        window.drag(from: (1, 0), to: (1, 4))
        #expect(window.copied() == nil)
        #expect(window.host.text.contains("tapped 11"))
        let plain = Window(Text(verbatim: "plain"))
        plain.drag(from: (0, 0), to: (0, 4))
        #expect(plain.copied() == nil && plain.frames.isEmpty)
    }

    @Test("T11: the secondary button opens a menu with the word selected; a finger that rests on a text selects it all")
    func menu() {
        let window = Window(text("one two three"))
        var event = PointerEvent(.down, at: Window.place((0, 5)), time: window.host.time)
        event.button = 3
        window.host.send(.pointer(event))
        window.host.update()
        #expect(window.host.text.contains("Copy") && window.host.text.contains("Select All"))
        window.host.tap(text: "Copy")
        #expect(window.copied() == "two")
        window.host.touch(at: Window.place((0, 5)))
        window.host.advance(by: 0.6)
        window.host.liftTouch(at: Window.place((0, 5)))
        window.host.tap(text: "Copy")
        #expect(window.copied() == "one two three")
    }

    @Test("T11: assistive technology reads the selection and changes it; another text has none")
    func assistive() throws {
        struct Content: View {
            @State private var string = "one two"
            var body: some View {
                VStack(alignment: .leading) {
                    Text(verbatim: string).textSelection(.enabled)
                    Button("change") { string = "other" }
                }
            }
        }
        let window = Window(Content())
        let item = try #require(window.host.host.accessibilityItems.first { $0.label == "one two" })
        window.host.send(.accessibility(id: item.id, action: .select(.init(anchor: 4, position: 7))))
        window.host.update()
        #expect(window.copied() == "two")
        let caret = window.host.host.accessibilityItems.first { $0.label == "one two" }?.caret
        #expect(caret == .init(anchor: 4, position: 7))
        window.host.tap(text: "change")
        #expect(window.frames.isEmpty)
    }
}
