import SwiftUI

extension View {
    /// Shows or hides the legend, and places it.
    /// - Parameters:
    ///   - position: The side of the chart; below by default.
    ///   - alignment: The place along the side; leading by default.
    ///   - spacing: The distance in points.
    ///   - content: Makes the legend.
    public nonisolated func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return chart {
            $0.legend.content = content
            ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
        }
    }

    /// Places the legend.
    public nonisolated func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing) }
    }

    /// Shows or hides the legend.
    public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.legend.visibility = visibility }
    }

    /// Changes the look and the size of the plot, such as with a background or a frame.
    public nonisolated func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chart { settings in
            // Outer modifiers come first, and are applied last.
            let outer = settings.plotStyle
            settings.plotStyle = { plot in
                let own = AnyView(content(ChartPlotContent(content: plot)))
                return outer?(own) ?? own
            }
        }
    }

    /// Lays a view over the chart, which finds places and values with a proxy.
    public nonisolated func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { $0.overlays.append(ChartCover(alignment: alignment) { AnyView(content($0)) }) }
    }

    /// Lays a view below the chart, which finds places and values with a proxy.
    public nonisolated func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { $0.backgrounds.append(ChartCover(alignment: alignment) { AnyView(content($0)) }) }
    }
}
