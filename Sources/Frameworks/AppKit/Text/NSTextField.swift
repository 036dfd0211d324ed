import Foundation
import SwiftUI

/// A line of text: one that can be edited, or a label.
///
/// Follows Apple's [NSTextField](https://developer.apple.com/documentation/appkit/nstextfield).
@MainActor @preconcurrency
open class NSTextField: NSControl {
    /// Whether the text can be edited; true by default.
    open var isEditable = true { didSet { changed() } }
    /// Whether the text can be selected.
    open var isSelectable = true { didSet { changed() } }
    /// Whether there is a frame around the field.
    open var isBezeled = true { didSet { changed() } }
    /// Whether there is a line around the field.
    open var isBordered = false { didSet { changed() } }
    /// The form of the frame.
    open var bezelStyle = BezelStyle.squareBezel { didSet { changed() } }
    /// Whether the background is drawn.
    open var drawsBackground = true { didSet { changed() } }
    /// The color of the background; nil for the usual one.
    open var backgroundColor: NSColor? { didSet { changed() } }
    /// The color of the text; nil for the usual one.
    open var textColor: NSColor? { didSet { changed() } }
    /// The words in an empty field; nil for none.
    open var placeholderString: String? { didSet { changed() } }
    /// The words in an empty field with attributes; nil for none.
    open var placeholderAttributedString: NSAttributedString? {
        didSet { placeholderString = placeholderAttributedString?.string }
    }
    /// The most lines; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { changed() } }
    /// The width at which a text of several lines has its natural size, in points; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// Whether attributes of text can be edited; they can't here.
    open var allowsEditingTextAttributes = false
    /// Whether letters move closer before the text is cut off; without effect.
    open var allowsDefaultTighteningForTruncation = false
    /// The delegate, which is notified of changes; nil for none.
    open weak var delegate: (any NSTextFieldDelegate)?
    /// How lines end before words that would be alone; kept.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// Whether pictures can be pasted; they can't.
    open var importsGraphics = false
    /// Whether words are completed while the user types; they are not.
    open var isAutomaticTextCompletionEnabled = true
    /// Whether the bar above the keyboard offers characters; there is none.
    open var allowsCharacterPickerTouchBarItem = true
    /// Whether tools for writing are offered; there are none.
    open var allowsWritingTools = true
    /// Whether the affordance of tools for writing is shown; there is none.
    open var allowsWritingToolsAffordance = false
    /// The expected kind of text, which desktops don't fill in; nil for any.
    open var contentType: NSTextContentType?
    /// The direction of the text; kept, as the text decides.
    open var baseWritingDirection = NSWritingDirection.natural
    /// Whether a natural alignment follows the direction of the text; kept.
    open var resolvesNaturalAlignmentWithBaseWritingDirection = false
    /// The words in an empty field, from which the longest that fits is taken; the first here.
    open var placeholderStrings: [String] = [] { didSet { placeholderString = placeholderStrings.first } }
    private var isWrapped = false

    /// The form of a field's frame.
    public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }

    /// Creates a field of a rectangle.
    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    /// Creates a field from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a field with a text that can be edited.
    public convenience init(string stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }
    /// Creates a label of one line.
    public convenience init(labelWithString stringValue: String) {
        self.init(string: stringValue)
        becomeLabel()
    }
    /// Creates a label of as many lines as the text needs.
    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(labelWithString: stringValue)
        (isWrapped, isSelectable, lineBreakMode) = (true, true, .byWordWrapping)
    }
    /// Creates a label of words with attributes.
    public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
        self.init(labelWithString: "")
        self.attributedStringValue = attributedStringValue
    }
    private func becomeLabel() {
        (isEditable, isSelectable, isBezeled, drawsBackground) = (false, false, false, false)
    }

    open override var acceptsFirstResponder: Bool { isEditable && isEnabled }

    /// Called when the text began to be edited.
    open func textDidBeginEditing(_ notification: Notification) {}
    /// Called when the text was edited.
    open func textDidChange(_ notification: Notification) {}
    /// Called when the text is no longer edited.
    open func textDidEndEditing(_ notification: Notification) {}
    /// Returns whether editing may begin, which the delegate decides.
    open func textShouldBeginEditing(_ textObject: NSText) -> Bool {
        delegate?.control(self, textShouldBeginEditing: textObject) ?? true
    }
    /// Returns whether editing may end, which the delegate decides.
    open func textShouldEndEditing(_ textObject: NSText) -> Bool {
        delegate?.control(self, textShouldEndEditing: textObject) ?? true
    }
    /// Takes the typed text as the value; that is done with each letter here.
    open func validateEditing() {}
    /// Selects the whole text; without effect here.
    open func selectText(_ sender: Any?) { window?.makeFirstResponder(self) }

    override var counterpart: AnyView? {
        styled(
            Group {
                if isEditable {
                    FieldCounterpart(field: self, revision: revision, isSecure: self is NSSecureTextField)
                } else {
                    LabelCounterpart(field: self, lines: lines, revision: revision)
                }
            }
            .multilineTextAlignment(shownAlignment.swiftUI))
    }

    /// How lines are aligned: as the paragraphs are, where they have styles.
    private var shownAlignment: NSTextAlignment {
        guard let paragraphs = (objectValue as? NSAttributedString)?.paragraphs, paragraphs.areStyled else {
            return alignment
        }
        return paragraphs.alignment
    }

    private var lines: Int? {
        if usesSingleLineMode { return 1 }
        if maximumNumberOfLines > 0 { return maximumNumberOfLines }
        return isWrapped || lineBreakMode == .byWordWrapping ? nil : 1
    }

    open override var intrinsicContentSize: NSSize {
        guard preferredMaxLayoutWidth > 0, isWrapped else { return super.intrinsicContentSize }
        return backing.sizeThatFits(NSSize(width: preferredMaxLayoutWidth, height: 0))
    }

    // MARK: Editing

    fileprivate func edited(_ text: String) {
        stringValue = text
        let message = Notification(name: Self.textDidChangeNotification, object: self)
        delegate?.controlTextDidChange(message)
        textDidChange(message)
        NotificationCenter.default.post(message)
    }

    fileprivate func editingChanged(_ isEditing: Bool) {
        if isEditing {
            let message = Notification(name: Self.textDidBeginEditingNotification, object: self)
            delegate?.controlTextDidBeginEditing(message)
            textDidBeginEditing(message)
            NotificationCenter.default.post(message)
        } else {
            let message = Notification(name: Self.textDidEndEditingNotification, object: self)
            delegate?.controlTextDidEndEditing(message)
            textDidEndEditing(message)
            NotificationCenter.default.post(message)
        }
    }

    fileprivate func submitted() {
        let handled = delegate?.control(self, textView: NSTextView.stand, doCommandBy: "insertNewline:") ?? false
        if !handled { sendAction(action, to: target) }
    }
}

