import SwiftUI

/// The content of a plot, for the closure of `chartPlotStyle(content:)`.
///
/// Follows Apple's [ChartPlotContent](https://developer.apple.com/documentation/charts/chartplotcontent).
public struct ChartPlotContent: View {
    let content: AnyView
    public var body: some View { content }
}

/// The marks and grid lines of a chart, in the app's style.
struct PlotView: View {
    let model: ChartModel
    let grids: [PlacedPlot.Grid]
    let style: ((AnyView) -> AnyView)?
    let direction: LayoutDirection

    var body: some View {
        var plot = model.plot
        plot.grids = grids
        let content = ZStack {
            LayeredPlot(plot: plot)
            SymbolLayer(plot: plot)
        }
        return styled(AnyView(content))
            .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { $0 }
            .chartRole(.plot)
    }

    private func styled(_ content: AnyView) -> AnyView {
        style?(AnyView(content.environment(\.layoutDirection, .leftToRight))) ?? content
    }
}

/// The ticks of the axes, outside of the plot.
struct AxisTickCanvas: View {
    let plot: PlacedPlot
    let axes: [PlacedAxis]
    /// The height of labels in the usual font, in points.
    private static let labelHeight: CGFloat = 17

    var body: some View {
        let (plot, axes) = (self.plot, self.axes)
        if axes.contains(where: { !$0.ticks.isEmpty }) {
            Canvas { context, size in
                let margin = PlotCanvas.margin
                let inner = CGSize(width: max(size.width - 2 * margin, 0), height: max(size.height - 2 * margin, 0))
                context.translateBy(x: margin, y: margin)
                let frame = plot.frame(inner)
                for axis in axes {
                    for tick in axis.ticks { Self.draw(tick, axis.edge, frame, context) }
                }
            }
            .padding(-PlotCanvas.margin)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }

    private static func draw(_ tick: PlacedAxis.Tick, _ edge: Edge, _ frame: PlotFrame, _ context: GraphicsContext) {
        guard tick.share.isFinite else { return }
        let stroke = tick.line.stroke ?? StrokeStyle(lineWidth: 1)
        let shift: CGFloat = stroke.lineWidth <= 1 ? 0.5 : 0
        let length = tick.length.points(beside: labelHeight)
        let size = frame.size
        var (from, to): (CGPoint, CGPoint)
        switch edge {
        case .top, .bottom:
            let x = min(frame.left(tick.share).rounded(), size.width - 1) + shift
            let y = edge == .top ? 0 : size.height
            (from, to) = (CGPoint(x: x, y: y), CGPoint(x: x, y: edge == .top ? y - length : y + length))
        case .leading, .trailing:
            let y = min(frame.top(tick.share).rounded(), size.height - 1) + shift
            let isRight = (edge == .trailing) != frame.isMirrored
            let x = isRight ? size.width : 0
            (from, to) = (CGPoint(x: x, y: y), CGPoint(x: isRight ? x + length : x - length, y: y))
        }
        var path = Path()
        path.move(to: from + tick.line.offset)
        path.addLine(to: to + tick.line.offset)
        let shading = tick.line.style.map { GraphicsContext.Shading.style($0) } ?? .color(PlacedPlot.gridColor)
        context.stroke(path, with: shading, style: stroke)
    }
}

extension CGPoint {
    fileprivate static func + (point: CGPoint, offset: CGSize) -> CGPoint {
        CGPoint(x: point.x + offset.width, y: point.y + offset.height)
    }
}
