import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("The keyboard focus comes back when what covered the window is gone")
struct ModalFocusTests {
    private enum Cover: CaseIterable { case sheet, cover, alert, dialog }

    private struct Note: View {
        let cover: Cover
        var hasField = true
        @State private var isShown = false
        @State private var text = ""
        @State private var inner = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                if hasField || !isShown { TextField("Note", text: $text).focused($isFocused) }
                Text(isFocused ? "typing" : "idle")
                Text("note: \(text)")
            }
            .onKeyPress(.init("?")) {
                isShown = true
                return .handled
            }
            .sheet(isPresented: shown(.sheet)) { TextField("Inner", text: $inner) }
            .fullScreenCover(isPresented: shown(.cover)) { Button("Close") { isShown = false } }
            .alert("Alert", isPresented: shown(.alert)) { Button("Close") {} }
            .confirmationDialog("Dialog", isPresented: shown(.dialog)) { Button("Close") {} }
        }

        private func shown(_ kind: Cover) -> Binding<Bool> { cover == kind ? $isShown : .constant(false) }
    }

    private func host(_ view: some View) -> TestHost { TestHost(view, size: CGSize(width: 400, height: 600)) }

    @Test("A field behind a sheet, a cover, an alert or a dialog is typed in again", arguments: Cover.allCases)
    private func returns(cover: Cover) {
        let host = host(Note(cover: cover))
        host.press(.tab)
        host.type("a")
        #expect(host.text.contains("typing"))
        host.press(.character("?"))
        host.advance(by: 1)
        #expect(!host.text.contains("typing"))
        if cover == .sheet { host.press(.escape) } else { host.perform(.press, on: "Close") }
        host.advance(by: 1)
        #expect(host.text.contains("typing"))
        host.type("b")
        #expect(host.text.contains("note: ab"))
    }

    @Test("A field that is gone meanwhile, or one that the app has moved the focus to, is left alone")
    func gone() {
        let host = host(Note(cover: .alert, hasField: false))
        host.press(.tab)
        host.press(.character("?"))
        host.advance(by: 1)
        host.perform(.press, on: "Close")
        host.advance(by: 1)
        #expect(host.text.contains("idle"))

        struct Moved: View {
            @State private var isShown = false
            @State private var texts = ["", ""]
            @FocusState private var focused: Int?
            var body: some View {
                VStack {
                    ForEach(0..<2) { TextField("\($0)", text: $texts[$0]).focused($focused, equals: $0) }
                    Text("focused: \(focused ?? -1)")
                    Button("Show") { isShown = true }
                }
                .alert("Alert", isPresented: $isShown) { Button("Close") { focused = 1 } }
                .onAppear { focused = 0 }
            }
        }
        let moved = self.host(Moved())
        moved.update()
        #expect(moved.text.contains("focused: 0"))
        moved.perform(.press, on: "Show")
        moved.advance(by: 1)
        #expect(moved.text.contains("focused: -1"))
        moved.perform(.press, on: "Close")
        moved.advance(by: 1)
        #expect(moved.text.contains("focused: 1"))
    }

    @Test("A focused field that is removed takes its focus state with it; one that takes its place keeps the keyboard")
    func removed() {
        struct Secret: View {
            @State private var isShown = true
            @State private var isSecret = true
            @State private var text = ""
            @FocusState private var isFocused: Bool
            @FocusState private var isWithin: Bool
            var body: some View {
                VStack {
                    VStack {
                        if isShown {
                            if isSecret {
                                SecureField("Word", text: $text).focused($isFocused)
                            } else {
                                TextField("Word", text: $text).focused($isFocused)
                            }
                        }
                        Text("Around")
                    }
                    .focused($isWithin)
                    Text("focused: \(isFocused), within: \(isWithin), text: \(text)")
                    Button("Show") { isSecret.toggle() }
                    Button("Remove") { isShown.toggle() }
                }
            }
        }
        let host = host(Secret())
        host.press(.tab)
        host.type("a")
        #expect(host.text.last { $0.hasPrefix("focused") } == "focused: true, within: true, text: a")
        host.perform(.press, on: "Show")
        host.type("b")
        #expect(host.text.last { $0.hasPrefix("focused") } == "focused: true, within: true, text: ab")
        for _ in 0..<2 {
            host.perform(.press, on: "Remove")
            #expect(host.text.last { $0.hasPrefix("focused") } == "focused: false, within: false, text: ab")
        }
    }

    @Test("Of two sheets, the inner one's end gives the focus to the field in the outer one, then to the window's")
    func nested() {
        struct Nested: View {
            @State private var texts = ["", "", ""]
            @State private var depth = 0
            var body: some View { field(0).sheet(isPresented: shown(1)) { outer } }
            private var outer: some View { field(1).sheet(isPresented: shown(2)) { field(2) } }
            private func field(_ index: Int) -> some View {
                VStack {
                    TextField("\(index)", text: $texts[index])
                    Text("\(index): \(texts[index])")
                }
                .onKeyPress(.init("?")) {
                    depth += 1
                    return .handled
                }
            }
            private func shown(_ index: Int) -> Binding<Bool> {
                Binding {
                    depth >= index
                } set: {
                    if !$0 { depth = index - 1 }
                }
            }
        }
        let host = host(Nested())
        for index in 0..<3 {
            host.press(.tab)
            host.type("a\(index)")
            if index < 2 { host.press(.character("?")) }
            host.advance(by: 1)
        }
        for index in [1, 0] {
            host.press(.escape)
            host.advance(by: 1)
            host.type("b")
            #expect(host.text.contains("\(index): a\(index)b"))
        }
    }
}
