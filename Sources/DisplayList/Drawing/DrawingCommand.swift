import Foundation

/// One step of an immediate-mode drawing (a `Canvas`), in points of the layer's own space.
public indirect enum DrawingCommand: Hashable, Sendable {
    case fill(Path, Paint, FillStyle)
    case stroke(Path, Paint, StrokeStyle)
    case text(TextContent, in: CGRect)
    case image(ImageContent, in: CGRect)
    /// Draws a list as one group: transformed, clipped, masked, then composed with effects.
    case group([DrawingCommand], DrawingGroup)
}

/// How a group of drawing commands is put onto what lies below.
public struct DrawingGroup: Hashable, Sendable {
    /// Maps the group's space to its parent's.
    public var transform: CGAffineTransform = .identity
    /// Outlines to which the group is clipped, in the group's parent's space.
    public var clips: [ClipShape] = []
    /// Drawings whose opacity decides what is seen of the group, in the group's parent's space.
    public var masks: [DrawingMask] = []
    /// The group's effects, the innermost first; none by default.
    public var effects: [LayerEffect] = []
    /// How the group replaces what lies below it, within its clips; nil for drawing it on top.
    public var composition: CompositionMode?

    /// Creates a group without transform, clip, mask or effect.
    public init() {}
}

/// A drawing whose opacity decides what is seen of another.
public struct DrawingMask: Hashable, Sendable {
    /// The drawing.
    public var commands: [DrawingCommand]
    /// How opaque the drawing as a whole is, from 0 to 1.
    public var opacity: Double
    /// Whether what the drawing leaves free is seen, rather than what it covers.
    public var isInverse: Bool

    /// Creates a mask.
    public init(_ commands: [DrawingCommand], opacity: Double = 1, isInverse: Bool = false) {
        self.commands = commands
        self.opacity = opacity
        self.isInverse = isInverse
    }
}

/// The ways of putting one picture onto another that take away from what lies below, even where nothing is drawn.
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

/// An outline that hides what lies outside it.
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
