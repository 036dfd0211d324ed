import SwiftUI

/// A chart's marks with their scales, for the room that it has.
struct ChartModel {
    let plot: PlacedPlot
    let x: PlotScale
    let y: PlotScale
    let styles: ValueScale<AnyShapeStyle>?
    let symbols: ValueScale<AnyChartSymbolShape>?
    let lineStyles: ValueScale<StrokeStyle>?
    let sizes: ValueScale<CGFloat>?
    let xLabel: String
    let yLabel: String
    /// The directions that have an axis: sectors alone have none, and bars in one row only the one along it.
    let axes: Axis.Set
    /// Whether lines, symbols or areas show the colors, for the legend.
    let hasLines: Bool

    /// Makes the chart of a content.
    /// - Parameters:
    ///   - settings: The settings of the views around the chart.
    ///   - size: About how large the plot is, in points, for the number of ticks.
    @MainActor
    init(_ collector: _ChartCollector, _ settings: ChartSettings, size: CGSize, isMirrored: Bool) {
        var marks = collector.marks
        let xCount = settings.x.desiredCount ?? AxisLayout.count(along: size.width, .x)
        let yCount = settings.y.desiredCount ?? AxisLayout.count(along: size.height, .y)
        if !collector.functions.isEmpty {
            let domain = Self.data(Stacking.stacked(marks)).x.scale(settings.x.scale, count: xCount)
            for function in collector.functions { marks += function.marks(over: domain) }
        }
        let stacked = Stacking.stacked(marks)
        let data = Self.data(stacked)
        x = data.x.scale(settings.x.scale, count: xCount)
        var vertical = data.y.scale(settings.y.scale, count: yCount)
        // Categories are read from the top.
        if vertical.isCategory { vertical.isReversed.toggle() }
        y = vertical
        xLabel = collector.xLabel?.string ?? ""
        yLabel = collector.yLabel?.string ?? ""
        var axes: Axis.Set = []
        if marks.isEmpty || marks.contains(where: { $0.kind != .sector }) {
            if marks.isEmpty || !data.x.isEmpty || settings.x.scale.domain != nil { axes.insert(.horizontal) }
            if marks.isEmpty || !data.y.isEmpty || settings.y.scale.domain != nil { axes.insert(.vertical) }
        }
        self.axes = axes
        hasLines = marks.contains { $0.kind == .line }
        let placing = MarkPlacing(stacked, x: x, y: y, settings)
        (styles, symbols, lineStyles, sizes) = (
            placing.styles, placing.symbols, placing.lineStyles, placing.sizes
        )
        let placed = placing.placed()
        var plot = PlacedPlot(
            marks: placed, items: MarkGrouping.items(placed), x: x, y: y, isMirrored: isMirrored)
        for mark in marks {
            for case .marks(let collect) in mark.attributes.clips {
                let key = ObjectIdentifier(mark.attributes)
                guard plot.masks[key] == nil else { continue }
                let inner = _ChartCollector()
                collect(inner)
                let placing = MarkPlacing(Stacking.stacked(inner.marks), x: x, y: y, settings)
                let placed = placing.placed()
                plot.masks[key] = PlacedPlotBox(
                    PlacedPlot(marks: placed, items: MarkGrouping.items(placed), x: x, y: y, isMirrored: isMirrored))
            }
        }
        self.plot = plot
    }

    /// The values that marks have along both axes.
    private static func data(_ marks: [StackedMark]) -> (x: AxisData, y: AxisData) {
        var (x, y) = (AxisData(), AxisData())
        for stacked in marks where stacked.mark.kind != .sector {
            let mark = stacked.mark
            add(mark.x, stacked, isValue: stacked.valueAxis == .x, to: &x)
            add(mark.y, stacked, isValue: stacked.valueAxis == .y, to: &y)
        }
        return (x, y)
    }

    private static func add(_ extent: MarkExtent, _ stacked: StackedMark, isValue: Bool, to data: inout AxisData) {
        switch extent {
        case .plot, .middle, .fixed: break
        case .value(let value):
            guard isValue, value.datum.isFinite else { return data.add(value) }
            data.add(.number(stacked.low))
            data.add(.number(stacked.high))
        case .range(let low, let high):
            data.add(low)
            data.add(high)
        }
    }
}

/// Divides marks into groups that are drawn at once.
enum MarkGrouping {
    private struct Series: Hashable {
        let kind: Mark.Kind
        let series: _PlotDatum?
        let style: _PlotDatum?
        let symbol: _PlotDatum?
        let line: _PlotDatum?
        let group: _PlotDatum?
    }

    /// Points and bars with more neighbors of the same paint are drawn together.
    static let most = 300

    static func items(_ marks: [PlacedMark]) -> [PlacedPlot.Item] {
        var members: [Series: Int] = [:]
        var groups: [(kind: Mark.Kind, numbers: [Int], zIndex: Double)] = []
        for (number, mark) in marks.enumerated() {
            let attributes = mark.attributes
            guard mark.kind == .line || mark.kind == .area else {
                if let last = groups.last, joins(marks[last.numbers[0]], mark), last.zIndex == attributes.zIndex {
                    groups[groups.count - 1].numbers.append(number)
                } else {
                    groups.append((mark.kind, [number], attributes.zIndex))
                }
                continue
            }
            let series = Series(
                kind: mark.kind, series: mark.mark.series, style: attributes.styleBy?.datum,
                symbol: attributes.symbolBy?.datum, line: attributes.lineStyleBy?.datum,
                group: attributes.positionBy?.value.datum)
            if let group = members[series] {
                groups[group].numbers.append(number)
            } else {
                members[series] = groups.count
                groups.append((mark.kind, [number], attributes.zIndex))
            }
        }
        if groups.contains(where: { $0.zIndex != 0 }) {
            groups = groups.enumerated().sorted { ($0.1.zIndex, $0.0) < ($1.1.zIndex, $1.0) }.map { $0.1 }
        }
        return groups.flatMap { group -> [PlacedPlot.Item] in
            switch group.kind {
            case .line: return [.line(group.numbers)]
            case .area:
                let first = marks[group.numbers[0]].mark
                // Areas whose horizontal ends differ run from top to bottom.
                let isVertical =
                    if case .range = first.x { true } else {
                        first.x.value.map { !$0.isBand } ?? false && first.y.value?.isBand ?? false
                    }
                return [.area(group.numbers, isVertical: isVertical)]
            default:
                if group.numbers.count > most { return [.batch(group.numbers)] }
                return group.numbers.map { .single($0) }
            }
        }
    }

    /// Whether two marks can be drawn as one without any difference.
    private static func joins(_ a: PlacedMark, _ b: PlacedMark) -> Bool {
        guard a.kind == b.kind, a.kind == .point || a.kind == .bar, a.styleKey == b.styleKey,
            a.attributes.layers.isEmpty && b.attributes.layers.isEmpty || a.attributes === b.attributes
        else { return false }
        if a.styleKey < 0 || a.attributes === b.attributes {
            let (a, b) = (a.attributes, b.attributes)
            return a.opacity == 1 && b.opacity == 1 && a.symbolView == nil && b.symbolView == nil && a.symbol == nil
                && b.symbol == nil && a.cornerRadius == nil && b.cornerRadius == nil && a.blur == 0 && b.blur == 0
                && a.shadow == nil && b.shadow == nil && a.clips.isEmpty && b.clips.isEmpty
                && !a.alignsStyleWithPlot && !b.alignsStyleWithPlot
        }
        return false
    }
}
