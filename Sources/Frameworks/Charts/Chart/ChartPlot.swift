import SwiftUI

/// The plot with its axes, and the views that the app lays over and below them.
struct ChartPlot: View {
    let model: ChartModel
    let collector: _ChartCollector
    let settings: ChartSettings
    let direction: LayoutDirection

    var body: some View {
        axes
            .backgroundPreferenceValue(PlotAnchorKey.self) { anchor in covers(settings.backgrounds, anchor) }
            .overlayPreferenceValue(PlotAnchorKey.self) { anchor in covers(settings.overlays, anchor) }
    }

    @ViewBuilder private func covers(_ covers: [ChartCover], _ anchor: Anchor<CGRect>?) -> some View {
        if !covers.isEmpty {
            GeometryReader { geometry in
                let proxy = ChartProxy(
                    model: model, anchor: anchor, plot: anchor.map { geometry[$0] } ?? .zero, settings: settings)
                ZStack {
                    // The innermost modifier comes first: it is the nearest to the chart.
                    ForEach(covers.indices.reversed(), id: \.self) { number in
                        covers[number].content(proxy)
                            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: covers[number].alignment)
                    }
                }
            }
        }
    }

    private var axes: some View {
        GeometryReader { geometry in
            if settings.scrollableAxes.isEmpty {
                ChartAxes(model: model, settings: settings, direction: direction, size: geometry.size)
            } else {
                ScrollingChart(model: model, settings: settings, direction: direction, size: geometry.size)
            }
        }
    }
}

/// The rectangle of the plot, for the views over and below it.
struct PlotAnchorKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// The plot with the marks of its axes around it.
struct ChartAxes: View {
    let model: ChartModel
    let settings: ChartSettings
    let direction: LayoutDirection
    let size: CGSize
    /// The axes that are shown: a scrollable part has only some.
    var shows: Axis.Set = [.horizontal, .vertical]
    /// How many times the visible part the plot is large.
    var pages = CGSize(width: 1, height: 1)
    /// Shows the plot; nil for the plot itself.
    var plot: AnyView?

    var body: some View {
        let (xAxes, xGrids) =
            model.axes.contains(.horizontal)
            ? AxisLayout.axes(.x, settings.x, model.x, length: size.width, pages: pages.width) : ([], [])
        let (yAxes, yGrids) =
            model.axes.contains(.vertical)
            ? AxisLayout.axes(.y, settings.y, model.y, length: size.height, pages: pages.height) : ([], [])
        ChartLayout(x: model.x, y: model.y, isMirrored: direction == .rightToLeft) {
            areas(xAxes, settings.x)
            areas(yAxes, settings.y)
            if let plot {
                plot.chartRole(.scroller)
            } else {
                PlotView(
                    model: model, grids: xGrids + yGrids, style: settings.plotStyle, direction: direction)
                AxisTickCanvas(plot: model.plot, axes: xAxes + yAxes).chartRole(.ticks)
                ChartGestures(model: model, settings: settings).chartRole(.annotations)
                AnnotationLayer(plot: model.plot, direction: direction).chartRole(.annotations)
            }
            if shows.contains(.horizontal) || plot != nil {
                labels(xAxes, settings.x, isMeasure: !shows.contains(.horizontal))
            }
            if shows.contains(.vertical) || plot != nil {
                labels(yAxes, settings.y, isMeasure: !shows.contains(.vertical))
            }
            if plot != nil || shows == [.horizontal, .vertical] { titles }
        }
        .environment(\.layoutDirection, .leftToRight)
    }

    /// The app's own looks of axes, behind their labels.
    @ViewBuilder private func areas(_ axes: [PlacedAxis], _ settings: AxisSettings) -> some View {
        if let style = settings.axisStyle {
            ForEach(Array(axes.enumerated()), id: \.offset) { _, axis in
                style(AnyView(Color.clear)).chartRole(.area(axis.edge))
            }
        }
    }

    /// The labels of axes; only their sizes count for axes that scroll, which show them within.
    private func labels(_ axes: [PlacedAxis], _ settings: AxisSettings, isMeasure: Bool) -> some View {
        ForEach(Array(axes.enumerated()), id: \.offset) { _, axis in
            let isDate = axis.edge == .leading || axis.edge == .trailing ? false : model.x.isDate
            ForEach(isMeasure ? Array(axis.labels.prefix(20)) : axis.labels, id: \.id) { label in
                AxisLabelView(label: label)
                    .environment(\.layoutDirection, direction)
                    .opacity(isMeasure ? 0 : 1)
                    .accessibilityHidden(isMeasure)
                    .chartRole(
                        isMeasure
                            ? .measure(label, axis.edge, preset: axis.preset)
                            : .label(label, axis.edge, isDate: isDate, preset: axis.preset))
            }
        }
    }

    @ViewBuilder private var titles: some View {
        ForEach(Array(settings.x.titles.enumerated()), id: \.offset) { _, title in
            titleView(title, usual: .bottom, alignment: .center)
        }
        ForEach(Array(settings.y.titles.enumerated()), id: \.offset) { _, title in
            titleView(title, usual: .top, alignment: .trailing)
        }
    }

    private func titleView(_ title: AxisTitle, usual: Edge, alignment: HorizontalAlignment) -> some View {
        let direction = title.position == .automatic ? nil : title.position.direction
        let edge: Edge =
            switch direction {
            case let (x, y)? where y == 0: x < 0 ? .leading : .trailing
            case let (_, y)?: y < 0 ? .top : .bottom
            case nil: usual
            }
        let isBeside = edge == .leading || edge == .trailing
        let inferred: HorizontalAlignment? =
            direction.map { $0.x < 0 ? .leading : $0.x > 0 && !isBeside ? .trailing : .center }
        return TurnedView(quarterTurns: edge == .leading ? -1 : edge == .trailing ? 1 : 0) {
            title.content.font(.caption).foregroundStyle(.secondary).environment(\.layoutDirection, self.direction)
        }
        .chartRole(
            .title(
                edge, title.alignment?.horizontal ?? (isBeside ? .center : inferred ?? alignment), title.spacing ?? 4))
    }
}

/// The value of an axis as a view.
struct AxisLabelView: View {
    let label: PlacedAxis.Label

    var body: some View {
        let style = label.label.style ?? AnyShapeStyle(.secondary)
        TurnedView(quarterTurns: turns) {
            Group {
                if let content = label.label.content { content } else { Text(label.text).lineLimit(1) }
            }
            .font(label.label.font ?? .caption2)
            .foregroundStyle(style)
        }
    }

    private var turns: Int {
        switch label.label.orientation.storage {
        case .automatic, .horizontal: 0
        case .vertical: 1
        case .verticalReversed: -1
        }
    }
}

/// Turns a view by a quarter, together with its size.
struct TurnedView<Content: View>: View {
    let quarterTurns: Int
    @ViewBuilder let content: Content

    var body: some View {
        if quarterTurns == 0 {
            content
        } else {
            TurnedLayout { content.fixedSize().rotationEffect(.degrees(Double(quarterTurns) * 90)) }
        }
    }
}

/// Exchanges the width and height of a view that is turned.
struct TurnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
        }
    }
}
