import Foundation

/// Asks for statistics of samples.
///
/// Follows Apple's [HKStatisticsQuery](https://developer.apple.com/documentation/healthkit/hkstatisticsquery).
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let results: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    private let options: HKStatisticsOptions

    /// Creates a query.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        (results, self.options) = (handler, options)
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    override func run(_ database: HealthDatabase, _ queue: DispatchQueue) {
        guard let type = objectType as? HKQuantityType else { return }
        do {
            results(self, try database.statistics(of: type, predicate, options), nil)
        } catch {
            results(self, nil, error)
        }
    }
}

extension HealthDatabase {
    /// The statistics of the samples of a kind; throws `errorNoData` where there are none.
    func statistics(
        of type: HKQuantityType, _ predicate: NSPredicate?, _ options: HKStatisticsOptions
    ) throws -> HKStatistics {
        try options.check(type)
        let found = samples(type, predicate).compactMap { $0 as? HKQuantitySample }
        guard let start = found.map(\.startDate).min(), let end = found.map(\.endDate).max() else {
            throw HKError(.errorNoData)
        }
        return HKStatistics(of: found, type: type, options: options.effective(type), start: start, end: end)
    }
}

extension HKStatisticsOptions {
    /// Without an option, what suits the kind.
    func effective(_ type: HKQuantityType) -> HKStatisticsOptions {
        guard subtracting(.separateBySource).isEmpty else { return self }
        return union(type.aggregationStyle == .cumulative ? .cumulativeSum : .discreteAverage)
    }

    /// Throws where a sum is asked of a kind that has means, or a mean of a kind that has sums.
    func check(_ type: HKQuantityType) throws {
        let isCumulative = type.aggregationStyle == .cumulative
        let wrong: HKStatisticsOptions = isCumulative ? [.discreteAverage, .discreteMin, .discreteMax] : .cumulativeSum
        guard isDisjoint(with: wrong) else {
            throw HKError(
                .errorInvalidArgument,
                "Statistics options for \(isCumulative ? "discrete" : "cumulative") kinds don't fit \(type.identifier)."
            )
        }
    }
}
