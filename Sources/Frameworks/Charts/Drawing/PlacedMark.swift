import SwiftUI

/// The extent of a mark along one axis, as shares of the scale or of the plot.
struct PlacedExtent {
    var low: Double
    var high: Double
    /// Whether shares refer to the plot, whatever padding the scale has.
    var isOfPlot = false
    /// Whether the mark takes up a part of the extent only, as bars do.
    var isBand = false
    /// Distances from both ends, in points.
    var startInset: CGFloat = 0
    var endInset: CGFloat = 0

    /// The ends in points from the axis's start.
    func ends(_ scale: PlotScale, length: CGFloat) -> (CGFloat, CGFloat) {
        if isOfPlot { return (low * length + startInset, high * length - endInset) }
        return (scale.position(low, length: length), scale.position(high, length: length))
    }
}

/// A mark with its place and its final appearance.
struct PlacedMark {
    let mark: Mark
    var x: PlacedExtent
    var y: PlacedExtent
    var style: AnyShapeStyle
    /// Equal for marks that are drawn with the same paint.
    var styleKey: Int
    var line: StrokeStyle?
    var symbol: AnyChartSymbolShape?
    var symbolSide: CGFloat
    /// The values along both axes, for assistive technology and selection.
    var xDatum: _PlotDatum?
    var yDatum: _PlotDatum?

    var kind: Mark.Kind { mark.kind }
    var attributes: MarkAttributes { mark.attributes }
    var isFinite: Bool { x.low.isFinite && x.high.isFinite && y.low.isFinite && y.high.isFinite }

    /// The rectangle in a plot of a size; the symbol's for points, null for missing values.
    func rect(_ frame: PlotFrame) -> CGRect {
        guard isFinite else { return .null }
        let offset = attributes.offset
        var (left, right) = x.ends(frame.x, length: frame.size.width)
        var (low, high) = y.ends(frame.y, length: frame.size.height)
        switch kind {
        case .bar, .rectangle:
            let automatic = kind == .bar ? 0.75 : 1
            if x.isBand { (left, right) = Self.room(left, right, mark.width, automatic) }
            if y.isBand { (low, high) = Self.room(low, high, mark.height, automatic) }
        case .point, .line, .area:
            let half = kind == .area ? 0 : symbolSide / 2
            let middle = (left + right) / 2
            (left, right) = (middle - half, middle + half)
            if kind != .area {
                let middle = (low + high) / 2
                (low, high) = (middle - half, middle + half)
            }
        case .rule, .sector: break
        }
        let (top, bottom) = (frame.size.height - max(low, high), frame.size.height - min(low, high))
        let rect = CGRect(
            x: min(left, right) + offset.xStart, y: top + offset.yEnd,
            width: max(abs(right - left) + offset.xEnd - offset.xStart, 0),
            height: max(bottom - top + offset.yStart - offset.yEnd, 0))
        return frame.isMirrored
            ? CGRect(x: frame.size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    private static func room(
        _ low: CGFloat, _ high: CGFloat, _ size: MarkDimension, _ automatic: CGFloat
    ) -> (CGFloat, CGFloat) {
        let room = abs(high - low)
        let half = size.size(in: room, automatic: room * automatic) / 2
        let middle = (low + high) / 2
        return (middle - half, middle + half)
    }

    /// The middle of a point of a line; nil for values that are not there.
    func point(_ frame: PlotFrame) -> CGPoint? {
        let rect = rect(frame)
        return rect.isNull ? nil : CGPoint(x: rect.midX, y: rect.midY)
    }
}

/// The plot with its scales.
struct PlotFrame {
    var size: CGSize
    let x: PlotScale
    let y: PlotScale
    /// Whether horizontal values grow to the left.
    let isMirrored: Bool

    /// The distance from the left edge of a horizontal share.
    func left(_ share: Double) -> CGFloat {
        let place = x.position(share, length: size.width)
        return isMirrored ? size.width - place : place
    }

    /// The distance from the top edge of a vertical share.
    func top(_ share: Double) -> CGFloat { size.height - y.position(share, length: size.height) }
}
