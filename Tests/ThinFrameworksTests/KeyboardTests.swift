import DisplayList
import Foundation
import GameController
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("The keyboard of GameController")
struct KeyboardTests {
    @Test("Keys are pressed and released, once each, and seen also where a view takes them")
    func keys() throws {
        let keys = try #require(GCKeyboard.coalesced?.keyboardInput)
        var log: [String] = []
        keys.keyChangedHandler = { _, _, code, isDown in log.append("\(isDown ? "+" : "-")\(code.rawValue)") }
        defer { keys.keyChangedHandler = nil }
        var button = 0
        let space = try #require(keys.button(forKeyCode: .spacebar))
        space.pressedChangedHandler = { _, value, isDown in button += isDown && value == 1 ? 1 : 10 }
        let host = TestHost(Text("game"))
        func send(_ key: KeyEvent.Key, _ phase: KeyEvent.Phase) {
            _ = host.send(.key(KeyEvent(key, phase: phase, time: 1)))
        }
        send(.character("w"), .down)
        send(.character("w"), .repeated)
        send(.space, .down)
        #expect(keys.isAnyKeyPressed && space.isPressed && keys.button(forKeyCode: .keyW)?.isPressed == true)
        send(.character("w"), .up)
        send(.space, .up)
        _ = host.send(.modifiers(.shift))
        _ = host.send(.modifiers([]))
        #expect(log == ["+26", "+44", "-26", "-44", "+225", "-225"])
        #expect(button == 11 && !keys.isAnyKeyPressed && space.value == 0)
        #expect(keys.button(forKeyCode: GCKeyCode(rawValue: 4000)) == nil)
    }
}
