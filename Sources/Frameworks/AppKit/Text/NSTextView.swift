import Foundation
import SwiftUI

/// A text of several lines that can be edited.
///
/// Follows Apple's [NSTextView](https://developer.apple.com/documentation/appkit/nstextview). An editor of SwiftUI's shows it, with
/// the fonts, colors, lines and links of its parts.
@MainActor @preconcurrency
open class NSTextView: NSText {
    /// The delegate, which is notified of changes; nil for none.
    open weak var delegate: (any NSTextViewDelegate)?
    /// The text with its attributes.
    open var textStorage: NSTextStorage? { words }
    /// The rectangle of the text.
    open var textContainer: NSTextContainer? { ownContainer }
    private let ownContainer: NSTextContainer
    /// The object that lays the text out: it answers by the width of the view.
    open var layoutManager: NSLayoutManager? {
        let width = bounds.width - 2 * max(textContainerInset.width, 0)
        if ownContainer.widthTracksTextView, width > 0 { ownContainer.size.width = width }
        manager.usualAttributes = usualAttributes
        return manager
    }
    private let manager: NSLayoutManager
    /// The room around the text, in points; none by default.
    open var textContainerInset = NSSize.zero { didSet { changed() } }
    /// The attributes of text that is typed: the attributes of the letter before the insertion point, until others are set.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get {
            if let chosenAttributes { return chosenAttributes }
            guard isStyled, words.length > 0 else { return usualAttributes }
            let place = min(max(selection.location - 1, 0), words.length - 1)
            return usualAttributes.merging(words.attributes(at: place, effectiveRange: nil)) { $1 }
        }
        set { chosenAttributes = newValue }
    }
    private var chosenAttributes: [NSAttributedString.Key: Any]?
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

    /// Creates a view without a size.
    public convenience init() { self.init(frame: .zero, textContainer: nil) }
    /// Creates a view of a rectangle.
    public convenience init(frame frameRect: NSRect) { self.init(frame: frameRect, textContainer: nil) }
    /// Creates a view of a rectangle, which shows the text of a container's layout manager.
    public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
        ownContainer = container ?? NSTextContainer(size: NSSize(width: 0, height: 1e7))
        manager = ownContainer.layoutManager ?? NSLayoutManager()
        if ownContainer.layoutManager == nil { manager.addTextContainer(ownContainer) }
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        super.init(frame: frameRect, storage: storage)
    }
    /// Creates a view from an archive; there are none here.
    public required init?(coder: NSCoder) {
        ownContainer = NSTextContainer(size: NSSize(width: 0, height: 1e7))
        manager = NSLayoutManager()
        manager.addTextContainer(ownContainer)
        super.init(coder: coder)
        words.addLayoutManager(manager)
    }

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
        let styled = string as? NSAttributedString
        let text = styled?.string ?? "\(string)"
        let range = valid(replacementRange.location == NSNotFound ? selection : replacementRange)
        guard let range, shouldChangeText(in: range, replacementString: text) else { return }
        replace(range, with: styled ?? typed(text))
        didChangeText()
    }
    private func typed(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: isStyled ? typingAttributes : chosenAttributes ?? [:])
    }
    private func replace(_ range: NSRange, with text: NSAttributedString) {
        let chosen = chosenAttributes
        words.replaceCharacters(in: range, with: text)
        selection = NSRange(location: range.location + text.length, length: 0)
        chosenAttributes = chosen
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

    override func selectionChanged() {
        chosenAttributes = nil
        super.selectionChanged()
    }

    /// Posted when the selection changed.
    nonisolated public static let didChangeSelectionNotification = Notification.Name(
        "NSTextViewDidChangeSelectionNotification")
}

extension NSTextView: EditedStorage {
    package var editedText: String { string }
    package var styledText: NSAttributedString? { isStyled ? whole : nil }
    package var selectedPart: NSRange? { selection }

    package func select(_ range: NSRange) {
        guard range != selection else { return }
        selection = range
        let message = Notification(name: Self.didChangeSelectionNotification, object: self)
        delegate?.textViewDidChangeSelection(message)
        NotificationCenter.default.post(message)
    }

    package func edit(_ range: NSRange, _ replacement: String) {
        guard let range = valid(range), shouldChangeText(in: range, replacementString: replacement) else {
            return changed()
        }
        // The delegate may have set another text.
        guard NSMaxRange(range) <= words.length else { return }
        replace(range, with: typed(replacement))
        didChangeText()
        delegate?.textViewDidChangeSelection(Notification(name: Self.didChangeSelectionNotification, object: self))
    }

    package var allowsEditing: Bool { true }
    package func resignFocus() {}

    package func editingChanged(_ isEditing: Bool) {
        let name = isEditing ? Self.didBeginEditingNotification : Self.didEndEditingNotification
        let message = Notification(name: name, object: self)
        if isEditing { delegate?.textDidBeginEditing(message) } else { delegate?.textDidEndEditing(message) }
        NotificationCenter.default.post(message)
    }

    /// Opens a link, unless the delegate has.
    fileprivate func open(_ url: URL) -> OpenURLAction.Result {
        var place = 0
        words.enumerateAttribute(.link, in: NSRange(location: 0, length: words.length), options: []) {
            link, part, stop in
            guard link as? URL == url || link as? String == url.absoluteString else { return }
            place = part.location
            stop.pointee = true
        }
        return delegate?.textView(self, clickedOnLink: url, at: place) == true ? .handled : .systemAction
    }
}

/// A text view of AppKit as an editor of SwiftUI, or as a text where it is not edited.
private struct TextCounterpart: View {
    let view: NSTextView
    let revision: Int

    /// Where lines are that are shorter than the view.
    private var place: Alignment {
        switch view.isStyled ? view.whole.paragraphs.alignment : .natural {
        case .center: .top
        case .right: .topTrailing
        default: .topLeading
        }
    }

    var body: some View {
        Group {
            if view.isEditable {
                ScrollView { StorageEditor(view: view) { view.changed() }.padding(.horizontal, 5) }
                    .focusesEditor()
            } else {
                Text(uiKit: view.isStyled ? view.whole : NSAttributedString(string: view.string))
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place)
                    .environment(\.openURL, OpenURLAction { view.open($0) })
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
