import Foundation
import SwiftUI

/// Facts of a stretch's glyphs.
///
/// Follows Apple's [CTRunStatus](https://developer.apple.com/documentation/coretext/ctrunstatus).
public struct CTRunStatus: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates facts of their number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The glyphs run from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1)
    /// The glyphs are not in the order of the text.
    public static let nonMonotonic = CTRunStatus(rawValue: 2)
    /// The glyphs have transforms of their own.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

extension CTRun {
    /// Where each glyph begins, from the stretch's beginning, and where the last one ends; the second half of a pair is where the
    /// first half is.
    @MainActor fileprivate var places: [CGFloat] {
        let offsets = CTLine(text).offsets
        var result: [CGFloat] = []
        for (index, character) in text.string.enumerated() {
            let place = index < offsets.count ? offsets[index] : offsets.last ?? 0
            result += [CGFloat](repeating: place, count: character.utf16.count)
        }
        return result + [offsets.last ?? 0]
    }

    /// The glyphs of a range; all from its beginning for a range of no length.
    fileprivate func glyphs(_ range: CFRange) -> Range<Int> {
        let start = min(max(range.location, 0), text.length)
        let end = range.length > 0 ? start + min(range.length, text.length - start) : text.length
        return start..<end
    }
}

/// Returns the facts of a stretch's glyphs: they are in the order of the text here.
@MainActor @preconcurrency
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { [] }

/// Passes on where glyphs of a stretch are in its line, in points; all of them for a range of no length.
@MainActor @preconcurrency
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    let places = run.places
    for (index, glyph) in run.glyphs(range).enumerated() { buffer[index] = CGPoint(x: run.x + places[glyph], y: 0) }
}

/// Passes on how far glyphs of a stretch lead, in points; all of them for a range of no length.
@MainActor @preconcurrency
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    let places = run.places
    for (index, glyph) in run.glyphs(range).enumerated() {
        buffer[index] = CGSize(width: places[glyph + 1] - places[glyph], height: 0)
    }
}

/// Passes on the characters of glyphs of a stretch; all of them for a range of no length.
@MainActor @preconcurrency
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (index, glyph) in run.glyphs(range).enumerated() { buffer[index] = run.start + glyph }
}

/// Returns the glyphs of a stretch in memory; nil, as they are not kept: ask with `CTRunGetGlyphs`.
@MainActor @preconcurrency
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }

/// Returns the places of a stretch's glyphs in memory; nil, as they are not kept: ask with `CTRunGetPositions`.
@MainActor @preconcurrency
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }

/// Returns the advances of a stretch's glyphs in memory; nil, as they are not kept: ask with `CTRunGetAdvances`.
@MainActor @preconcurrency
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }

/// Returns the characters of a stretch's glyphs in memory; nil, as they are not kept: ask with `CTRunGetStringIndices`.
@MainActor @preconcurrency
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// Returns the transform of a stretch's glyphs: there is none.
@MainActor @preconcurrency
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Returns the rectangle of a stretch's glyphs, from the baseline, in points.
@MainActor @preconcurrency
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let (places, glyphs) = (run.places, run.glyphs(range))
    var (ascent, descent) = (CGFloat.zero, CGFloat.zero)
    CTRunGetTypographicBounds(run, range, &ascent, &descent, nil)
    let start = places[glyphs.lowerBound]
    return CGRect(x: run.x + start, y: -descent, width: places[glyphs.upperBound] - start, height: ascent + descent)
}
