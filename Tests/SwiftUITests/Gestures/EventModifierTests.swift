import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting

@MainActor @Suite struct EventModifierTests {
    private struct Both: View {
        let keys: EventModifiers
        @State private var entries: [String] = []
        var body: some View {
            VStack(spacing: 0) {
                Button("Act") { entries.append("key") }.keyboardShortcut("k", modifiers: keys)
                Color.red.frame(height: 60)
                    .gesture(TapGesture().modifiers(keys).onEnded { entries.append("tap") })
                Text(verbatim: entries.joined(separator: " "))
            }
        }
    }

    private func answers(_ keys: EventModifiers, to held: KeyModifiers) -> String {
        let host = TestHost(Both(keys: keys), size: CGSize(width: 100, height: 100))
        host.press(.character("k"), modifiers: held)
        for phase in [PointerEvent.Phase.down, .up] {
            var event = PointerEvent(phase, at: CGPoint(x: 50, y: 50), time: host.time)
            event.modifiers = held
            host.host.send(.pointer(event))
        }
        return host.text.last ?? ""
    }

    @Test("One value serves shortcuts and gestures")
    func oneValue() {
        #expect(answers(.command, to: .control) == "key tap")
        #expect(answers(.command, to: .command) == "")
        #expect(answers(.command, to: []) == "")
        #expect(answers([.command, .shift], to: [.control, .shift]) == "key tap")
        #expect(answers([.command, .option], to: .control) == "")
        #expect(answers(.option, to: .option) == "key tap")
    }

    @Test("Control is the Super key, or Control where nothing wants Command")
    func control() {
        #expect(answers(.control, to: .command) == "key tap")
        #expect(answers(.control, to: .control) == "key tap")
        #expect(answers([.control, .command], to: .control) == "")
        #expect(answers([.control, .command], to: [.control, .command]) == "key tap")
    }

    private struct Rivals: View {
        @State private var last = "none"
        var body: some View {
            VStack {
                Button("Control") { last = "control" }.keyboardShortcut("k", modifiers: .control)
                Button("Command") { last = "command" }.keyboardShortcut("k", modifiers: .command)
                Text(verbatim: last)
            }
        }
    }

    @Test("Of a Control and a Command shortcut with one key, each has a key of its own")
    func rivals() {
        let host = TestHost(Rivals(), size: CGSize(width: 100, height: 100))
        host.press(.character("k"), modifiers: .control)
        #expect(host.text.last == "command")
        host.press(.character("k"), modifiers: .command)
        #expect(host.text.last == "control")
    }

    @Test("Keys that are pressed tell the same names")
    func keyPress() {
        #expect(EventModifiers(KeyModifiers.control) == .command)
        #expect(EventModifiers(KeyModifiers([.command, .shift, .capsLock])) == [.control, .shift, .capsLock])
        #expect(EventModifiers.control.keys == .control && EventModifiers.command.keys == .control)
        #expect(EventModifiers([.control, .command]).keys == [.control, .command])
    }
}
