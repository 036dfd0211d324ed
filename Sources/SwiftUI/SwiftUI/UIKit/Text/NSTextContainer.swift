import Foundation
import SwiftUICore

/// The rectangle of a text.
///
/// Follows Apple's [NSTextContainer](https://developer.apple.com/documentation/uikit/nstextcontainer). A view lays out its text by
/// its own size here.
open class NSTextContainer: NSObject, @unchecked Sendable {
    /// The size, in points.
    open var size: CGSize
    /// The size, in points.
    open var containerSize: CGSize {
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
    /// The parts that lines leave free; without effect here.
    open var exclusionPaths: [UIBezierPath] = []
    /// The object that lays out the text; nil for none.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// The newer object that lays out the text; nil for none.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?

    /// Creates a container of a size in points; zero for no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    /// Creates a container without a limit.
    public override convenience init() { self.init(size: .zero) }
    /// Creates a container of a size in points; zero for no limit.
    public convenience init(containerSize: CGSize) { self.init(size: containerSize) }
}

/// Lays out a text.
///
/// Follows Apple's [NSLayoutManager](https://developer.apple.com/documentation/uikit/nslayoutmanager). The engine lays out what
/// views show; sizes here are a label's of the same text. Glyphs are counted as UTF-16 units.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    /// The containers.
    open private(set) var textContainers: [NSTextContainer] = []
    /// The text; nil for none.
    open weak var textStorage: NSTextStorage?
    /// The attributes of a text that has none of its own: the font and the color of the view.
    package var usualAttributes: [NSAttributedString.Key: Any] = [:]
    /// The text with all its attributes; nil for none.
    var whole: NSAttributedString? {
        guard let textStorage else { return nil }
        let all = NSRange(location: 0, length: textStorage.length)
        if usualAttributes.isEmpty { return textStorage.attributedSubstring(from: all) }
        let whole = NSMutableAttributedString(string: textStorage.string, attributes: usualAttributes)
        textStorage.enumerateAttributes(in: all, options: []) { attributes, range, _ in
            whole.addAttributes(attributes, range: range)
        }
        return whole
    }
    /// The delegate; it is not asked here, and a warning says so.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet {
            if delegate != nil {
                RuntimeWarning.issue("NSLayoutManager does not ask its delegate here: see CompatibilityGaps.md.")
            }
        }
    }
    /// Whether lines may be laid out later; without effect.
    open var allowsNonContiguousLayout = false
    /// Whether the font's own room between lines is used; the engine uses it.
    open var usesFontLeading = true
    /// Whether invisible characters are shown; they are not.
    open var showsInvisibleCharacters = false
    /// Whether control characters are shown; they are not.
    open var showsControlCharacters = false

    /// Creates a manager.
    public override init() { super.init() }

    /// Adds a container at the end.
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }
    /// Removes the container at a place.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
    }
    /// Lays out a container's text; the engine does so with each frame.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Lays out a range; the engine does so with each frame.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Notes that a range must be laid out again; the engine does so with each frame.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {}
    /// Notes that a range must be drawn again; the engine does so.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    /// Draws the glyphs of a range at a place; views draw their text here, and a warning says so.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        RuntimeWarning.issue(
            "NSLayoutManager draws nothing: use NSAttributedString.draw(at:) (see CompatibilityGaps.md).")
    }
    /// Draws the background of a range at a place; views draw it here.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    /// How many glyphs there are.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Returns the range of the glyphs in a container: all of them.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    /// Returns the range of the glyphs of characters: the same.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }
    /// Returns the range of the characters of glyphs: the same.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// Returns the place of a glyph's character: the same.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns the place of a character's glyph: the same.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the rectangle of a container's text, in points.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        boundingRect(forGlyphRange: glyphRange(for: container), in: container)
    }
    /// Returns the rectangle of a range, in points: from the top of the text to the range's end.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let whole, whole.length > 0, glyphRange.location >= 0 else { return .zero }
        let end = min(NSMaxRange(glyphRange), whole.length)
        guard end > 0 else { return .zero }
        nonisolated(unsafe) let text = whole.attributedSubstring(from: NSRange(location: 0, length: end))
        let (width, lines) = (container.size.width, container.maximumNumberOfLines)
        guard MainQueue.isServed else { return .zero }
        let size = MainActor.assumeIsolated {
            let label = UILabel(frame: .zero)
            label.attributedText = text
            label.numberOfLines = lines
            return label.sizeThatFits(CGSize(width: width > 0 ? width : .greatestFiniteMagnitude, height: 0))
        }
        return CGRect(origin: .zero, size: size)
    }
}

/// A place in a line to which a tab leads; lines have none here.
///
/// Follows Apple's [NSTextTab](https://developer.apple.com/documentation/uikit/nstexttab).
open class NSTextTab: NSObject, @unchecked Sendable {
    private let mark = ObjectMark()
    /// A name of an option.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The letters that end a column, as a `CharacterSet`.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }
    /// How the text at the tab is aligned.
    public let alignment: NSTextAlignment
    /// The place, in points from the start of the line.
    public let location: CGFloat
    /// Further properties.
    public let options: [OptionKey: Any]

    /// Creates a tab.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, location, self.options) = (alignment, loc, options)
        super.init()
    }

    /// Whether another object is a tab at the same place, of the same alignment.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location && other.options.keys == options.keys
    }
    public override var hash: Int { Int(truncatingIfNeeded: location.bitPattern) }
}
