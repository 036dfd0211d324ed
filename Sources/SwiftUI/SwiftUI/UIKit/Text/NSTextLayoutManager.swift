import Foundation
import OrielFoundation
import SwiftUICore

/// Lays out a text's content in a container.
///
/// Follows Apple's [NSTextLayoutManager](https://developer.apple.com/documentation/uikit/nstextlayoutmanager). An `NSLayoutManager`
/// sets the lines, and the engine draws the text of views by itself.
open class NSTextLayoutManager: NSObject, @unchecked Sendable {
    /// The delegate, which is not asked here; nil for none.
    open weak var delegate: (any NSTextLayoutManagerDelegate)? {
        didSet {
            if delegate != nil {
                RuntimeWarning.issue("NSTextLayoutManager does not ask its delegate here: see CompatibilityGaps.md.")
            }
        }
    }
    /// The content; nil for none.
    open private(set) weak var textContentManager: NSTextContentManager?
    /// The container; nil for none.
    open var textContainer: NSTextContainer? {
        didSet {
            if oldValue === textContainer { return }
            oldValue?.textLayoutManager = nil
            if !lines.textContainers.isEmpty { lines.removeTextContainer(at: 0) }
            textContainer?.textLayoutManager = self
            if let textContainer { lines.addTextContainer(textContainer) }
        }
    }
    /// Whether the font's own room between lines is used; the engine uses it.
    open var usesFontLeading = true
    /// Whether the last line may be hyphenated; words are not here.
    open var usesHyphenation = false
    /// Whether lines may be laid out later; they are laid out when they are asked for.
    open var limitsLayoutForSuspiciousContents = false
    /// The attributes that are drawn for a range without being in the content; none are drawn here.
    private let lines = NSLayoutManager()

    /// Creates a manager without a content.
    public override init() { super.init() }

    func attach(to content: NSTextContentManager?) {
        textContentManager = content
        lines.textStorage?.removeLayoutManager(lines)
        (content as? NSTextContentStorage)?.textStorage?.addLayoutManager(lines)
    }

    /// Replaces the content.
    open func replace(_ textContentManager: NSTextContentManager) { textContentManager.addTextLayoutManager(self) }

    /// The whole content.
    open var documentRange: NSTextRange {
        textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
    }
    /// The rectangle of the text in the container, in points.
    open var usageBoundsForTextContainer: CGRect { textContainer.map { lines.usedRect(for: $0) } ?? .zero }
    /// Lays out a part; parts are laid out when they are asked for.
    open func ensureLayout(for range: NSTextRange) {}
    /// Lays out a rectangle; it is laid out when it is asked for.
    open func ensureLayout(for bounds: CGRect) {}
    /// Notes that a part must be laid out again; the layout is always up to date here.
    open func invalidateLayout(for range: NSTextRange) {}

    /// Returns the paragraph's layout at a point of the container; nil for none.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        fragments.first { position.y >= $0.layoutFragmentFrame.minY && position.y < $0.layoutFragmentFrame.maxY }
    }
    /// Returns the paragraph's layout at a place; nil for none.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        fragments.first { $0.rangeInElement.contains(location) }
    }
    /// Calls a block for each paragraph's layout from a place on, until it returns false; returns the end of the last one.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let isReversed = options.contains(.reverse)
        var parts = fragments
        if let location {
            parts = parts.filter {
                isReversed
                    ? $0.rangeInElement.location.compare(location) == .orderedAscending
                    : $0.rangeInElement.endLocation.compare(location) == .orderedDescending
            }
        }
        var last: (any NSTextLocation)?
        for part in isReversed ? parts.reversed() : parts {
            last = isReversed ? part.rangeInElement.location : part.rangeInElement.endLocation
            if !block(part) { break }
        }
        return last
    }
    /// Calls a block for the rectangle of each line of a part, until it returns false: with the line's part, the rectangle in points
    /// of the container, the baseline below the rectangle's top, and the container.
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let textContainer else { return }
        let units = textRange.units
        lines.enumerateLineFragments(forGlyphRange: units) { rect, used, _, glyphs, stop in
            let part = NSIntersectionRange(glyphs, units)
            guard part.length > 0 else { return }
            var frame = rect
            lines.enumerateEnclosingRects(
                forGlyphRange: part, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
                in: textContainer
            ) { rect, _ in frame = rect }
            let baseline = lines.location(forGlyphAt: part.location).y
            if !block(NSTextRange(part), frame, baseline, textContainer) { stop.pointee = ObjCBool(true) }
        }
    }
    /// Replaces a part of the content.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        guard let storage = (textContentManager as? NSTextContentStorage)?.textStorage else { return }
        storage.replaceCharacters(in: range.units.clamped(to: storage.length), with: attributedString)
    }
    /// Replaces a part of the content.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        textContentManager?.replaceContents(in: range, with: textElements)
    }

    /// The kind of rectangles.
    public enum SegmentType: Int, Sendable { case standard, selection, highlight }

    /// The options for rectangles.
    public struct SegmentOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without the parts.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1)
        /// Of a line's middle.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 2)
        /// To the edge of the head.
        public static let headSegmentExtended = SegmentOptions(rawValue: 4)
        /// To the edge of the tail.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 8)
        /// At the end of the line before.
        public static let upstreamAffinity = SegmentOptions(rawValue: 16)
    }

    /// The layouts of the paragraphs.
    private var fragments: [NSTextLayoutFragment] {
        guard textContainer != nil, let content = textContentManager else { return [] }
        var found: [NSTextLayoutFragment] = []
        content.enumerateTextElements(from: nil) { element in
            guard let range = element.elementRange else { return true }
            let fragment = NSTextLayoutFragment(textElement: element, range: range)
            fragment.set(by: lines, manager: self)
            found.append(fragment)
            return true
        }
        return found
    }
}

/// Methods that decide on the layout; never called here.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// Returns the layout of an element; nil for the usual one.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
}
