import DisplayList
import Foundation
import SwiftUICore

/// Passes keys to UIKit's responders before SwiftUI's views: shortcuts first, then presses.
@MainActor
enum KeyPresses {
    /// The responder that the app has given the keys; nil for none.
    static weak var first: UIResponder?
    /// The keys that are down, with the presses that responders were notified of.
    private static var down: [KeyEvent.Key: UIPress] = [:]
    private static var isInstalled = false

    /// Makes keys come here first, once a controller or a view of UIKit is shown.
    static func install() {
        if isInstalled { return }
        isInstalled = true
        let outer = ViewHost.eventFilter
        ViewHost.eventFilter = { host, event in
            if outer?(host, event) == true { return true }
            guard case .key(let key) = event else { return false }
            return takes(key, in: host)
        }
    }

    /// Whether a responder takes a key.
    private static func takes(_ event: KeyEvent, in host: ViewHost) -> Bool {
        if event.phase == .up { return ends(event) }
        // An open menu and an alert have all keys.
        guard let start, !host.hasOpenMenu, !(start is UIAlertController) else { return false }
        let isTyping = host.textInput != nil
        if let (command, responder) = command(for: event, from: start, whileTyping: isTyping) {
            let target = command.action.isMethod(of: responder) ? responder : nil
            return UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
        }
        if isTyping { return false }
        // A key that is held is one press.
        if event.phase == .repeated { return down[event.key]?.isTaken ?? false }
        // A terminal reports no released keys, nor does a window that lost the keyboard meanwhile.
        _ = ends(event)
        let press = UIPress(event)
        press.responder = start
        let isTaken = tell(press) { start.pressesBegan($0, with: $1) }
        press.isTaken = isTaken
        down[event.key] = press
        return isTaken
    }

    private static func ends(_ event: KeyEvent) -> Bool {
        guard let press = down.removeValue(forKey: event.key) else { return false }
        press.phase = .ended
        press.timestamp = event.time
        guard let responder = press.responder else { return false }
        _ = tell(press) { responder.pressesEnded($0, with: $1) }
        return press.isTaken
    }

    private static func tell(_ press: UIPress, _ call: (Set<UIPress>, UIPressesEvent) -> Void) -> Bool {
        let event = UIPressesEvent()
        event.allPresses = Set(down.values).union([press])
        call([press], event)
        return !event.isUnhandled
    }

    /// The responder that gets keys: the app's first one, or the controller on top.
    static var start: UIResponder? {
        first ?? UIApplication.shared.ownWindows.last { !$0.isHidden }?.rootViewController?.topmost
    }

    /// The first matching shortcut of a responder and the responders behind it; nil if there is none.
    private static func command(
        for event: KeyEvent, from start: UIResponder, whileTyping isTyping: Bool
    ) -> (UIKeyCommand, UIResponder)? {
        var responder: UIResponder? = start
        while let current = responder {
            for command in current.keyCommands ?? [] where command.matches(event) {
                let isTyped = command.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
                if isTyping, isTyped, !command.wantsPriorityOverSystemBehavior { continue }
                if command.attributes.contains(.disabled) { continue }
                return (command, current)
            }
            responder = current.next
        }
        return nil
    }
}

extension UIKeyCommand {
    /// Whether a key is the shortcut.
    func matches(_ event: KeyEvent) -> Bool {
        guard let input else { return false }
        let flags = UIKeyModifierFlags(event.modifiers).subtracting([.alphaShift, .numericPad])
        let wanted = modifierFlags.subtracting([.alphaShift, .numericPad])
        guard event.key.commandInput.lowercased() == input.lowercased() else { return false }
        // A sign that needs Shift implies it.
        if input.count == 1, input.first?.isLetter == false, flags.subtracting(.shift) == wanted.subtracting(.shift) {
            return flags.contains(.shift) || !wanted.contains(.shift)
        }
        return flags == wanted
    }
}
