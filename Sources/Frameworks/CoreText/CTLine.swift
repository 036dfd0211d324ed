import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// A line of a text.
///
/// Follows Apple's [CTLine](https://developer.apple.com/documentation/coretext/ctline-rhn).
@MainActor @preconcurrency
public final class CTLine: NSObject {
    let text: NSAttributedString
    let content: TextContent?
    let start: Int

    init(_ text: NSAttributedString, start: Int = 0) {
        self.text = text
        self.start = start
        content = TypeSystem.content(text, isLine: true)
    }

    var metrics: TextMetrics? { content.map { TypeSystem.measure($0) } }

    /// The places between characters, from the left, in points; one for the beginning of each, and one for the end.
    var offsets: [CGFloat] {
        content.flatMap { TypeSystem.shared?.caretOffsets(in: $0) } ?? [0, metrics?.size.width ?? 0]
    }

    lazy var runs: [CTRun] = {
        var runs: [CTRun] = []
        var x: CGFloat = 0
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            let run = CTRun(text.attributedSubstring(from: range), attributes, start + range.location, x)
            x += run.width
            runs.append(run)
        }
        return runs
    }()
}

/// A stretch of a line with the same attributes.
///
/// Follows Apple's [CTRun](https://developer.apple.com/documentation/coretext/ctrun-rhn).
@MainActor @preconcurrency
public final class CTRun: NSObject {
    let text: NSAttributedString
    let attributes: [NSAttributedString.Key: Any]
    let start: Int
    let x: CGFloat
    let content: TextContent?

    init(_ text: NSAttributedString, _ attributes: [NSAttributedString.Key: Any], _ start: Int, _ x: CGFloat) {
        (self.text, self.attributes, self.start, self.x) = (text, attributes, start, x)
        content = TypeSystem.content(text, isLine: true)
    }

    var width: CGFloat { content.map { TypeSystem.measure($0).size.width } ?? 0 }
}

/// The parts of a line that are measured.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without the room between lines.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    /// Without moves of the baseline.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    /// By the shapes of glyphs; as by the font here.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    /// By the optical edges; as by the font here.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}

/// Where a line is cut that is too long.
public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }

/// Returns a text as one line.
@MainActor @preconcurrency
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine { CTLine(attrString) }

/// Draws a line at the context's text position.
@MainActor @preconcurrency
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    if let content = line.content { LineDrawing.draw(content, at: context.textPosition, in: context) }
}

/// Returns the width of a line, and passes on its height above and below the baseline, in points.
@MainActor @preconcurrency @discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = line.metrics
    ascent?.pointee = metrics?.firstBaseline ?? 0
    descent?.pointee = metrics.map { $0.size.height - $0.firstBaseline } ?? 0
    leading?.pointee = metrics?.leading ?? 0
    return Double(metrics?.size.width ?? 0)
}

/// Returns the rectangle of a line from its baseline, with the y axis pointing up, in points.
@MainActor @preconcurrency
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    guard let metrics = line.metrics else { return .zero }
    let depth = metrics.size.height - metrics.firstBaseline
    return CGRect(x: 0, y: -depth, width: metrics.size.width, height: metrics.size.height)
}

/// Returns the rectangle of a line's glyphs, as the font has it.
@MainActor @preconcurrency
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    CTLineGetBoundsWithOptions(line, [])
}
/// Returns the number of a line's glyphs: of its characters.
@MainActor @preconcurrency
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.string.count }
/// Returns the stretches of a line.
@MainActor @preconcurrency
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }
/// Returns the part of the text that a line shows, in characters of UTF-16.
@MainActor @preconcurrency
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: line.start, length: line.text.length) }

/// Returns the place of a character in a line, in points.
/// - Parameter secondaryOffset: Receives the same place.
@MainActor @preconcurrency @discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let units = min(max(charIndex - line.start, 0), line.text.length)
    let count = String(line.text.string.utf16.prefix(units))?.count ?? units
    let offsets = line.offsets
    let offset = offsets[min(max(count, 0), offsets.count - 1)]
    secondaryOffset?.pointee = offset
    return offset
}

/// Returns the character at a place of a line.
@MainActor @preconcurrency
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    let offsets = line.offsets
    let nearest = offsets.indices.min { abs(offsets[$0] - position.x) < abs(offsets[$1] - position.x) } ?? 0
    return line.start + line.text.string.prefix(nearest).utf16.count
}

/// Returns a line that is cut to a width, with a token at its end; nil where nothing fits.
@MainActor @preconcurrency
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    if Double(line.metrics?.size.width ?? 0) <= width { return line }
    let room = CGFloat(width) - (truncationToken?.metrics?.size.width ?? 0)
    guard room > 0, let count = line.offsets.lastIndex(where: { $0 <= room }) else { return nil }
    let units = line.text.string.prefix(count).utf16.count
    let cut = NSMutableAttributedString(
        attributedString: line.text.attributedSubstring(from: NSRange(location: 0, length: units)))
    if let truncationToken { cut.append(truncationToken.text) }
    return CTLine(cut, start: line.start)
}

/// Returns the attributes of a stretch.
@MainActor @preconcurrency
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: run.attributes.map { ($0.key.rawValue, $0.value) }))
}
/// Returns the part of the text that a stretch shows.
@MainActor @preconcurrency
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(location: run.start, length: run.text.length) }
/// Returns the number of a stretch's glyphs: of its characters of UTF-16.
@MainActor @preconcurrency
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.text.length }

/// Passes on the glyphs of a stretch; all of them for a range of no length.
@MainActor @preconcurrency
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    let units = Array(run.text.string.utf16)
    let start = min(max(range.location, 0), units.count)
    let end = range.length > 0 ? min(start + range.length, units.count) : units.count
    for (index, unit) in units[start..<end].enumerated() { buffer[index] = unit }
}

/// Returns the width of a stretch, and passes on its height above and below the baseline, in points.
@MainActor @preconcurrency @discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double { CTLineGetTypographicBounds(CTLine(run.text), ascent, descent, leading) }

/// Draws a stretch at its place in a line at the context's text position.
@MainActor @preconcurrency
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let place = context.textPosition
    if let content = run.content { LineDrawing.draw(content, at: CGPoint(x: place.x + run.x, y: place.y), in: context) }
}
