import Foundation

/// Something that happens in a workout.
open class HKWorkoutEvent: NSObject, NSCopying, @unchecked Sendable {
    /// What happens.
    public let type: HKWorkoutEventType
    /// When it happens.
    public let dateInterval: DateInterval
    /// The app's notes; nil for none.
    public let metadata: [String: Any]?
    /// When it begins.
    open var date: Date { dateInterval.start }
    /// Creates an event.
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
    /// The event itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How a workout is done.
open class HKWorkoutConfiguration: NSObject, NSCopying, @unchecked Sendable {
    /// The kind of workout.
    open var activityType = HKWorkoutActivityType.other
    /// Where it is.
    open var locationType = HKWorkoutSessionLocationType.unknown
    /// Where swimmers swim.
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    /// The length of a lane; nil if it is not known.
    open var lapLength: HKQuantity?
    /// Creates a workout of no kind.
    public override init() {}
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKWorkoutConfiguration()
        (copy.activityType, copy.locationType) = (activityType, locationType)
        (copy.swimmingLocationType, copy.lapLength) = (swimmingLocationType, lapLength)
        return copy
    }
}

/// A part of a workout with several kinds of activity.
open class HKWorkoutActivity: NSObject, NSCopying, @unchecked Sendable {
    /// The activity's name.
    public let uuid = UUID()
    /// How it is done.
    public let workoutConfiguration: HKWorkoutConfiguration
    /// The beginning.
    public let startDate: Date
    /// The end; nil while it is done.
    public internal(set) var endDate: Date?
    /// The app's notes; nil for none.
    public let metadata: [String: Any]?
    /// What happened in it.
    public internal(set) var workoutEvents: [HKWorkoutEvent] = []
    /// The time without pauses, in seconds.
    open var duration: TimeInterval {
        WorkoutParts.duration(from: startDate, to: endDate ?? startDate, events: workoutEvents)
    }
    /// Creates an activity.
    public init(
        workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?,
        metadata: [String: Any]?
    ) {
        self.workoutConfiguration = workoutConfiguration
        (self.startDate, self.endDate, self.metadata) = (startDate, endDate, metadata)
    }
    /// The activity itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
