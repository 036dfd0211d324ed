import Foundation

/// The values that a scale covers.
///
/// Follows Apple's [ScaleDomain](https://developer.apple.com/documentation/charts/scaledomain): ranges, arrays of values, and
/// ``AutomaticScaleDomain``.
public protocol ScaleDomain {
    /// The domain without its type.
    var _domain: _ScaleDomain { get }
}

/// A domain without its type.
public enum _ScaleDomain {
    /// From one value to another.
    case range(_PlotDatum, _PlotDatum)
    /// The values of an array.
    case values([_PlotDatum])
    /// The values of the marks.
    case automatic(AutomaticScaleDomain)
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { .range(lowerBound.datum, upperBound.datum) }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { .range(lowerBound.datum, upperBound.datum) }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomain { .values(map(\.datum)) }
}

/// The values of the marks, with round ends.
///
/// Follows Apple's
/// [AutomaticScaleDomain](https://developer.apple.com/documentation/charts/automaticscaledomain).
public struct AutomaticScaleDomain: ScaleDomain {
    var includesZero: Bool?
    var isReversed = false
    var modify: (([_PlotDatum]) -> [_PlotDatum])?

    public var _domain: _ScaleDomain { .automatic(self) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The values of the marks, with zero and round ends.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

    /// The values of the marks.
    /// - Parameters:
    ///   - includesZero: Whether numbers include zero; by default they do.
    ///   - reversed: Whether larger values come first; false by default.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
    }

    /// The values of the marks, which a closure can change.
    /// - Parameters:
    ///   - includesZero: Whether numbers include zero; by default they do.
    ///   - reversed: Whether larger values come first; false by default.
    ///   - dataType: The type of the values.
    ///   - modifyInferredDomain: Changes the two ends, or the categories.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { data in
            var values = data.compactMap { DataValue(datum: $0) }
            modifyInferredDomain(&values)
            return values.map(\.datum)
        }
    }
}
