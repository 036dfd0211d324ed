import SwiftUI

/// Converts between values and places of a chart.
///
/// Follows Apple's [ChartProxy](https://developer.apple.com/documentation/charts/chartproxy). Distances are in points from the
/// plot's top leading corner.
public struct ChartProxy {
    let model: ChartModel
    let anchor: Anchor<CGRect>?
    let plot: CGRect
    var settings: ChartSettings?

    init(model: ChartModel, anchor: Anchor<CGRect>?, plot: CGRect, settings: ChartSettings? = nil) {
        (self.model, self.anchor, self.plot, self.settings) = (model, anchor, plot, settings)
    }

    private var frame: PlotFrame { model.plot.frame(plot.size) }

    /// The size of the plot.
    public var plotSize: CGSize { plot.size }
    /// The size of the plot.
    public var plotAreaSize: CGSize { plot.size }
    /// The rectangle of the plot, for a geometry proxy; nil before the chart is laid out.
    public var plotFrame: Anchor<CGRect>? { anchor }
    /// The rectangle of the plot, for a geometry proxy; nil before the chart is laid out.
    public var plotContainerFrame: Anchor<CGRect>? { anchor }
    /// The rectangle of the plot, for a geometry proxy.
    public var plotAreaFrame: Anchor<CGRect> {
        guard let anchor else {
            fatalError("plotAreaFrame is read before the chart is laid out; plotFrame is nil then.")
        }
        return anchor
    }

    /// Returns the horizontal place of a value; nil for one that the axis has not.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        let share = model.x.place(value.datum)
        return share.isFinite ? frame.left(share) : nil
    }

    /// Returns the vertical place of a value; nil for one that the axis has not.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        let share = model.y.place(value.datum)
        return share.isFinite ? frame.top(share) : nil
    }

    /// Returns the place of two values; nil for values that the axes have not.
    public func position<PX: Plottable, PY: Plottable>(for value: (x: PX, y: PY)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the horizontal room of a value, such as a category's band; nil for one that the axis has not.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        let band = model.x.band(PlotValue(value.datum))
        guard band.low.isFinite else { return nil }
        let (a, b) = (frame.left(band.low), frame.left(band.high))
        return min(a, b)...max(a, b)
    }

    /// Returns the vertical room of a value, such as a category's band; nil for one that the axis has not.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        let band = model.y.band(PlotValue(value.datum))
        guard band.low.isFinite else { return nil }
        let (a, b) = (frame.top(band.low), frame.top(band.high))
        return min(a, b)...max(a, b)
    }

    /// Returns the value at a horizontal place; nil if the axis has none of the type.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        datum(atX: position).flatMap { P(datum: $0) }
    }

    /// Returns the value at a vertical place; nil if the axis has none of the type.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        datum(atY: position).flatMap { P(datum: $0) }
    }

    /// Returns the values at a place; nil if an axis has none of its type.
    public func value<PX: Plottable, PY: Plottable>(
        at position: CGPoint, as type: (PX, PY).Type = (PX, PY).self
    ) -> (PX, PY)? {
        guard let x = value(atX: position.x, as: PX.self), let y = value(atY: position.y, as: PY.self) else {
            return nil
        }
        return (x, y)
    }

    func datum(atX position: CGFloat) -> _PlotDatum? {
        let place = model.plot.isMirrored ? plot.width - position : position
        return model.x.datum(at: model.x.share(at: place, length: plot.width))
    }

    func datum(atY position: CGFloat) -> _PlotDatum? {
        model.y.datum(at: model.y.share(at: plot.height - position, length: plot.height))
    }

    /// Returns the horizontal axis's values: both ends, or all categories.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { model.x.domain.compactMap { P(datum: $0) } }

    /// Returns the vertical axis's values: both ends, or all categories.
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { model.y.domain.compactMap { P(datum: $0) } }

    /// Returns the style of a value in the chart's scale.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { model.styles?(value.datum) }

    /// Returns the symbol of a value in the chart's scale.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { model.symbols?(value.datum) }

    /// Returns the area of a value's symbol in the chart's scale.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { model.sizes?(value.datum) }

    /// Returns the line style of a value in the chart's scale.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { model.lineStyles?(value.datum) }

    /// Returns the angle from the top to a place, clockwise around the plot's middle.
    public func angle(at position: CGPoint) -> Angle {
        let (x, y) = (position.x - plot.width / 2, position.y - plot.height / 2)
        let angle = atan2(x, -y)
        return .radians(angle < 0 ? angle + 2 * .pi : angle)
    }

    /// Returns the sum of the sectors up to an angle; nil without sectors.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        datum(atAngle: angle).flatMap { P(datum: $0) }
    }

    func datum(atAngle angle: Angle) -> _PlotDatum? {
        let amounts = model.plot.marks.filter { $0.kind == .sector }.compactMap(\.xDatum?.amount)
        let sum = amounts.reduce(0) { $0 + ($1.isFinite ? max($1, 0) : 0) }
        return sum > 0 ? .number(angle.radians / (2 * .pi) * sum) : nil
    }

    /// Selects the value at a horizontal place, for `chartXSelection(value:)`.
    public func selectXValue(at position: CGFloat) { settings?.x.selection?(datum(atX: position)) }

    /// Selects the value at a vertical place, for `chartYSelection(value:)`.
    public func selectYValue(at position: CGFloat) { settings?.y.selection?(datum(atY: position)) }

    /// Selects the values between two horizontal places, for `chartXSelection(range:)`.
    public func selectXRange(from start: CGFloat, to end: CGFloat) {
        settings?.x.rangeSelection?(Self.range(datum(atX: start), datum(atX: end)))
    }

    /// Selects the values between two vertical places, for `chartYSelection(range:)`.
    public func selectYRange(from start: CGFloat, to end: CGFloat) {
        settings?.y.rangeSelection?(Self.range(datum(atY: start), datum(atY: end)))
    }

    /// Selects the value at an angle, for `chartAngleSelection(value:)`.
    public func selectAngleValue(at angle: Angle) { settings?.angleSelection?(datum(atAngle: angle)) }

    private static func range(_ a: _PlotDatum?, _ b: _PlotDatum?) -> (_PlotDatum, _PlotDatum)? {
        guard let a, let b else { return nil }
        if let low = a.amount, let high = b.amount, low > high { return (b, a) }
        return (a, b)
    }
}
