import Foundation
import SwiftUICore

// Text views of the engine lay out their text by themselves: places on the screen are estimated from the view's rectangle.
extension UITextInput {
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }
    public var inputDelegate: (any UITextInputDelegate)? {
        get { nil }
        set {}
    }
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
    public var textInputView: UIView { self as? UIView ?? UIView(frame: .zero) }
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }
    public func unmarkText() {}
    public func beginFloatingCursor(at point: CGPoint) {}
    public func updateFloatingCursor(at point: CGPoint) {}
    public func endFloatingCursor() {}
    public func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { direction == .left || direction == .up ? range.start : range.end }
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        direction == .left || direction == .up
            ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
    }
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    public func firstRect(for range: UITextRange) -> CGRect { textInputView.bounds }
    public func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: 0, y: 0, width: 2, height: textInputView.bounds.height)
    }
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    public func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.end }
    public func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

/// A rectangle of a selection, with what its ends are.
///
/// Follows Apple's [UITextSelectionRect](https://developer.apple.com/documentation/uikit/uitextselectionrect).
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
    /// Creates a rectangle; subclasses say which.
    public override init() { super.init() }
    /// The rectangle, in points.
    open var rect: CGRect { .zero }
    /// Which way the text runs.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins here.
    open var containsStart: Bool { false }
    /// Whether the selection ends here.
    open var containsEnd: Bool { false }
    /// Whether the text runs from top to bottom.
    open var isVertical: Bool { false }
    /// The transform of the rectangle.
    open var transform: CGAffineTransform { .identity }
}

/// An object that a text notifies of changes that the user has not typed.
@MainActor @preconcurrency
public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called when the selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called when the text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
    /// Called when the conversation of the text has changed.
    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?)
}

extension UITextInputDelegate {
    public func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}

/// An object that finds words, sentences, lines and paragraphs in a text.
@MainActor @preconcurrency
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the unit around a place; nil for none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a place is at the edge of a unit.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the next edge of a unit; nil for none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a place is within a unit.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds units in the characters of a text.
///
/// Follows Apple's
/// [UITextInputStringTokenizer](https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer). Lines are paragraphs here.
@MainActor @preconcurrency
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Creates a tokenizer of a text.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    init(textInput: any UITextInput) {
        input = textInput
        super.init()
    }

    /// The text, and the edges of its units of a kind, in UTF-16 units.
    private func edges(_ granularity: UITextGranularity) -> [Range<Int>] {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: all)
        else { return [] }
        return TextUnits.ranges(of: granularity, in: text)
    }

    private func offset(of position: UITextPosition) -> Int {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
    }

    private func position(at offset: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }

    private static func isForward(_ direction: UITextDirection) -> Bool {
        // Storage: 0 forward, 1 backward; on the screen: right and down are forward.
        [0, 2, 5].contains(direction.rawValue)
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        let place = offset(of: position)
        let forward = Self.isForward(direction)
        let unit = edges(granularity).first { range in
            forward
                ? range.contains(place)
                : place > range.lowerBound && place <= range.upperBound
        }
        guard let unit, let start = self.position(at: unit.lowerBound), let end = self.position(at: unit.upperBound)
        else { return nil }
        return input?.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        let place = offset(of: position)
        return edges(granularity).contains {
            Self.isForward(direction) ? $0.upperBound == place : $0.lowerBound == place
        }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let place = offset(of: position)
        let edges = edges(granularity)
        let target =
            Self.isForward(direction)
            ? edges.map(\.upperBound).first { $0 > place } : edges.map(\.lowerBound).last { $0 < place }
        return target.flatMap { self.position(at: $0) }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}

/// The brightness of an on-screen keyboard; there is none here.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    /// The appearance of an alert.
    public static var alert: UIKeyboardAppearance { .dark }
}

extension UITextInputTraits {
    /// The brightness of the on-screen keyboard; there is none here.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
}

/// The shortcuts beside the words that an on-screen keyboard proposes; there is none here.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
    /// Whether the user may hide the shortcuts.
    open var allowsHidingShortcuts = true
    /// The shortcuts before the proposed words.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The shortcuts behind the proposed words.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Buttons of a bar that belong together; each is shown by itself here.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
    /// The buttons.
    open var barButtonItems: [UIBarButtonItem]
    /// The button that stands for all of them where there is little room; nil for none.
    open var representativeItem: UIBarButtonItem?
    /// Whether ``representativeItem`` is shown; never here.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// Whether the group is hidden.
    open var isHidden = false

    /// Creates a group without buttons.
    public override convenience init() { self.init(barButtonItems: [], representativeItem: nil) }

    /// Creates a group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
    }
}

/// A view in place of the keyboard on the screen, or above it.
///
/// Follows Apple's [UIInputView](https://developer.apple.com/documentation/uikit/uiinputview).
@MainActor @preconcurrency
open class UIInputView: UIView {
    /// The appearance.
    public enum Style: Int, Sendable { case `default`, keyboard }
    /// The appearance.
    public let inputViewStyle: Style
    /// Whether the view has the height of its content.
    open var allowsSelfSizing = false

    /// Creates a view of a style.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    /// Creates the object from an archive; there are none here.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// A view whose presses click as keys do; nothing clicks here.
@MainActor @preconcurrency
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether keys click.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

/// The units of a text.
enum TextUnits {
    /// Returns the units of a kind, in UTF-16 units: words and sentences without the spaces between them.
    static func ranges(of granularity: UITextGranularity, in text: String) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var (place, start): (Int, Int?) = (0, nil)
        func close() {
            if let begin = start, begin < place { result.append(begin..<place) }
            start = nil
        }
        var endsSentence = false
        for character in text {
            let length = character.utf16.count
            switch granularity {
            case .character: result.append(place..<place + length)
            case .document: start = start ?? 0
            case .word:
                if character.isLetter || character.isNumber || character == "'" || character == "_" {
                    start = start ?? place
                } else {
                    close()
                }
            case .paragraph, .line:
                let begin = start ?? place
                start = character.isNewline ? nil : begin
                if character.isNewline { result.append(begin..<place + length) }
            case .sentence:
                if endsSentence, character.isWhitespace || character.isNewline {
                    close()
                    endsSentence = false
                } else if !character.isWhitespace || start != nil {
                    start = start ?? place
                    endsSentence = ".!?".contains(character)
                }
            }
            place += length
        }
        close()
        return result
    }
}
