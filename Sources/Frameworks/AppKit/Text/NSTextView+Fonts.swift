import Foundation
import SwiftUI

extension NSTextView: NSFontChanging {
    /// Gives the selection, or the whole text where it has one font, the font of the panel.
    public func changeFont(_ sender: NSFontManager?) {
        guard isEditable, let manager = sender else { return }
        guard isRichText, selection.length > 0, let range = valid(selection) else {
            font = manager.convert(font ?? .systemFont(ofSize: 12))
            return
        }
        var changes: [(NSFont, NSRange)] = []
        words.enumerateAttribute(.font, in: range, options: []) { value, part, _ in
            changes.append((manager.convert(value as? NSFont ?? font ?? .systemFont(ofSize: 12)), part))
        }
        for (font, part) in changes { setFont(font, range: part) }
        didChangeText()
    }
    public func validModesForFontPanel(_ fontPanel: NSFontPanel) -> NSFontPanel.ModeMask { .standardModes }
}
