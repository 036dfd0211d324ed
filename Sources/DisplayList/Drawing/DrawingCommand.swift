import Foundation

/// One step of an immediate-mode drawing (a `Canvas`), in points of the layer's own space.
public indirect enum DrawingCommand: Hashable, Sendable {
    case fill(Path, Paint, FillStyle)
    case stroke(Path, Paint, StrokeStyle)
    case text(TextContent, in: CGRect)
    case image(ImageContent, in: CGRect)
    /// Draws a list as one group: transformed, clipped, then composed with effects.
    case group([DrawingCommand], DrawingGroup)
}

/// How a group of drawing commands is put onto what lies below.
public struct DrawingGroup: Hashable, Sendable {
    /// Maps the group's space to its parent's.
    public var transform: CGAffineTransform = .identity
    /// Outlines to which the group is clipped, in the group's parent's space.
    public var clips: [ClipShape] = []
    /// The group's effects; nil for none.
    public var effects: [LayerEffect] = []

    /// Creates a group without transform, clip or effect.
    public init() {}
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
