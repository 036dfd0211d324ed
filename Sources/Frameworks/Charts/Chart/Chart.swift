import SwiftUI

/// A chart of marks, with axes and a legend.
///
/// Follows Apple's [Chart](https://developer.apple.com/documentation/charts/chart).
public struct Chart<Content: ChartContent> {
    private let content: Content
    @Environment(\.chartSettings) private var settings
    @Environment(\.layoutDirection) private var direction

    /// Creates a chart of marks.
    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Creates a chart with marks for each of a collection's identifiable elements.
    public nonisolated init<Data, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// Creates a chart with marks for each of a collection's elements, with the identity at a key path.
    public nonisolated init<Data, ID, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable {
        self.content = ForEach(data, id: id, content: content)
    }

}

extension Chart: View {
    public var body: some View {
        let collector = _ChartCollector()
        let _ = Content._collect(content, into: collector)
        ChartStage(collector: collector, settings: settings, direction: direction)
            .environment(\.chartSettings, ChartSettings())
    }
}

/// A chart with its legend, in the room that it gets.
struct ChartStage: View {
    let collector: _ChartCollector
    let settings: ChartSettings
    let direction: LayoutDirection

    var body: some View {
        ChartIdealSize {
            GeometryReader { geometry in
                ChartWithLegend(
                    model: ChartModel(
                        collector, settings, size: geometry.size, isMirrored: direction == .rightToLeft),
                    collector: collector, settings: settings, direction: direction)
            }
        }
    }
}

/// Takes all room that is proposed, and an ideal size without any proposal.
struct ChartIdealSize: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: ChartPlace.ideal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// A chart, and its legend at a side.
struct ChartWithLegend: View {
    let model: ChartModel
    let collector: _ChartCollector
    let settings: ChartSettings
    let direction: LayoutDirection

    var body: some View {
        let legend = settings.legend
        let spacing = legend.spacing ?? 8
        if legend.visibility == .hidden || (legend.content == nil && !ChartLegend.isNeeded(model)) {
            plot
        } else if legend.position == .overlay {
            plot.overlay(alignment: legend.alignment ?? .topLeading) { legendView }
        } else {
            let (x, y) = side
            if y != 0 {
                let usual: HorizontalAlignment = x > 0 ? .trailing : .leading
                VStack(alignment: legend.alignment?.horizontal ?? usual, spacing: spacing) {
                    if y < 0 { legendView }
                    plot
                    if y > 0 { legendView }
                }
            } else {
                HStack(alignment: legend.alignment?.vertical ?? .top, spacing: spacing) {
                    if x < 0 { legendView }
                    plot
                    if x > 0 { legendView }
                }
            }
        }
    }

    /// The side of the plot where the legend is.
    private var side: (x: CGFloat, y: CGFloat) {
        let position = settings.legend.position
        return position == .automatic ? (x: 0, y: 1) : position.direction ?? (x: 0, y: 1)
    }

    @ViewBuilder private var legendView: some View {
        if let content = settings.legend.content { content } else { ChartLegend(model: model) }
    }

    private var plot: some View {
        ChartPlot(model: model, collector: collector, settings: settings, direction: direction)
            .accessibilityElement(children: .contain)
            .accessibilityChartDescriptor(ChartDescription(model: model))
    }
}
