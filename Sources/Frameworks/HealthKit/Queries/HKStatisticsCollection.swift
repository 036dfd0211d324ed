import Foundation

/// Statistics of samples, for each interval of a series.
///
/// Follows Apple's [HKStatisticsCollection](https://developer.apple.com/documentation/healthkit/hkstatisticscollection).
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let samples: [HKQuantitySample]
    private let type: HKQuantityType
    private let options: HKStatisticsOptions
    private let intervals: StatisticsIntervals
    /// The samples by the numbers of their intervals.
    private let groups: [Int: [HKQuantitySample]]

    init(
        of samples: [HKQuantitySample], type: HKQuantityType, options: HKStatisticsOptions,
        intervals: StatisticsIntervals
    ) {
        (self.samples, self.type, self.options, self.intervals) = (samples, type, options, intervals)
        var groups: [Int: [HKQuantitySample]] = [:]
        let isCumulative = type.aggregationStyle == .cumulative
        for sample in samples {
            let first = intervals.index(of: sample.startDate)
            groups[first, default: []].append(sample)
            // A sum's sample has a share in each interval that it touches.
            guard isCumulative, sample.endDate > intervals.start(of: first + 1) else { continue }
            var next = first + 1
            while next - first < 100_000, intervals.start(of: next) < sample.endDate {
                groups[next, default: []].append(sample)
                next += 1
            }
        }
        self.groups = groups
    }

    private func statistics(_ index: Int) -> HKStatistics {
        HKStatistics(
            of: groups[index] ?? [], type: type, options: options, start: intervals.start(of: index),
            end: intervals.start(of: index + 1))
    }

    /// Returns the result of the interval in which a date is; nil where it has no samples.
    open func statistics(for date: Date) -> HKStatistics? {
        let index = intervals.index(of: date)
        return groups[index] == nil ? nil : statistics(index)
    }

    /// Returns the results of all intervals that have samples, in the order of time.
    open func statistics() -> [HKStatistics] { groups.keys.sorted().map(statistics) }

    /// Returns the sources of the samples.
    open func sources() -> Set<HKSource> { Set(samples.map(\.source)) }

    /// Calls a function with the result of each interval from a date to another one, also where it has no samples.
    ///
    /// Intervals before the first sample and after the last one are left out where there are more than 10 000 of them.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard startDate <= endDate else { return }
        var range = (intervals.index(of: startDate), intervals.index(of: endDate))
        if range.1 - range.0 > 10_000 {
            guard let first = groups.keys.min(), let last = groups.keys.max() else { return }
            range = (max(range.0, first), min(range.1, last))
        }
        guard range.0 <= range.1 else { return }
        var stop = ObjCBool(false)
        for index in range.0...range.1 {
            block(statistics(index), &stop)
            if stop.boolValue { return }
        }
    }
}

/// Intervals of the same number of days, months or hours, before and after an anchor.
struct StatisticsIntervals {
    let anchor: Date
    let step: DateComponents
    private let calendar: Calendar
    /// About how long an interval is, in seconds.
    private let length: TimeInterval

    /// Creates intervals; nil where the step is not a time.
    init?(anchor: Date, step: DateComponents) {
        var calendar = step.calendar ?? .current
        if let zone = step.timeZone { calendar.timeZone = zone }
        guard let next = calendar.date(byAdding: step, to: anchor), next > anchor else { return nil }
        (self.anchor, self.step, self.calendar) = (anchor, step, calendar)
        length = next.timeIntervalSince(anchor)
    }

    func start(of index: Int) -> Date {
        func times(_ part: Int?) -> Int? { part.map { $0.multipliedReportingOverflow(by: index).partialValue } }
        var all = DateComponents()
        (all.year, all.month, all.day) = (times(step.year), times(step.month), times(step.day))
        (all.hour, all.minute, all.second) = (times(step.hour), times(step.minute), times(step.second))
        (all.weekOfYear, all.quarter) = (times(step.weekOfYear), times(step.quarter))
        return calendar.date(byAdding: all, to: anchor)
            ?? anchor.addingTimeInterval(length * Double(index))
    }

    func index(of date: Date) -> Int {
        let guess = (date.timeIntervalSince(anchor) / length).rounded(.down)
        var index = Int(min(max(guess, -1e8), 1e8))
        while abs(index) < 100_000_000, start(of: index) > date { index -= 1 }
        while abs(index) < 100_000_000, start(of: index + 1) <= date { index += 1 }
        return index
    }
}

/// Asks for statistics of samples, for each interval of a series.
///
/// Follows Apple's [HKStatisticsCollectionQuery](https://developer.apple.com/documentation/healthkit/hkstatisticscollectionquery).
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    /// A date at which an interval begins.
    public let anchorDate: Date
    /// The statistics that are asked for.
    public let options: HKStatisticsOptions
    /// How long the intervals are.
    public let intervalComponents: DateComponents
    /// Called with the results; nil for none.
    open var initialResultsHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// Called for later changes with the new results; nil for none.
    open var statisticsUpdateHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    /// Creates a query.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        (self.anchorDate, self.options, self.intervalComponents) = (anchorDate, options, intervalComponents)
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    override func run(_ database: HealthDatabase, _ queue: DispatchQueue) {
        guard let type = objectType as? HKQuantityType else { return }
        let collection = Result { try self.collection(of: type, database) }
        switch collection {
        case .success(let collection): initialResultsHandler?(self, collection, nil)
        case .failure(let error): initialResultsHandler?(self, nil, error)
        }
        guard statisticsUpdateHandler != nil else { return }
        database.observe(self) { [weak self] changed in
            guard changed.contains(type.identifier) else { return }
            queue.async { [weak self] in
                guard let self, let handler = self.statisticsUpdateHandler else { return }
                let collection = try? self.collection(of: type, database)
                handler(self, collection?.statistics().last, collection, nil)
            }
        }
    }

    private func collection(of type: HKQuantityType, _ database: HealthDatabase) throws -> HKStatisticsCollection {
        try database.collection(of: type, predicate, options, anchorDate, intervalComponents)
    }
}

extension HealthDatabase {
    func collection(
        of type: HKQuantityType, _ predicate: NSPredicate?, _ options: HKStatisticsOptions, _ anchor: Date,
        _ step: DateComponents
    ) throws -> HKStatisticsCollection {
        try options.check(type)
        guard let intervals = StatisticsIntervals(anchor: anchor, step: step) else {
            throw HKError(.errorInvalidArgument, "The interval components are no time.")
        }
        return HKStatisticsCollection(
            of: samples(type, predicate).compactMap { $0 as? HKQuantitySample }, type: type,
            options: options.effective(type), intervals: intervals)
    }
}
