import Foundation

/// As many samples as there are.
public let HKObjectQueryNoLimit = 0

/// A question to the health data, which ends with an error here.
///
/// Follows Apple's [HKQuery](https://developer.apple.com/documentation/healthkit/hkquery).
open class HKQuery: NSObject, @unchecked Sendable {
    /// The kind; nil for several.
    public let objectType: HKObjectType?
    /// The condition; nil for none.
    public let predicate: NSPredicate?
    init(type: HKObjectType?, predicate: NSPredicate?) { (objectType, self.predicate) = (type, predicate) }

    /// Reports an error.
    func fail(_ error: HKError) {}

    /// Returns a condition for the samples of a time.
    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate { NSPredicate(value: false) }
}

/// Which samples belong to a time.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Those that begin in it.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// Those that end in it.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// Asks for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let results: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    /// Creates a query.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        results = resultsHandler
        super.init(type: sampleType, predicate: predicate)
    }
    override func fail(_ error: HKError) { results(self, nil, error) }
}

/// What is computed of samples.
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
}

/// What was computed of samples; none ever is here.
open class HKStatistics: NSObject, @unchecked Sendable {
    override init() {}
    /// Returns the sum; nil.
    open func sumQuantity() -> HKQuantity? { nil }
    /// Returns the mean; nil.
    open func averageQuantity() -> HKQuantity? { nil }
    /// Returns the smallest value; nil.
    open func minimumQuantity() -> HKQuantity? { nil }
    /// Returns the largest value; nil.
    open func maximumQuantity() -> HKQuantity? { nil }
    /// Returns the newest value; nil.
    open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// Asks for what is computed of samples.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let results: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    /// Creates a query.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        results = handler
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }
    override func fail(_ error: HKError) { results(self, nil, error) }
}

/// Called when an app has taken note of a change.
public typealias HKObserverQueryCompletionHandler = @Sendable () -> Void

/// Observes changes of samples.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let update: @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    /// Creates a query.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler:
            @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {
        update = updateHandler
        super.init(type: sampleType, predicate: predicate)
    }
    override func fail(_ error: HKError) { update(self, {}, error) }
}
