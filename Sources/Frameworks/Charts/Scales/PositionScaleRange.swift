import Foundation

/// The part of the plot that an axis's values take up.
///
/// Follows Apple's [PositionScaleRange](https://developer.apple.com/documentation/charts/positionscalerange).
public protocol PositionScaleRange {
    /// The range without its type.
    var _positions: _PositionRange { get }
}

/// A part of the plot along an axis.
public enum _PositionRange {
    /// The plot, less distances in points.
    case plot(start: CGFloat, end: CGFloat)
    /// Distances from the plot's leading or bottom edge, in points.
    case points(CGFloat, CGFloat)
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    public var _positions: _PositionRange { .points(lowerBound, upperBound) }
}

extension Range: PositionScaleRange where Bound == CGFloat {
    public var _positions: _PositionRange { .points(lowerBound, upperBound) }
}

/// The whole plot, less some padding.
///
/// Follows Apple's
/// [PlotDimensionScaleRange](https://developer.apple.com/documentation/charts/plotdimensionscalerange).
public struct PlotDimensionScaleRange: PositionScaleRange {
    let start: CGFloat
    let end: CGFloat
    public var _positions: _PositionRange { .plot(start: start, end: end) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole plot.
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }

    /// The plot less a distance in points at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: padding, end: padding)
    }

    /// The plot less distances in points at its ends.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: startPadding, end: endPadding)
    }
}
