import Foundation

/// One step of an immediate-mode drawing (a `Canvas`), in points of the layer's own space.
///
/// A layer with several steps is drawn in their order, the first at the bottom:
///
/// ```swift
/// let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
/// let content = LayerContent.commands([
///     .fill(disc, .color(.white), FillStyle()),
///     .stroke(disc, .color(.black), StrokeStyle(lineWidth: 2)),
/// ])
/// ```
public indirect enum DrawingCommand: Hashable, Sendable {
    case fill(Path, Paint, FillStyle)
    case stroke(Path, Paint, StrokeStyle)
    case text(TextContent, in: CGRect)
    case image(ImageContent, in: CGRect)
    /// Draws a list as one group: transformed, clipped, masked, then composed with effects.
    case group([DrawingCommand], DrawingGroup)
}

/// How a group of drawing commands is composited onto the content below.
///
/// ```swift
/// let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
/// var group = DrawingGroup()
/// group.transform = CGAffineTransform(rotationAngle: .pi / 4)
/// group.clips = [ClipShape(path: Path(ellipseIn: square.boundingRect))]
/// group.effects = [.opacity(0.5)]
/// let turned = DrawingCommand.group([.fill(square, .color(.black), FillStyle())], group)
/// ```
public struct DrawingGroup: Hashable, Sendable {
    /// Maps the group's space to its parent's.
    public var transform: CGAffineTransform = .identity
    /// Outlines to which the group is clipped, in the group's parent's space.
    public var clips: [ClipShape] = []
    /// Drawings whose opacity determines the visible part of the group, in the group's parent's space.
    public var masks: [DrawingMask] = []
    /// The group's effects, the innermost first; none by default.
    public var effects: [LayerEffect] = []
    /// How the group replaces the backdrop, within its clips; nil for drawing it on top.
    public var composition: CompositionMode?

    /// Creates a group without transform, clip, mask or effect.
    public init() {}
}

/// A drawing whose opacity determines the visible part of another.
///
/// ```swift
/// let hole = Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10))
/// var group = DrawingGroup()
/// group.masks = [DrawingMask([.fill(hole, .color(.black), FillStyle())], isInverse: true)]
/// ```
public struct DrawingMask: Hashable, Sendable {
    /// The drawing.
    public var commands: [DrawingCommand]
    /// How opaque the drawing as a whole is, from 0 to 1.
    public var opacity: Double
    /// Whether the part that the drawing leaves free is visible, rather than the part that it covers.
    public var isInverse: Bool

    /// Creates a mask.
    public init(_ commands: [DrawingCommand], opacity: Double = 1, isInverse: Bool = false) {
        self.commands = commands
        self.opacity = opacity
        self.isInverse = isInverse
    }
}

/// The ways of compositing one picture onto another that remove content below, even where nothing is drawn.
///
/// ```swift
/// var eraser = DrawingGroup()
/// eraser.composition = .clear
/// let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
/// let command = DrawingCommand.group([.fill(square, .color(.black), FillStyle())], eraser)
/// ```
public enum CompositionMode: Hashable, Sendable {
    /// Nothing remains.
    case clear
    /// The upper picture replaces the lower one.
    case copy
    /// The upper picture, where the lower one is opaque.
    case sourceIn
    /// The upper picture, where the lower one is clear.
    case sourceOut
    /// The lower picture, where the upper one is opaque.
    case destinationIn
    /// The lower picture where the upper one is opaque, above the upper one.
    case destinationAtop
    /// Each picture where the other one is clear.
    case xor
}

/// An outline that hides everything outside it.
///
/// ```swift
/// let list = DisplayList()
/// let layer = list.insert(into: .root, after: .none)
/// list.setEffects(layer, [.clip(ClipShape(path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50))))])
/// ```
public struct ClipShape: Hashable, Sendable {
    /// The outline, in points.
    public var path: Path
    /// Which points count as inside.
    public var style: FillStyle

    /// Creates a clip.
    public init(path: Path, style: FillStyle = FillStyle()) {
        self.path = path
        self.style = style
    }
}
