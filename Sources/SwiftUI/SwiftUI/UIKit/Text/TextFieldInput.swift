import Foundation

/// A field whose text and selection are kept as UIKit's; what `UITextInput` needs follows from them.
@MainActor @preconcurrency
public protocol _TextHolder: UITextInput {
    /// The characters.
    var _characters: String { get set }
    /// The selection in UTF-16 units.
    var _selection: NSRange { get set }
}

// The standard implementations of the members that classes of apps may override.
extension _TextHolder {
    private var length: Int { (_characters as NSString).length }
    private func clamped(_ range: NSRange) -> NSRange { range.clamped(to: length) }

    var standardEnd: UITextPosition { UITextPosition(offset: length) }

    var standardSelectedTextRange: UITextRange? {
        get { UITextRange(clamped(_selection)) }
        set { if let newValue { _selection = clamped(newValue.range) } }
    }

    func standardText(in range: UITextRange) -> String? {
        clamped(range.range) == range.range ? (_characters as NSString).substring(with: range.range) : nil
    }

    func standardReplace(_ range: UITextRange, withText text: String) {
        let range = clamped(range.range)
        _characters = (_characters as NSString).replacingCharacters(in: range, with: text)
        _selection = NSRange(location: range.location + (text as NSString).length, length: 0)
    }

    func standardPosition(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, overflows) = position.offset.addingReportingOverflow(offset)
        return !overflows && (0...length).contains(place) ? UITextPosition(offset: place) : nil
    }
}

extension UITextField: _TextHolder {
    public var _characters: String {
        get { text ?? "" }
        set { text = newValue }
    }
    public var _selection: NSRange {
        get { selection ?? NSRange(location: (_characters as NSString).length, length: 0) }
        set {
            guard newValue != selection else { return }
            selection = newValue
            noteChange()
        }
    }
}

extension UITextView: _TextHolder {
    public var _characters: String {
        get { text ?? "" }
        set { text = newValue }
    }
    public var _selection: NSRange {
        get { selection ?? NSRange(location: (_characters as NSString).length, length: 0) }
        set {
            guard newValue != selection else { return }
            selection = newValue
            noteChange()
        }
    }
}

extension UITextField {
    /// The selection for the field of SwiftUI, by the places of the text.
    var textSelection: TextSelection? {
        get {
            guard let selection, let range = Range(selection, in: _characters) else { return nil }
            return TextSelection(range: range)
        }
        set {
            guard let range = newValue?.range else { return }
            let text = _characters
            guard range.upperBound <= text.endIndex else { return }
            let new = NSRange(range, in: text)
            guard new != selection else { return }
            selection = new
            delegate?.textFieldDidChangeSelection(self)
        }
    }
}

/// A way to type: a language of the keyboard.
///
/// The desktop's layouts are not known here; there is one mode, of the user's language.
///
/// Follows Apple's [UITextInputMode](https://developer.apple.com/documentation/uikit/uitextinputmode).
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
    /// The language, such as “en-US”.
    public let primaryLanguage: String?

    init(_ language: String?) { primaryLanguage = language }

    private static let current = UITextInputMode(Locale.preferredLanguages.first)
    /// The active input modes.
    open class var activeInputModes: [UITextInputMode] { [current] }
    /// Posted on Apple's systems when the user changes the way to type; it is not posted here.
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
