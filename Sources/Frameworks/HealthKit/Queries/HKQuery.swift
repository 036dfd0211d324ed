import Foundation

/// As many samples as there are.
public let HKObjectQueryNoLimit = 0

/// A question to the health data.
///
/// Follows Apple's [HKQuery](https://developer.apple.com/documentation/healthkit/hkquery).
open class HKQuery: NSObject, @unchecked Sendable {
    /// The kind; nil for several.
    public let objectType: HKObjectType?
    /// The kind of samples; nil for several, and for no samples.
    open var sampleType: HKSampleType? { objectType as? HKSampleType }
    /// The condition; nil for none.
    public let predicate: NSPredicate?

    init(type: HKObjectType?, predicate: NSPredicate?) { (objectType, self.predicate) = (type, predicate) }

    /// Answers the query.
    func run(_ database: HealthDatabase, _ queue: DispatchQueue) {}
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

/// A kind of samples with a condition.
open class HKQueryDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// The kind.
    public let sampleType: HKSampleType
    /// The condition; nil for none.
    public let predicate: NSPredicate?
    /// Creates a kind with a condition.
    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        (self.sampleType, self.predicate) = (sampleType, predicate)
    }
    /// The descriptor itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension HealthDatabase {
    /// The samples of several kinds in an order, up to a number of them.
    func samples(_ kinds: [HKQueryDescriptor], limit: Int, _ order: [NSSortDescriptor]?) -> [HKSample] {
        var found = kinds.flatMap { samples($0.sampleType, $0.predicate) }
        if let order, !order.isEmpty {
            found.sort { a, b in
                for step in order {
                    let result = step.compare(a, to: b)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return false
            }
        }
        return limit > 0 ? Array(found.prefix(limit)) : found
    }
}

/// Asks for samples.
///
/// Follows Apple's [HKSampleQuery](https://developer.apple.com/documentation/healthkit/hksamplequery).
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let results: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    private let kinds: [HKQueryDescriptor]
    /// The largest number of samples; `HKObjectQueryNoLimit` for all.
    public let limit: Int
    /// The order of the samples; nil for any.
    public let sortDescriptors: [NSSortDescriptor]?

    /// Creates a query for samples of a kind.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        kinds = [HKQueryDescriptor(sampleType: sampleType, predicate: predicate)]
        (self.limit, self.sortDescriptors, results) = (limit, sortDescriptors, resultsHandler)
        super.init(type: sampleType, predicate: predicate)
    }

    /// Creates a query for samples of several kinds.
    public init(
        queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor]? = nil,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        kinds = queryDescriptors
        (self.limit, self.sortDescriptors, results) = (limit, sortDescriptors, resultsHandler)
        super.init(type: queryDescriptors.count == 1 ? queryDescriptors[0].sampleType : nil, predicate: nil)
    }

    override func run(_ database: HealthDatabase, _ queue: DispatchQueue) {
        results(self, database.samples(kinds, limit: limit, sortDescriptors), nil)
    }
}

/// Asks for samples that belong together.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    private let results: @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    /// The kind.
    public let correlationType: HKCorrelationType
    /// The conditions of the samples in it, by their kinds; nil for none.
    public let samplePredicates: [HKSampleType: NSPredicate]?

    /// Creates a query.
    public init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?,
        samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        (self.correlationType, self.samplePredicates, results) = (correlationType, samplePredicates, completion)
        super.init(type: correlationType, predicate: predicate)
    }

    override func run(_ database: HealthDatabase, _ queue: DispatchQueue) {
        let found = database.samples(correlationType, predicate).compactMap { $0 as? HKCorrelation }
        results(
            self,
            found.filter { correlation in
                (samplePredicates ?? [:]).allSatisfy { type, predicate in
                    correlation.objects(for: type).contains { predicate.evaluate(with: $0) }
                }
            }, nil)
    }
}

/// Asks for the apps and devices that have saved samples of a kind: the app itself, if it has.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let results: @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    /// Creates a query.
    public init(
        sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        results = completionHandler
        super.init(type: sampleType, predicate: objectPredicate)
    }
    override func run(_ database: HealthDatabase, _ queue: DispatchQueue) {
        results(self, Set(database.samples(objectType, predicate).map(\.source)), nil)
    }
}
