/// An interval of values between two boundaries of bins.
///
/// Follows Apple's [ChartBinRange](https://developer.apple.com/documentation/charts/chartbinrange).
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
    /// The interval's beginning.
    public let lowerBound: Bound
    /// The interval's end.
    public let upperBound: Bound
    /// Whether the end belongs to the interval: so with the last bin of a row.
    let includesUpperBound: Bool

    init(lowerBound: Bound, upperBound: Bound, includesUpperBound: Bool = false) {
        self.lowerBound = lowerBound
        self.upperBound = max(lowerBound, upperBound)
        self.includesUpperBound = includesUpperBound
    }

    /// Returns the interval without its end, whatever the collection.
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        lowerBound..<upperBound
    }

    /// Returns whether a value is in the interval.
    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (element < upperBound || includesUpperBound && element == upperBound)
    }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
