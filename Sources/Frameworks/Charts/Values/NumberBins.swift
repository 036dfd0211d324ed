import Foundation

/// Intervals that divide numbers, for histograms.
///
/// Follows Apple's [NumberBins](https://developer.apple.com/documentation/charts/numberbins).
public struct NumberBins<Value: Plottable & Comparable>: RandomAccessCollection {
    /// The boundaries between the bins, with both ends.
    public let thresholds: [Value]

    /// Creates bins with boundaries in ascending order.
    public init(thresholds: [Value]) { self.thresholds = thresholds }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

    public subscript(index: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            lowerBound: thresholds[index], upperBound: thresholds[index + 1], includesUpperBound: index == endIndex - 1)
    }

    /// Returns the number of the bin that contains a value; the nearest bin's for values outside of all.
    public func index(for value: Value) -> Int {
        guard endIndex > 0 else { return 0 }
        var low = 0
        var high = thresholds.count
        while low < high {
            let middle = (low + high) / 2
            if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return Swift.min(Swift.max(low - 1, 0), endIndex - 1)
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Creates bins of round sizes that cover some data.
    /// - Parameters:
    ///   - data: The values.
    ///   - desiredCount: About how many bins; by default as many as Scott's rule finds, 200 at most.
    ///   - minimumStride: The least size of a bin.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let finite = data.filter(\.isFinite)
        self.init(
            range: (finite.min() ?? 0)...(finite.max() ?? 1),
            desiredCount: desiredCount ?? BinCount.scott(finite.map { Double($0) }), minimumStride: minimumStride)
    }

    /// Creates a number of bins of equal sizes between the ends of a range.
    public init(range: ClosedRange<Value>, count: Int) {
        self.init(
            thresholds: BinCount.thresholds(count, over: Double(range.lowerBound), Double(range.upperBound))
                .map { Value($0) })
    }

    /// Creates bins of round sizes that cover a range.
    public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
        let ticks = NiceTicks(
            from: Double(range.lowerBound), to: Double(range.upperBound), count: desiredCount ?? 10,
            minimumStep: Double(minimumStride))
        self.init(thresholds: ticks.covering.map { Value($0) })
    }

    /// Creates bins of a size that cover a range.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            thresholds: NiceTicks.multiples(of: Double(size), over: Double(range.lowerBound), Double(range.upperBound))
                .map { Value($0) })
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Creates bins of round sizes that cover some data.
    /// - Parameters:
    ///   - data: The values.
    ///   - desiredCount: About how many bins; by default as many as Scott's rule finds, 200 at most.
    ///   - minimumStride: The least size of a bin; 1 at least.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        self.init(
            range: (data.min() ?? 0)...(data.max() ?? 1),
            desiredCount: desiredCount ?? BinCount.scott(data.map { Double($0) }), minimumStride: minimumStride)
    }

    /// Creates a number of bins between the ends of a range, of equal sizes if the number divides the range's length.
    public init(range: ClosedRange<Value>, count: Int) {
        self.init(
            thresholds: BinCount.thresholds(count, over: Double(range.lowerBound), Double(range.upperBound))
                .compactMap { Value(exactly: $0.rounded()) })
    }

    /// Creates bins of round sizes that cover a range.
    public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
        let ticks = NiceTicks(
            from: Double(range.lowerBound), to: Double(range.upperBound), count: desiredCount ?? 10,
            minimumStep: Swift.max(Double(minimumStride), 1))
        self.init(thresholds: ticks.covering.compactMap { Value(exactly: $0.rounded()) })
    }

    /// Creates bins of a size that cover a range.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            thresholds: NiceTicks.multiples(
                of: Swift.max(Double(size), 1), over: Double(range.lowerBound), Double(range.upperBound)
            ).compactMap { Value(exactly: $0.rounded()) })
    }
}
