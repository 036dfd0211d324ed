import Foundation
import SwiftUI

extension NSLayoutManager {
    /// Returns the height of a line of a font, in points.
    public func defaultLineHeight(for theFont: NSFont) -> CGFloat { theFont.lineHeight.rounded(.up) }
    /// Returns the distance of the baseline from the top of a line, in points.
    public func defaultBaselineOffset(for theFont: NSFont) -> CGFloat { theFont.ascender }
}

extension NSFont {
    /// The font of controls' content.
    /// - Parameter fontSize: The size, in points; 0 for the usual one.
    public class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: usual(fontSize)) }
    /// The font of labels.
    public class func labelFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: usual(fontSize, 10)) }
    /// The font of menus.
    public class func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: usual(fontSize)) }
    /// The font of the menu bar.
    public class func menuBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: usual(fontSize)) }
    /// The font of messages.
    public class func messageFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: usual(fontSize)) }
    /// The font of palettes.
    public class func paletteFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: usual(fontSize, 11)) }
    /// The font of windows' titles.
    public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont {
        systemFont(ofSize: usual(fontSize), weight: .semibold)
    }
    /// The font of words beside the pointer.
    public class func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: usual(fontSize, 11)) }
    /// The font of text that the user writes.
    public class func userFont(ofSize fontSize: CGFloat) -> NSFont? { systemFont(ofSize: usual(fontSize, 12)) }
    /// The font of text that the user writes, with letters of one width.
    public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
        monospacedSystemFont(ofSize: usual(fontSize, 11), weight: .regular)
    }
    private class func usual(_ size: CGFloat, _ other: CGFloat = 13) -> CGFloat { size > 0 ? size : other }
}

extension NSAttributedString {
    /// Reads text in the Rich Text Format, of which the words are read; nil if the data is not a text.
    public convenience init?(rtf data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) {
        guard
            let text = try? NSAttributedString(
                data: data, options: [.documentType: DocumentType.rtf], documentAttributes: dict)
        else { return nil }
        self.init(attributedString: text)
    }
}
