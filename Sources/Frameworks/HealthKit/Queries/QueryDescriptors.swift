import Foundation

/// The samples of a kind that satisfy a condition, for the queries of concurrent code.
///
/// Follows Apple's [HKSamplePredicate](https://developer.apple.com/documentation/healthkit/hksamplepredicate).
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    /// The kind.
    public let sampleType: HKSampleType
    /// The condition; nil for none.
    public let nsPredicate: NSPredicate?

    var kind: HKQueryDescriptor { HKQueryDescriptor(sampleType: sampleType, predicate: nsPredicate) }
}

extension HKSamplePredicate where Sample == HKSample {
    /// Returns samples of a kind.
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> {
        HKSamplePredicate(sampleType: type, nsPredicate: predicate)
    }
}
extension HKSamplePredicate where Sample == HKQuantitySample {
    /// Returns values of a kind.
    public static func quantitySample(
        type: HKQuantityType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> { HKSamplePredicate(sampleType: type, nsPredicate: predicate) }
}
extension HKSamplePredicate where Sample == HKCategorySample {
    /// Returns categories of a kind.
    public static func categorySample(
        type: HKCategoryType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> { HKSamplePredicate(sampleType: type, nsPredicate: predicate) }
}
extension HKSamplePredicate where Sample == HKCorrelation {
    /// Returns samples that belong together.
    public static func correlation(
        type: HKCorrelationType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCorrelation> { HKSamplePredicate(sampleType: type, nsPredicate: predicate) }
}
extension HKSamplePredicate where Sample == HKWorkout {
    /// Returns workouts.
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
        HKSamplePredicate(sampleType: .workoutType(), nsPredicate: predicate)
    }
}
extension HKSamplePredicate where Sample == HKWorkoutRoute {
    /// Returns routes of workouts.
    public static func workoutRoute(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkoutRoute> {
        HKSamplePredicate(sampleType: HKSeriesType.workoutRoute(), nsPredicate: predicate)
    }
}

/// Asks for samples in concurrent code.
///
/// Follows Apple's [HKSampleQueryDescriptor](https://developer.apple.com/documentation/healthkit/hksamplequerydescriptor).
public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
    /// Which samples, any of them.
    public let predicates: [HKSamplePredicate<Sample>]
    /// The order.
    public let sortDescriptors: [SortDescriptor<Sample>]
    /// The largest number of samples; nil for all.
    public let limit: Int?

    /// Creates a question.
    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
    ) { (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit) }

    /// Returns the samples of a store.
    public func result(for store: HKHealthStore) async throws -> [Sample] {
        var found = store.database.samples(predicates.map(\.kind), limit: 0, nil).compactMap { $0 as? Sample }
        if !sortDescriptors.isEmpty { found.sort(using: sortDescriptors) }
        return limit.map { Array(found.prefix($0)) } ?? found
    }
}

/// The results of a question that continues as data changes.
public struct HKQueryResults<Element: Sendable>: AsyncSequence, Sendable {
    /// Gives one result after the other.
    public typealias AsyncIterator = AsyncThrowingStream<Element, any Error>.Iterator
    private let stream: AsyncThrowingStream<Element, any Error>
    public func makeAsyncIterator() -> AsyncIterator { stream.makeAsyncIterator() }

    /// Results of a query that the store executes until they are no longer wanted.
    init(
        _ store: HKHealthStore,
        _ query: (AsyncThrowingStream<Element, any Error>.Continuation) -> HKQuery
    ) {
        let (stream, continuation) = AsyncThrowingStream<Element, any Error>.makeStream()
        self.stream = stream
        let query = query(continuation)
        continuation.onTermination = { _ in store.stop(query) }
        store.execute(query)
    }
}

/// Asks for what has changed since an anchor, in concurrent code.
///
/// Follows Apple's [HKAnchoredObjectQueryDescriptor](https://developer.apple.com/documentation/healthkit/hkanchoredobjectquerydescriptor).
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
    /// What has changed.
    public struct Result: @unchecked Sendable {
        /// The new samples.
        public let addedSamples: [Sample]
        /// The deleted samples.
        public let deletedObjects: [HKDeletedObject]
        /// The place of the next question.
        public let newAnchor: HKQueryAnchor
    }
    /// The results, one after the other.
    public typealias Results = HKQueryResults<Result>

    /// Which samples, any of them.
    public let predicates: [HKSamplePredicate<Sample>]
    /// The place of the last question; nil for all samples.
    public let anchor: HKQueryAnchor?
    /// The largest number of samples; nil for all.
    public let limit: Int?

