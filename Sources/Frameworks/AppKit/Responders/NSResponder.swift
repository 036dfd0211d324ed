import Foundation
import SwiftUI

/// An object that responds to events: the base of AppKit's views, windows, controllers and of the app.
///
/// Follows Apple's [NSResponder](https://developer.apple.com/documentation/appkit/nsresponder). An event that a responder does not
/// handle is passed to its ``nextResponder``.
@MainActor @preconcurrency
open class NSResponder: _NSKeyCommands {
    private weak var ownNext: NSResponder?

    /// Called when the object was made from a document of Interface Builder, after all its outlets were connected.
    open func awakeFromNib() {}
    /// Creates a responder.
    public override init() { super.init() }

    /// Creates a responder from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init() }

    /// The responder that comes after this one by its place: a superview, say; nil for none.
    var naturalNext: NSResponder? { nil }
    /// The responder that gets the events that this one does not handle; nil for none.
    open var nextResponder: NSResponder? {
        get { ownNext ?? naturalNext }
        set { ownNext = newValue }
    }
    /// Returns another object that has a method; nil for none.
    ///
    /// It is not asked here.
    open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { nil }
    /// Whether the responder can have the focus; false by default.
    open var acceptsFirstResponder: Bool { false }
    /// The undo manager; the next responder's by default, nil for none.
    open var undoManager: UndoManager? { nextResponder?.undoManager }
    /// The responder's menu; nil for none.
    open var menu: NSMenu?
    /// The responder's Touch Bar; there is none here.
    open var touchBar: NSTouchBar?

    /// Called when the responder is about to get the focus; returns whether it takes it.
    open func becomeFirstResponder() -> Bool { true }
    /// Called when the responder is about to lose the focus; returns whether it lets that happen.
    open func resignFirstResponder() -> Bool { true }

    // MARK: The pointer

    /// Called when the primary button was pressed.
    open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
    /// Called when the pointer moved with the primary button down.
    open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
    /// Called when the primary button was released.
    open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
    /// Called when the pointer moved within a tracking area.
    open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
    /// Called when the pointer entered a tracking area.
    open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
    /// Called when the pointer left a tracking area.
    open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
    /// Called when the secondary button was pressed; never here, where it shows the view's menu.
    open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
    /// Called when the pointer moved with the secondary button down; never here.
    open func rightMouseDragged(with event: NSEvent) { nextResponder?.rightMouseDragged(with: event) }
    /// Called when the secondary button was released; never here.
    open func rightMouseUp(with event: NSEvent) { nextResponder?.rightMouseUp(with: event) }
    /// Called when another button was pressed; never here.
    open func otherMouseDown(with event: NSEvent) { nextResponder?.otherMouseDown(with: event) }
    /// Called when the pointer moved with another button down; never here.
    open func otherMouseDragged(with event: NSEvent) { nextResponder?.otherMouseDragged(with: event) }
    /// Called when another button was released; never here.
    open func otherMouseUp(with event: NSEvent) { nextResponder?.otherMouseUp(with: event) }
    /// Called when the wheel turned; never here, where scroll views take that.
    open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
    /// Called when two fingers spread; use a recognizer here.
    open func magnify(with event: NSEvent) { nextResponder?.magnify(with: event) }
    /// Called when two fingers turned; use a recognizer here.
    open func rotate(with event: NSEvent) { nextResponder?.rotate(with: event) }
    /// Called when three fingers moved; never here.
    open func swipe(with event: NSEvent) { nextResponder?.swipe(with: event) }
    /// Called for a press of two fingers; never here.
    open func smartMagnify(with event: NSEvent) { nextResponder?.smartMagnify(with: event) }
    /// Called when the pressure changes; never here.
    open func pressureChange(with event: NSEvent) { nextResponder?.pressureChange(with: event) }
    /// Called for a deep press on a word; never here.
    open func quickLook(with event: NSEvent) { nextResponder?.quickLook(with: event) }
    /// Called when a gesture of fingers begins; never here.
    open func beginGesture(with event: NSEvent) { nextResponder?.beginGesture(with: event) }
    /// Called when a gesture of fingers has ended; never here.
    open func endGesture(with event: NSEvent) { nextResponder?.endGesture(with: event) }
    /// Called when fingers touch the pad; never here.
    open func touchesBegan(with event: NSEvent) { nextResponder?.touchesBegan(with: event) }
    /// Called when fingers move on the pad; never here.
    open func touchesMoved(with event: NSEvent) { nextResponder?.touchesMoved(with: event) }
    /// Called when fingers leave the pad; never here.
    open func touchesEnded(with event: NSEvent) { nextResponder?.touchesEnded(with: event) }
    /// Called when touches were canceled; never here.
    open func touchesCancelled(with event: NSEvent) { nextResponder?.touchesCancelled(with: event) }
    /// Called when the pointer's shape may change.
    open func cursorUpdate(with event: NSEvent) { nextResponder?.cursorUpdate(with: event) }

