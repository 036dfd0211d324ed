import Foundation
import SwiftUI

/// The mark where text is inserted, for views that edit text by themselves; the engine draws its own.
///
/// Follows Apple's
/// [NSTextInsertionIndicator](https://developer.apple.com/documentation/appkit/nstextinsertionindicator).
@MainActor @preconcurrency
open class NSTextInsertionIndicator: NSView {
    /// When the mark is shown.
    public enum DisplayMode: Int, Sendable { case automatic, hidden, visible }
    /// When the mark is shown; automatic by default.
    open var displayMode = DisplayMode.automatic { didSet { changed() } }
    /// The color of the mark.
    open var color: NSColor = .controlAccentColor { didSet { changed() } }

    override var counterpart: AnyView? {
        AnyView(Color(color).opacity(displayMode == .hidden ? 0 : 1).frame(maxWidth: .infinity, maxHeight: .infinity))
    }
}

/// The input method of a view; the desktop's own composes text here.
///
/// Follows Apple's [NSTextInputContext](https://developer.apple.com/documentation/appkit/nstextinputcontext).
@MainActor @preconcurrency
open class NSTextInputContext: NSObject {
    /// The context of the focused view; nil here.
    public static var current: NSTextInputContext? { nil }
    /// The names of the sources of input that can be chosen; none are known.
    open var keyboardInputSources: [String]? { nil }
    /// The chosen source of input; nil where it is not known.
    open var selectedKeyboardInputSource: String?
    /// Ends a composition.
    open func discardMarkedText() {}
    /// Handles an event; false here.
    open func handleEvent(_ event: NSEvent) -> Bool { false }
    /// Notes that the places of letters changed.
    open func invalidateCharacterCoordinates() {}
}

/// A view that edits text by itself.
///
/// Follows Apple's [NSTextInputClient](https://developer.apple.com/documentation/appkit/nstextinputclient). The desktop's input method composes
/// text before a view receives it, so that marked text is never set here.
@MainActor @preconcurrency
public protocol NSTextInputClient: AnyObject {
    /// Inserts text in the place of a range.
    func insertText(_ string: Any, replacementRange: NSRange)
    /// Performs a command of a key.
    func doCommand(by selector: Selector)
    /// Shows text that is being composed.
    func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange)
    /// Ends a composition.
    func unmarkText()
    /// Returns the selected range.
    func selectedRange() -> NSRange
    /// Returns the range that is being composed.
    func markedRange() -> NSRange
    /// Returns whether text is being composed.
    func hasMarkedText() -> Bool
    /// Returns the text of a range; nil for none.
    func attributedSubstring(forProposedRange range: NSRange, actualRange: NSRangePointer?) -> NSAttributedString?
    /// Returns the attributes that composed text may have.
    func validAttributesForMarkedText() -> [NSAttributedString.Key]
    /// Returns the rectangle of a range, in points of the screen.
    func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect
    /// Returns the place of the letter at a point.
    func characterIndex(for point: NSPoint) -> Int
}

extension NSTextView: NSTextInputClient {
    public func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {
        insertText(string, replacementRange: replacementRange)
    }
    public func unmarkText() {}
    public func markedRange() -> NSRange { NSRange(location: NSNotFound, length: 0) }
    public func hasMarkedText() -> Bool { false }
    public func attributedSubstring(
        forProposedRange range: NSRange, actualRange: NSRangePointer?
    ) -> NSAttributedString? {
        let length = (string as NSString?)?.length ?? 0
        guard range.location >= 0, range.length >= 0, range.location <= length - range.length else { return nil }
        actualRange?.pointee = range
        return textStorage?.attributedSubstring(from: range)
    }
    public func validAttributesForMarkedText() -> [NSAttributedString.Key] { [] }
    public func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect { frame }
    public func characterIndex(for point: NSPoint) -> Int { NSNotFound }

    /// Shows words that complete the text; there are none here.
    public func complete(_ sender: Any?) {
        RuntimeWarning.issue("NSTextView.complete(_:) shows no words here: see CompatibilityGaps.md.")
    }
    /// Creates a view.
    /// - Parameter usingTextLayoutManager: Without effect: the engine lays out text.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
    /// Returns a scroll view around a text view for plain text.
    public class func scrollablePlainDocumentContentTextView() -> NSScrollView {
        let scroll = scrollableTextView()
        (scroll.documentView as? NSTextView)?.isRichText = false
        return scroll
    }
    /// Returns a scroll view around a text view for a document.
    public class func scrollableDocumentContentTextView() -> NSScrollView { scrollableTextView() }
}

extension NSMutableAttributedString {
    /// Sets where the lines of a range begin.
    public func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {
        guard range.location >= 0, range.length >= 0, range.location <= length - range.length else { return }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        addAttribute(.paragraphStyle, value: style, range: range)
    }
}
