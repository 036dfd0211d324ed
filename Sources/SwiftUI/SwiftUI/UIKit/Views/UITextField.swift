import Foundation
import SwiftUICore

/// A field of UIKit.
///
/// The attributes of parts that are shown are the font, colors, lines below and across, and the room between letters.
///
/// Follows Apple's [UITextField](https://developer.apple.com/documentation/uikit/uitextfield).
@MainActor @preconcurrency
open class UITextField: _TextFieldMembers, UITextInputTraits {
    /// The text; nil until there is one.
    open var text: String? {
        get { words?.string }
        set {
            // The insertion point is behind a new text.
            if newValue != text { selection = nil }
            (words, isStyled) = (newValue.map { NSAttributedString(string: $0) }, false)
        }
    }
    private var words: NSAttributedString? { didSet { noteChange() } }
    /// Whether parts of the text have attributes of their own.
    private(set) var isStyled = false
    /// The text with its attributes; nil until there is one.
    open var attributedText: NSAttributedString? {
        get {
            guard let words else { return nil }
            let whole = NSMutableAttributedString(string: words.string, attributes: defaultTextAttributes)
            if isStyled {
                words.enumerateAttributes(in: NSRange(location: 0, length: words.length), options: []) {
                    part, range, _ in
                    whole.addAttributes(part, range: range)
                }
            }
            return whole
        }
        set { (words, isStyled) = (newValue, newValue != nil) }
    }
    /// The text that is shown while the field is empty; nil for none.
    open var placeholder: String? {
        get { prompt?.string }
        set { prompt = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The text of an empty field with its attributes; nil for none.
    open var attributedPlaceholder: NSAttributedString? {
        get { prompt }
        set { prompt = newValue }
    }
    private var prompt: NSAttributedString? { didSet { noteChange() } }
    /// The text's font; nil for the usual one.
    open var font: UIFont? { didSet { restyle(.font, font) } }
    /// The text's color; nil for the usual one.
    open var textColor: UIColor? { didSet { restyle(.foregroundColor, textColor) } }
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
    /// The picture behind a field without a frame; nil for none.
    open var background: UIImage? { didSet { noteChange() } }
    /// The picture behind a field that is disabled; the usual one for nil.
    open var disabledBackground: UIImage? { didSet { noteChange() } }
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
    /// The attributes of text that is typed; nil for the attributes of the text before it.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open override func reloadInputViews() { noteChange() }
    /// Whether the field is being edited.
    open internal(set) var isEditing = false { didSet { EditedText.note(self, isEditing: isEditing) } }

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

    // MARK: - Changes

    /// Whether there is any text.
    open var hasText: Bool { text?.isEmpty == false }
    /// Inserts text in place of the selection, as the user does by typing.
    open func insertText(_ text: String) { edit(_selection, text) }
    /// Deletes the selection, or the character before the insertion point.
    ///
    /// Types of an app's own are called when the user presses the key for it, even in an empty field.
    open func deleteBackward() {
        var range = _selection
        if range.length == 0 {
            guard range.location > 0, range.location <= (_characters as NSString).length else { return }
            range = (_characters as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        edit(range, "")
    }

    /// Replaces characters if the delegate allows it, and notifies of the change; returns whether that was done.
    @discardableResult
    func edit(_ range: NSRange, _ replacement: String) -> Bool {
        let range = range.clamped(to: (_characters as NSString).length)
        let isAllowed =
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
        // The delegate may have set another text.
        guard isAllowed, NSMaxRange(range) <= (_characters as NSString).length else { return false }
        replaceCharacters(in: range, with: replacement)
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
        return true
    }

    func replaceCharacters(in range: NSRange, with replacement: String) {
        let new = NSMutableAttributedString(attributedString: words ?? NSAttributedString(string: ""))
        let place = range.location > 0 ? range.location - 1 : 0
        let inherited = new.length > 0 ? new.attributes(at: min(place, new.length - 1), effectiveRange: nil) : [:]
        let attributes = isStyled ? typingAttributes ?? inherited : [:]
        new.replaceCharacters(in: range, with: NSAttributedString(string: replacement, attributes: attributes))
        selection = NSRange(location: range.location + (replacement as NSString).length, length: 0)
        words = new
    }

    /// Gives the whole text an attribute.
    private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
        guard isStyled, let words else { return noteChange() }
        let new = NSMutableAttributedString(attributedString: words)
        let all = NSRange(location: 0, length: new.length)
        if let value { new.addAttribute(key, value: value, range: all) } else { new.removeAttribute(key, range: all) }
        self.words = new
    }

    // MARK: - Rectangles

    /// Returns the rectangle of the frame in the field's, in points.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the text in the field's, in points: between the views at its sides.
    ///
    /// The text is in the middle of it. Types of an app's own return another one to leave room around the text.
    open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
    /// Returns the rectangle of the text while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
    /// Returns the rectangle of the placeholder: the text's by default.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the button that clears the field.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    /// Returns the rectangle of the view at the left.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.sizeBeside ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// Returns the rectangle of the view at the right.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.sizeBeside ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// Draws the text; the engine draws it in its rectangle, so that overrides are not called here.
    open func drawText(in rect: CGRect) {}
    /// Draws the placeholder; the engine draws it in its rectangle, so that overrides are not called here.
    open func drawPlaceholder(in rect: CGRect) {}
    /// Returns the rectangle of the insertion point; the engine draws it.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let rect = editingRect(forBounds: bounds)
        return CGRect(x: rect.minX, y: rect.minY, width: 2, height: rect.height)
    }
    /// Returns the rectangles of a selection; the engine draws them, and none are known here.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    /// Returns the place nearest to a point: the end of the text.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

    /// The rectangle between the views at the sides and the frame.
    private func room(in bounds: CGRect) -> CGRect {
        let margin: CGFloat = borderStyle == .none ? 0 : 7
        var (left, right) = (bounds.minX + margin, bounds.maxX - margin)
        if leftView != nil, leftViewMode.isShown(self) {
            left = max(left, leftViewRect(forBounds: bounds).maxX)
        }
        if rightView != nil, rightViewMode.isShown(self) {
            right = min(right, rightViewRect(forBounds: bounds).minX)
        }
        if clearButtonMode.isShown(self), hasText {
            right = min(right, clearButtonRect(forBounds: bounds).minX)
        }
        return CGRect(x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
    }

    /// The frame around a field.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
    /// When a part of a field is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}

extension UITextField.ViewMode {
    /// Whether a part of a field is shown.
    @MainActor func isShown(_ field: UITextField) -> Bool {
        switch self {
        case .never: false
        case .always: true
        case .whileEditing: field.isEditing
        case .unlessEditing: !field.isEditing
        }
    }
}

extension UIView {
    /// The size of a view beside a text: its own, or its natural one where it has none.
    fileprivate var sizeBeside: CGSize {
        let size = bounds.size
        if size.width > 0, size.height > 0 { return size }
        let natural = intrinsicContentSize
        return CGSize(
            width: size.width > 0 ? size.width : max(natural.width, 0),
            height: size.height > 0 ? size.height : max(natural.height, 0))
    }
}