    // MARK: Keys

    /// Called when a key was pressed while the responder has the focus.
    open func keyDown(with event: NSEvent) { passKey(event) { $0.keyDown(with: event) } }
    /// Called when a key was released while the responder has the focus.
    open func keyUp(with event: NSEvent) { passKey(event) { $0.keyUp(with: event) } }
    /// Called when modifier keys were pressed or released while the responder has the focus.
    open func flagsChanged(with event: NSEvent) { passKey(event) { $0.flagsChanged(with: event) } }
    /// Called with a key that may be a shortcut; returns whether it was one.
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }

    private func passKey(_ event: NSEvent, to pass: (NSResponder) -> Void) {
        if let next = nextResponder { pass(next) } else { event.isUnhandled = true }
    }

    /// Makes text and commands of keys: ``insertText(_:)`` and ``doCommand(by:)`` are called.
    open func interpretKeyEvents(_ eventArray: [NSEvent]) {
        for event in eventArray {
            if let command = KeyCommand.selector(of: event) {
                doCommand(by: command)
            } else if let text = event.characters, !text.isEmpty,
                event.modifierFlags.isDisjoint(with: [.command, .control])
            {
                insertText(text)
            }
        }
    }

    /// Inserts text; passed to the next responder by default.
    open func insertText(_ insertString: Any) { nextResponder?.insertText(insertString) }
    /// Performs a command of a key; passed to the next responder by default.
    open func doCommand(by selector: Selector) { nextResponder?.doCommand(by: selector) }
    /// Called when Escape was pressed.
    open func cancelOperation(_ sender: Any?) { nextResponder?.cancelOperation(sender) }
    /// Called when no responder handled an event; without effect by default.
    open func noResponder(for eventSelector: Selector) {}
    /// Calls a method of the responder, or of one after it; returns whether one has it.
    @discardableResult
    open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
        if action.isMethod(of: self) { return action.call(on: self, with: [object as Any]) }
        return nextResponder?.tryToPerform(action, with: object) ?? false
    }
    /// Shows an error in an alert; returns false, as nothing was recovered.
    @discardableResult
    open func presentError(_ error: any Error) -> Bool { NSApplication.shared.presentError(error) }
    /// Shows an error as a sheet of a window, and calls a method of a delegate when the sheet is closed.
    /// - Parameters:
    ///   - error: The error; ``willPresentError(_:)`` may replace it.
    ///   - window: The window that the sheet belongs to.
    ///   - delegate: The object whose method is called; nil for none.
    ///   - didPresentSelector: A method with two arguments, whether the error was recovered from and `contextInfo`; nil for none.
    ///   - contextInfo: A pointer that the method receives; nil for none.
    open func presentError(
        _ error: any Error, modalFor window: NSWindow, delegate: Any?, didPresent didPresentSelector: Selector?,
        contextInfo: UnsafeMutableRawPointer?
    ) {
        ErrorSheet(error: willPresentError(error), delegate: delegate, method: didPresentSelector, context: contextInfo)
            .show(for: window)
    }
    /// Returns the error that is shown in the place of another one: the same by default.
    open func willPresentError(_ error: any Error) -> any Error { error }
    /// Returns the Touch Bar; there is none here.
    open func makeTouchBar() -> NSTouchBar? { nil }
}
