import Foundation
import SwiftUI

/// A text of several lines that can be edited.
///
/// Follows Apple's [NSTextView](https://developer.apple.com/documentation/appkit/nstextview). An editor of SwiftUI's shows it; the
/// attributes of parts are shown where the text is not edited.
@MainActor @preconcurrency
open class NSTextView: NSText {
    /// The delegate, which is notified of changes; nil for none.
    open weak var delegate: (any NSTextViewDelegate)?
    /// The text with its attributes.
    open var textStorage: NSTextStorage? { words }
    /// The rectangle of the text.
    open var textContainer: NSTextContainer? { ownContainer }
    private let ownContainer = NSTextContainer(size: NSSize(width: 0, height: 1e7))
    /// The object that lays the text out; the engine does that here.
    open var layoutManager: NSLayoutManager? { manager }
    private let manager = NSLayoutManager()
    /// The room around the text, in points; none by default.
    open var textContainerInset = NSSize.zero { didSet { changed() } }
    /// The attributes of text that is typed.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of selected text.
    open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The style of new paragraphs; nil for the usual one.
    open var defaultParagraphStyle: NSParagraphStyle?
    /// The color of the mark where text is inserted.
    open var insertionPointColor: NSColor = .controlAccentColor { didSet { changed() } }
    /// Whether changes can be undone; the editor decides.
    open var allowsUndo = false
    /// Whether quotation marks become typographic ones; never here.
    open var isAutomaticQuoteSubstitutionEnabled = false
    /// Whether hyphens become dashes; never here.
    open var isAutomaticDashSubstitutionEnabled = false
    /// Whether abbreviations are replaced; never here.
    open var isAutomaticTextReplacementEnabled = false
    /// Whether spelling is corrected; never here.
    open var isAutomaticSpellingCorrectionEnabled = false
    /// Whether addresses become links; never here.
    open var isAutomaticLinkDetectionEnabled = false
    /// Whether dates and places become links; never here.
    open var isAutomaticDataDetectionEnabled = false
    /// Whether words are completed; never here.
    open var isAutomaticTextCompletionEnabled = false
    /// Whether spelling is checked while typing; never here.
    open var isContinuousSpellCheckingEnabled = false
    /// Whether grammar is checked; never here.
    open var isGrammarCheckingEnabled = false
    /// Whether pasted text is adapted; never here.
    open var smartInsertDeleteEnabled = false
    /// Whether there is a panel for searching; there is none here.
    open var usesFindPanel = false
    /// Whether there is a bar for searching; there is none here.
    open var usesFindBar = false
    /// Whether searching begins while typing; there is no bar here.
    open var isIncrementalSearchingEnabled = false
    /// Whether fonts can be chosen in a panel; there is none here.
    open var usesFontPanel = false
    /// Whether there is a ruler; there is none here.
    open var isRulerVisible = false
    /// Whether the text can be a field's editor.
    open var isFieldEditor = false

    /// Stands for the editor of a field in calls of delegates.
    static let stand = NSTextView(frame: .zero)

