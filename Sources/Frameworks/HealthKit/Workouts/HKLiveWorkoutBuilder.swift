import Foundation

/// Gives a workout its samples from sensors; there are none here.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    /// The kinds that are collected.
    open private(set) var typesToCollect: Set<HKQuantityType> = []
    /// Creates a source for a workout.
    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {}
    /// Collects a kind.
    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
        typesToCollect.insert(quantityType)
    }
    /// No longer collects a kind.
    open func disableCollection(for quantityType: HKQuantityType) { typesToCollect.remove(quantityType) }
}

/// Called as a workout collects samples.
public protocol HKLiveWorkoutBuilderDelegate: AnyObject {
    /// Called when samples of kinds were added.
    func workoutBuilder(
        _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    /// Called when an event was added.
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
}

/// Makes a workout as it is done.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    /// Called as samples are collected.
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    /// The session of the workout; nil if it has none.
    open internal(set) weak var workoutSession: HKWorkoutSession?
    /// Gives samples from sensors; there are none here.
    open var dataSource: HKLiveWorkoutDataSource?
    /// Whether the session's events are added: yes.
    open var shouldCollectWorkoutEvents = true
    /// The time without pauses, in seconds.
    open var elapsedTime: TimeInterval { elapsedTime(at: Date()) }

    open override func addSamples(_ samples: [HKSample]) async throws {
        try await super.addSamples(samples)
        delegate?.workoutBuilder(self, didCollectDataOf: Set(samples.map(\.sampleType)))
    }
    open override func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        super.add(samples, completion: completion)
        delegate?.workoutBuilder(self, didCollectDataOf: Set(samples.map(\.sampleType)))
    }
}
