import Foundation

/// A field whose text and selection are kept as UIKit's; what `UITextInput` needs follows from them.
@MainActor @preconcurrency
public protocol _TextHolder: UITextInput {
    /// The characters.
    var _characters: String { get set }
    /// The selection in UTF-16 units.
    var _selection: NSRange { get set }
}

extension _TextHolder {
    private var length: Int { (_characters as NSString).length }
    private func clamped(_ range: NSRange) -> NSRange { range.clamped(to: length) }

    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    public var endOfDocument: UITextPosition { UITextPosition(offset: length) }
    public var markedTextRange: UITextRange? { nil }

    public var selectedTextRange: UITextRange? {
        get { UITextRange(clamped(_selection)) }
        set { if let newValue { _selection = clamped(newValue.range) } }
    }

    public func text(in range: UITextRange) -> String? {
        clamped(range.range) == range.range ? (_characters as NSString).substring(with: range.range) : nil
    }

    public func replace(_ range: UITextRange, withText text: String) {
        let range = clamped(range.range)
        _characters = (_characters as NSString).replacingCharacters(in: range, with: text)
        _selection = NSRange(location: range.location + (text as NSString).length, length: 0)
    }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (start, end) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
        return UITextRange(NSRange(location: start, length: end - start))
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, overflows) = position.offset.addingReportingOverflow(offset)
        return !overflows && (0...length).contains(place) ? UITextPosition(offset: place) : nil
    }

    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: self.position(from: position, offset: offset)
        case .left: self.position(from: position, offset: 0 &- offset)
        // A field has one line.
        case .up: beginningOfDocument
        case .down: endOfDocument
        }
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
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