/// A field of AppKit as one of SwiftUI.
private struct FieldCounterpart: View {
    let field: NSTextField
    let revision: Int
    let isSecure: Bool
    @FocusState private var isFocused: Bool

    var body: some View {
        let text = Binding {
            field.stringValue
        } set: {
            if $0 != field.stringValue { field.edited($0) }
        }
        let prompt = Text(verbatim: field.placeholderString ?? "")
        Group {
            if isSecure {
                SecureField("", text: text, prompt: prompt)
            } else {
                TextField("", text: text, prompt: prompt)
            }
        }
        .textFieldStyle(PlainTextFieldStyle())
        .focused($isFocused)
        .onSubmit { field.submitted() }
        .onChange(of: isFocused) { _, isFocused in field.editingChanged(isFocused) }
        .foregroundStyle(field.textColor.map { Color($0) } ?? .primary)
        .padding(.horizontal, isFramed ? 5 : 0).padding(.vertical, isFramed ? 3 : 0)
        .background(field.drawsBackground ? Color(field.backgroundColor ?? .textBackgroundColor) : .clear, in: shape)
        .overlay { if isFramed { shape.strokeBorder(Color(NSColor.separatorColor)) } }
    }

    private var isFramed: Bool { field.isBezeled || field.isBordered }
    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: field.bezelStyle == .roundedBezel ? 6 : 0) }
}

/// A label of AppKit as a text of SwiftUI.
private struct LabelCounterpart: View {
    let field: NSTextField
    let lines: Int?
    let revision: Int

    var body: some View {
        let words = (field.objectValue as? NSAttributedString).map { Text(uiKit: $0, truncates: false) }
        (words ?? Text(verbatim: field.stringValue))
            .lineLimit(lines)
            .truncationMode(
                field.lineBreakMode == .byTruncatingHead
                    ? .head : field.lineBreakMode == .byTruncatingMiddle ? .middle : .tail
            )
            .foregroundStyle(Color(field.isEnabled ? field.textColor ?? .labelColor : .disabledControlTextColor))
            .background(field.drawsBackground ? Color(field.backgroundColor ?? .controlColor) : .clear)
    }
}

extension NSTextAlignment {
    var swiftUI: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }
}

/// A field whose text is not shown.
///
/// Follows Apple's [NSSecureTextField](https://developer.apple.com/documentation/appkit/nssecuretextfield).
@MainActor @preconcurrency
open class NSSecureTextField: NSTextField {}

/// A field for searching.
///
/// Follows Apple's [NSSearchField](https://developer.apple.com/documentation/appkit/nssearchfield).
@MainActor @preconcurrency
open class NSSearchField: NSTextField {
    /// Whether the action is called when Return is pressed alone, and not for each letter.
    open var sendsWholeSearchString = false
    /// Whether the action is called for each letter at once.
    open var sendsSearchStringImmediately = false
    /// The searches that are remembered.
    open var recentSearches: [String] = []

    open override func textDidChange(_ notification: Notification) {
        if !sendsWholeSearchString { sendAction(action, to: target) }
    }
}
