import Foundation
import SwiftUICore

/// A text view of UIKit or AppKit whose text the editor of SwiftUI edits.
@MainActor
package protocol EditedStorage: AnyObject {
    /// The characters.
    var editedText: String { get }
    /// The text with its attributes; nil where no part has attributes of its own.
    var styledText: NSAttributedString? { get }
    /// The selection in UTF-16 units; nil for the end of the text, until it is known.
    var selectedPart: NSRange? { get }
    /// Takes a selection of the user's.
    func select(_ range: NSRange)
    /// Replaces characters as the user does by typing, if the delegate allows it.
    func edit(_ range: NSRange, _ replacement: String)
    /// Whether editing may begin.
    var allowsEditing: Bool { get }
    /// Gives the focus back.
    func resignFocus()
    /// Notes that editing began or ended.
    func editingChanged(_ isEditing: Bool)
}

/// The editor of a text view's characters; the view decides on their attributes.
package struct StorageEditor: View {
    private let view: any EditedStorage
    private let changed: () -> Void
    /// How often the view has not allowed editing that a press began.
    @State private var refusals = 0

    /// Creates an editor.
    /// - Parameter changed: Called after each change, for the view around to show it.
    package init(view: any EditedStorage, changed: @escaping () -> Void) {
        (self.view, self.changed) = (view, changed)
    }

    package var body: some View {
        // The focus has moved here all the same.
        EditableText(text: text, traits: traits).onChange(of: refusals) { view.resignFocus() }
    }

    private var traits: EditableTextTraits {
        var traits = EditableTextTraits()
        traits.isMultiline = true
        if view.styledText != nil {
            traits.styled = StyledText(
                text: Binding {
                    AttributedString(view.styledText ?? NSAttributedString(string: view.editedText))
                } set: {
                    text.wrappedValue = String($0.characters)
                })
        }
        traits.selection = Binding {
            guard let part = view.selectedPart, let range = Range(part, in: view.editedText) else { return nil }
            return TextSelection(range: range)
        } set: {
            let text = view.editedText
            guard let range = $0?.range, range.upperBound <= text.endIndex else { return }
            view.select(NSRange(range, in: text))
        }
        traits.onEditingChanged = {
            if $0, !view.allowsEditing {
                refusals += 1
                return
            }
            view.editingChanged($0)
            changed()
        }
        return traits
    }

    private var text: Binding<String> {
        Binding {
            view.editedText
        } set: {
            let change = TextChange(from: view.editedText, to: $0)
            view.edit(change.range, change.replacement)
            changed()
        }
    }
}

extension View {
    /// Makes a press beside an editor within the view move the focus to it.
    package func focusesEditor() -> some View { responder { $0.focusesField = true } }
}
