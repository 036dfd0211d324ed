import SwiftUI

/// The part that a view has in a chart.
enum ChartRole {
    case plot
    case ticks
    case annotations
    /// The room of an axis's labels, for the app's own look.
    case area(Edge)
    /// A scroll view with the plot and the labels of the axes that scroll.
    case scroller
    /// A label that is only measured: it is shown within the scroll view.
    case measure(PlacedAxis.Label, Edge, preset: AxisMarkPreset)
    /// A label of an axis, at a share of it.
    case label(PlacedAxis.Label, Edge, isDate: Bool, preset: AxisMarkPreset)
    /// The name of an axis.
    case title(Edge, HorizontalAlignment?, CGFloat)
}

private struct ChartRoleKey: LayoutValueKey {
    static var defaultValue: ChartRole { .plot }
}

extension View {
    func chartRole(_ role: ChartRole) -> some View { layoutValue(key: ChartRoleKey.self, value: role) }
}

/// Places the plot and, around it, labels and names of axes.
struct ChartLayout: Layout {
    let x: PlotScale
    let y: PlotScale
    /// Whether horizontal values grow to the left; the views themselves are placed from left to right.
    let isMirrored: Bool
    /// The distance of labels from the plot, in points.
    static let spacing: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: ChartPlace.ideal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let plot = plotRect(in: bounds, subviews)
        let frame = PlotFrame(size: plot.size, x: x, y: y, isMirrored: isMirrored)
        var ends: [Edge: (low: CGFloat, high: CGFloat)] = [:]
        let away = CGPoint(x: bounds.minX - 10_000, y: bounds.minY - 10_000)
        for view in subviews {
            switch view[ChartRoleKey.self] {
            case .plot, .ticks, .annotations:
                view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
            case .scroller:
                let inner = margins(in: bounds.size, subviews).inner
                view.place(
                    at: CGPoint(x: plot.minX - inner.left, y: plot.minY - inner.top),
                    proposal: ProposedViewSize(
                        width: plot.width + inner.left + inner.right, height: plot.height + inner.top + inner.bottom))
            case .area(let edge):
                let rect = area(edge, plot, margins(in: bounds.size, subviews).room)
                view.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
            case .measure: view.place(at: away, proposal: .unspecified)
            case .title(let edge, let alignment, _):
                place(view, beside: edge, alignment, in: bounds, plot)
            case .label(let label, let edge, let isDate, let preset):
                let room = room(label, edge, plot.size)
                let size = view.sizeThatFits(room)
                let origin = origin(label, edge, isDate, preset, size, frame, plot)
                let isHorizontal = edge == .top || edge == .bottom
                let (low, high) =
                    isHorizontal ? (origin.x, origin.x + size.width) : (origin.y, origin.y + size.height)
                let taken = ends[edge] ?? (.infinity, -.infinity)
                // A date at the end has no room after its line.
                let isBeyond = isDate && isHorizontal && high > bounds.maxX + 1
                if isBeyond || overlaps(label.label.collision, low, high, taken) {
                    view.place(at: away, proposal: room)
                } else {
                    view.place(at: origin, proposal: room)
                    ends[edge] = (min(low, taken.low), max(high, taken.high))
                }
            }
        }
    }

    private func overlaps(
        _ rule: AxisValueLabelCollisionResolution, _ low: CGFloat, _ high: CGFloat, _ taken: (CGFloat, CGFloat)
    ) -> Bool {
        switch rule.storage {
        case .disabled, .truncate: false
        case .automatic: low < taken.1 + 2 && high > taken.0 - 2
        case .greedy(let least): low < taken.1 + least && high > taken.0 - least
        }
    }

    /// The room for a label: nothing limits it, but in categories, and where it is to be shortened.
    private func room(_ label: PlacedAxis.Label, _ edge: Edge, _ plot: CGSize) -> ProposedViewSize {
        guard edge == .top || edge == .bottom else {
            return ProposedViewSize(width: max(plot.width * 0.6, 40), height: nil)
        }
        let room = label.room * plot.width - 2
        if case .truncate = label.label.collision.storage { return ProposedViewSize(width: max(room, 1), height: nil) }
        return .unspecified
    }

    private func origin(
        _ label: PlacedAxis.Label, _ edge: Edge, _ isDate: Bool, _ preset: AxisMarkPreset, _ size: CGSize,
        _ frame: PlotFrame, _ plot: CGRect
    ) -> CGPoint {
        let offset = label.label.offset
        let anchor = label.label.anchor
        let isInset = preset == .inset
        if edge == .top || edge == .bottom {
            let place = plot.minX + frame.left(label.share)
            let spacing = label.label.verticalSpacing ?? Self.spacing
            // Dates are written after the line that begins them.
            let isAfter = isDate && label.label.isCentered != true && label.label.isCentered != false
            var share = anchor?.x ?? (isAfter ? 0 : 0.5)
            if anchor == nil, preset == .aligned {
                share = label.share < 1e-6 ? 0 : label.share > 1 - 1e-6 ? 1 : share
            }
            if isMirrored { share = 1 - share }
            let gap: CGFloat = share == 0 ? 3 : share == 1 ? -3 : 0
            let x = place - size.width * share + (label.label.horizontalSpacing.map { share == 1 ? -$0 : $0 } ?? gap)
            let y =
                (edge == .bottom) != isInset
                ? (isInset ? plot.minY : plot.maxY) + spacing
                : (isInset ? plot.maxY : plot.minY) - spacing - size.height
            return CGPoint(x: x + offset.width, y: y + offset.height)
        }
        let place = plot.minY + frame.top(label.share)
        var share = anchor?.y ?? 0.5
        if anchor == nil, preset == .aligned { share = label.share < 1e-6 ? 1 : label.share > 1 - 1e-6 ? 0 : share }
        let spacing = label.label.horizontalSpacing ?? Self.spacing
        let isRight = (edge == .trailing) != isMirrored
        let x: CGFloat =
            isInset
            ? (isRight ? plot.maxX - size.width - spacing : plot.minX + spacing)
            : (isRight ? plot.maxX + spacing : plot.minX - spacing - size.width)
        let y = place - size.height * (isInset && anchor == nil ? 1 : share) + (label.label.verticalSpacing ?? 0)
        return CGPoint(x: x + offset.width, y: y + offset.height)
    }
}

