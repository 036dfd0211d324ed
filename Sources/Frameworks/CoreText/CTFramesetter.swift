import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// Sets a text in frames.
///
/// Follows Apple's [CTFramesetter](https://developer.apple.com/documentation/coretext/ctframesetter-2eg).
@MainActor @preconcurrency
public final class CTFramesetter: NSObject {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }

    func part(_ range: CFRange) -> NSAttributedString {
        let start = min(max(range.location, 0), text.length)
        let length = range.length > 0 ? min(range.length, text.length - start) : text.length - start
        return text.attributedSubstring(from: NSRange(location: start, length: length))
    }
}

/// A text that was set within the rectangle of a path.
///
/// Follows Apple's [CTFrame](https://developer.apple.com/documentation/coretext/ctframe-rhn).
@MainActor @preconcurrency
public final class CTFrame: NSObject {
    let path: CGPath
    let lines: [CTLine]
    /// The beginnings of the baselines, from the rectangle's lower left corner.
    let origins: [CGPoint]
    let start: Int, length: Int

    init(_ text: NSAttributedString, start: Int, _ path: CGPath) {
        self.path = path
        self.start = start
        let box = Path(path).boundingRect
        let isSet = box.width > 0 && box.height > 0 && box.width.isFinite && box.height.isFinite
        let set = isSet ? TypeSystem.lines(of: text, width: box.width).filter { $0.frame.maxY <= box.height + 0.5 } : []
        lines = set.map { CTLine(text.attributedSubstring(from: $0.letters), start: start + $0.letters.location) }
        origins = set.map { CGPoint(x: $0.frame.minX, y: box.height - $0.baseline) }
        let rest = text.string.utf16.dropFirst(set.last.map { NSMaxRange($0.letters) } ?? 0)
        let isWhole = String(rest)?.allSatisfy(\.isWhitespace) ?? false
        length = isWhole ? text.length : set.last.map { NSMaxRange($0.letters) } ?? 0
    }
}

/// The direction in which lines follow each other; always down here.
public enum CTFrameProgression: UInt32, Sendable { case topToBottom, rightToLeft, leftToRight }

/// Returns what sets a text.
@MainActor @preconcurrency
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Sets a part of a text within the rectangle of a path; all of it for a range of no length.
@MainActor @preconcurrency
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter.part(stringRange), start: max(stringRange.location, 0), path) }

/// Returns the size that a part of a text needs within limits, in points.
/// - Parameter fitRange: Receives the part that fits: the whole part that was requested.
@MainActor @preconcurrency
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let part = framesetter.part(stringRange)
    fitRange?.pointee = CFRange(location: max(stringRange.location, 0), length: part.length)
    guard let content = TypeSystem.content(part) else { return .zero }
    func limit(_ value: CGFloat) -> CGFloat? { value > 0 && value < 1e7 ? value : nil }
    return TypeSystem.measure(content, width: limit(constraints.width), height: limit(constraints.height)).size
}

/// Returns the lines of a frame.
@MainActor @preconcurrency
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }
/// Returns the path of a frame.
@MainActor @preconcurrency
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// Returns the part of the text that was requested.
@MainActor @preconcurrency
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CTFrameGetVisibleStringRange(frame) }
/// Returns the part of the text that a frame shows.
@MainActor @preconcurrency
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.start, length: frame.length)
}

/// Passes on where the baselines of lines begin, from the lower left corner of the path's rectangle.
@MainActor @preconcurrency
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let start = min(max(range.location, 0), frame.origins.count)
    let end = range.length > 0 ? min(start + range.length, frame.origins.count) : frame.origins.count
    for (index, origin) in frame.origins[start..<end].enumerated() { origins[index] = origin }
}

/// Draws a frame, with the y axis pointing up.
@MainActor @preconcurrency
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let box = Path(frame.path).boundingRect
    for (line, origin) in zip(frame.lines, frame.origins) {
        guard let content = line.content else { continue }
        LineDrawing.draw(content, at: CGPoint(x: box.minX + origin.x, y: box.minY + origin.y), in: context)
    }
}
