import Foundation

/// What fills a shape or a glyph: coordinates are points in the space of the drawing that uses it.
public indirect enum Paint: Hashable, Sendable {
    /// One colour everywhere.
    case color(RGBA)
    /// Colours along the line from `start` to `end`.
    case linear(stops: [GradientStop], start: CGPoint, end: CGPoint)
    /// Colours outward from `center`, between two radii in points; `scale` squeezes the circles to
    /// ellipses (elliptical gradients), 1 × 1 for circles.
    case radial(stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, scale: CGSize)
    /// Colours round `center`, between two angles in radians, clockwise from the positive x axis.
    case angular(stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
    /// An image repeated from `origin`, each tile `scale` times its size in points.
    case image(ImageSource, origin: CGPoint, scale: CGFloat)

    /// Whether nothing would be seen.
    public var isClear: Bool {
        if case .color(let color) = self { color.opacity <= 0 } else { false }
    }
}

/// One colour of a gradient and its place, 0 at the start and 1 at the end.
public struct GradientStop: Hashable, Sendable {
    /// The colour.
    public var color: RGBA
    /// The place along the gradient, normally 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: RGBA, location: CGFloat) {
        self.color = color
        self.location = location
    }
}
