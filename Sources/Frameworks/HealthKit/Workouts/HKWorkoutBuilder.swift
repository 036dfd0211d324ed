import Foundation

/// Makes a workout little by little.
///
/// Follows Apple's [HKWorkoutBuilder](https://developer.apple.com/documentation/healthkit/hkworkoutbuilder).
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    let store: HKHealthStore
    private let lock = NSLock()
    private var samples: [HKSample] = []
    private var events: [HKWorkoutEvent] = []
    private var activities: [HKWorkoutActivity] = []
    private var notes: [String: Any] = [:]
    private var start: Date?
    private var end: Date?
    private var isFinished = false

    /// How the workout is done.
    public let workoutConfiguration: HKWorkoutConfiguration
    /// The device; nil if it is not known.
    public let device: HKDevice?
    /// The beginning; nil before it.
    open var startDate: Date? { lock.withLock { start } }
    /// The end; nil before it.
    open var endDate: Date? { lock.withLock { end } }
    /// What happened.
    open var workoutEvents: [HKWorkoutEvent] { lock.withLock { events } }
    /// The activities.
    open var workoutActivities: [HKWorkoutActivity] { lock.withLock { activities } }
    /// The app's notes.
    open var metadata: [String: Any] { lock.withLock { notes } }
    /// The statistics of the samples so far.
    open var allStatistics: [HKQuantityType: HKStatistics] {
        Dictionary(
            Set(quantities.map(\.quantityType)).compactMap { type in statistics(for: type).map { (type, $0) } },
            uniquingKeysWith: { first, _ in first })
    }
    private var quantities: [HKQuantitySample] { lock.withLock { samples.compactMap { $0 as? HKQuantitySample } } }

    /// Creates a workout that has not begun.
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        (store, workoutConfiguration, self.device) = (healthStore, configuration, device)
    }

    /// Returns the statistics of the samples of a kind so far; nil if there are none.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
        let own = quantities.filter { $0.quantityType == quantityType }
        guard let first = own.map(\.startDate).min(), let last = own.map(\.endDate).max() else { return nil }
        return HKStatistics(of: own, type: quantityType, options: .all, start: first, end: last)
    }
    /// Returns the time without pauses up to a date, in seconds.
    open func elapsedTime(at date: Date) -> TimeInterval {
        lock.withLock {
            guard let start, date > start else { return 0 }
            return WorkoutParts.duration(from: start, to: min(date, end ?? date), events: events)
        }
    }

    private func step(_ work: () throws -> Void) throws {
        try lock.withLock {
            guard !isFinished else { throw HKError(.errorInvalidArgument, "The workout is finished.") }
            try work()
        }
    }
    private func report(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void, _ work: () throws -> Void) {
        do {
            try work()
            completion(true, nil)
        } catch {
            completion(false, error)
        }
    }

    private func begin(_ date: Date) throws {
        try step {
            guard start == nil else { throw HKError(.errorInvalidArgument, "The workout has begun.") }
            start = date
        }
    }
    private func stop(_ date: Date) throws {
        try step {
            guard let start, date >= start else { throw HKError(.errorInvalidArgument, "The workout has not begun.") }
            end = date
        }
    }
    private func finish() throws -> HKWorkout {
        var workout: HKWorkout?
        var own: [HKSample] = []
        try step {
            guard let start, let end else { throw HKError(.errorInvalidArgument, "The workout has not ended.") }
            let parts = WorkoutParts(
                activity: workoutConfiguration.activityType,
                duration: WorkoutParts.duration(from: start, to: end, events: events), events: events,
                activities: activities, samples: samples.compactMap { $0 as? HKQuantitySample })
            workout = HKWorkout(
                parts: parts, sample: SampleParts(start: start, end: end, metadata: notes, device: device))
            own = samples
            isFinished = true
        }
        guard let workout else { throw HKError(.unknownError) }
        try store.database.save([workout] + own)
        return workout
    }

    /// Begins.
    open func beginCollection(at start: Date) async throws { try begin(start) }
    /// Begins.
    open func beginCollection(
        withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { report(completion) { try begin(startDate) } }
    /// Adds samples.
    open func addSamples(_ samples: [HKSample]) async throws { try step { self.samples += samples } }
    /// Adds samples.
    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        report(completion) { try step { self.samples += samples } }
    }
    /// Adds events.
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { try step { events += workoutEvents } }
    /// Adds events.
    open func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { report(completion) { try step { events += workoutEvents } } }
    /// Adds notes.
    open func addMetadata(_ metadata: [String: Any]) async throws {
        try step { notes.merge(metadata) { _, new in new } }
    }
    /// Adds notes.
    open func addMetadata(
        _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { report(completion) { try step { notes.merge(metadata) { _, new in new } } } }
    /// Adds an activity.
    open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws {
        try step { activities.append(workoutActivity) }
    }
    /// Ends.
    open func endCollection(at end: Date) async throws { try stop(end) }
    /// Ends.
    open func endCollection(
        withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { report(completion) { try stop(endDate) } }
    /// Saves the workout with its samples.
    open func finishWorkout() async throws -> HKWorkout? { try finish() }
    /// Saves the workout with its samples.
    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        do { completion(try finish(), nil) } catch { completion(nil, error) }
    }
    /// Gives the workout up.
    open func discardWorkout() { lock.withLock { isFinished = true } }
    /// Returns the maker of the way of the workout; nil for a kind that is not known.
    open func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? {
        seriesType == HKSeriesType.workoutRoute() ? HKWorkoutRouteBuilder(healthStore: store, device: device) : nil
    }
}
