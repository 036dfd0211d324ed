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

    /// Creates a step.
    public init(path: Path, drawing: Drawing, erases: Bool = false, opacity: Double = 1) {
        self.path = path
        self.drawing = drawing
        self.erases = erases
        self.opacity = opacity
    }
}
