import Foundation

/// The filling of a shape or a glyph; coordinates are points in the space of the drawing that uses it.
///
/// ```swift
/// let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
/// let sky = Paint.linear(
///     stops: [GradientStop(color: RGBA(0.5, 0.8, 1), location: 0), GradientStop(color: .white, location: 1)],
///     start: CGPoint(x: 0, y: 0), end: CGPoint(x: 0, y: 40))
/// let content = LayerContent.fill(Path(frame), sky, FillStyle())
/// #expect(!sky.isClear)
/// ```
public indirect enum Paint: Hashable, Sendable {
    /// One color everywhere.
    case color(RGBA)
    /// Colors along the line from `start` to `end`.
    case linear(stops: [GradientStop], start: CGPoint, end: CGPoint)
    /// Colors outward from `center`, between two radii in points; `scale` squeezes the circles to ellipses (elliptical
    /// gradients), 1 × 1 for circles.
    case radial(stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, scale: CGSize)
    /// Colors round `center`, between two angles in radians, clockwise from the positive x axis.
    case angular(stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
    /// An image, or a part of one, repeated.
    case image(ImagePattern)
    /// The content behind the drawing, blurred and tinted.
    case backdrop(Backdrop)

    /// Whether nothing would be seen.
    public var isClear: Bool {
        switch self {
        case .color(let color): color.opacity <= 0
        case .backdrop(let backdrop): backdrop.opacity <= 0
        case .linear, .radial, .angular, .image: false
        }
    }
}

/// The content behind a drawing, as if seen through frosted glass.
///
/// A front end that cannot look behind a layer paints ``plain`` instead:
///
/// ```swift
/// let glass = Backdrop(radius: 20, saturation: 1.8, tint: RGBA(1, 1, 1, 0.5))
/// let paint = Paint.backdrop(glass)
/// #expect(glass.plain == RGBA(1, 1, 1, 0.5))
/// ```
public struct Backdrop: Hashable, Sendable {
    /// How much it is blurred: the bell's standard deviation in points.
    public var radius: CGFloat
    /// How strong colors become; 1 leaves them.
    public var saturation: Double
    /// The color on top of the blurred content; it replaces the whole where nothing shows through.
    public var tint: RGBA
    /// How opaque the whole is, from 0 to 1; 1 by default.
    public var opacity: Double

    /// Creates a backdrop.
    public init(radius: CGFloat, saturation: Double, tint: RGBA, opacity: Double = 1) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
        self.opacity = opacity
    }

    /// The color that replaces the backdrop where the content behind cannot be read.
    public var plain: RGBA {
        var color = tint
        color.opacity *= Float(opacity)
        return color
    }
}

/// An image that is repeated in both directions to fill a shape.
///
/// ```swift
/// let tile = ImageContent(source: .symbol(name: "star", variableValue: nil), tint: .color(.black))
/// let paint = Paint.image(ImagePattern(tile, scale: 0.5, opacity: 0.25))
/// ```
public struct ImagePattern: Hashable, Sendable {
    /// The image, with its tint.
    public var image: ImageContent
    /// The top left corner of one of the tiles, in points.
    public var origin: CGPoint
    /// The part of the image that is a tile, in shares of its width and height; the whole by default.
    public var part: CGRect
    /// How many times its size in points a tile is large; 1 by default.
    public var scale: CGFloat
    /// How opaque the whole is, from 0 to 1; 1 by default.
    public var opacity: Double

    /// Creates a pattern.
    public init(
        _ image: ImageContent, origin: CGPoint = .zero, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1, opacity: Double = 1
    ) {
        self.image = image
        self.origin = origin
        self.part = part
        self.scale = scale
        self.opacity = opacity
    }
}

/// One color of a gradient and its place, 0 at the start and 1 at the end.
///
/// ```swift
/// let dawn = [
///     GradientStop(color: RGBA(bytes: 255, 149, 0), location: 0),
///     GradientStop(color: RGBA(bytes: 255, 204, 0), location: 0.4),
///     GradientStop(color: .clear, location: 1),
/// ]
/// ```
public struct GradientStop: Hashable, Sendable {
    /// The color.
    public var color: RGBA
    /// The place along the gradient, normally 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: RGBA, location: CGFloat) {
        self.color = color
        self.location = location
    }
}
