import Foundation

/// A line of a text, as layout broke it.
///
/// Painters that draw text themselves (a terminal, a page) get the lines from their text system
/// (``TextMeasuring/lines(of:in:)``) and do not break them a second time.
///
/// ```swift
/// let style = TextStyle(font: FontDescription(), paint: .color(.black))
/// let run = TextLine.Run("Hello", style: style, x: 0, width: 40)
/// let line = TextLine(frame: CGRect(x: 0, y: 0, width: 40, height: 16), baseline: 12, runs: [run])
/// #expect(line.string == "Hello")
/// ```
public struct TextLine: Hashable, Sendable {
    /// The line's rectangle, in points from the top left corner of the text's layer.
    public var frame: CGRect
    /// The baseline, in points from the top of the text's layer.
    public var baseline: CGFloat
    /// The stretches of one style and direction, from left to right.
    public var runs: [Run]

    /// A stretch of a line.
    public struct Run: Hashable, Sendable {
        /// The characters in reading order; “…” for truncated ones.
        public var string: String
        /// Their style.
        public var style: TextStyle
        /// The left edge, in points from the left of the text's layer.
        public var x: CGFloat
        /// The width in points.
        public var width: CGFloat
        /// Whether the characters are read from right to left.
        public var isRightToLeft = false

        /// Creates a stretch.
        public init(_ string: String, style: TextStyle, x: CGFloat, width: CGFloat) {
            self.string = string
            self.style = style
            self.x = x
            self.width = width
        }
    }

    /// Creates a line.
    public init(frame: CGRect, baseline: CGFloat, runs: [Run]) {
        self.frame = frame
        self.baseline = baseline
        self.runs = runs
    }

    /// The characters of all stretches, from left to right.
    public var string: String { runs.map(\.string).joined() }
}
