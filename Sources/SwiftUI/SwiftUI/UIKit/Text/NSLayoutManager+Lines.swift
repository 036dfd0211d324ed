import Foundation
import SwiftUICore

extension NSLayoutManager {
    /// A line of a container's text.
    private struct Fragment {
        var glyphs: NSRange
        var rect: CGRect
        var used: CGRect
        var baseline: CGFloat
        var letters: NSAttributedString
    }

    private func fragments(in container: NSTextContainer?) -> [Fragment] {
        guard let container = container ?? textContainers.first, let whole, MainQueue.isServed else { return [] }
        nonisolated(unsafe) let text = whole
        let (padding, width) = (container.lineFragmentPadding, container.size.width)
        let isLimited = width > 0 && width < 1e6
        let room = isLimited ? max(width - 2 * padding, 1) : nil
        nonisolated(unsafe) var lines = MainActor.assumeIsolated { TypeSystem.lines(of: text, width: room) }
        if container.maximumNumberOfLines > 0 { lines = Array(lines.prefix(container.maximumNumberOfLines)) }
        return lines.map { line in
            let frame = line.frame
            let used = CGRect(x: frame.minX, y: frame.minY, width: frame.width + 2 * padding, height: frame.height)
            let whole = CGRect(x: 0, y: frame.minY, width: isLimited ? width : used.maxX, height: frame.height)
            return Fragment(
                glyphs: line.range, rect: whole, used: used, baseline: line.baseline - frame.minY,
                letters: text.attributedSubstring(from: line.letters))
        }
    }

    /// The line of a glyph, the last one for a glyph behind it; nil where there are no lines.
    private func fragment(of glyphIndex: Int) -> Fragment? {
        let fragments = fragments(in: nil)
        return fragments.first { NSLocationInRange(glyphIndex, $0.glyphs) } ?? fragments.last
    }

    private func offsets(_ fragment: Fragment) -> [CGFloat] {
        nonisolated(unsafe) let letters = fragment.letters
        return MainActor.assumeIsolated { TypeSystem.offsets(in: letters) }
    }

    /// Returns the rectangle of a glyph's line, in points: as wide as the container.
    /// - Parameter effectiveGlyphRange: Receives the glyphs of the line.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        let fragment = fragment(of: glyphIndex)
        if let fragment { effectiveGlyphRange?.pointee = fragment.glyphs }
        return fragment?.rect ?? .zero
    }
    /// Returns the rectangle of a glyph's line, in points: as wide as its letters and the room beside them.
    /// - Parameter effectiveGlyphRange: Receives the glyphs of the line.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        let fragment = fragment(of: glyphIndex)
        if let fragment { effectiveGlyphRange?.pointee = fragment.glyphs }
        return fragment?.used ?? .zero
    }
    /// Returns the rectangle of a glyph's line; the layout is always up to date.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
    /// Returns the rectangle of the letters in a glyph's line; the layout is always up to date.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// Calls a block for each line of a range: with the line's rectangle, the rectangle of its letters, the container, the
    /// line's glyphs, and a flag that ends the calls.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for fragment in fragments(in: container) {
            let isMet =
                NSIntersectionRange(fragment.glyphs, glyphRange).length > 0
                || NSLocationInRange(glyphRange.location, fragment.glyphs)
            if isMet { block(fragment.rect, fragment.used, container, fragment.glyphs, &stop) }
            if stop.boolValue { return }
        }
    }

    /// Calls a block for each rectangle that a range covers in a container, in points.
    /// - Parameter selectedRange: A selection, whose lines extend to the container's edge; `NSNotFound` for none.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for fragment in fragments(in: textContainer) {
            let part = NSIntersectionRange(fragment.glyphs, glyphRange)
            guard part.length > 0 else { continue }
            let offsets = offsets(fragment)
            func place(_ index: Int) -> CGFloat {
                offsets[min(max(index - fragment.glyphs.location, 0), offsets.count - 1)]
                    + fragment.used.minX + textContainer.lineFragmentPadding
            }
            let (left, right) = (place(part.location), place(NSMaxRange(part)))
            let reachesEdge =
                selectedRange.location != NSNotFound && NSMaxRange(part) == NSMaxRange(fragment.glyphs)
                && NSMaxRange(glyphRange) > NSMaxRange(part)
            let end = reachesEdge ? fragment.rect.maxX : right
            block(CGRect(x: left, y: fragment.rect.minY, width: end - left, height: fragment.rect.height), &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns where a glyph begins on its baseline, in points from its line's upper left corner.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let fragment = fragment(of: glyphIndex) else { return .zero }
        let offsets = offsets(fragment)
        let index = min(max(glyphIndex - fragment.glyphs.location, 0), offsets.count - 1)
        let padding = textContainers.first?.lineFragmentPadding ?? 0
        return CGPoint(x: fragment.used.minX + padding + offsets[index], y: fragment.baseline)
    }

    /// Returns the glyph at a point of a container, or the next one to it.
    /// - Parameter partialFraction: Receives how far from the glyph's beginning the point is, from 0 to 1.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        let fragments = fragments(in: container)
        guard let fragment = fragments.first(where: { point.y < $0.rect.maxY }) ?? fragments.last else { return 0 }
        let offsets = offsets(fragment)
        let x = point.x - fragment.used.minX - container.lineFragmentPadding
        let last = max(fragment.letters.length - 1, 0)
        let index = offsets.dropFirst().firstIndex { x < $0 }.map { min($0 - 1, last) } ?? last
        if offsets.indices.contains(index + 1), offsets[index + 1] > offsets[index] {
            let fraction = (x - offsets[index]) / (offsets[index + 1] - offsets[index])
            partialFraction?.pointee = min(max(fraction, 0), 1)
        }
        return fragment.glyphs.location + index
    }
    /// Returns the glyph at a point of a container, or the next one to it.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }
    /// Returns how far from a glyph's beginning a point is, from 0 to 1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }
    /// Returns the character at a point of a container, or the next one to it.
    /// - Parameter partialFraction: Receives how far from the character's beginning the point is, from 0 to 1.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

    /// Returns the container of a glyph; nil where there is no container.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard let container = textContainers.first else { return nil }
        effectiveGlyphRange?.pointee = glyphRange(for: container)
        return container
    }
    /// Whether a place is a glyph's.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// Notes that the glyphs of characters must be made again; the engine does so with each frame.
    public func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) { actualCharacterRange?.pointee = charRange }
    /// Makes the glyphs of characters; the engine does so with each frame.
    public func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Makes glyphs; the engine does so with each frame.
    public func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    /// Lays out glyphs; the engine does so with each frame.
    public func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    /// Lays out the text in a rectangle of a container; the engine does so with each frame.
    public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
    /// The rectangle of the empty line behind a text that ends with a new line, in points; empty for another text.
    public var extraLineFragmentRect: CGRect {
        guard let textStorage, textStorage.string.hasSuffix("\n"), let last = fragments(in: nil).last else {
            return .zero
        }
        return last.rect.offsetBy(dx: 0, dy: last.rect.height)
    }
    /// The rectangle of the insertion point in the empty line at the end, in points; empty where there is no such line.
    public var extraLineFragmentUsedRect: CGRect {
        var rect = extraLineFragmentRect
        if !rect.isEmpty { rect.size.width = 2 * (textContainers.first?.lineFragmentPadding ?? 0) }
        return rect
    }
    /// The container of the empty line at the end; nil where there is no such line.
    public var extraLineFragmentTextContainer: NSTextContainer? {
        extraLineFragmentRect.isEmpty ? nil : textContainers.first
    }
}
