import Foundation

/// The statistics of samples that are asked for.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// For each source.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    /// The mean.
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    /// The smallest value.
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    /// The largest value.
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    /// The sum.
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    /// The newest value.
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    /// The newest value.
    public static let discreteMostRecent = HKStatisticsOptions.mostRecent
    /// The time of all samples.
    public static let duration = HKStatisticsOptions(rawValue: 64)

    static let all: HKStatisticsOptions = [
        .discreteAverage, .discreteMin, .discreteMax, .cumulativeSum, .mostRecent, .duration,
    ]
}

/// Statistics of samples.
///
/// Follows Apple's [HKStatistics](https://developer.apple.com/documentation/healthkit/hkstatistics). Statistics that were not asked for are nil.
open class HKStatistics: NSObject, NSCopying, @unchecked Sendable {
    /// The kind of the samples.
    public let quantityType: HKQuantityType
    /// The beginning of the time.
    public let startDate: Date
    /// The end of the time.
    public let endDate: Date
    /// The sources of the samples; nil unless they are separate.
    open var sources: [HKSource]? {
        options.contains(.separateBySource)
            ? Set(samples.map(\.source)).sorted { $0.bundleIdentifier < $1.bundleIdentifier } : nil
    }

    private let samples: [HKQuantitySample]
    private let options: HKStatisticsOptions

    init(of samples: [HKQuantitySample], type: HKQuantityType, options: HKStatisticsOptions, start: Date, end: Date) {
        (self.samples, quantityType, self.options) = (samples, type, options)
        (startDate, endDate) = (start, end)
    }

    /// The share of a sample that is within the time; only sums have shares.
    private func share(of sample: HKQuantitySample) -> Double {
        let length = sample.endDate.timeIntervalSince(sample.startDate)
        guard length > 0 else { return 1 }
        let inside = min(sample.endDate, endDate).timeIntervalSince(max(sample.startDate, startDate))
        return min(max(inside / length, 0), 1)
    }

    private func quantity(
        _ option: HKStatisticsOptions, of source: HKSource? = nil,
        _ compute: ([HKQuantitySample], HKUnit) -> Double
    ) -> HKQuantity? {
        guard options.contains(option) else { return nil }
        let own = source.map { source in samples.filter { $0.source == source } } ?? samples
        guard let unit = own.first?.quantity.unit else { return nil }
        return HKQuantity(unit: unit, doubleValue: compute(own, unit))
    }

    private func sum(_ samples: [HKQuantitySample], _ unit: HKUnit) -> Double {
        samples.reduce(0) { $0 + $1.quantity.doubleValue(for: unit) * share(of: $1) }
    }

    private func average(_ samples: [HKQuantitySample], _ unit: HKUnit) -> Double {
        let values = samples.map { $0.quantity.doubleValue(for: unit) }
        let times = samples.map { $0.endDate.timeIntervalSince($0.startDate) }
        let total = times.reduce(0, +)
        let plain = quantityType.aggregationStyle == .discreteArithmetic || total <= 0
        let weights = plain ? values.map { _ in 1 / Double(values.count) } : times.map { $0 / total }
        if quantityType.aggregationStyle == .discreteEquivalentContinuousLevel {
            return 10 * log10(zip(values, weights).reduce(0) { $0 + pow(10, $1.0 / 10) * $1.1 })
        }
        return zip(values, weights).reduce(0) { $0 + $1.0 * $1.1 }
    }

    /// Returns the sum.
    open func sumQuantity() -> HKQuantity? { quantity(.cumulativeSum, sum) }
    /// Returns the sum of a source.
    open func sumQuantity(for source: HKSource) -> HKQuantity? { quantity(.cumulativeSum, of: source, sum) }
    /// Returns the mean.
    open func averageQuantity() -> HKQuantity? { quantity(.discreteAverage, average) }
    /// Returns the mean of a source.
    open func averageQuantity(for source: HKSource) -> HKQuantity? { quantity(.discreteAverage, of: source, average) }
    /// Returns the smallest value.
    open func minimumQuantity() -> HKQuantity? { quantity(.discreteMin, smallest) }
    /// Returns the smallest value of a source.
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { quantity(.discreteMin, of: source, smallest) }
    private func smallest(_ samples: [HKQuantitySample], _ unit: HKUnit) -> Double {
        samples.map { $0.quantity.doubleValue(for: unit) }.min() ?? 0
    }
    /// Returns the largest value.
    open func maximumQuantity() -> HKQuantity? { quantity(.discreteMax, largest) }
    /// Returns the largest value of a source.
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { quantity(.discreteMax, of: source, largest) }
    private func largest(_ samples: [HKQuantitySample], _ unit: HKUnit) -> Double {
        samples.map { $0.quantity.doubleValue(for: unit) }.max() ?? 0
    }
    /// Returns the newest value.
    open func mostRecentQuantity() -> HKQuantity? { quantity(.mostRecent, newest) }
    /// Returns the newest value of a source.
    open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { quantity(.mostRecent, of: source, newest) }
    private func newest(_ samples: [HKQuantitySample], _ unit: HKUnit) -> Double {
        samples.max { $0.endDate < $1.endDate }?.quantity.doubleValue(for: unit) ?? 0
    }
    /// Returns the time of the newest value.
    open func mostRecentQuantityDateInterval() -> DateInterval? {
        guard options.contains(.mostRecent), let newest = samples.max(by: { $0.endDate < $1.endDate }) else {
            return nil
        }
        return DateInterval(start: newest.startDate, end: newest.endDate)
    }
    /// Returns the time of all samples.
    open func duration() -> HKQuantity? {
        guard options.contains(.duration), !samples.isEmpty else { return nil }
        let seconds = samples.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) * share(of: $1) }
        return HKQuantity(unit: .second(), doubleValue: seconds)
    }
    /// The result itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