/// A chart's size, as several layouts share it.
enum ChartPlace {
    /// The size of a chart without any proposal.
    static let ideal = CGSize(width: 320, height: 200)
}

extension ChartLayout {
    /// The room that labels and names take up beside each edge of the plot.
    struct Margins {
        var left: CGFloat = 0
        var right: CGFloat = 0
        var top: CGFloat = 0
        var bottom: CGFloat = 0
        var titles: [Edge: CGFloat] = [:]
        /// The room of labels.
        var room = EdgeRoom()
        /// The room of labels that scroll with the plot.
        var inner = EdgeRoom()
    }

    struct EdgeRoom {
        var left: CGFloat = 0
        var right: CGFloat = 0
        var top: CGFloat = 0
        var bottom: CGFloat = 0
    }

    /// The plot within the chart: what axes leave, or the size that the app gives it.
    func plotRect(in bounds: CGRect, _ subviews: Subviews) -> CGRect {
        let margins = margins(in: bounds.size, subviews)
        var rect = CGRect(
            x: bounds.minX + margins.left, y: bounds.minY + margins.top,
            width: max(bounds.width - margins.left - margins.right, 0),
            height: max(bounds.height - margins.top - margins.bottom, 0))
        for view in subviews {
            guard case .plot = view[ChartRoleKey.self] else { continue }
            let size = view.sizeThatFits(ProposedViewSize(rect.size))
            rect.origin.x += max(rect.width - size.width, 0) / 2
            rect.origin.y += max(rect.height - size.height, 0) / 2
            rect.size = size
        }
        return rect
    }

