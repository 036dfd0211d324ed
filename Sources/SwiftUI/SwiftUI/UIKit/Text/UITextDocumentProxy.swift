import Foundation
import SwiftUICore

/// A text as a keyboard of an app's own sees it: the part around the insertion point.
///
/// Follows Apple's [UITextDocumentProxy](https://developer.apple.com/documentation/uikit/uitextdocumentproxy).
@MainActor @preconcurrency
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the insertion point or the selection; nil for none.
    var documentContextBeforeInput: String? { get }
    /// The text behind the insertion point or the selection; nil for none.
    var documentContextAfterInput: String? { get }
    /// The selected text; nil for none.
    var selectedText: String? { get }
    /// The way to type into the text; nil for none.
    var documentInputMode: UITextInputMode? { get }
    /// A number for the text, as long as it is edited.
    var documentIdentifier: UUID { get }
    /// Moves the insertion point by characters, to the end of the text at most.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Inserts text that is not yet committed, in place of other such text.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Commits the marked text.
    func unmarkText()
}

/// The text of the app that the user edits.
@MainActor
enum EditedText {
    private(set) static weak var holder: (any _TextHolder)?
    /// A number for the text.
    private(set) static var identifier = UUID()

    /// Notes that editing of a text began or ended.
    static func note(_ text: any _TextHolder, isEditing: Bool) {
        if isEditing, holder !== text {
            (holder, identifier) = (text, UUID())
        } else if !isEditing, holder === text {
            holder = nil
        }
    }

    /// The object into which keys are typed: a text of UIKit's, or a responder of the app's own; nil for none.
    static var target: (any UIKeyInput)? { holder ?? KeyPresses.first as? any UIKeyInput }
}

/// Edits the text with the focus.
@MainActor
final class EditedTextProxy: NSObject, UITextDocumentProxy {
    /// How many characters of the text around the insertion point are passed on.
    private static let most = 1_000
    /// The text that is not yet committed, in units of UTF-16.
    private var marked: NSRange?

    private var target: (any UIKeyInput)? {
        if EditedText.target == nil {
            RuntimeWarning.issue("No text of the app is being edited: textDocumentProxy has nothing to edit.")
        }
        return EditedText.target
    }

    /// The text, and the selection within its limits; nil where no text of UIKit's is edited.
    private var state: (text: NSString, selection: NSRange)? {
        guard let holder = EditedText.holder else { return nil }
        let text = holder._characters as NSString
        return (text, holder._selection.clamped(to: text.length))
    }

    var documentContextBeforeInput: String? {
        guard let state, state.selection.location > 0 else { return nil }
        return String(state.text.substring(to: state.selection.location).suffix(Self.most))
    }

    var documentContextAfterInput: String? {
        guard let state, NSMaxRange(state.selection) < state.text.length else { return nil }
        return String(state.text.substring(from: NSMaxRange(state.selection)).prefix(Self.most))
    }

    var selectedText: String? {
        guard let state, state.selection.length > 0 else { return nil }
        return state.text.substring(with: state.selection)
    }

    var documentInputMode: UITextInputMode? { EditedText.target == nil ? nil : UITextInputMode.activeInputModes.first }
    var documentIdentifier: UUID { EditedText.identifier }
    var hasText: Bool { EditedText.target?.hasText ?? false }

    func insertText(_ text: String) {
        replaceMarked(with: "")
        marked = nil
        target?.insertText(text)
    }

    func deleteBackward() {
        if let marked, marked.length > 0 {
            replaceMarked(with: "")
            self.marked = nil
        } else {
            target?.deleteBackward()
        }
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        marked = nil
        guard let state, let holder = EditedText.holder else { return }
        let edge = offset < 0 ? state.selection.location : NSMaxRange(state.selection)
        let text = state.text as String
        guard let place = Range(NSRange(location: edge, length: 0), in: text)?.lowerBound else { return }
        let end = offset < 0 ? text.startIndex : text.endIndex
        // No text has more characters.
        let steps = min(max(offset, -state.text.length), state.text.length)
        let moved = text.index(place, offsetBy: steps, limitedBy: end) ?? end
        holder._selection = NSRange(moved..<moved, in: text)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        guard let holder = target as? any _TextHolder else { return }
        replaceMarked(with: "")
        let length = (markedText as NSString).length
        let selection = holder._selection.clamped(to: (holder._characters as NSString).length)
        holder.standardReplace(UITextRange(selection), withText: markedText)
        marked = NSRange(location: selection.location, length: length)
        let part = selectedRange.clamped(to: length)
        holder._selection = NSRange(location: selection.location + part.location, length: part.length)
    }

    func unmarkText() { marked = nil }

    /// Replaces the text that is not yet committed.
    private func replaceMarked(with text: String) {
        guard let marked, let holder = EditedText.holder else { return }
        holder.standardReplace(UITextRange(marked.clamped(to: (holder._characters as NSString).length)), withText: text)
    }

    // MARK: The keyboard

    var keyboardType: UIKeyboardType {
        get { EditedText.target?.keyboardType ?? .default }
        set { EditedText.target?.keyboardType = newValue }
    }
    var autocapitalizationType: UITextAutocapitalizationType {
        get { EditedText.target?.autocapitalizationType ?? .sentences }
        set { EditedText.target?.autocapitalizationType = newValue }
    }
    var autocorrectionType: UITextAutocorrectionType {
        get { EditedText.target?.autocorrectionType ?? .default }
        set { EditedText.target?.autocorrectionType = newValue }
    }
    var returnKeyType: UIReturnKeyType {
        get { EditedText.target?.returnKeyType ?? .default }
        set { EditedText.target?.returnKeyType = newValue }
    }
}
