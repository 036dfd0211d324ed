import Foundation

/// The members of a view's text that classes of apps may override; the base of ``UITextView``.
///
/// Members of extensions cannot be overridden without Objective-C.
@MainActor @preconcurrency
open class _TextViewMembers: UIScrollView {
    private var own: UITextView { unsafeDowncast(self, to: UITextView.self) }

    /// The selected part; the insertion point if it is empty.
    open var selectedTextRange: UITextRange? {
        get { own.standardSelectedTextRange }
        set { own.standardSelectedTextRange = newValue }
    }
    /// The beginning of the text.
    open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    /// The end of the text.
    open var endOfDocument: UITextPosition { own.standardEnd }
    /// The text that an input method has not yet committed; always nil, since it is not in the text here.
    open var markedTextRange: UITextRange? { nil }
    /// The attributes of the uncommitted text, which the front end shows in its own way; nil for the usual ones.
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    /// The delegate for changes that the user has not typed; kept, and not called here.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// The conversation for which replies may be suggested; there are no suggestions here.
    open var conversationContext: UIConversationContext? {
        didSet { inputDelegate?.conversationContext(conversationContext, didChange: own) }
    }
    /// Finds words, lines and paragraphs.
    open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: own) }
    /// The view that shows the text.
    open var textInputView: UIView { self }

    /// Returns the characters of a part; nil if the text does not have it.
    open func text(in range: UITextRange) -> String? { own.standardText(in: range) }
    /// Inserts the text of an input method in place of the selection.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { own.insertText(markedText ?? "") }
    /// Inserts the text of an input method in place of the selection; its attributes are not kept.
    open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }
    /// Commits the text of an input method, which is in the text only once it is committed.
    open func unmarkText() {}

    /// Returns the part between two places.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (start, end) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
        return UITextRange(NSRange(location: start, length: end - start))
    }
    /// Returns the place at a distance in UTF-16 units; nil if that is outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        own.standardPosition(from: position, offset: offset)
    }
    /// Returns the place at a distance in a direction on the screen; up and down lead to the ends of the text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: self.position(from: position, offset: offset)
        case .left: self.position(from: position, offset: 0 &- offset)
        case .up: beginningOfDocument
        case .down: endOfDocument
        }
    }
    /// Returns the order of two places.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }
    /// Returns the distance between two places, in UTF-16 units.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// Returns the end of a part in a direction on the screen.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }
    /// Returns the part from a place in a direction on the screen.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        direction == .left || direction == .up
            ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
    }
    /// Returns which way the text runs at a place: as its letters do.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    /// Sets which way the text of a part runs; the letters decide here.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    /// Returns the place of a part nearest to a point: the part's end.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.end }
    /// Called when the user begins to move the insertion point freely; there is no such gesture here.
    open func beginFloatingCursor(at point: CGPoint) {}
    /// Called when the user moves the insertion point freely; there is no such gesture here.
    open func updateFloatingCursor(at point: CGPoint) {}
    /// Called when the user has moved the insertion point freely; there is no such gesture here.
    open func endFloatingCursor() {}
}
