import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Events in order")
struct EventOrderConformance {
    private let log = Log<String>()

    private struct Cards: View {
        let log: Log<String>
        @FocusState private var focused: Int?
        var body: some View {
            HStack {
                ForEach(0..<3) { card in
                    Color.red.focusable().focused($focused, equals: card)
                        .onKeyPress(.rightArrow) {
                            focused = card + 1
                            return .handled
                        }
                        .onKeyPress(.space) {
                            log("card \(card)")
                            return .handled
                        }
                }
            }
        }
    }

    /// Sends keys without a pause, as a desktop does that delivers several of them at once.
    private func burst(_ host: TestHost, _ keys: [KeyEvent.Key]) {
        for key in keys {
            host.send(.key(KeyEvent(key, time: host.time)))
            host.send(.key(KeyEvent(key, phase: .up, time: host.time)))
        }
        host.update()
    }

    @Test("GE10: keys in a burst belong to what the keys before them have focused")
    func bursts() {
        let buttons = TestHost(200, 100) {
            HStack {
                Button("A") { log("a") }
                Button("B") { log("b") }
            }
        }
        burst(buttons, [.tab, .space, .tab, .space])
        #expect(log.text == "a b")
        log.entries.removeAll()
        let cards = TestHost(200, 100) { Cards(log: log) }
        burst(cards, [.tab, .space, .right, .space, .right, .space])
        #expect(log.entries == ["card 0", "card 1", "card 2"])
    }

    @Test("GE11: a second click beside the first, on another view, begins anew")
    func otherTarget() {
        let host = TestHost(100, 40) {
            HStack(spacing: 0) {
                Color.red.onTapGesture(count: 2) { log("left") }
                Color.blue.onTapGesture(count: 2) { log("right") }
            }
        }
        func click(_ x: CGFloat) {
            host.press(at: CGPoint(x: x, y: 20))
            host.release(at: CGPoint(x: x, y: 20))
            host.advance(by: 0.1)
        }
        click(45)
        click(55)
        #expect(log.text == "")
        click(55)
        #expect(log.text == "right")
        host.advance(by: 1)
        click(45)
        click(47)
        #expect(log.text == "right left")
    }

    @Test("GE11: a single tap that waits for a second one happens when that goes elsewhere")
    func waitingTap() {
        let host = TestHost(100, 40) {
            HStack(spacing: 0) {
                Color.red.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
                Color.blue.onTapGesture { log("other") }
            }
        }
        host.tap(at: CGPoint(x: 45, y: 20))
        #expect(log.text == "")
        host.tap(at: CGPoint(x: 55, y: 20))
        #expect(log.text == "single other")
    }

    @Test("GE11: a click into another field soon after one puts the caret there")
    func fields() {
        let first = Lever("one"), second = Lever("two")
        let host = TestHost(200, 80) {
            VStack(spacing: 0) {
                TextField(
                    "a",
                    text: Binding {
                        first.value
                    } set: {
                        first.value = $0
                    }
                ).textFieldStyle(.plain)
                TextField(
                    "b",
                    text: Binding {
                        second.value
                    } set: {
                        second.value = $0
                    }
                ).textFieldStyle(.plain)
            }
        }
        host.tap(text: "one")
        host.tap(text: "two")
        host.press(.end)
        host.type("!")
        #expect(first.value == "one" && second.value == "two!")
    }

    @Test("GE12: Return submits a field of one line, which keeps the focus; keys choose several rows without edit mode")
    func desktop() {
        let text = Lever(""), chosen = Lever<Set<Int>>([])
        let host = TestHost(300, 300) {
            VStack {
                TextField(
                    "field",
                    text: Binding {
                        text.value
                    } set: {
                        text.value = $0
                    }
                ).onSubmit { log("submit") }
                List(
                    0..<3, id: \.self,
                    selection: Binding {
                        chosen.value
                    } set: {
                        chosen.value = $0
                    }
                ) {
                    Text("row \($0)")
                }
            }
        }
        host.tap(text: "field")
        host.press(.return)
        host.type("x")
        #expect(log.text == "submit" && text.value == "x")
        host.tap(text: "row 0")
        var event = PointerEvent(.down, at: host.find(text: "row 2")?.center ?? .zero, time: host.time)
        event.modifiers = .shift
        host.send(.pointer(event))
        event.phase = .up
        host.send(.pointer(event))
        host.update()
        #expect(chosen.value == [0, 1, 2])
    }

    @Test("GE13: Escape presses the button for it in a sheet or popover, which closes only where there is none")
    func escape() {
        struct Sheet: View {
            let log: Log<String>
            let hasCancel: Bool, isLocked: Bool, isPopover: Bool
            @State private var isShown = true
            var body: some View {
                Text("base")
                    .sheet(isPresented: isPopover ? .constant(false) : $isShown) { content }
                    .popover(isPresented: isPopover ? $isShown : .constant(false)) { content }
            }
            @ViewBuilder private var content: some View {
                VStack {
                    Text("inside")
                    if hasCancel {
                        Button("Cancel") {
                            log("cancel")
                            isShown = false
                        }
                        .keyboardShortcut(.cancelAction)
                    }
                }
                .interactiveDismissDisabled(isLocked)
            }
        }
        for isPopover in [false, true] {
            for (hasCancel, isLocked, done, stays) in [
                (true, false, "cancel", false), (true, true, "cancel", false), (false, false, "", false),
                (false, true, "", !isPopover),
            ] {
                log.entries.removeAll()
                let host = TestHost(400, 400) {
                    Sheet(log: log, hasCancel: hasCancel, isLocked: isLocked, isPopover: isPopover)
                }
                host.advance(by: 1)
                #expect(host.find(text: "inside") != nil)
                host.press(.escape)
                host.advance(by: 1)
                #expect(log.text == done)
                #expect((host.find(text: "inside") != nil) == stays)
            }
        }
    }
}
