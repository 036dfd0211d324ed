import Foundation

/// An object that responds to events: the base of UIKit's views, controllers and delegates.
///
/// Touches reach views of an app's own types, and keys the first responder and the responders behind it, or the controller on
/// top where there is no first responder; see ``UIKeyCommand`` and ``pressesBegan(_:with:)``.
@MainActor @preconcurrency
open class UIResponder: _AccessibleObject {
    /// Creates a responder.
    public override init() { super.init() }

    /// The next responder, for events that this one does not handle; nil for none.
    open var next: UIResponder? { nil }
    /// Whether the responder can have the focus.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder can resign the focus.
    open var canResignFirstResponder: Bool { true }
    /// Whether the responder has the focus.
    open var isFirstResponder: Bool { isFirst }
    private var isFirst = false
    /// The undo manager; nil for none.
    open var undoManager: UndoManager? { next?.undoManager }
    /// The way to type into the object.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    /// A name for which the way to type is kept; nil, as there is one way here.
    open var textInputContextIdentifier: String? { nil }
    /// The shortcuts of the responder.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Requests the focus; returns whether the responder got it.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return isFirst }
        if let other = KeyPresses.first, other !== self, !other.resignFirstResponder() { return false }
        isFirst = true
        KeyPresses.first = self
        return true
    }

    /// Resigns the focus; returns whether that was done.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder || !isFirst else { return false }
        isFirst = false
        if KeyPresses.first === self { KeyPresses.first = nil }
        return true
    }

    /// Called when the object was made from an archive; there are none here.
    open func awakeFromNib() {}
    /// Called when Interface Builder shows the object; it never does here.
    open func prepareForInterfaceBuilder() {}
    /// Cuts the selection; text views of the engine do so by themselves.
    open func cut(_ sender: Any?) {}
    /// Copies the selection; text views of the engine do so by themselves.
    open func copy(_ sender: Any?) {}
    /// Pastes from the clipboard; text views of the engine do so by themselves.
    open func paste(_ sender: Any?) {}
    /// Deletes the selection; text views of the engine do so by themselves.
    open func delete(_ sender: Any?) {}
    /// Selects the word at the caret.
    open func select(_ sender: Any?) {}
    /// Selects all.
    open func selectAll(_ sender: Any?) {}
    /// The view in place of the keyboard on the screen; nil for none.
    open var inputView: UIView? { nil }
    /// The view above the keyboard on the screen; nil for none.
    ///
    /// Text fields alone show theirs here.
    open var inputAccessoryView: UIView? { nil }
    /// The shortcuts beside the words that an on-screen keyboard proposes; there is none here.
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
    /// Called when touches began; passes them to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    /// Called when touches moved; passes them to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    /// Called when touches ended; passes them to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    /// Called when touches were canceled; passes them to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Called when keys were pressed; the default passes them on to the next responder.
    ///
    /// Keys that no responder takes are SwiftUI's: they move the focus, and scroll. While text is edited, keys are the text's.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesBegan(presses, with: event) } else { event?.isUnhandled = true }
    }
    /// Called when presses changed; never for keys.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesChanged(presses, with: event) } else { event?.isUnhandled = true }
    }
    /// Called when keys were released; the default passes them on to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesEnded(presses, with: event) } else { event?.isUnhandled = true }
    }
    /// Called when presses were canceled; the default passes them on to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesCancelled(presses, with: event) } else { event?.isUnhandled = true }
    }
    /// Reloads the input views.
    open func reloadInputViews() {}
    /// Called when the values of touches were measured more precisely; never here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// The controller in place of the keyboard on the screen; nil for none.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller above the keyboard on the screen; nil for none.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// Returns the object that handles an action: this one, or one behind it; nil for none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Pastes, and looks for what can be opened; text views of the engine do so by themselves.
    open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
    /// Makes the selection bold; text views of the engine do not.
    open func toggleBoldface(_ sender: Any?) {}
    /// Makes the selection slanted; text views of the engine do not.
    open func toggleItalics(_ sender: Any?) {}
    /// Underlines the selection; text views of the engine do not.
    open func toggleUnderline(_ sender: Any?) {}
    /// Called when an entry of a menu is about to be shown.
    open func validate(_ command: UICommand) {}
    /// Adds to the app's menus.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Whether the responder handles an action: whether its class has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isMethod(of: self) }
}

extension UIResponder {
    /// Posted when the on-screen keyboard is about to appear; never here.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted when the on-screen keyboard appeared; never here.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted when the on-screen keyboard is about to disappear; never here.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted when the on-screen keyboard disappeared; never here.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted when the on-screen keyboard changes its place; never here.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted when the on-screen keyboard has changed its place; never here.
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
    /// The key of whether the keyboard belongs to this app.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// Methods for when the device is shaken, which it never is here.
///
/// They are a protocol's: extensions of apps can have their own, where classes' could not be overridden.
public protocol _MotionResponding: UIResponder {}

extension _MotionResponding {
    /// Called when shaking began; it never does.
    public func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when shaking ended; it never does.
    public func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when shaking was canceled; it never is.
    public func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

extension UIResponder: _MotionResponding {}
