import Foundation
import SwiftUICore

/// A text of UIKit.
@MainActor @preconcurrency
open class UILabel: UIView {
    private var words = NSAttributedString(string: "")
    /// Whether the text has attributes of its own.
    private(set) var hasAttributes = false
    /// Whether paragraphs whose style truncates have one line, as drawn words have.
    var truncatesParagraphs = false
    /// The text; nil for none.
    open var text: String? {
        get { words.string.isEmpty ? nil : words.string }
        set {
            (words, hasAttributes) = (NSAttributedString(string: newValue ?? ""), false)
            noteChange()
        }
    }
    /// The text with its attributes; nil for none.
    open var attributedText: NSAttributedString? {
        get { words.string.isEmpty ? nil : words }
        set {
            (words, hasAttributes) = (newValue ?? NSAttributedString(string: ""), newValue != nil)
            noteChange()
        }
    }
    /// Whether the label is not grayed.
    open var isEnabled = true { didSet { noteChange() } }
    /// Whether the label is highlighted.
    open var isHighlighted = false { didSet { noteChange() } }
    /// The color of highlighted text; nil for the default.
    open var highlightedTextColor: UIColor? { didSet { noteChange() } }
    /// How lines are broken and shortened.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { noteChange() } }
    /// The least scale of a font that shrinks, from 0 to 1.
    open var minimumScaleFactor: CGFloat = 0 { didSet { noteChange() } }
    /// The width at which a text of several lines has its natural size, in points; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { noteChange() } }
    /// The text's font.
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { noteChange() } }
    /// The text's color.
    open var textColor: UIColor! = .label { didSet { noteChange() } }
    /// How lines are aligned.
    open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1 { didSet { noteChange() } }
    /// Whether the font shrinks so that the text fits.
    open var adjustsFontSizeToFitWidth = false { didSet { noteChange() } }
    /// Whether letters move closer so that the text fits; they never do here.
    open var allowsDefaultTighteningForTruncation = false
    /// Where a text that shrinks is; in the middle here.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// How lines are broken; the engine decides.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    /// The color of the letters' shadow; nil, the default, for none.
    open var shadowColor: UIColor? { didSet { noteChange() } }
    /// Where the shadow is, in points; a point above the letters by default.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { noteChange() } }
    /// Whether the font follows the user's text size.
    open var adjustsFontForContentSizeCategory = false
    /// Returns the rectangle of the text in another one.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = sizeThatFits(bounds.size)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }
    /// Draws the text into a rectangle.
    ///
    /// The engine draws it there: types of an app's own that pass another rectangle on leave room around the text.
    open func drawText(in rect: CGRect) { drawnRect = rect }
    private var drawnRect: CGRect?

    /// The rectangle in which the label's own type draws the text; nil for a type that has no rectangle of its own.
    var ownTextRect: CGRect? {
        guard ViewTouches.isOwn(self), bounds.width > 0, bounds.height > 0 else { return nil }
        drawnRect = nil
        // Whatever the type draws beside the text would be drawn below it, which is left out.
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 1)
        defer { UIGraphicsEndImageContext() }
        drawText(in: bounds)
        return drawnRect == bounds ? nil : drawnRect
    }
}

/// How lines are broken and shortened.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How lines are aligned.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// Where a text that shrinks is.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
