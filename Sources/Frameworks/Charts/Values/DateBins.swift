import Foundation

/// Intervals of a calendar that divide dates, for histograms.
///
/// Follows Apple's [DateBins](https://developer.apple.com/documentation/charts/datebins).
public struct DateBins: RandomAccessCollection {
    /// The boundaries between the bins, with both ends.
    public let thresholds: [Date]

    /// Creates bins with boundaries in ascending order.
    public init(thresholds: [Date]) { self.thresholds = thresholds }

    /// Creates bins of a calendar unit that cover a range.
    /// - Parameters:
    ///   - unit: The unit, such as a month.
    ///   - count: How many units a bin has; 1 by default.
    ///   - range: The dates to cover.
    ///   - calendar: The calendar.
    public init(
        unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
        calendar: Calendar = .autoupdatingCurrent
    ) {
        let stride = DateStride(unit: unit, count: count, calendar: calendar)
        thresholds = stride.dates(
            from: range.lowerBound.timeIntervalSinceReferenceDate, to: range.upperBound.timeIntervalSinceReferenceDate,
            coveringEnds: true
        ).map(Date.init(timeIntervalSinceReferenceDate:))
    }

    /// Creates bins of a calendar unit that cover some dates.
    public init(
        unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .autoupdatingCurrent
    ) {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        self.init(
            unit: unit, by: count, range: (data.min() ?? now)...(data.max() ?? now), calendar: calendar)
    }

    /// Creates bins of an interval in seconds that cover a range.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        thresholds = NiceTicks.multiples(
            of: timeInterval, over: range.lowerBound.timeIntervalSinceReferenceDate,
            range.upperBound.timeIntervalSinceReferenceDate
        ).map(Date.init(timeIntervalSinceReferenceDate:))
    }

    /// Creates bins of a round calendar unit that cover a range; about 10 by default.
    public init(range: ClosedRange<Date>, desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
        let (low, high) = (
            range.lowerBound.timeIntervalSinceReferenceDate, range.upperBound.timeIntervalSinceReferenceDate
        )
        let stride = DateStride(from: low, to: high, count: desiredCount ?? 10, calendar: calendar)
        thresholds = stride.dates(from: low, to: high, coveringEnds: true)
            .map(Date.init(timeIntervalSinceReferenceDate:))
    }

    /// Creates bins of a round calendar unit that cover some dates; by default as many as Scott's rule finds, 200 at
    /// most.
    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        self.init(
            range: (data.min() ?? now)...(data.max() ?? now),
            desiredCount: desiredCount ?? BinCount.scott(data.map(\.timeIntervalSinceReferenceDate)),
            calendar: calendar)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

    public subscript(index: Int) -> ChartBinRange<Date> {
        ChartBinRange(
            lowerBound: thresholds[index], upperBound: thresholds[index + 1], includesUpperBound: index == endIndex - 1)
    }

    /// Returns the number of the bin that contains a date; the nearest bin's for dates outside of all.
    public func index(for date: Date) -> Int { NumberBins(thresholds: thresholds).index(for: date) }
}
