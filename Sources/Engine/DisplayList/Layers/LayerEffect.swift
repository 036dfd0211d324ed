import Foundation

/// An effect on a layer's picture (its content and its children, as one) when it is composited onto its parent.
///
/// A layer's effects apply in order, the first nearest to the content. Effects that move or bend are in the
/// layer's own space: the origin is the layer's top left corner.
///
/// ```swift
/// let list = DisplayList()
/// let card = list.insert(into: .root, after: .none, content: .color(.white))
/// list.setEffects(
///     card,
///     [
///         .shadow(RGBA(0, 0, 0, 0.3), radius: 4, offset: CGSize(width: 0, height: 2)),
///         .transform(ProjectionTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))),
///         .opacity(0.8),
///     ])
/// ```
public enum LayerEffect: Hashable, Sendable {
    /// Fades the whole, 0 to 1.
    case opacity(Double)
    /// Moves, turns, scales or tilts.
    case transform(ProjectionTransform)
    /// Hides everything outside an outline in the layer's space.
    case clip(ClipShape)
    /// Hides according to the opacity of the first child, which is not drawn itself.
    case mask
    /// A shadow behind the whole; radius is the blur's, in points.
    case shadow(RGBA, radius: CGFloat, offset: CGSize)
    /// Blurs the whole by a radius in points.
    case blur(radius: CGFloat, opaque: Bool)
    /// How the whole blends with the backdrop.
    case blend(BlendMode)
    /// Changes every pixel's color.
    case filter(ColorFilter)
    /// Draws the whole first, then puts it down as one (`compositingGroup`, `drawingGroup`).
    case group
}

/// A change of every pixel's color.
///
/// ```swift
/// let faded: [LayerEffect] = [.filter(.saturation(0.2)), .filter(.brightness(0.1))]
/// ```
public enum ColorFilter: Hashable, Sendable {
    /// Adds to each component, −1 to 1.
    case brightness(Double)
    /// Spreads the components from the middle; 1 changes nothing.
    case contrast(Double)
    /// 0 is gray, 1 changes nothing.
    case saturation(Double)
    /// Turns the hue, in radians.
    case hueRotation(Double)
    /// Moves toward gray, 0 to 1.
    case grayscale(Double)
    /// Turns colors into their opposites.
    case invert
    /// Multiplies each component.
    case multiply(RGBA)
    /// Turns brightness into opacity.
    case luminanceToAlpha
    /// Multiplies with a matrix.
    case matrix(ColorFilterMatrix)
    /// Fills the parts whose opacity is between two limits with a color, and clears the rest.
    case alphaThreshold(min: Double, max: Double, RGBA)
}

/// A color filter as numbers: red, green, blue and opacity of the result, each from red, green, blue, opacity and one
/// of the source, on components that are not multiplied by their opacity.
///
/// ```swift
/// let silhouette = LayerEffect.filter(.matrix(.filling(RGBA(0, 0, 0, 0.5))))
/// ```
public struct ColorFilterMatrix: Hashable, Sendable {
    /// The factors of the results: four rows of five numbers.
    public let rows: [[Float]]

    /// Creates a matrix from four rows of five numbers.
    public init(rows: [[Float]]) {
        precondition(rows.count == 4 && rows.allSatisfy { $0.count == 5 }, "A colour matrix has four rows of five.")
        self.rows = rows
    }

    /// Returns the matrix that gives all that is drawn one color, and multiplies its opacity.
    public static func filling(_ color: RGBA) -> ColorFilterMatrix {
        ColorFilterMatrix(rows: [
            [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue], [0, 0, 0, color.opacity, 0],
        ])
    }
}

/// How drawing blends with the backdrop.
///
/// ```swift
/// let list = DisplayList()
/// let light = list.insert(into: .root, after: .none, content: .color(RGBA(1, 1, 0.8)))
/// list.setEffects(light, [.blend(.screen)])
/// ```
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
