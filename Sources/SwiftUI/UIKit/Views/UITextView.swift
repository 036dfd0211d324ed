import Foundation
import SwiftUICore

/// A text of several lines, of UIKit.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
    /// The text.
    open var text: String! = "" { didSet { noteChange() } }
    /// The text's font.
    open var font: UIFont? { didSet { noteChange() } }
    /// The text's color.
    open var textColor: UIColor? { didSet { noteChange() } }
    /// How lines are aligned.
    open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
    /// Whether the text can be edited.
    open var isEditable = true { didSet { noteChange() } }
    /// Whether the text can be selected.
    open var isSelectable = true { didSet { noteChange() } }
    /// The distance of the text from the edges.
    open var textContainerInset = UIEdgeInsets.zero { didSet { noteChange() } }
    /// The delegate, which is notified of editing.
    open weak var delegate: (any UITextViewDelegate)?
}

/// Methods for reacting to the editing of a text; all are optional.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Called when the text changed.
    func textViewDidChange(_ textView: UITextView)
    /// Called when editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
}