    func margins(in size: CGSize, _ subviews: Subviews) -> Margins {
        var margins = Margins()
        var room = EdgeRoom()
        var overhang: CGFloat = 0
        for view in subviews {
            switch view[ChartRoleKey.self] {
            case .plot, .ticks, .annotations, .area, .scroller: break
            case .title(let edge, _, let spacing):
                let size = view.sizeThatFits(.unspecified)
                let isBeside = edge == .leading || edge == .trailing
                margins.titles[edge, default: 0] += (isBeside ? size.width : size.height) + spacing
            case .label(let label, let edge, _, let preset):
                add(view, label, edge, preset, size, to: &room, &overhang)
            case .measure(let label, let edge, let preset):
                var none: CGFloat = 0
                add(view, label, edge, preset, size, to: &room, &overhang)
                add(view, label, edge, preset, size, to: &margins.inner, &none)
            }
        }
        margins.room = room
        margins.left = room.left + (margins.titles[isMirrored ? .trailing : .leading] ?? 0)
        margins.right = room.right + (margins.titles[isMirrored ? .leading : .trailing] ?? 0)
        margins.top = max(room.top, overhang) + (margins.titles[.top] ?? 0)
        margins.bottom = max(room.bottom, overhang) + (margins.titles[.bottom] ?? 0)
        return margins
    }

    /// The rectangle of an axis's labels.
    private func area(_ edge: Edge, _ plot: CGRect, _ room: EdgeRoom) -> CGRect {
        switch edge {
        case .top: CGRect(x: plot.minX, y: plot.minY - room.top, width: plot.width, height: room.top)
        case .bottom: CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: room.bottom)
        case .leading, .trailing:
            (edge == .leading) != isMirrored
                ? CGRect(x: plot.minX - room.left, y: plot.minY, width: room.left, height: plot.height)
                : CGRect(x: plot.maxX, y: plot.minY, width: room.right, height: plot.height)
        }
    }

    /// Adds the room of a label.
    private func add(
        _ view: LayoutSubview, _ label: PlacedAxis.Label, _ edge: Edge, _ preset: AxisMarkPreset, _ size: CGSize,
        to margins: inout EdgeRoom, _ overhang: inout CGFloat
    ) {
        if preset == .inset { return }
        let fitting = view.sizeThatFits(room(label, edge, size))
        let height = fitting.height + (label.label.verticalSpacing ?? Self.spacing)
        let width = fitting.width + (label.label.horizontalSpacing ?? Self.spacing)
        switch edge {
        case .top: margins.top = max(margins.top, height)
        case .bottom: margins.bottom = max(margins.bottom, height)
        case .leading, .trailing:
            if (edge == .leading) != isMirrored {
                margins.left = max(margins.left, width)
            } else {
                margins.right = max(margins.right, width)
            }
            if preset != .aligned, !y.isCategory { overhang = max(overhang, fitting.height / 2) }
        }
    }

    /// Places the name of an axis at an edge of the chart.
    private func place(
        _ view: LayoutSubview, beside edge: Edge, _ alignment: HorizontalAlignment?, in bounds: CGRect, _ plot: CGRect
    ) {
        let size = view.sizeThatFits(.unspecified)
        var share: CGFloat = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
        if isMirrored, edge == .top || edge == .bottom { share = 1 - share }
        let isLeft = (edge == .leading) != isMirrored
        let point: CGPoint =
            switch edge {
            case .top, .bottom:
                CGPoint(
                    x: plot.minX + (plot.width - size.width) * share,
                    y: edge == .top ? bounds.minY : bounds.maxY - size.height)
            case .leading, .trailing:
                CGPoint(
                    x: isLeft ? bounds.minX : bounds.maxX - size.width,
                    y: plot.minY + (plot.height - size.height) * (1 - share))
            }
        view.place(at: point, proposal: .unspecified)
    }
}
