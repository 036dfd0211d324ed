import SwiftUI

/// The styles, symbols or sizes that a scale gives to values.
///
/// Follows Apple's [ScaleRange](https://developer.apple.com/documentation/charts/scalerange): arrays, and gradients of colors.
public protocol ScaleRange {
    /// The type of the styles, symbols or sizes.
    associatedtype VisualValue
    /// The range's values, in their order.
    var _values: [VisualValue] { get }
    /// The gradient between the values; nil if they are separate.
    var _gradient: Gradient? { get }
}

extension ScaleRange {
    public var _gradient: Gradient? { nil }
}

extension Array: ScaleRange {
    public var _values: [Element] { self }
    public var _gradient: Gradient? {
        let colors = compactMap { $0 as? Color }
        return colors.count == count && count > 1 ? Gradient(colors: colors) : nil
    }
}

extension Gradient: ScaleRange {
    public var _values: [Color] { stops.map(\.color) }
    public var _gradient: Gradient? { self }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
    public var _values: [CGFloat] { [lowerBound, upperBound] }
}
