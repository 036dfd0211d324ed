import Foundation
import SwiftUICore

/// A text of several lines, of UIKit.
///
/// The attributes of parts that are shown are the font, colors, lines below and across, the room between letters, and links; pictures
/// in the text where it is not edited, and the alignment and the room between lines of the first paragraph for all.
///
/// Follows Apple's [UITextView](https://developer.apple.com/documentation/uikit/uitextview).
@MainActor @preconcurrency
open class UITextView: _TextViewMembers, UITextInputTraits {
    /// The text; a new one has the attributes of text that is typed.
    open var text: String! {
        get { shown }
        set { replaceAll(NSAttributedString(string: newValue ?? "", attributes: isStyled ? typingAttributes : [:])) }
    }
    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get {
            let whole = NSMutableAttributedString(string: shown, attributes: usualAttributes)
            if isStyled {
                textStorage.enumerateAttributes(in: NSRange(location: 0, length: textStorage.length), options: []) {
                    part, range, _ in
                    whole.addAttributes(part, range: range)
                }
            }
            return whole
        }
        set {
            isStyled = true
            replaceAll(newValue ?? NSAttributedString(string: ""))
        }
    }
    /// The font of the whole text; nil for the usual one.
    open var font: UIFont? { didSet { restyle(.font, font) } }
    /// The color of the whole text; nil for the usual one.
    open var textColor: UIColor? { didSet { restyle(.foregroundColor, textColor) } }
    /// How lines are aligned.
    open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
    /// Whether the text can be edited.
    open var isEditable = true { didSet { noteChange() } }
    /// Whether the text can be selected.
    open var isSelectable = true { didSet { noteChange() } }
    /// The distance of the text from the edges, in points; 8 above and below by default.
    ///
    /// Lines have the container's `lineFragmentPadding` beside them as well.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { noteChange() } }
    /// The delegate, which is notified of editing.
    open weak var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }
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
    /// The text with its attributes, for code that changes it there; edits of it are shown.
    open private(set) var textStorage: NSTextStorage
    /// The object that lays out the text: it answers by the width of the view.
    open private(set) var layoutManager: NSLayoutManager
    /// The rectangle of the text.
    open private(set) var textContainer: NSTextContainer
    /// The characters of the storage.
    private var shown = ""
    /// Whether parts of the text have attributes of their own.
    private(set) var isStyled = false
    /// Whether the view itself changes the storage, and knows of it.
    private var isReplacing = false
    /// The attributes of text that is typed: the attributes of the letter before the insertion point, until others are set.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get {
            if let chosenAttributes { return chosenAttributes }
            let place = min(_selection.location, textStorage.length)
            guard isStyled, textStorage.length > 0 else { return usualAttributes }
            return usualAttributes.merging(textStorage.attributes(at: max(place - 1, 0), effectiveRange: nil)) { $1 }
        }
        set { chosenAttributes = newValue }
    }
    private var chosenAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of text without any.
    private var usualAttributes: [NSAttributedString.Key: Any] {
        [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label]
    }
    /// The newer object that lays out the text: the container's; nil for none, as is usual here.
    open var textLayoutManager: NSTextLayoutManager? { textContainer.textLayoutManager }
    /// The attributes of links: their color is shown.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { noteChange() } }
    /// The kinds of data that become links in a text that is not edited: addresses of pages and mail, and telephone numbers.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { noteChange() } }
    /// Whether a text that is set replaces the selection; without effect.
    open var clearsOnInsertion = false
    /// Whether attributes of text can be edited; they can't here.
    open var allowsEditingTextAttributes = false

    /// Creates a view of a rectangle.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// Creates a view of a rectangle, which shows the text of a container's layout manager.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        (textStorage, layoutManager, self.textContainer) = Self.parts(of: textContainer)
        super.init(frame: frame)
        follow()
    }
    /// Creates a view of a rectangle; there is one way to lay out texts here.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
    public required init?(coder: NSCoder) {
        (textStorage, layoutManager, textContainer) = Self.parts(of: nil)
        super.init(coder: coder)
        follow()
    }

    /// Shows the text of a container's layout manager, instead of the view's own.
    func adopt(_ container: NSTextContainer) {
        textStorage.onEdit = nil
        (textStorage, layoutManager, textContainer) = Self.parts(of: container)
        follow()
        noteChange()
    }

    private static func parts(of container: NSTextContainer?) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let container = container ?? NSTextContainer(size: CGSize(width: 0, height: 1e7))
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let storage = manager.textStorage ?? NSTextStorage(string: "")
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        return (storage, manager, container)
    }

    /// Follows the storage, which may have a text.
    private func follow() {
        shown = textStorage.string
        isStyled = textStorage.length > 0
        textStorage.onEdit = { [weak self] in self?.storageChanged() }
    }

    private func storageChanged() {
        shown = textStorage.string
        if !isReplacing {
            isStyled = true
            noteChange()
        }
    }

    private func replacing(_ body: () -> Void) {
        isReplacing = true
        body()
        isReplacing = false
        noteChange()
    }

    private func replaceAll(_ new: NSAttributedString) {
        let all = NSRange(location: 0, length: textStorage.length)
        replacing {
            if isStyled {
                textStorage.replaceCharacters(in: all, with: new)
            } else {
                textStorage.replaceCharacters(in: all, with: new.string)
            }
        }
        // The storage's delegate may have given it attributes.
        if !isStyled { isStyled = hasAttributes }
    }

    /// Whether a part of the storage has attributes.
    private var hasAttributes: Bool {
        guard textStorage.length > 0 else { return false }
        var same = NSRange(location: 0, length: 0)
        let first = textStorage.attributes(at: 0, effectiveRange: &same)
        return !first.isEmpty || same.length < textStorage.length
    }

    /// Gives the whole text an attribute.
    private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
        chosenAttributes?[key] = value
        layoutManager.usualAttributes = usualAttributes
        guard isStyled, textStorage.length > 0 else { return noteChange() }
        let all = NSRange(location: 0, length: textStorage.length)
        replacing {
            if let value {
                textStorage.addAttribute(key, value: value, range: all)
            } else {
                textStorage.removeAttribute(key, range: all)
            }
        }
    }

    /// Whether there is any text.
    open var hasText: Bool { !shown.isEmpty }
    /// Inserts text in place of the selection, as the user does by typing.
    open func insertText(_ text: String) { edit(_selection, text) }
    /// Deletes the selection, or the character before the insertion point.
    open func deleteBackward() {
        var range = _selection
        if range.length == 0 {
            guard range.location > 0, range.location <= textStorage.length else { return }
            range = (shown as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        edit(range, "")
    }
    /// Replaces a part of the text.
    open func replace(_ range: UITextRange, withText text: String) {
        replaceCharacters(in: range.range, with: text)
    }

    /// Replaces characters if the delegate allows it, and notifies of the change.
    package func edit(_ range: NSRange, _ replacement: String) {
        let range = range.clamped(to: textStorage.length)
        let isAllowed = delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
        // The delegate may have set another text.
        guard isAllowed, NSMaxRange(range) <= textStorage.length else { return }
        replaceCharacters(in: range, with: replacement)
        delegate?.textViewDidChange(self)
        delegate?.textViewDidChangeSelection(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    private func replaceCharacters(in range: NSRange, with text: String) {
        let typing = typingAttributes
        let range = range.clamped(to: textStorage.length)
        replacing {
            if isStyled {
                textStorage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: typing))
            } else {
                textStorage.replaceCharacters(in: range, with: text)
            }
        }
        if !isStyled { isStyled = hasAttributes }
        let chosen = chosenAttributes
        selection = NSRange(location: range.location + (text as NSString).length, length: 0)
        chosenAttributes = chosen
    }

    /// Scrolls so that a range of the text is visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        let end = min(max(NSMaxRange(range), 0), textStorage.length)
        let start = min(max(range.location, 0), end)
        if end == textStorage.length, end - start <= 1 {
            let bottom = max(contentSize.height - bounds.height, 0)
            return setContentOffset(CGPoint(x: contentOffset.x, y: bottom), animated: false)
        }
        let rect = rect(of: NSRange(location: start, length: max(end - start, 1)))
        scrollRectToVisible(rect, animated: false)
    }

    // MARK: - Places

    /// Returns the rectangle of the insertion point at a place, in points.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let rect = rect(of: NSRange(location: min(position.offset, textStorage.length), length: 0))
        return CGRect(x: rect.minX, y: rect.minY, width: 2, height: rect.height)
    }
    /// Returns the rectangle of the first line of a range, in points.
    open func firstRect(for range: UITextRange) -> CGRect { rects(of: range.range).first ?? .zero }
    /// Returns the rectangles of the lines of a range, in points.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        rects(of: range.range).map { LineRect($0) }
    }
    /// Returns the place that is nearest to a point; nil for none.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        let local = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
        var fraction: CGFloat = 0
        let index = layoutManager.characterIndex(
            for: local, in: sizedContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
        return UITextPosition(offset: min(index + (fraction > 0.5 ? 1 : 0), textStorage.length))
    }
    /// Returns the range of the character at a point; nil for none.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        guard textStorage.length > 0 else { return nil }
        let local = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
        let index = layoutManager.characterIndex(
            for: local, in: sizedContainer, fractionOfDistanceBetweenInsertionPoints: nil)
        return UITextRange((shown as NSString).rangeOfComposedCharacterSequence(at: min(index, textStorage.length - 1)))
    }

    /// The container, as wide as the view.
    private var sizedContainer: NSTextContainer {
        let width = bounds.width - textContainerInset.left - textContainerInset.right
        if textContainer.widthTracksTextView, width > 0 { textContainer.size.width = width }
        layoutManager.usualAttributes = usualAttributes
        return textContainer
    }

    private func rects(of range: NSRange) -> [CGRect] {
        var rects: [CGRect] = []
        let container = sizedContainer
        layoutManager.enumerateEnclosingRects(
            forGlyphRange: range, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
        ) { rect, _ in rects.append(rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)) }
        return rects
    }

    /// The rectangle of a range; for an empty one, the rectangle of its place.
    private func rect(of range: NSRange) -> CGRect {
        if range.length > 0 { return rects(of: range).reduce(CGRect.null) { $0.union($1) } }
        _ = sizedContainer
        let line = layoutManager.lineFragmentRect(forGlyphAt: range.location, effectiveRange: nil)
        let place = layoutManager.location(forGlyphAt: range.location)
        return CGRect(
            x: line.minX + place.x + textContainerInset.left, y: line.minY + textContainerInset.top, width: 0,
            height: line.height)
    }

    /// The selection in UTF-16 units; the end of the text until it is known.
    open var selectedRange: NSRange {
        get { _selection }
        set { selectedTextRange = UITextRange(newValue) }
    }
    /// The selection in UTF-16 units; nil for the end of the text, until it is known.
    var selection: NSRange? { didSet { if selection != oldValue { chosenAttributes = nil } } }
    /// The view in place of the keyboard on the screen; nil for none.
    open override var inputView: UIView? {
        get { ownInput.view }
        set { ownInput.view = newValue }
    }
    /// The view above the keyboard on the screen, which is not shown here; nil for none.
    open override var inputAccessoryView: UIView? {
        get { ownInput.accessory }
        set { ownInput.accessory = newValue }
    }
    private var ownInput: (view: UIView?, accessory: UIView?)
    /// Whether the font follows the user's text size.
    open var adjustsFontForContentSizeCategory = false
    /// Finds text in the view; nil where ``isFindInteractionEnabled`` is false.
    open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? finder : nil }
    private lazy var finder = UIFindInteraction(sessionDelegate: NoSessions.shared)
    /// Whether the user can find text; no panel is shown here.
    open var isFindInteractionEnabled = false
    /// The interaction for text that is dragged, which is not here; nil for none.
    open var textDragInteraction: UIDragInteraction? { nil }
    /// The interaction for text that is dropped; nil for none.
    open var textDropInteraction: UIDropInteraction? { nil }
    /// Whether the size of the text view follows the text; it never does here.
    open var usesStandardTextScaling = false
    /// The color and the width of the border; the view's own here.
    open var borderStyle = BorderStyle.none
    /// The border of a text view.
    public enum BorderStyle: Int, Sendable { case none, bezel }

    /// Posted when editing began.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when the text changed.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted when editing ended.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    var isEditing = false { didSet { EditedText.note(self, isEditing: isEditing) } }
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

/// Makes no sessions: text views of the engine show no results.
@MainActor
private final class NoSessions: NSObject, UIFindInteractionDelegate {
    static let shared = NoSessions()
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
}

/// The rectangle of a part of a text in a line.
private final class LineRect: UITextSelectionRect {
    private let own: CGRect
    override var rect: CGRect { own }
    init(_ rect: CGRect) { own = rect }
}
