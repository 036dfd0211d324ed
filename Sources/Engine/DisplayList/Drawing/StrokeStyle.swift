import Foundation

/// How a line ends.
///
/// ```swift
/// let line = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 8])  // a row of dots
/// ```
public enum CGLineCap: Int32, Hashable, Codable, Sendable { case butt, round, square }

/// How two segments of a line meet.
///
/// ```swift
/// let outline = StrokeStyle(lineWidth: 4, lineJoin: .round)
/// ```
public enum CGLineJoin: Int32, Hashable, Codable, Sendable { case miter, round, bevel }

/// How a path's outline is drawn.
///
/// ```swift
/// let frame = Path(CGRect(x: 0, y: 0, width: 100, height: 40))
/// let dashes = StrokeStyle(lineWidth: 2, dash: [6, 3])
/// let content = LayerContent.stroke(frame, .color(.black), dashes)
/// ```
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line, in points; 1 by default.
    public var lineWidth: CGFloat
    /// The shape of the ends; butt by default.
    public var lineCap: CGLineCap
    /// The shape of the corners; miter by default.
    public var lineJoin: CGLineJoin
    /// The longest miter, in line widths, before a corner is bevelled; 10 by default.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps, in points; empty for an unbroken line.
    public var dash: [CGFloat]
    /// How far into the dash pattern the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a stroke style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// Which points count as inside a path, and whether edges are smoothed.
///
/// ```swift
/// var ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
/// ring.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
/// let content = LayerContent.fill(ring, .color(.black), FillStyle(eoFill: true))  // with a hole
/// ```
public struct FillStyle: Hashable, Sendable {
    /// Whether the even-odd rule decides, rather than the winding number; false by default.
    public var isEOFilled: Bool
    /// Whether edges are smoothed; true by default.
    public var isAntialiased: Bool

    /// Creates a fill style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
