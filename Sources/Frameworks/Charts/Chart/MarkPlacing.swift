import SwiftUI

/// Gives marks their places and their appearance.
@MainActor
struct MarkPlacing {
    private let stacked: [StackedMark]
    private let x: PlotScale
    private let y: PlotScale
    private(set) var styles: ValueScale<AnyShapeStyle>?
    private(set) var symbols: ValueScale<AnyChartSymbolShape>?
    private(set) var lineStyles: ValueScale<StrokeStyle>?
    private(set) var sizes: ValueScale<CGFloat>?
    /// The groups of marks that lie side by side, in their order.
    private var groups: [_PlotDatum: Int] = [:]
    /// The room of bars at points of an axis without bands, as shares.
    private var roomX = 0.0
    private var roomY = 0.0
    private var turns = 1.0

    init(_ stacked: [StackedMark], x: PlotScale, y: PlotScale, _ settings: ChartSettings) {
        (self.stacked, self.x, self.y) = (stacked, x, y)
        let attributes = stacked.map(\.mark.attributes)
        let styled = attributes.compactMap(\.styleBy)
        if !styled.isEmpty {
            styles = ValueScale(
                styled, settings.styles, cycle: ChartColors.cycle.map { AnyShapeStyle($0) }
            ) { AnyShapeStyle(ChartColors.color(of: ChartColors.gradient, at: $0)) }
        }
        let symbolized = attributes.compactMap(\.symbolBy)
        if !symbolized.isEmpty {
            symbols = ValueScale(
                symbolized, settings.symbols, cycle: BasicChartSymbolShape.cycle.map { AnyChartSymbolShape($0) })
        }
        let lined = attributes.compactMap(\.lineStyleBy)
        if !lined.isEmpty {
            lineStyles = ValueScale(lined, settings.lineStyles, cycle: ChartDashes.cycle)
        }
        let sized = attributes.compactMap(\.symbolSizeBy)
        if !sized.isEmpty {
            sizes = ValueScale(sized, settings.sizes, cycle: [30, 80, 150, 240, 350]) { 30 + 320 * $0 }
        }
        for group in attributes.compactMap(\.positionBy) where groups[group.value.datum] == nil {
            groups[group.value.datum] = groups.count
        }
        roomX = Self.room(stacked.filter { $0.mark.kind == .bar && $0.valueAxis != .x }.map(\.mark.x), x)
        roomY = Self.room(stacked.filter { $0.mark.kind == .bar && $0.valueAxis == .x }.map(\.mark.y), y)
        turns = stacked.filter { $0.mark.kind == .sector }.map(\.high).max() ?? 1
    }

