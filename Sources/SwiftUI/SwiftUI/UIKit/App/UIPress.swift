import DisplayList
import Foundation
import SwiftUICore

/// Keys that were pressed or released.
///
/// Follows Apple's [UIPressesEvent](https://developer.apple.com/documentation/uikit/uipressesevent).
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }
    /// The presses: the keys that are down, and one that was just released.
    open internal(set) var allPresses: Set<UIPress> = []
    /// Whether no responder took the keys.
    var isUnhandled = false
}

/// A key or a button that is down.
///
/// Follows Apple's [UIPress](https://developer.apple.com/documentation/uikit/uipress).
@MainActor @preconcurrency
open class UIPress: NSObject {
    /// How far a press is.
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    /// The button that is pressed, which a remote control or a keyboard has.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown = 31
        case tvRemoteOneTwoThree = 100
        case tvRemoteFourColors = 101
    }

    /// The key; nil for other buttons.
    open internal(set) var key: UIKey?
    /// How far the press is.
    open internal(set) var phase = Phase.began
    /// The button: an arrow, or the main one.
    open internal(set) var type = PressType.select
    /// When, in seconds.
    open internal(set) var timestamp: TimeInterval = 0
    /// How hard the press is, from 0 to 1.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
    /// Whether a responder took the press.
    var isTaken = false
    /// The responder that gets the press first; nil for none.
    open internal(set) weak var responder: UIResponder?
    /// The window; nil where the responder is in none.
    open var window: UIWindow? {
        (responder as? UIView)?.window ?? (responder as? UIViewController)?.viewIfLoaded?.window
    }

    init(_ event: KeyEvent) {
        super.init()
        key = UIKey(event)
        timestamp = event.time
        switch event.key {
        case .up: type = .upArrow
        case .down: type = .downArrow
        case .left: type = .leftArrow
        case .right: type = .rightArrow
        case .pageUp: type = .pageUp
        case .pageDown: type = .pageDown
        case .escape: type = .menu
        default: break
        }
    }
}

/// A key of a keyboard.
///
/// Follows Apple's [UIKey](https://developer.apple.com/documentation/uikit/uikey).
@MainActor @preconcurrency
open class UIKey: NSObject {
    private let event: KeyEvent

    init(_ event: KeyEvent) {
        self.event = event
        super.init()
    }

    /// The characters that the key types; for keys without, the texts that ``UIKeyCommand`` has for them.
    open var characters: String { event.characters.isEmpty ? event.key.commandInput : event.characters }
    /// The characters that the key types without modifiers but Shift.
    open var charactersIgnoringModifiers: String { event.key.commandInput }
    /// The keys held with it.
    open var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(event.modifiers) }
    /// The key's place on an American keyboard.
    open var keyCode: UIKeyboardHIDUsage {
        event.key.usage.map { UIKeyboardHIDUsage(rawValue: $0) } ?? .keyboardErrorUndefined
    }
}

extension UIKeyModifierFlags {
    /// The keys held: Control counts as Command, and the Super key as Control, as in SwiftUI's shortcuts here.
    init(_ keys: KeyModifiers) {
        let held = EventModifiers(keys)
        var flags: UIKeyModifierFlags = []
        if held.contains(.capsLock) { flags.insert(.alphaShift) }
        if held.contains(.shift) { flags.insert(.shift) }
        if held.contains(.control) { flags.insert(.control) }
        if held.contains(.option) { flags.insert(.alternate) }
        if held.contains(.command) { flags.insert(.command) }
        self = flags
    }
}

extension KeyEvent.Key {
    /// The text that UIKit has for the key.
    var commandInput: String {
        switch self {
        case .character(let character): String(character)
        case .return: "\r"
        case .tab, .backTab: "\t"
        case .space: " "
        case .delete: "\u{8}"
        case .deleteForward: "\u{7F}"
        case .escape: UIKeyCommand.inputEscape
        case .up: UIKeyCommand.inputUpArrow
        case .down: UIKeyCommand.inputDownArrow
        case .left: UIKeyCommand.inputLeftArrow
        case .right: UIKeyCommand.inputRightArrow
        case .home: UIKeyCommand.inputHome
        case .end: UIKeyCommand.inputEnd
        case .pageUp: UIKeyCommand.inputPageUp
        case .pageDown: UIKeyCommand.inputPageDown
        case .function(let number): "UIKeyInputF\(number)"
        }
    }
}
