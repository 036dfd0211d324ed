import Foundation
import SwiftUI

/// A text of several lines.
///
/// Follows Apple's [NSText](https://developer.apple.com/documentation/appkit/nstext).
@MainActor @preconcurrency
open class NSText: NSView, _TextSelecting {
    /// The text; a new one has the attributes of the text before.
    open var string: String {
        get { shown }
        set { replaceCharacters(in: NSRange(location: 0, length: words.length), with: newValue) }
    }
    /// The text with its attributes.
    let words: NSTextStorage
    /// The characters of the storage.
    private var shown = ""
    /// Whether parts of the text have attributes of their own.
    private(set) var isStyled = false

    /// Creates a view of a rectangle.
    public override convenience init(frame frameRect: NSRect) { self.init(frame: frameRect, storage: NSTextStorage()) }

    init(frame: NSRect, storage: NSTextStorage) {
        words = storage
        super.init(frame: frame)
        follow()
    }

    /// Creates a view from an archive; there are none here.
    public required init?(coder: NSCoder) {
        words = NSTextStorage()
        super.init(coder: coder)
        follow()
    }

    /// Follows the storage, which may have a text.
    private func follow() {
        storageChanged()
        words.onEdit = { [weak self] in self?.storageChanged() }
    }

    private func storageChanged() {
        shown = words.string
        isStyled = isRichText && hasAttributes
        changed()
    }

    /// Whether a part of the storage has attributes.
    private var hasAttributes: Bool {
        guard words.length > 0 else { return false }
        var same = NSRange(location: 0, length: 0)
        let first = words.attributes(at: 0, effectiveRange: &same)
        return !first.isEmpty || same.length < words.length
    }

    /// The attributes of text without any.
    var usualAttributes: [NSAttributedString.Key: Any] {
        [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .textColor]
    }

    /// The text with all its attributes.
    var whole: NSAttributedString {
        let whole = NSMutableAttributedString(string: shown, attributes: usualAttributes)
        words.enumerateAttributes(in: NSRange(location: 0, length: words.length), options: []) { part, range, _ in
            whole.addAttributes(part, range: range)
        }
        return whole
    }
    /// Whether the text can be edited; true by default.
    open var isEditable = true { didSet { changed() } }
    /// Whether the text can be selected; true by default.
    open var isSelectable = true { didSet { changed() } }
    /// Whether parts of the text can have fonts of their own.
    open var isRichText = true
    /// Whether pictures can be in the text; they can't here.
    open var importsGraphics = false
    /// Whether the background is drawn.
    open var drawsBackground = true { didSet { changed() } }
    /// The color of the background.
    open var backgroundColor: NSColor? = .textBackgroundColor { didSet { changed() } }
    /// The font; nil for the usual one.
    open var font: NSFont? { didSet { restyle(.font, font) } }
    /// The color of the text; nil for the usual one.
    open var textColor: NSColor? { didSet { restyle(.foregroundColor, textColor) } }
    /// How lines are aligned.
    open var alignment = NSTextAlignment.natural { didSet { changed() } }
    /// Whether the view becomes higher with its text.
    open var isVerticallyResizable = true
    /// Whether the view becomes wider with its text; it never does here.
    open var isHorizontallyResizable = false
    /// The least size; without effect.
    open var minSize = NSSize.zero
    /// The greatest size; without effect.
    open var maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// The selected range.
    var selection = NSRange(location: 0, length: 0) { didSet { if selection != oldValue { selectionChanged() } } }
    /// Notes that another part is selected.
    func selectionChanged() { changed() }

    open override var acceptsFirstResponder: Bool { isSelectable }
    open override var isFlipped: Bool { true }

