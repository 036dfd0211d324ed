import Foundation
import SwiftUICore

/// The layout of a paragraph.
///
/// Follows Apple's [NSTextLayoutFragment](https://developer.apple.com/documentation/uikit/nstextlayoutfragment).
open class NSTextLayoutFragment: NSObject, @unchecked Sendable {
    /// The options for a walk through layouts.
    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end to the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1)
        /// With sizes that are estimated; all are measured here.
        public static let estimatesSize = EnumerationOptions(rawValue: 2)
        /// Of texts that were not laid out yet.
        public static let ensuresLayout = EnumerationOptions(rawValue: 4)
        /// With the empty line behind a text that ends with a new line.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
    }

    /// How far the layout has come.
    public enum State: UInt, Sendable { case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable }

    /// The manager; nil for none.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The paragraph; nil for none.
    open private(set) weak var textElement: NSTextElement?
    private let element: NSTextElement
    /// The place in the content.
    public let rangeInElement: NSTextRange
    /// The lines.
    open private(set) var textLineFragments: [NSTextLineFragment] = []
    /// The rectangle in the container, in points.
    open private(set) var layoutFragmentFrame = CGRect.zero
    /// How far the layout has come.
    open private(set) var state = State.none
    /// The rectangle that the letters may reach, in points from the layout's corner.
    open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
    /// The room before the lines, in points.
    open var leadingPadding: CGFloat { 0 }
    /// The room behind the lines, in points.
    open var trailingPadding: CGFloat { 0 }
    /// The room above the lines, in points.
    open var topMargin: CGFloat { 0 }
    /// The room below the lines, in points.
    open var bottomMargin: CGFloat { 0 }

    /// Creates a layout without lines.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        (self.textElement, element) = (textElement, textElement)
        self.rangeInElement =
            rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
        super.init()
    }

    /// Takes the lines of the paragraph.
    func set(by lines: NSLayoutManager, manager: NSTextLayoutManager) {
        textLayoutManager = manager
        let units = rangeInElement.units
        var (frame, parts): (CGRect, [(CGRect, NSRange, CGFloat)]) = (.null, [])
        lines.enumerateLineFragments(forGlyphRange: units) { rect, used, _, glyphs, _ in
            let part = NSIntersectionRange(glyphs, units)
            guard part.length > 0 else { return }
            frame = frame.union(rect)
            parts.append((used, part, lines.location(forGlyphAt: part.location).y))
        }
        layoutFragmentFrame = frame.isNull ? .zero : frame
        state = .layoutAvailable
        guard let text = (element as? NSTextParagraph)?.attributedString else { return }
        textLineFragments = parts.map { used, part, baseline in
            NSTextLineFragment(
                text, NSRange(location: part.location - units.location, length: part.length),
                used.offsetBy(dx: -layoutFragmentFrame.minX, dy: -layoutFragmentFrame.minY), baseline)
        }
    }

    /// Draws the lines at a point of a context.
    open func draw(at point: CGPoint, in context: CGContext) {
        for line in textLineFragments {
            let place = line.typographicBounds.origin
            line.draw(at: CGPoint(x: point.x + place.x, y: point.y + place.y), in: context)
        }
    }
    /// Notes that the layout is no longer valid; layouts are made when they are asked for.
    open func invalidateLayout() {}
}

/// A line of a paragraph.
///
/// Follows Apple's [NSTextLineFragment](https://developer.apple.com/documentation/uikit/nstextlinefragment).
open class NSTextLineFragment: NSObject, @unchecked Sendable {
    /// The letters of the paragraph.
    public let attributedString: NSAttributedString
    /// The line's letters among the paragraph's, in units of UTF-16.
    public let characterRange: NSRange
    /// The rectangle in the paragraph's layout, in points.
    public let typographicBounds: CGRect
    /// Where the first letter begins on the baseline, in points from the line's corner.
    public let glyphOrigin: CGPoint

    init(_ text: NSAttributedString, _ range: NSRange, _ bounds: CGRect, _ baseline: CGFloat) {
        (attributedString, characterRange, typographicBounds) = (text, range.clamped(to: text.length), bounds)
        glyphOrigin = CGPoint(x: 0, y: baseline)
        super.init()
    }

    private var offsets: [CGFloat] {
        guard MainQueue.isServed else { return [0] }
        nonisolated(unsafe) let letters = attributedString.attributedSubstring(from: characterRange)
        return MainActor.assumeIsolated { TypeSystem.offsets(in: letters) }
    }

    /// Returns where a letter begins, in points from the line's corner.
    open func locationForCharacter(at index: Int) -> CGPoint {
        let offsets = offsets
        return CGPoint(x: offsets[min(max(index - characterRange.location, 0), offsets.count - 1)], y: glyphOrigin.y)
    }
    /// Returns the letter at a point of the line, or the next one to it.
    open func characterIndex(for point: CGPoint) -> Int {
        let offsets = offsets
        let last = max(characterRange.length - 1, 0)
        let index = offsets.dropFirst().firstIndex { point.x < $0 }.map { min($0 - 1, last) } ?? last
        return characterRange.location + index
    }
    /// Returns how far from a letter's beginning a point is, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        let (offsets, index) = (offsets, characterIndex(for: point) - characterRange.location)
        guard offsets.indices.contains(index + 1), offsets[index + 1] > offsets[index] else { return 0 }
        return min(max((point.x - offsets[index]) / (offsets[index + 1] - offsets[index]), 0), 1)
    }
    /// Draws the line with its corner at a point of a context.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard MainQueue.isServed else { return }
        nonisolated(unsafe) let letters = attributedString.attributedSubstring(from: characterRange)
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
            UIGraphicsPushContext(context)
            letters.draw(at: point)
            UIGraphicsPopContext()
        }
    }
}
