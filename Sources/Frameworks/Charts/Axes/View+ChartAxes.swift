import SwiftUI

extension View {
    /// Shows or hides the horizontal axis.
    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.x.visibility = visibility }
    }

    /// Describes the marks of the horizontal axis.
    public nonisolated func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return chart { settings in
            MainActor.assumeIsolated {
                var sets = _AxisSets()
                content._collect(into: &sets)
                settings.x.content = sets.sets
                settings.x.scale.roundsEnds = sets.sets.first?.values.roundsEnds ?? true
            }
        }
    }

    /// Shows a view as the name of the horizontal axis.
    /// - Parameters:
    ///   - position: The side of the plot.
    ///   - alignment: The place along the side.
    ///   - spacing: The distance in points.
    ///   - content: Makes the view.
    public nonisolated func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
        return chart { $0.x.titles.append(title) }
    }

    /// Shows the name of the horizontal axis.
    public nonisolated func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Shows the name of the horizontal axis.
    @_disfavoredOverload
    public nonisolated func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    /// Shows the name of the horizontal axis.
    public nonisolated func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Changes the look of the horizontal axis's marks.
    public nonisolated func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chart { $0.x.axisStyle = { AnyView(content(ChartAxisContent(content: $0))) } }
    }

    /// Shows or hides the vertical axis.
    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
        chart { $0.y.visibility = visibility }
    }

    /// Describes the marks of the vertical axis.
    public nonisolated func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return chart { settings in
            MainActor.assumeIsolated {
                var sets = _AxisSets()
                content._collect(into: &sets)
                settings.y.content = sets.sets
                settings.y.scale.roundsEnds = sets.sets.first?.values.roundsEnds ?? true
            }
        }
    }

    /// Shows a view as the name of the vertical axis.
    /// - Parameters:
    ///   - position: The side of the plot.
    ///   - alignment: The place along the side.
    ///   - spacing: The distance in points.
    ///   - content: Makes the view.
    public nonisolated func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
        return chart { $0.y.titles.append(title) }
    }

    /// Shows the name of the vertical axis.
    public nonisolated func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Shows the name of the vertical axis.
    @_disfavoredOverload
    public nonisolated func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    /// Shows the name of the vertical axis.
    public nonisolated func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Changes the look of the vertical axis's marks.
    public nonisolated func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chart { $0.y.axisStyle = { AnyView(content(ChartAxisContent(content: $0))) } }
    }
}

/// The marks of an axis, for the closure of `chartXAxisStyle(content:)`.
///
/// Follows Apple's [ChartAxisContent](https://developer.apple.com/documentation/charts/chartaxiscontent).
public struct ChartAxisContent: View {
    let content: AnyView
    public var body: some View { content }
}
