import Foundation
import SwiftUICore

/// A text of several lines, of UIKit.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInputTraits {
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
    open weak var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }
    /// The kind of on-screen keyboard.
    open var keyboardType = UIKeyboardType.default { didSet { noteChange() } }
    /// The letters that the desktop's input method capitalizes; the first letters of sentences by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { noteChange() } }
    /// Whether the desktop's input method corrects.
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { noteChange() } }
    /// The meaning of the text; nil for none in particular.
    open var textContentType: UITextContentType? { didSet { noteChange() } }
    /// Whether words are checked; the front end decides.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether two hyphens become a dash; they never do.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces around pasted text are adjusted; they never are.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether straight quotation marks become curly ones; they never do.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// The label of Return on an on-screen keyboard; there is none here.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether Return waits for a text on an on-screen keyboard; there is none here.
    open var enablesReturnKeyAutomatically = false
    /// The text with its attributes, for code that changes it there.
    ///
    /// Edits of it are shown: the words alone.
    open var textStorage: NSTextStorage {
        if let storage {
            if storage.string != text { storage.setAttributedString(NSAttributedString(string: text ?? "")) }
            return storage
        }
        let made = NSTextStorage(string: text ?? "")
        made.addLayoutManager(layoutManager)
        made.onEdit = { [weak self, weak made] in
            guard let self, let made, made.string != self.text else { return }
            self.text = made.string
        }
        storage = made
        return made
    }
    private var storage: NSTextStorage?
    /// The object that lays out the text; the engine does that.
    public let layoutManager = NSLayoutManager()
    /// The rectangle of the text.
    public let textContainer = NSTextContainer(size: CGSize(width: 0, height: 1e7))
    /// The attributes of text that is typed; the view's font and color here.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The kinds of data that become links; none do here.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Whether a text that is set replaces the selection; without effect.
    open var clearsOnInsertion = false
    /// Whether attributes of text can be edited; they can't here.
    open var allowsEditingTextAttributes = false

    /// Creates a view of a rectangle.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// Creates a view of a rectangle; the container's size follows the view's here.
    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Scrolls to a range of the text; the engine scrolls to the caret.
    open func scrollRangeToVisible(_ range: NSRange) {}

    /// The text with its attributes; its words are shown.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: text ?? "") }
        set { text = newValue?.string }
    }

    /// The selection in UTF-16 units; the end of the text until it is known.
    open var selectedRange: NSRange {
        get { _selection }
        set { selectedTextRange = UITextRange(newValue) }
    }
    /// The selection in UTF-16 units; nil for the end of the text, until it is known.
    var selection: NSRange?
    /// The view in place of the keyboard on the screen; nil for none.
    open override var inputView: UIView? {
        get { ownInput.view }
        set { ownInput.view = newValue }
    }
    /// The view above the keyboard on the screen, which is not shown here; nil for none.
    open override var inputAccessoryView: UIView? {
        get { ownInput.accessory }
        set { ownInput.accessory = newValue }
    }
    private var ownInput: (view: UIView?, accessory: UIView?)
    /// Whether the font follows the user's text size.
    open var adjustsFontForContentSizeCategory = false
    /// Finds text in the view; nil where ``isFindInteractionEnabled`` is false.
    open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? finder : nil }
    private lazy var finder = UIFindInteraction(sessionDelegate: NoSessions.shared)
    /// Whether the user can find text; no panel is shown here.
    open var isFindInteractionEnabled = false
    /// The interaction for text that is dragged, which is not here; nil for none.
    open var textDragInteraction: UIDragInteraction? { nil }
    /// The interaction for text that is dropped; nil for none.
    open var textDropInteraction: UIDropInteraction? { nil }
    /// Whether the size of the text view follows the text; it never does here.
    open var usesStandardTextScaling = false
    /// The color and the width of the border; the view's own here.
    open var borderStyle = BorderStyle.none
    /// The border of a text view.
    public enum BorderStyle: Int, Sendable { case none, bezel }

    /// Posted when editing began.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when the text changed.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted when editing ended.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    var isEditing = false
    let keyboard = KeyboardRequests()
    open override var canBecomeFirstResponder: Bool { isEditable }
    open override var isFirstResponder: Bool { isEditing }

    /// Begins editing, once the text is shown, if its delegate allows it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        keyboard.request(true)
        return true
    }

    /// Ends editing, if the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
        keyboard.request(false)
        return true
    }
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
    /// Called when the text, and with it the selection, changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether editing may begin by the app's request; true by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether editing may end by the app's request; true by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Whether a change may be made; true by default. Here it is asked of the whole change since the last one.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Whether a press on a link opens it; true by default, and not asked for here.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction:
            UITextItemInteraction
    ) -> Bool
    /// Returns the action of a press on a part of the text; the usual one by default, and not asked for here.
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

/// Makes no sessions: text views of the engine show no results.
@MainActor
private final class NoSessions: NSObject, UIFindInteractionDelegate {
    static let shared = NoSessions()
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
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
