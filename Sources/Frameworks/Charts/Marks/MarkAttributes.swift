import SwiftUI

/// The appearance of marks, as modifiers set it; shared by marks that have the same.
final class MarkAttributes {
    nonisolated(unsafe) static let none = MarkAttributes()

    var style: AnyShapeStyle?
    var styleBy: ScaledValue?
    var opacity = 1.0
    var cornerRadius: CGFloat?
    var cornerStyle = RoundedCornerStyle.continuous
    var lineStyle: StrokeStyle?
    var lineStyleBy: ScaledValue?
    var interpolation: InterpolationMethod?
    var symbol: AnyChartSymbolShape?
    var symbolBy: ScaledValue?
    var symbolView: AnyView?
    /// The area of symbols, in square points.
    var symbolSize: CGFloat?
    var symbolSizeBy: ScaledValue?
    var positionBy: PositionGroup?
    var annotations: [MarkAnnotation] = []
    var offset = MarkOffset()
    var zIndex = 0.0
    var clips: [MarkClip] = []
    var blur: CGFloat = 0
    var shadow: MarkShadow?
    var alignsStyleWithPlot = false
    /// The layers that the marks are drawn in, from the outermost.
    var layers: [MarkLayer] = []
    var accessibilityLabel: Text?
    var accessibilityValue: Text?
    var isAccessibilityHidden = false

    init() {}

    func copy() -> MarkAttributes {
        let copy = MarkAttributes()
        (copy.style, copy.styleBy, copy.opacity) = (style, styleBy, opacity)
        (copy.cornerRadius, copy.cornerStyle) = (cornerRadius, cornerStyle)
        (copy.lineStyle, copy.lineStyleBy, copy.interpolation) = (lineStyle, lineStyleBy, interpolation)
        (copy.symbol, copy.symbolBy, copy.symbolView) = (symbol, symbolBy, symbolView)
        (copy.symbolSize, copy.symbolSizeBy, copy.positionBy) = (symbolSize, symbolSizeBy, positionBy)
        (copy.annotations, copy.offset, copy.zIndex) = (annotations, offset, zIndex)
        (copy.clips, copy.blur, copy.shadow) = (clips, blur, shadow)
        (copy.alignsStyleWithPlot, copy.layers) = (alignsStyleWithPlot, layers)
        (copy.accessibilityLabel, copy.accessibilityValue) = (accessibilityLabel, accessibilityValue)
        copy.isAccessibilityHidden = isAccessibilityHidden
        return copy
    }
}

/// A value that a scale maps to a style, a symbol or a size, with its label.
struct ScaledValue {
    let label: PlotLabel
    let datum: _PlotDatum

    init<Value>(_ value: PlottableValue<Value>) {
        label = value.label
        datum = value.datum
    }
}

/// The group of a mark among the marks that share a place.
struct PositionGroup {
    let value: ScaledValue
    let axis: Axis?
    let span: MarkDimension
}

/// Distances that move a mark's edges, in points.
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
}

struct MarkShadow {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
}

/// A limit of the visible part of a mark.
enum MarkClip {
    /// A shape in the mark's rectangle, or in the plot's.
    case shape(AnyShape, FillStyle)
    /// The marks of other content.
    case marks(@MainActor (_ChartCollector) -> Void)
}