    /// Replaces the letters of a range.
    open func replaceCharacters(in range: NSRange, with string: String) {
        guard let range = valid(range) else { return }
        words.replaceCharacters(in: range, with: string)
    }
    /// Sets the font of a range.
    open func setFont(_ font: NSFont, range: NSRange) {
        if let range = valid(range) { words.addAttribute(.font, value: font, range: range) }
    }
    /// Sets the color of a range; nil for the usual one.
    open func setTextColor(_ color: NSColor?, range: NSRange) {
        guard let range = valid(range) else { return }
        if let color {
            words.addAttribute(.foregroundColor, value: color, range: range)
        } else {
            words.removeAttribute(.foregroundColor, range: range)
        }
    }
    /// Gives the whole text an attribute.
    private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
        let all = NSRange(location: 0, length: words.length)
        if isStyled {
            if let value {
                words.addAttribute(key, value: value, range: all)
            } else {
                words.removeAttribute(key, range: all)
            }
        }
        changed()
    }
    /// The range within the text; nil for one that begins beyond it.
    func valid(_ range: NSRange) -> NSRange? {
        guard range.location >= 0, range.length >= 0, range.location <= words.length else { return nil }
        return NSRange(location: range.location, length: min(range.length, words.length - range.location))
    }
    /// Scrolls to a range; without effect here.
    open func scrollRangeToVisible(_ range: NSRange) {}
    /// Selects the whole text.
    open func selectAll(_ sender: Any?) { selection = NSRange(location: 0, length: words.length) }
    /// Copies the selected text.
    open func copy(_ sender: Any?) {
        guard let range = valid(selection), range.length > 0 else { return }
        UIPasteboard.general.string = words.attributedSubstring(from: range).string
    }
    /// Copies the selected text and removes it.
    open func cut(_ sender: Any?) {
        copy(sender)
        delete(sender)
    }
    /// Removes the selected text.
    open func delete(_ sender: Any?) { replaceCharacters(in: selection, with: "") }
    /// Replaces the selected text by the clipboard's.
    open func paste(_ sender: Any?) {
        if let text = UIPasteboard.general.string { replaceCharacters(in: selection, with: text) }
    }
}

extension NSText {
    /// Posted when the text was edited.
    nonisolated public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
    /// Posted when the text began to be edited.
    nonisolated public static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
    /// Posted when the text is no longer edited.
    nonisolated public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
}

/// Methods that are called while a text is edited; all are optional.
@MainActor @preconcurrency
public protocol NSTextDelegate: NSObjectProtocol {
    /// Called when the text began to be edited.
    func textDidBeginEditing(_ notification: Notification)
    /// Called when the text was edited.
    func textDidChange(_ notification: Notification)
    /// Called when the text is no longer edited.
    func textDidEndEditing(_ notification: Notification)
}

extension NSTextDelegate {
    public func textDidBeginEditing(_ notification: Notification) {}
    public func textDidChange(_ notification: Notification) {}
    public func textDidEndEditing(_ notification: Notification) {}
}

/// Methods that a text view calls; all are optional.
///
/// Follows Apple's [NSTextViewDelegate](https://developer.apple.com/documentation/appkit/nstextviewdelegate).
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSTextDelegate {
    /// Whether letters of a range may be replaced; nil letters stand for attributes alone.
    func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    )
        -> Bool
    /// Called when the selection changed.
    func textViewDidChangeSelection(_ notification: Notification)
    /// Called with the command of a key; never here, where the editor performs commands.
    func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    /// Called when a link was pressed; returns whether that was handled.
    func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
}

extension NSTextViewDelegate {
    public func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool { true }
    public func textViewDidChangeSelection(_ notification: Notification) {}
    public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
    public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
}

/// Marks texts whose selection is a property, which `NSTextView` has as a method of the same name.
@MainActor
public protocol _TextSelecting: AnyObject {}

extension _TextSelecting where Self: NSText {
    /// The selected part.
    @MainActor @preconcurrency public var selectedRange: NSRange {
        get { selection }
        set { if let range = valid(newValue) { selection = range } }
    }
}
