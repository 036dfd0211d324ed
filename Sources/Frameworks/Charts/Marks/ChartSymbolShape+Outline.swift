import SwiftUI

extension BasicChartSymbolShape {
    /// Returns the shape's outline, drawn with a line of a width in points within the shape; 1 by default.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        BasicChartSymbolShape(form: form, lineWidth: lineWidth)
    }
}

extension ChartSymbolShape where Self: InsettableShape {
    /// Returns the shape's outline, drawn with a line of a width in points within the shape; 1 by default.
    @_disfavoredOverload
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        StrokedSymbol(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the shape's outline, drawn with a line, such as a dashed one, within the shape.
    @_disfavoredOverload
    public nonisolated func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        StrokedSymbol(shape: self, style: style)
    }
}

/// The outline of a symbol.
struct StrokedSymbol<S: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
    let shape: S
    let style: StrokeStyle

    nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

    nonisolated func path(in rect: CGRect) -> Path {
        SymbolOutline.path(in: rect, style: style) { shape.inset(by: $0).path(in: rect) }
    }
}

/// Draws lines along the outlines of symbols, without leaving their rectangles.
enum SymbolOutline {
    nonisolated static func path(
        in rect: CGRect, style: StrokeStyle, shape: (_ inset: CGFloat) -> Path
    ) -> Path {
        let inset = min(style.lineWidth / 2, min(rect.width, rect.height) / 2)
        return shape(inset.isFinite ? max(inset, 0) : 0).strokedPath(style)
    }
}
