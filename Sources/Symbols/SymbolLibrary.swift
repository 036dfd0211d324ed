import DisplayList
import Foundation

/// Oriel's own drawings for the names of SF Symbols.
public enum SymbolLibrary {
    /// Returns the size in points of a symbol beside text of a font size.
    public static func size(for name: String, weight: Int = 400, size: CGFloat = 17) -> CGSize {
        CGSize(width: size * 1.17, height: size * 1.17)
    }

    /// Returns the steps that draw a symbol, in points from its top left corner.
    public static func path(for name: String, weight: Int = 400, size: CGFloat = 17) -> [SymbolLayer] {
        let side = size * 1.17
        return [
            SymbolLayer(
                path: Path(storage: .rect(CGRect(x: side * 0.1, y: side * 0.1, width: side * 0.8, height: side * 0.8))),
                drawing: .stroke(StrokeStyle(lineWidth: side * 0.07, dash: [side * 0.15])))
        ]
    }
}
