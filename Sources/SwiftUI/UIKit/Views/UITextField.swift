import Foundation
import SwiftUICore

/// A field of UIKit.
@MainActor @preconcurrency
open class UITextField: UIControl {
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
    /// The kind of screen keyboard.
    open var keyboardType = UIKeyboardType.default { didSet { noteChange() } }
    /// Whether the text is secret.
    open var isSecureTextEntry = false { didSet { noteChange() } }
    /// Which letters the desktop's input method capitalizes; those that begin sentences by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { noteChange() } }
    /// Whether the desktop's input method corrects.
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { noteChange() } }
    /// What the text is; nil for nothing in particular.
    open var textContentType: UITextContentType? { didSet { noteChange() } }
    /// The label of Return on a keyboard on the screen; there is none here.
    open var returnKeyType = UIReturnKeyType.default { didSet { noteChange() } }
    /// The frame around the field; none by default.
    open var borderStyle = BorderStyle.none { didSet { noteChange() } }
    /// When a button shows that clears the field.
    open var clearButtonMode = ViewMode.never { didSet { noteChange() } }
    /// The view in the place of a keyboard on the screen; shown below the field while it is edited.
    open var inputView: UIView? { didSet { noteChange() } }
    /// The view above a keyboard on the screen; shown below the field while it is edited.
    open var inputAccessoryView: UIView? { didSet { noteChange() } }
    /// The view at the field's left; nil for none.
    open var leftView: UIView? { didSet { noteChange() } }
    /// When the view at the left is shown.
    open var leftViewMode = ViewMode.never { didSet { noteChange() } }
    /// The view at the field's right; nil for none.
    open var rightView: UIView? { didSet { noteChange() } }
    /// When the view at the right is shown.
    open var rightViewMode = ViewMode.never { didSet { noteChange() } }
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
    open override func reloadInputViews() { noteChange() }
    /// Whether the field is being edited.
    open internal(set) var isEditing = false

    /// The frame around a field.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// When a part of a field is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}

/// Whether an input method corrects what is typed.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// The label of Return on a keyboard on the screen.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Methods for reacting to the editing of a field; all are optional.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    /// Called when editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Called when editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
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
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}
