import Foundation

/// A text system's result for a text laid out for a proposal.
///
/// ```swift
/// var metrics = TextMetrics(size: CGSize(width: 80, height: 40), firstBaseline: 16, lastBaseline: 36)
/// metrics.lineCount = 2
/// ```
public struct TextMetrics: Hashable, Sendable {
    /// The space used, in points: the widest line, and all lines' heights.
    public var size: CGSize
    /// The first and last baselines, in points from the top.
    public var firstBaseline: CGFloat, lastBaseline: CGFloat
    /// How far lines are apart beyond ascent and descent, in points (the font's leading).
    public var leading: CGFloat = 0
    /// How many lines there are.
    public var lineCount = 1
    /// Whether some of the text was cut.
    public var isTruncated = false

    /// Creates metrics.
    public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// A text system: measures text for layout.
///
/// The engine lays out, but has no fonts. The front end's text system returns the size of a text for the available
/// room, on which the engine relies. Front ends paint with the same system, or lines would break in other places than
/// in the layout.
///
/// ```swift
/// /// One line a text, in letters of one size.
/// final class TickerText: TextMeasuring {
///     private let letter = CGSize(width: 8, height: 16)
///
///     func measure(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextMetrics {
///         let whole = CGFloat(text.string.count) * letter.width
///         var metrics = TextMetrics(
///             size: CGSize(width: min(whole, max(width ?? whole, 0)), height: letter.height), firstBaseline: 12,
///             lastBaseline: 12)
///         metrics.isTruncated = metrics.size.width < whole
///         return metrics
///     }
///
///     func lines(of text: TextContent, in size: CGSize) -> [TextLine] {
///         let string = String(text.string.prefix(Int(size.width / letter.width)))
///         let run = TextLine.Run(string, style: text.first.style, x: 0, width: size.width)
///         return [TextLine(frame: CGRect(origin: .zero, size: size), baseline: 12, runs: [run])]
///     }
///
///     func size(of image: ImageContent) -> CGSize? { letter }
///
///     func caretOffsets(in text: TextContent) -> [CGFloat] {
///         (0...text.string.count).map { CGFloat($0) * letter.width }
///     }
/// }
/// ```
///
/// Calls come on the main thread, within the layout pass, many times for one text: with no width for the ideal, with
/// zero for the least, and with the room there is. So answers are best kept by text and width; ``TextContent`` is made
/// for being a key. An answer must depend on its arguments alone, be finite, and no wider than the width that was
/// offered unless a single letter is. An image whose size is not known is nil.
///
/// An app has one text system, which its front end has before the first window is made (``FrontEnd/textSystem``).
/// `FrontEndKit` has one for cells (`CellTextSystem`), and test hosts have a simple one.
public protocol TextMeasuring: AnyObject {
    /// Lays out text and returns its size.
    ///
    /// Statements T01 to T05: no width means one line a paragraph; a finite width wraps at words and the
    /// width *used* is reported; too small a height gives fewer lines and a truncated last one; pressure first
    /// tightens, then scales down to the paragraph's minimum scale factor, then truncates.
    /// - Parameters:
    ///   - text: The text with its style.
    ///   - width: The proposed width in points; nil for the ideal.
    ///   - height: The proposed height in points; nil for as much as is needed.
    func measure(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextMetrics

    /// Returns the lines of a text in a layer of a size, in points, from the top: the lines that were measured to give the size.
    ///
    /// The result of ``measure(_:width:height:)`` is the size of a text's layer, so that painting breaks nothing again.
    func lines(of text: TextContent, in size: CGSize) -> [TextLine]

    /// Returns the natural size in points of an image or symbol; nil if it cannot be found.
    func size(of image: ImageContent) -> CGSize?

    /// Returns the positions of a single-line text's insertion points, in points from the left: one for each character
    /// boundary, so one more than there are characters.
    func caretOffsets(in text: TextContent) -> [CGFloat]
}
