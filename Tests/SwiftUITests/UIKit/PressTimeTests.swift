import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Keys as presses: their phases, their times, and those that are down together.
@MainActor @Suite(.serialized) struct PressTimeTests {
    private final class Screen: UIViewController {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        private func note(_ word: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
            for press in presses {
                // Keys that other tests press at the same time are among all presses, too.
                #expect(event?.allPresses.contains(press) == true)
                log.append("\(word) \(press.phase) \(press.timestamp) \(press.force)")
            }
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("+", presses, event) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("-", presses, event) }
    }

    @Test("A press has the time of its beginning, and then that of its end")
    func times() {
        let screen = Screen()
        let host = TestHost(ControllerContent(controller: screen), size: CGSize(width: 300, height: 300))
        #expect(screen.becomeFirstResponder())
        defer { screen.resignFirstResponder() }
        func send(_ letter: Character, _ phase: KeyEvent.Phase, _ time: Double) -> Bool {
            host.send(.key(KeyEvent(.character(letter), phase: phase, time: time)))
        }
        #expect(send("a", .down, 1) && send("a", .repeated, 1.5) && send("b", .down, 2))
        #expect(send("a", .up, 3.25) && send("b", .up, 4))
        #expect(!send("b", .up, 5) && !send("c", .repeated, 6))
        #expect(
            screen.log == [
                "+ began 1.0 1.0", "+ began 2.0 1.0", "- ended 3.25 0.0", "- ended 4.0 0.0",
            ])
        // A key whose end was lost ends when it begins again.
        screen.log = []
        #expect(send("a", .down, 7) && send("a", .down, 8) && send("a", .up, 9))
        #expect(screen.log.map { $0.prefix(11) } == ["+ began 7.0", "- ended 8.0", "+ began 8.0", "- ended 9.0"])
    }
}
