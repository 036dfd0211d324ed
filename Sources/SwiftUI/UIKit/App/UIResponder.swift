import Foundation

/// Something that answers to events: the base of UIKit's views, controllers and delegates.
///
/// Events reach SwiftUI views here, not responders; the methods are there to be overridden and called.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// Creates a responder.
    public override init() { super.init() }

    /// The responder that answers to what this one does not; nil for none.
    open var next: UIResponder? { nil }
    /// Whether the responder can have the keyboard.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder can give up the keyboard.
    open var canResignFirstResponder: Bool { true }
    /// Whether the responder has the keyboard.
    open private(set) var isFirstResponder = false
    /// Remembers how to take back what was done; nil for none.
    open var undoManager: UndoManager? { next?.undoManager }
    /// The shortcuts that the responder answers to.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Asks for the keyboard; returns whether the responder got it.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        isFirstResponder = canBecomeFirstResponder
        return isFirstResponder
    }

    /// Gives up the keyboard; returns whether that was done.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }

    /// Tells that fingers came down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Tells that fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Tells that fingers came up.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Tells that touches were taken away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Tells that keys went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Tells that keys changed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Tells that keys came up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Tells that presses were taken away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Adds to the app's menus.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Whether the responder answers to an action.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

extension UIResponder {
    /// Posted when the screen's keyboard comes; never here.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted when the screen's keyboard has come; never here.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted when the screen's keyboard goes; never here.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted when the screen's keyboard has gone; never here.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted when the screen's keyboard changes its place; never here.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted when the screen's keyboard has changed its place; never here.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The key of the keyboard's rectangle at the end.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the keyboard's rectangle at the beginning.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the duration of the keyboard's movement.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of the keyboard's movement.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// The name of a method, as Objective-C has it; only names are kept here, nothing can be called by one.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    /// The name.
    public let description: String
    /// Creates a name.
    public init(_ name: String) { description = name }
    /// Creates a name.
    public init(stringLiteral name: String) { description = name }
}

/// A finger on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// Where the finger is, in a view.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Something that happened.
@MainActor @preconcurrency
open class UIEvent: NSObject {}

/// Keys that went down or up.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {}

/// A key that is down.
@MainActor @preconcurrency
open class UIPress: NSObject {
    /// The key; nil for other buttons.
    open var key: UIKey? { nil }
}

/// A key of a keyboard.
@MainActor @preconcurrency
open class UIKey: NSObject {
    /// What the key types.
    open var characters: String { "" }
    /// What the key types without others held.
    open var charactersIgnoringModifiers: String { "" }
    /// The keys held with it.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The key's place on the keyboard.
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}
