import DisplayList
import Foundation
import OrielFoundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Keys that reach responders of UIKit: shortcuts, and presses.
@MainActor
@Suite("Keys of responders", .serialized)
struct KeyCommandTests {
    private final class Screen: UIViewController {
        var log: [String] = []
        var takesPresses = true
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: Selector(Screen.left)),
                UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(Screen.save(_:))),
                UIKeyCommand(
                    title: "Never", action: Selector(Screen.left), input: "n", attributes: .disabled),
            ]
        }
        func left() { log.append("left") }
        @MainActor func save(_ command: UIKeyCommand) { log.append("save \(command.input ?? "")") }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            guard takesPresses else { return super.pressesBegan(presses, with: event) }
            for press in presses { log.append("+\(press.key?.charactersIgnoringModifiers ?? "")") }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { log.append("-\(press.key?.keyCode.rawValue ?? 0)") }
        }
    }

    private func screen() -> (Screen, TestHost) {
        let screen = Screen()
        let host = TestHost(ControllerContent(controller: screen), size: CGSize(width: 300, height: 300))
        #expect(screen.becomeFirstResponder() && screen.isFirstResponder)
        return (screen, host)
    }

    private func press(_ key: KeyEvent.Key, _ host: TestHost, _ modifiers: KeyModifiers = []) -> [Bool] {
        [KeyEvent.Phase.down, .repeated, .up].map {
            host.send(.key(KeyEvent(key, phase: $0, modifiers: modifiers, time: 1)))
        }
    }

    @Test("Shortcuts of the first responder are performed, with Control for Command")
    func shortcuts() {
        let (screen, host) = screen()
        defer { screen.resignFirstResponder() }
        _ = host.send(.key(KeyEvent(.left, time: 1)))
        _ = host.send(.key(KeyEvent(.character("s"), characters: "s", modifiers: .control, time: 1)))
        // Without the key held, with another one, and a disabled command: presses.
        _ = host.send(.key(KeyEvent(.character("n"), characters: "n", time: 1)))
        _ = host.send(.key(KeyEvent(.left, modifiers: .control, time: 1)))
        #expect(screen.log == ["left", "save s", "+n", "+UIKeyInputLeftArrow"])
    }

    @Test("Presses begin and end once, however long a key is held; what no responder takes is SwiftUI's")
    func presses() {
        let (screen, host) = screen()
        #expect(press(.character("A"), host) == [true, true, true])
        #expect(press(.up, host) == [true, true, true])
        #expect(screen.log == ["+A", "-4", "+UIKeyInputUpArrow", "-82"])
        screen.takesPresses = false
        screen.log = []
        #expect(press(.character("b"), host).first == false)
        #expect(screen.log == ["-5"])
        #expect(screen.resignFirstResponder() && !screen.isFirstResponder)
        #expect(press(.character("c"), host).first == false && screen.log == ["-5"])
    }

    @Test("A key whose release was not seen begins anew; an open menu and an alert have all keys")
    func others() {
        let (screen, host) = screen()
        for _ in 1...2 { _ = host.send(.key(KeyEvent(.character("g"), characters: "g", time: 1))) }
        #expect(screen.log == ["+g", "-10", "+g"])
        screen.log = []
        #expect(screen.resignFirstResponder())
        let alert = UIAlertController(title: "Stop?", message: nil, preferredStyle: .alert)
        #expect(alert.becomeFirstResponder() == false)
        KeyPresses.first = alert
        defer { KeyPresses.first = nil }
        #expect(!host.send(.key(KeyEvent(.character("s"), characters: "s", modifiers: .control, time: 1))))
        #expect(screen.log.isEmpty)
        let menu = TestHost(Menu("Open") { Button("First") {} }, size: CGSize(width: 300, height: 300))
        KeyPresses.first = screen
        menu.tap(text: "Open")
        _ = menu.send(.key(KeyEvent(.left, time: 1)))
        #expect(screen.log.isEmpty)
        menu.press(.escape)
        menu.advance(by: 1)
        _ = menu.send(.key(KeyEvent(.left, time: 1)))
        #expect(screen.log == ["left"])
    }

    @Test("A key of a text that is edited is the text's, but for shortcuts with Command")
    func typing() {
        final class Fields: UIViewController {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            var log: [String] = []
            override func viewDidLoad() { view.addSubview(field) }
            override var keyCommands: [UIKeyCommand]? {
                ["x", "y"].map {
                    UIKeyCommand(
                        input: $0, modifierFlags: $0 == "x" ? [] : .command, action: Selector(Fields.note(_:)))
                }
            }
            @MainActor func note(_ command: UIKeyCommand) { log.append(command.input ?? "") }
        }
        let fields = Fields()
        fields.field.placeholder = "type"
        let host = TestHost(ControllerContent(controller: fields), size: CGSize(width: 300, height: 300))
        host.tap(text: "type")
        KeyPresses.first = fields
        defer { KeyPresses.first = nil }
        host.type("x")
        _ = host.send(.key(KeyEvent(.character("y"), characters: "y", modifiers: .control, time: 1)))
        #expect(fields.field.text == "x" && fields.log == ["y"])
    }

    @Test("A command of a menu reaches the responder that has its method")
    func menus() {
        let (screen, host) = screen()
        defer { screen.resignFirstResponder() }
        #expect(UIApplication.shared.sendAction(Selector(Screen.left), to: nil, from: nil, for: nil))
        #expect(screen.log == ["left"])
        #expect(!UIApplication.shared.sendAction(Selector(Other.act), to: nil, from: nil, for: nil))
        let other = Other()
        #expect(
            UIApplication.shared.sendAction(Selector(Other.act), to: other, from: nil, for: nil) && other.count == 1)
        _ = host
    }

    private final class Other: NSObject {
        var count = 0
        func act() { count += 1 }
    }

    @Test("Keys have the numbers of an American keyboard")
    func usages() {
        let keys: [(KeyEvent.Key, Int?)] = [
            (.character("z"), 0x1D), (.character("1"), 0x1E), (.character("!"), 0x1E), (.character("0"), 0x27),
            (.character(")"), 0x27), (.character("?"), 0x38), (.return, 0x28), (.function(1), 0x3A),
            (.function(12), 0x45), (.function(13), 0x68), (.function(99), nil), (.character("ß"), nil),
            (.character("👍"), nil), (.deleteForward, 0x4C), (.backTab, 0x2B),
        ]
        for (key, number) in keys { #expect(key.usage == number, "\(key)") }
        #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4 && UIKeyboardHIDUsage.keyboard0.rawValue == 0x27)
        #expect(UIKeyboardHIDUsage.keyboardF12.rawValue == 0x45 && UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
        #expect(UIKeyboardHIDUsage.keypad0.rawValue == 0x62 && UIKeyboardHIDUsage.keyboardF13.rawValue == 0x68)
    }
}
