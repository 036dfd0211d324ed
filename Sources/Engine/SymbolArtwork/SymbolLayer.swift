import DisplayList
import Foundation

/// One step of drawing a symbol, in points from its top left corner.
public struct SymbolLayer: Hashable, Sendable {
    /// How a step uses its outline.
    public enum Drawing: Hashable, Sendable {
        /// Fills it.
        case fill
        /// Fills it by the even-odd rule.
        case evenOddFill
        /// Draws a line along it.
        case stroke(StrokeStyle)
    }

    /// The outline.
    public var path: Path
    /// The operation.
    public var drawing: Drawing
    /// Whether the step removes parts of the earlier steps' drawing, instead of adding to it.
    public var erases: Bool
    /// How strongly the step is drawn, 0 to 1: less where a variable symbol's value does not reach.
    public var opacity: Double
    /// How important the step is: 0 for primary, 1 for secondary, 2 for tertiary.
    public var level: Int
    /// The step's own color in a multicolor symbol; nil for the tint.
    public var color: RGBA?

    /// Creates a step.
    public init(
        path: Path, drawing: Drawing, erases: Bool = false, opacity: Double = 1, level: Int = 0, color: RGBA? = nil
    ) {
        self.path = path
        self.drawing = drawing
        self.erases = erases
        self.opacity = opacity
        self.level = level
        self.color = color
    }

    /// Whether another step is painted as this one.
    public func isPainted(as other: SymbolLayer) -> Bool {
        level == other.level && color == other.color && opacity == other.opacity && erases == other.erases
    }
}

/// How the parts of a symbol are distinguished when it is drawn.
public enum SymbolRendering: Hashable, Sendable {
    /// Not at all: one tint fills the symbol, and parts on others are cut out of them.
    case plain
    /// By their levels, each of which has a paint.
    case levels
    /// By the symbol's own colors.
    case colors
}
