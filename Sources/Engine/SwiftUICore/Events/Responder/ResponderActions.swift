import DisplayList
import Foundation

/// A control's actions for input other than presses: keys, text, edits and changes of focus.
///
/// Actions that are nil are left to outer elements.
package struct ResponderActions {
    /// Whether the element can have the keyboard.
    package var isFocusable = false
    /// Whether a press on the element gives it the keyboard.
    package var takesFocusOnPress = false
    /// Whether the element covers the window: those behind it get no shortcuts and no focus.
    package var isModal = false
    /// Whether an element that covers the window is an open menu: it has the keys, and the focus stays where it is.
    package var isMenu = false
    /// Whether a press anywhere on the element gives the keyboard to the first field inside.
    package var focusesField = false
    /// Answers to a key; returns whether it did.
    package var key: ((KeyEvent) -> Bool)?
    /// Answers to a turn of the wheel at a place of the element's own space; returns whether it did.
    package var scroll: ((ScrollEvent, CGPoint) -> Bool)?
    /// Goes to what begins with a text that is typed while nothing takes text, at a time in seconds; returns whether there is such.
    package var find: ((_ text: String, _ time: Double) -> Bool)?
    /// Records committed text; returns whether it did.
    package var insertText: ((String) -> Bool)?
    /// Records text under composition; returns whether it did.
    package var composeText: ((String, Range<Int>) -> Bool)?
    /// Answers to the edit menu; returns whether it did.
    package var edit: ((EditCommand, EditClipboard) -> Bool)?
    /// Whether a key is the element's shortcut.
    package var matchesShortcut: ((KeyEvent) -> Bool)?
    /// Whether a key matches the element's shortcut unless another element has it exactly.
    package var matchesShortcutInstead: ((KeyEvent) -> Bool)?
    /// The shortcut as menus show it; nil for none.
    package var menuShortcut: MenuShortcut?
    /// The shortcut's action; nil to press the first control inside.
    package var activate: (() -> Void)?
    /// Called when the element gains or loses the keyboard focus.
    package var focusChanged: ((Bool) -> Void)?
    /// Called when the element or one of its descendants gains or loses the keyboard focus.
    package var focusWithinChanged: ((Bool) -> Void)?
    /// Whether the element, or the first inside that can, shall have the keyboard; nil for no opinion.
    package var wantsFocus: Bool?
    /// Whether the element, or the first inside that can, has the keyboard once it appears and nothing else has it.
    package var wantsDefaultFocus = false
    /// Whether arrow keys move the focus to the elements inside from all of the element's height or width.
    package var isFocusSection = false
    /// Whether arrow keys move the focus from elements inside to others, in windows as they do in terminals.
    package var arrowsMoveFocus = false
    /// Whether the element that `wantsFocus` finds shows that it has the keyboard, as one does that Tab leads to.
    package var showsFocus = false
    /// In a row of a menu: called when keyboard navigation highlights it, or another row.
    package var litChanged: ((Bool) -> Void)?
    /// Called for presses and turns of the wheel outside the element.
    package var pressedOutside: (() -> Void)?
    /// Puts text at a place of the element's own space: the desktop's selection, where the middle button was pressed.
    package var insertAt: ((CGPoint, String) -> Void)?
    /// The selection, for the desktop's primary selection; nil for none, or if it is secret.
    package var selectedText: String?
    /// Answers to a press of the secondary button at a place of the window.
    package var secondaryPress: ((CGPoint) -> Void)?
    /// Shows the menu of edit commands at a place of the window; the element has the keyboard then.
    package var editMenu: ((CGPoint, EditClipboard) -> Void)?
    /// Where the caret is in the element's own space, in points, and whether the text is secret; nil where none is
    /// edited.
    package var caret: (frame: CGRect, isSecure: Bool)?
    /// The purpose of edited text, for input methods.
    package var textPurpose = TextInputState.Purpose.freeForm
    /// How edited text is to be corrected and capitalized.
    package var textHints: TextInputState.Hints = []

    /// Creates actions that respond to nothing.
    package init() {}
}

/// The clipboard, as an edit command finds it.
package struct EditClipboard {
    /// Puts text on it.
    package let write: (String) -> Void
    /// Requests its text; the answer may arrive later.
    package let read: (@escaping (String?) -> Void) -> Void
}

/// Makes a view respond to keys, text and focus.
package struct _ResponderModifier {
    let actions: ResponderActions

    /// Creates the modifier.
    package nonisolated init(_ actions: ResponderActions) { self.actions = actions }
}

extension _ResponderModifier: _PrimitiveModifier {
    package nonisolated static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(ResponderKind.shared, modifier.actions, around: content)
    }
}

extension View {
    /// Makes the view respond to keys, text and focus.
    package nonisolated func responder(_ build: (inout ResponderActions) -> Void) -> some View {
        var actions = ResponderActions()
        build(&actions)
        return modifier(_ResponderModifier(actions))
    }
}