    /// Creates a question.
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
    }

    /// Returns what has changed.
    public func result(for store: HKHealthStore) async throws -> Result {
        let next = store.database.changes(since: anchor?.change ?? 0, predicates.map(\.kind), limit: limit ?? 0)
        return Result(
            addedSamples: next.added.compactMap { $0 as? Sample }, deletedObjects: next.deleted,
            newAnchor: HKQueryAnchor(change: next.now))
    }

    /// Returns what has changed, and later changes as they are made.
    public func results(for store: HKHealthStore) -> Results {
        Results(store) { continuation in
            let handler: HKAnchoredObjectQuery.Handler = { _, added, deleted, anchor, _ in
                continuation.yield(
                    Result(
                        addedSamples: (added ?? []).compactMap { $0 as? Sample }, deletedObjects: deleted ?? [],
                        newAnchor: anchor ?? HKQueryAnchor(change: 0)))
            }
            let query = HKAnchoredObjectQuery(
                queryDescriptors: predicates.map(\.kind), anchor: anchor, limit: limit ?? HKObjectQueryNoLimit,
                resultsHandler: handler)
            query.updateHandler = handler
            return query
        }
    }
}

/// Asks for statistics of samples, in concurrent code.
///
/// Follows Apple's [HKStatisticsQueryDescriptor](https://developer.apple.com/documentation/healthkit/hkstatisticsquerydescriptor).
public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
    /// Which samples.
    public let predicate: HKSamplePredicate<HKQuantitySample>
    /// The statistics that are asked for.
    public let options: HKStatisticsOptions
    /// Creates a question.
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }
    /// Returns the result; nil where there are no samples.
    public func result(for store: HKHealthStore) async throws -> HKStatistics? {
        guard let type = predicate.sampleType as? HKQuantityType else { return nil }
        do {
            return try store.database.statistics(of: type, predicate.nsPredicate, options)
        } catch let error as HKError where error.code == .errorNoData {
            return nil
        }
    }
}

/// Asks for statistics of samples for each interval of a series, in concurrent code.
public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
    /// The results as they are now.
    public struct Result: @unchecked Sendable {
        /// The results of all intervals.
        public let statisticsCollection: HKStatisticsCollection
        /// The result that has changed; nil at first.
        public let updatedStatistics: HKStatistics?
    }
    /// The results, one after the other.
    public typealias Results = HKQueryResults<Result>

    /// Which samples.
    public let predicate: HKSamplePredicate<HKQuantitySample>
    /// The statistics that are asked for.
    public let options: HKStatisticsOptions
    /// A date at which an interval begins.
    public let anchorDate: Date
    /// How long the intervals are.
    public let intervalComponents: DateComponents

    /// Creates a question.
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.predicate, self.options) = (predicate, options)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    }

    private var type: HKQuantityType { predicate.sampleType as? HKQuantityType ?? HKQuantityType(.stepCount) }

    /// Returns the results.
    public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection {
        try store.database.collection(of: type, predicate.nsPredicate, options, anchorDate, intervalComponents)
    }

    /// Returns the results, and new ones as data changes.
    public func results(for store: HKHealthStore) -> Results {
        Results(store) { continuation in
            let query = HKStatisticsCollectionQuery(
                quantityType: type, quantitySamplePredicate: predicate.nsPredicate, options: options,
                anchorDate: anchorDate, intervalComponents: intervalComponents)
            query.initialResultsHandler = { _, collection, error in
                if let error { continuation.finish(throwing: error) }
                guard let collection else { return }
                continuation.yield(Result(statisticsCollection: collection, updatedStatistics: nil))
            }
            query.statisticsUpdateHandler = { _, statistics, collection, _ in
                guard let collection else { return }
                continuation.yield(Result(statisticsCollection: collection, updatedStatistics: statistics))
            }
            return query
        }
    }
}

/// Asks for the apps and devices that have saved samples, in concurrent code.
public struct HKSourceQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
    /// Which samples.
    public let predicate: HKSamplePredicate<Sample>
    /// Creates a question.
    public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }
    /// Returns the sources.
    public func result(for store: HKHealthStore) async throws -> [HKSource] {
        Array(Set(store.database.samples(predicate.sampleType, predicate.nsPredicate).map(\.source)))
    }
}

/// Asks for the rings of days, in concurrent code.
public struct HKActivitySummaryQueryDescriptor: @unchecked Sendable {
    /// Which days; nil for all.
    public let predicate: NSPredicate?
    /// Creates a question.
    public init(predicate: NSPredicate?) { self.predicate = predicate }
    /// Returns the rings of the days.
    public func result(for store: HKHealthStore) async throws -> [HKActivitySummary] {
        store.database.activitySummaries(predicate)
    }
}
