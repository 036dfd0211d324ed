import Foundation

/// A workout of the user.
///
/// Follows Apple's [HKWorkout](https://developer.apple.com/documentation/healthkit/hkworkout).
open class HKWorkout: HKSample, @unchecked Sendable {
    let parts: WorkoutParts
    /// The kind of workout.
    open var workoutActivityType: HKWorkoutActivityType { parts.activity }
    /// The time of the workout without its pauses, in seconds.
    open var duration: TimeInterval { parts.duration }
    /// What happened; nil for no events.
    open var workoutEvents: [HKWorkoutEvent]? { parts.events.isEmpty ? nil : parts.events }
    /// The activities of the workout.
    open var workoutActivities: [HKWorkoutActivity] { parts.activities }
    /// The active energy; nil if it is not known.
    open var totalEnergyBurned: HKQuantity? {
        parts.energy ?? statistics(for: HKQuantityType(.activeEnergyBurned))?.sumQuantity()
    }
    /// The distance; nil if it is not known.
    open var totalDistance: HKQuantity? {
        if let distance = parts.distance { return distance }
        return Self.distances.lazy.compactMap { self.statistics(for: HKQuantityType($0))?.sumQuantity() }.first
    }
    /// The strokes of a swimmer; nil if they are not known.
    open var totalSwimmingStrokeCount: HKQuantity? {
        parts.strokes ?? statistics(for: HKQuantityType(.swimmingStrokeCount))?.sumQuantity()
    }
    /// The flights that the user has climbed; nil if they are not known.
    open var totalFlightsClimbed: HKQuantity? {
        parts.flights ?? statistics(for: HKQuantityType(.flightsClimbed))?.sumQuantity()
    }
    /// The statistics of the samples of the workout, by their kind.
    open var allStatistics: [HKQuantityType: HKStatistics] {
        Dictionary(
            Set(parts.samples.map(\.quantityType)).compactMap { type in statistics(for: type).map { (type, $0) } },
            uniquingKeysWith: { first, _ in first })
    }
    /// Returns the statistics of the samples of a kind; nil if there are none.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
        let own = parts.samples.filter { $0.quantityType == quantityType }
        guard !own.isEmpty else { return nil }
        return HKStatistics(of: own, type: quantityType, options: .all, start: startDate, end: endDate)
    }

    private static let distances: [HKQuantityTypeIdentifier] = [
        .distanceWalkingRunning, .distanceCycling, .distanceSwimming, .distanceWheelchair, .distanceRowing,
        .distanceDownhillSnowSports, .distanceCrossCountrySkiing, .distancePaddleSports, .distanceSkatingSports,
    ]

    init(uuid: UUID = UUID(), parts: WorkoutParts, sample: SampleParts) {
        self.parts = parts
        super.init(
            uuid: uuid, type: .workoutType(), start: sample.start, end: sample.end, metadata: sample.metadata,
            device: sample.device)
    }

    /// Creates a workout.
    public convenience init(activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
        self.init(
            activityType: activityType, start: startDate, end: endDate, workoutEvents: nil, totalEnergyBurned: nil,
            totalDistance: nil, metadata: nil)
    }

    /// Creates a workout, whose duration is the time without its pauses.
    public convenience init(
        activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        device: HKDevice? = nil, metadata: [String: Any]?
    ) {
        let events = workoutEvents ?? []
        self.init(
            parts: WorkoutParts(
                activity: activityType, duration: WorkoutParts.duration(from: startDate, to: endDate, events: events),
                events: events, energy: totalEnergyBurned, distance: totalDistance),
            sample: SampleParts(start: startDate, end: endDate, metadata: metadata, device: device))
    }

    /// Creates a workout with its duration, in seconds; 0 for the time between its beginning and its end.
    public convenience init(
        activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil, metadata: [String: Any]?
    ) {
        self.init(
            parts: WorkoutParts(
                activity: activityType, duration: duration == 0 ? endDate.timeIntervalSince(startDate) : duration,
                energy: totalEnergyBurned, distance: totalDistance),
            sample: SampleParts(start: startDate, end: endDate, metadata: metadata, device: device))
    }
}

/// What workouts have beside other samples.
struct WorkoutParts {
    var activity: HKWorkoutActivityType
    var duration: TimeInterval
    var events: [HKWorkoutEvent] = []
    var activities: [HKWorkoutActivity] = []
    var energy: HKQuantity?
    var distance: HKQuantity?
    var strokes: HKQuantity?
    var flights: HKQuantity?
    /// The samples that were added to the workout.
    var samples: [HKQuantitySample] = []

    /// The time without pauses, in seconds.
    static func duration(from start: Date, to end: Date, events: [HKWorkoutEvent]) -> TimeInterval {
        var total = 0.0
        var running: Date? = start
        for event in events.sorted(by: { $0.dateInterval.start < $1.dateInterval.start }) {
            let date = min(max(event.dateInterval.start, start), end)
            switch event.type {
            case .pause, .motionPaused:
                if let began = running { total += date.timeIntervalSince(began) }
                running = nil
            case .resume, .motionResumed: running = running ?? date
            default: break
            }
        }
        if let began = running { total += end.timeIntervalSince(began) }
        return total
    }
}
