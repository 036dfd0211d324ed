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
    open weak var delegate: (any UITextViewDelegate)?
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
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a view of a rectangle; the container's size follows the view's here.
    public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Scrolls to a range of the text; the engine scrolls to the caret.
    open func scrollRangeToVisible(_ range: NSRange) {}

    /// The text with its attributes; its words are shown.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: text ?? "") }
        set { text = newValue?.string }
    }

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
}
