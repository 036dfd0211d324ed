import Foundation
import SwiftUICore

/// A field of UIKit.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInputTraits {
    /// The text.
    open var text: String? { didSet { noteChange() } }
    /// The text that is shown while the field is empty.
    open var placeholder: String? { didSet { noteChange() } }
    /// The text's font.
    open var font: UIFont? { didSet { noteChange() } }
    /// The text's color.
    open var textColor: UIColor? { didSet { noteChange() } }
    /// How the text is aligned.
    open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
    /// The delegate, which is notified of editing.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The kind of on-screen keyboard.
    open var keyboardType = UIKeyboardType.default { didSet { noteChange() } }
    /// Whether the text is secret.
    open var isSecureTextEntry = false { didSet { noteChange() } }
    /// The letters that the desktop's input method capitalizes; the first letters of sentences by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { noteChange() } }
    /// Whether the desktop's input method corrects.
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { noteChange() } }
    /// The meaning of the text; nil for none in particular.
    open var textContentType: UITextContentType? { didSet { noteChange() } }
    /// The label of Return on an on-screen keyboard; there is none here.
    open var returnKeyType = UIReturnKeyType.default { didSet { noteChange() } }
    /// The frame around the field; none by default.
    open var borderStyle = BorderStyle.none { didSet { noteChange() } }
    /// When a button shows that clears the field.
    open var clearButtonMode = ViewMode.never { didSet { noteChange() } }
    /// The input view, which replaces an on-screen keyboard; shown below the field while it is edited.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownInputView: UIView? { didSet { noteChange() } }
    /// The view above an on-screen keyboard; shown below the field while it is edited.
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }
    private var ownAccessory: UIView? { didSet { noteChange() } }
    /// The view at the field's left; nil for none.
    open var leftView: UIView? { didSet { noteChange() } }
    /// When the view at the left is shown.
    open var leftViewMode = ViewMode.never { didSet { noteChange() } }
    /// The view at the field's right; nil for none.
    open var rightView: UIView? { didSet { noteChange() } }
    /// When the view at the right is shown.
    open var rightViewMode = ViewMode.never { didSet { noteChange() } }
    /// The attributes of the whole text: font, color and alignment are shown.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = font
            attributes[.foregroundColor] = textColor
            return attributes
        }
        set {
            font = newValue[.font] as? UIFont
            textColor = newValue[.foregroundColor] as? UIColor
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        }
    }

    /// Calls the actions of events, and posts the notifications of editing.
    open override func sendActions(for controlEvents: Event) {
        super.sendActions(for: controlEvents)
        let center = NotificationCenter.default
        if controlEvents.contains(.editingDidBegin) {
            center.post(name: Self.textDidBeginEditingNotification, object: self)
        }
        if controlEvents.contains(.editingChanged) { center.post(name: Self.textDidChangeNotification, object: self) }
        if controlEvents.contains(.editingDidEnd) {
            center.post(name: Self.textDidEndEditingNotification, object: self)
        }
    }

    /// The text with its attributes; nil for none.
    ///
    /// Its words are shown.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// The text of an empty field with its attributes; nil for none.
    ///
    /// Its words are shown.
    open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
    /// Whether the font shrinks so that the text fits; the text scrolls here.
    open var adjustsFontSizeToFitWidth = false
    /// The least size of a font that shrinks, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether editing begins with an empty field.
    open var clearsOnBeginEditing = false
    /// Whether Return waits for a text on an on-screen keyboard; there is none here.
    open var enablesReturnKeyAutomatically = false
    /// Whether words are checked; the front end decides.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether two hyphens become a dash; they never do.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces around pasted text are adjusted; they never are.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether straight quotation marks become curly ones; they never do.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// The rules for passwords; no passwords are suggested here.
    open var passwordRules: UITextInputPasswordRules?
    /// Whether the first letter that is typed replaces the text.
    open var clearsOnInsertion = false
    /// The attributes of text that is typed; the field has one font and one color.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open override func reloadInputViews() { noteChange() }
    /// Whether the field is being edited.
    open internal(set) var isEditing = false

    /// The selection in UTF-16 units; nil for the end of the text, until it is known.
    var selection: NSRange?
    let keyboard = KeyboardRequests()
    open override var canBecomeFirstResponder: Bool { isEnabled }
    open override var isFirstResponder: Bool { isEditing }

    /// Begins editing, once the field is shown, if its delegate allows it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        keyboard.request(true)
        return true
    }

    /// Ends editing, if the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        keyboard.request(false)
        return true
    }

    /// The frame around a field.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
    /// When a part of a field is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}

/// Methods for reacting to the editing of a field; all are optional.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    /// Whether editing may begin by the app's request; true by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end by the app's request; true by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when editing ended, with the reason; calls the method without it by default.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether the button that clears the field does so; true by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether Return ends editing.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Called when the selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether a change may be made; true by default. Here it is asked of the whole change since the last one.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}
