import SwiftUI

extension ChartContent {
    /// Sets the color or other style of marks.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        styled {
            $0.style = AnyShapeStyle(style)
            $0.styleBy = nil
        }
    }

    /// Sets the style of marks by a value, with the chart's scale of styles; stacks and lines are divided by it.
    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled {
            $0.styleBy = ScaledValue(value)
            $0.style = nil
        }
    }

    /// Makes marks transparent; from 0 to 1.
    public nonisolated func opacity(_ opacity: Double) -> some ChartContent { styled { $0.opacity *= opacity } }

    /// Rounds the corners of bars, rectangles and sectors.
    /// - Parameters:
    ///   - radius: The radius in points.
    ///   - style: The form of the corners.
    public nonisolated func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        styled {
            $0.cornerRadius = radius
            $0.cornerStyle = style
        }
    }

    /// Sets the width, ends, corners and dashes of lines and rules.
    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        styled {
            $0.lineStyle = style
            $0.lineStyleBy = nil
        }
    }

    /// Sets the dashes of lines by a value, with the chart's scale of line styles.
    public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { $0.lineStyleBy = ScaledValue(value) }
    }

    /// Sets how lines and areas run between their points; straight by default.
    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        styled { $0.interpolation = method }
    }

    /// Sets whether gradients and other styles extend over the whole plot instead of each mark.
    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        styled { $0.alignsStyleWithPlot = aligns }
    }

    /// Places marks that share a place side by side, by a value.
    /// - Parameters:
    ///   - value: The value that tells the groups apart.
    ///   - axis: The axis along which the groups lie; by default the one with categories or intervals.
    ///   - span: The room that all groups share; automatic by default.
    public nonisolated func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        styled { $0.positionBy = PositionGroup(value: ScaledValue(value), axis: axis, span: span) }
    }

    /// Draws marks in front of marks with smaller numbers; 0 by default.
    public nonisolated func zIndex(_ value: Double) -> some ChartContent {
        styled { $0.zIndex = value.isNaN ? 0 : value }
    }

    /// Blurs marks with a radius in points.
    public nonisolated func blur(radius: CGFloat) -> some ChartContent { styled { $0.blur = radius } }

    /// Adds a shadow to marks.
    /// - Parameters:
    ///   - color: The shadow's color.
    ///   - radius: How far it is blurred, in points.
    ///   - x: Its distance to the right, in points.
    ///   - y: Its distance down, in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        styled { $0.shadow = MarkShadow(color: color, radius: radius, x: x, y: y) }
    }

    /// Returns the marks: each is drawn by itself, which is reported once.
    public nonisolated func compositingLayer() -> some ChartContent {
        ChartGaps.warn(.layers)
        return self
    }

    /// Draws the marks in a layer of their own, and changes it like a view as large as the plot.
    /// - Parameter style: Returns the layer with modifiers.
    public nonisolated func compositingLayer<V: View>(
        @ViewBuilder style: (_MarkLayerContent<Self>) -> V
    ) -> some ChartContent {
        let layer = MarkLayer(AnyView(style(_MarkLayerContent())))
        return styled { $0.layers.append(layer) }
    }
}
