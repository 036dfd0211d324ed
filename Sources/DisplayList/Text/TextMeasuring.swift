import Foundation

/// What a text system tells of a text laid out for a proposal.
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
/// Front ends paint with the same system.
public protocol TextMeasuring: AnyObject {
    /// Lays text out and tells its size.
    ///
    /// Statements T01 to T05: no width means one line a paragraph; a finite width wraps at words and the
    /// width *used* is reported; too small a height gives fewer lines and a truncated last one; pressure first
    /// tightens, then scales down to the paragraph's minimum scale factor, then truncates.
    /// - Parameters:
    ///   - text: The text with its style.
    ///   - width: The proposed width in points; nil for the ideal.
    ///   - height: The proposed height in points; nil for as much as is needed.
    func measure(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextMetrics

    /// Returns the lines of a text in a layer of a size, in points, from the top: those that were measured to give the size.
    ///
    /// The answer of ``measure(_:width:height:)`` is the size of a text's layer, so that painting breaks nothing anew.
    func lines(of text: TextContent, in size: CGSize) -> [TextLine]

    /// Tells the natural size in points of an image or symbol; nil where it cannot be found.
    func size(of image: ImageContent) -> CGSize?

    /// Tells where the insertion points of a single-line text are, in points from the left: one for each
    /// character boundary, so one more than there are characters.
    func caretOffsets(in text: TextContent) -> [CGFloat]
}
