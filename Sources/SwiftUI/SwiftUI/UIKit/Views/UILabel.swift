import Foundation
import SwiftUICore

/// A text of UIKit.
@MainActor @preconcurrency
open class UILabel: UIView {
    private var words = NSAttributedString(string: "")
    /// Whether the text has attributes of its own.
    private(set) var hasAttributes = false
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
}

/// How lines are broken and shortened.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How lines are aligned.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}