    /// Creates a view of a rectangle.
    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    /// Creates a view of a rectangle, with a container of text.
    public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) { super.init(frame: frameRect) }
    /// Creates a view from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a scroll view around a text view.
    open class func scrollableTextView() -> NSScrollView {
        let scroll = NSScrollView(frame: .zero)
        scroll.hasVerticalScroller = true
        let text = NSTextView(frame: .zero)
        text.autoresizingMask = [.width]
        scroll.documentView = text
        return scroll
    }

    /// Returns the selected range.
    open func selectedRange() -> NSRange { selection }
    /// Selects a range.
    open func setSelectedRange(_ charRange: NSRange) { if let range = valid(charRange) { selection = range } }
    /// The selected ranges; one here.
    open var selectedRanges: [NSValue] {
        get { [NSValue(range: selection)] }
        set { if let range = newValue.first?.rangeValue { setSelectedRange(range) } }
    }
    /// Inserts text at the selection.
    open override func insertText(_ insertString: Any) { insertText(insertString, replacementRange: selection) }
    /// Inserts text in the place of a range; of the selection where the range is none.
    open func insertText(_ string: Any, replacementRange: NSRange) {
        let text = (string as? NSAttributedString)?.string ?? "\(string)"
        let range = valid(replacementRange.location == NSNotFound ? selection : replacementRange)
        guard let range, shouldChangeText(in: range, replacementString: text) else { return }
        words.replaceCharacters(in: range, with: text)
        selection = NSRange(location: range.location + text.utf16.count, length: 0)
        didChangeText()
    }
    /// Whether letters may be replaced: as the delegate decides.
    open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: affectedCharRange, replacementString: replacementString) ?? true
    }
    /// Notifies the delegate of a change.
    open func didChangeText() {
        let message = Notification(name: Self.didChangeNotification, object: self)
        delegate?.textDidChange(message)
        NotificationCenter.default.post(message)
        changed()
    }
    /// Marks a result of a search; without effect here.
    open func showFindIndicator(for charRange: NSRange) {}
    /// Checks the spelling; without effect here.
    open func checkTextInDocument(_ sender: Any?) {}
    /// Draws the background.
    open func drawBackground(in rect: NSRect) {}

    override var isMeasured: Bool { true }
    override var counterpart: AnyView? { AnyView(TextCounterpart(view: self, revision: revision)) }
    override var takesPointer: Bool { false }

    fileprivate func edited(_ new: String) {
        let old = string
        if new == old { return }
        let change = TextDifference(from: old, to: new)
        guard shouldChangeText(in: change.range, replacementString: change.replacement) else { return changed() }
        words.replaceCharacters(in: change.range, with: change.replacement)
        selection = NSRange(location: change.range.location + change.replacement.utf16.count, length: 0)
        didChangeText()
        delegate?.textViewDidChangeSelection(Notification(name: Self.didChangeSelectionNotification, object: self))
    }

    fileprivate func editingChanged(_ isEditing: Bool) {
        let name = isEditing ? Self.didBeginEditingNotification : Self.didEndEditingNotification
        let message = Notification(name: name, object: self)
        if isEditing { delegate?.textDidBeginEditing(message) } else { delegate?.textDidEndEditing(message) }
        NotificationCenter.default.post(message)
    }

    /// Posted when the selection changed.
    nonisolated public static let didChangeSelectionNotification = Notification.Name(
        "NSTextViewDidChangeSelectionNotification")
}

/// A text view of AppKit as an editor of SwiftUI, or as a text where it is not edited.
private struct TextCounterpart: View {
    let view: NSTextView
    let revision: Int
    @FocusState private var isFocused: Bool

    var body: some View {
        Group {
            if view.isEditable {
                TextEditor(
                    text: Binding {
                        view.string
                    } set: {
                        view.edited($0)
                    }
                )
                .scrollContentBackground(.hidden)
                .focused($isFocused)
                .onChange(of: isFocused) { _, isFocused in view.editingChanged(isFocused) }
            } else {
                Text(uiKit: view.words)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        .padding(.horizontal, max(view.textContainerInset.width, 0))
        .padding(.vertical, max(view.textContainerInset.height, 0))
        .font(view.font.map { Font($0) })
        .foregroundStyle(Color(view.textColor ?? .textColor))
        .multilineTextAlignment(view.alignment.swiftUI)
        .tint(Color(view.insertionPointColor))
        .background(view.drawsBackground ? Color(view.backgroundColor ?? .textBackgroundColor) : .clear)
    }
}

/// The difference between two texts, in units of UTF-16.
struct TextDifference {
    let range: NSRange
    let replacement: String

    init(from old: String, to new: String) {
        let (a, b) = (Array(old.utf16), Array(new.utf16))
        let common = min(a.count, b.count)
        var start = 0
        while start < common, a[start] == b[start] { start += 1 }
        var end = 0
        while end < common - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        range = NSRange(location: start, length: a.count - start - end)
        replacement = String(decoding: b[start..<b.count - end], as: UTF16.self)
    }
}
