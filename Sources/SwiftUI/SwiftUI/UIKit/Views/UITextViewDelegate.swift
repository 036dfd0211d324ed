import Foundation
import SwiftUICore

/// Methods for reacting to the editing of a text; all are optional.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Called when the text changed.
    func textViewDidChange(_ textView: UITextView)
    /// Called when editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Called when the text, and with it the selection, changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether editing may begin by the app's request; true by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether editing may end by the app's request; true by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Whether a change may be made; true by default. Here it is asked of the whole change since the last one.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Whether a press on a link opens it; true by default. Texts that can be edited have no links to press.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction:
            UITextItemInteraction
    ) -> Bool
    /// Returns the action of a press on a link; the usual one, which opens it, by default.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// Returns the menu for the selection; nil for the usual one, and not asked for here.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

/// How the user reaches a part of a text.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// A part of a text that can be pressed: a link, an attachment or a tag.
///
/// Follows Apple's [UITextItem](https://developer.apple.com/documentation/uikit/uitextitem).
@MainActor @preconcurrency
public struct UITextItem {
    /// The kind of the part.
    public enum Content: Hashable {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    /// The kind of the part.
    public let content: Content
    /// Where it is, in UTF-16 units.
    public let range: NSRange
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction:
            UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}
