import Foundation
import SwiftUI

/// A text with attributes that views show.
///
/// Follows Apple's [NSTextStorage](https://developer.apple.com/documentation/appkit/nstextstorage).
open class NSTextStorage: NSMutableAttributedString {
    /// The delegate, which is notified of edits; not called here.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// Begins several changes.
    open override func beginEditing() {}
    /// Ends several changes.
    open override func endEditing() {}
}

/// Methods that are called while a text is edited; never here.
public protocol NSTextStorageDelegate: NSObjectProtocol {}

/// The rectangle of a text.
///
/// Follows Apple's [NSTextContainer](https://developer.apple.com/documentation/appkit/nstextcontainer). The view lays out its text by
/// its own size here.
open class NSTextContainer: NSObject, @unchecked Sendable {
    /// The size, in points.
    open var size: NSSize
    /// The size, in points.
    open var containerSize: NSSize {
        get { size }
        set { size = newValue }
    }
    /// Whether the width follows the view's; it always does here.
    open var widthTracksTextView = true
    /// Whether the height follows the view's.
    open var heightTracksTextView = false
    /// The room beside lines, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5
    /// The most lines; 0 for no limit.
    open var maximumNumberOfLines = 0
    /// How lines are broken.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping

    /// Creates a container of a size in points.
    public init(size: NSSize) {
        self.size = size
        super.init()
    }
    /// Creates a container of a size in points.
    public convenience init(containerSize: NSSize) { self.init(size: containerSize) }
}

/// Lays out a text; the engine does that here.
///
/// Follows Apple's [NSLayoutManager](https://developer.apple.com/documentation/appkit/nslayoutmanager).
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
    /// The containers.
    open private(set) var textContainers: [NSTextContainer] = []
    /// The text; nil for none.
    open weak var textStorage: NSTextStorage?
    /// Whether lines may be laid out later; without effect.
    open var allowsNonContiguousLayout = false

    /// Creates a manager.
    public override init() { super.init() }

    /// Adds a container.
    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
    /// Lays out a container's text; the engine does so with each frame.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Returns the rectangle of a container's text, in points: as wide as the container.
    open func usedRect(for container: NSTextContainer) -> NSRect {
        guard let textStorage, textStorage.length > 0 else { return .zero }
        let label = UILabel(frame: .zero)
        label.attributedText = textStorage
        label.numberOfLines = 0
        return NSRect(origin: .zero, size: label.sizeThatFits(NSSize(width: container.size.width, height: 0)))
    }
}

/// A place in a line to which a tab leads; lines have none here.
///
/// Follows Apple's [NSTextTab](https://developer.apple.com/documentation/appkit/nstexttab).
open class NSTextTab: NSObject, @unchecked Sendable {
    /// How the text at the tab is aligned.
    public let alignment: NSTextAlignment
    /// The place, in points from the start of the line.
    public let location: CGFloat

    /// Creates a tab.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [String: Any] = [:]) {
        (self.alignment, location) = (alignment, loc)
        super.init()
    }
}

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
