import Foundation

/// The user's biological sex.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    /// The sex; not set here.
    public let biologicalSex = HKBiologicalSex.notSet
    override init() {}
}

/// The user's blood type.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    /// The type; not set here.
    public let bloodType = HKBloodType.notSet
    override init() {}
}

/// How the user's skin reacts to the sun.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    /// The kind of skin; not set here.
    public let skinType = HKFitzpatrickSkinType.notSet
    override init() {}
}

/// Whether the user has a wheelchair.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
    /// Whether; not set here.
    public let wheelchairUse = HKWheelchairUse.notSet
    override init() {}
}

/// Whether energy or minutes are counted for the user.
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
    /// Which of the two: energy here.
    public let activityMoveMode = HKActivityMoveMode.activeEnergy
    override init() {}
}

/// The rings of a day.
///
/// Follows Apple's [HKActivitySummary](https://developer.apple.com/documentation/healthkit/hkactivitysummary). Days are made of the active
/// energy, exercise and standing hours that the app has saved; goals are Apple's defaults until the app sets others.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    var day = DateComponents()
    /// Whether energy or minutes are counted.
    open var activityMoveMode = HKActivityMoveMode.activeEnergy
    /// Whether the user has paused the rings: no.
    open var isPaused: Bool { false }
    /// The active energy.
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    /// The goal of active energy.
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    /// The minutes of movement.
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    /// The goal of minutes of movement.
    open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    /// The minutes of exercise.
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    /// The goal of minutes of exercise.
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 30)
    /// The goal of minutes of exercise; nil if there is none.
    open var exerciseTimeGoal: HKQuantity? {
        get { appleExerciseTimeGoal }
        set { appleExerciseTimeGoal = newValue ?? HKQuantity(unit: .minute(), doubleValue: 30) }
    }
    /// The hours in which the user has stood.
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    /// The goal of hours in which the user stands.
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 12)
    /// The goal of hours in which the user stands; nil if there is none.
    open var standHoursGoal: HKQuantity? {
        get { appleStandHoursGoal }
        set { appleStandHoursGoal = newValue ?? HKQuantity(unit: .count(), doubleValue: 12) }
    }
    /// Creates the rings of a day on which nothing was done.
    public override init() {}
    /// Returns the day in a calendar.
    open func dateComponents(for calendar: Calendar) -> DateComponents {
        var components = day
        components.calendar = calendar
        return components
    }
}
