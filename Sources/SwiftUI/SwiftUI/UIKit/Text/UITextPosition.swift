import Foundation

/// A place in the text of a field.
///
/// Follows Apple's [UITextPosition](https://developer.apple.com/documentation/uikit/uitextposition).
@MainActor @preconcurrency
open class UITextPosition: NSObject {
    /// The number of UTF-16 units before the place.
    let offset: Int

    /// Creates a place at the beginning; texts of an app's own have places of subclasses.
    public override init() { offset = 0 }
    init(offset: Int) { self.offset = offset }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        MainActor.assumeIsolated { (object as? UITextPosition)?.offset == offset }
    }
    nonisolated open override var hash: Int { MainActor.assumeIsolated { offset } }
}

/// A part of the text of a field.
///
/// Follows Apple's [UITextRange](https://developer.apple.com/documentation/uikit/uitextrange).
@MainActor @preconcurrency
open class UITextRange: NSObject {
    private let bounds: (start: UITextPosition, end: UITextPosition)
    /// The beginning.
    open var start: UITextPosition { bounds.start }
    /// The end.
    open var end: UITextPosition { bounds.end }

    /// Creates an empty part at the beginning; texts of an app's own have parts of subclasses.
    public override init() { bounds = (UITextPosition(offset: 0), UITextPosition(offset: 0)) }
    init(_ range: NSRange) {
        bounds = (
            UITextPosition(offset: range.location), UITextPosition(offset: range.location + range.length)
        )
    }

    /// Whether the part has no characters.
    open var isEmpty: Bool { start.offset == end.offset }

    var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        MainActor.assumeIsolated { (object as? UITextRange)?.range == range }
    }
    nonisolated open override var hash: Int { MainActor.assumeIsolated { range.location } }
}

/// The direction of the order in which text is kept.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down
}

/// A number of a direction of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    /// Creates a direction of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a direction of the order.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        .init(rawValue: direction.rawValue)
    }
    /// Creates a direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        .init(rawValue: direction.rawValue)
    }
}

/// The units of text.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// An object into which keys are typed.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Inserts text in place of the selection.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the caret.
    func deleteBackward()
}

/// A text with positions, ranges and a selection, as UIKit's fields have.
///
/// Follows Apple's [UITextInput](https://developer.apple.com/documentation/uikit/uitextinput).
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
    /// The selected part; the caret if it is empty.
    var selectedTextRange: UITextRange? { get set }
    /// The beginning of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The end of the text.
    var endOfDocument: UITextPosition { get }
    /// The text that an input method has not yet committed; always nil, since it is not in the field's text here.
    var markedTextRange: UITextRange? { get }
    /// Returns the characters of a part; nil if the text does not have it.
    func text(in range: UITextRange) -> String?
    /// Replaces a part.
    func replace(_ range: UITextRange, withText text: String)
    /// Returns the part between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the place at a distance in UTF-16 units; nil if that is outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the place at a distance in a direction on the screen; nil if that is outside of the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Returns the order of two places.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the distance between two places, in UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The attributes of the uncommitted text; nil for the usual ones.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// The delegate, which the text notifies of changes of its own; nil for none.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds words, lines and paragraphs.
    var tokenizer: any UITextInputTokenizer { get }
    /// The view that shows the text.
    var textInputView: UIView { get }
    /// Sets the text that an input method has not yet committed.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Sets the text that an input method has not yet committed, with attributes.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// Commits the text of an input method.
    func unmarkText()
    /// Called when the user begins to move the insertion point freely; never here.
    func beginFloatingCursor(at point: CGPoint)
    /// Called when the user moves the insertion point freely; never here.
    func updateFloatingCursor(at point: CGPoint)
    /// Called when the user has moved the insertion point freely; never here.
    func endFloatingCursor()
    /// Returns the end of a part in a direction on the screen.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the part from a place in a direction on the screen.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// Returns which way the text runs at a place.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Sets which way the text of a part runs.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// Returns the first rectangle of a part, in points of the text's view.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the caret at a place, in points of the text's view.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of a part, in points of the text's view.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the place nearest to a point of the text's view; nil for none.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the place of a part nearest to a point of the text's view; nil for none.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the character at a point of the text's view; nil for none.
    func characterRange(at point: CGPoint) -> UITextRange?
}