    /// The least distance between points, as a share of the axis.
    private static func room(_ extents: [MarkExtent], _ scale: PlotScale) -> Double {
        var places: [Double] = []
        for case .value(let value) in extents where !value.isBand {
            let place = scale.place(value.datum)
            if place.isFinite { places.append(place) }
        }
        guard !places.isEmpty else { return 0 }
        places.sort()
        let gap = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 1e-6 }.min()
        return min(gap ?? 0.1, 0.1)
    }

    func placed() -> [PlacedMark] { stacked.map { placed($0) } }

    private func placed(_ stacked: StackedMark) -> PlacedMark {
        let mark = stacked.mark
        var placedX: PlacedExtent
        var placedY: PlacedExtent
        if mark.kind == .sector {
            var ends = turns > 0 ? (stacked.low / turns, stacked.high / turns) : (0, 0)
            if case .range(let low, let high) = mark.x, let low = low.datum.amount, let high = high.datum.amount {
                ends = (low, high)
            }
            (placedX, placedY) = (PlacedExtent(low: ends.0, high: ends.1), PlacedExtent(low: 0, high: 0))
        } else {
            placedX = extent(mark.x, x, stacked, isValue: stacked.valueAxis == .x, room: roomX)
            placedY = extent(mark.y, y, stacked, isValue: stacked.valueAxis == .y, room: roomY)
        }
        if let group = mark.attributes.positionBy, groups.count > 0 {
            let axis = group.axis ?? (placedX.isBand || stacked.valueAxis == .y ? .horizontal : .vertical)
            if axis == .horizontal {
                divide(&placedX, group, isReversed: x.isReversed)
            } else {
                divide(&placedY, group, isReversed: y.isReversed)
            }
        }
        let (style, key) = style(mark)
        let attributes = mark.attributes
        let area = attributes.symbolSizeBy.flatMap { sizes?($0.datum) } ?? attributes.symbolSize ?? 50
        let symbol = attributes.symbol ?? attributes.symbolBy.flatMap { symbols?($0.datum) }
        return PlacedMark(
            mark: mark, x: placedX, y: placedY, style: style, styleKey: key,
            line: attributes.lineStyle ?? attributes.lineStyleBy.flatMap { lineStyles?($0.datum) }, symbol: symbol,
            symbolSide: area.isFinite && area > 0 ? min(area, 1e8).squareRoot() : 0, xDatum: Self.datum(mark.x),
            yDatum: Self.datum(mark.y))
    }

    private static func datum(_ extent: MarkExtent) -> _PlotDatum? {
        if case .range(let low, _) = extent { return low.datum }
        return extent.value?.datum
    }

    private func style(_ mark: Mark) -> (AnyShapeStyle, Int) {
        if let value = mark.attributes.styleBy, let style = styles?(value.datum) {
            return (style, -2 - abs(value.datum.hashValue % (Int.max - 2)))
        }
        if let style = mark.attributes.style { return (style, ObjectIdentifier(mark.attributes).hashValue & Int.max) }
        return (Self.plain, -1)
    }

    private static let plain = AnyShapeStyle(ChartColors.cycle[0])

    private func extent(
        _ extent: MarkExtent, _ scale: PlotScale, _ stacked: StackedMark, isValue: Bool, room: Double
    ) -> PlacedExtent {
        switch extent {
        case .plot(let start, let end):
            return PlacedExtent(
                low: 0, high: 1, isOfPlot: true, startInset: start ?? 0, endInset: end ?? 0)
        case .middle: return PlacedExtent(low: 0.5, high: 0.5, isOfPlot: true)
        case .fixed(let place):
            return PlacedExtent(low: 0, high: 0, isOfPlot: true, startInset: place, endInset: -place)
        case .value(let value):
            if isValue {
                guard value.datum.isFinite else { return PlacedExtent(low: .nan, high: .nan) }
                return PlacedExtent(low: scale.place(.number(stacked.low)), high: scale.place(.number(stacked.high)))
            }
            let band = scale.band(value)
            switch stacked.mark.kind {
            case .bar, .rectangle:
                if value.isBand { return PlacedExtent(low: band.low, high: band.high, isBand: true) }
                let half = stacked.mark.kind == .bar ? room / 2 : 0
                return PlacedExtent(low: band.low - half, high: band.high + half, isBand: true)
            default:
                let middle = (band.low + band.high) / 2
                return PlacedExtent(low: middle, high: middle)
            }
        case .range(let low, let high):
            if scale.isCategory {
                let (a, b) = (scale.band(low), scale.band(high))
                return PlacedExtent(low: min(a.low, b.low), high: max(a.high, b.high))
            }
            return PlacedExtent(low: scale.place(low.datum), high: scale.place(high.datum))
        }
    }

    /// Narrows an extent to the part of a group.
    private func divide(_ extent: inout PlacedExtent, _ group: PositionGroup, isReversed: Bool) {
        let count = Double(groups.count)
        let place = Double(groups[group.value.datum] ?? 0)
        let number = isReversed ? count - 1 - place : place
        var (low, high) = (extent.low, extent.high)
        let span: Double =
            switch group.span.storage {
            case .ratio(let share): share.isFinite ? min(max(share, 0), 1) : 1
            default: 0.85
            }
        let isPoint = high - low <= 1e-12
        // Lines and points have no room of their own: they share the room of a category or interval.
        if isPoint {
            let half = 0.5 / Double(max(categoryCount, 1))
            (low, high) = (low - half, high + half)
        }
        let room = (high - low) * span / count
        let start = (low + high) / 2 - room * count / 2 + room * number
        extent.low = isPoint ? start + room / 2 : start
        extent.high = isPoint ? start + room / 2 : start + room
    }

    private var categoryCount: Int {
        if case .categories(let names) = x.form { return names.count }
        if case .categories(let names) = y.form { return names.count }
        return 10
    }
}
