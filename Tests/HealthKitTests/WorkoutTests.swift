import Foundation
import Testing

import class Predicates.NSComparisonPredicate

@testable import HealthKit

/// Workouts with pauses at the edges of their time, and their sums.
@Suite("Workouts, their times and sums")
struct WorkoutTests {
    private func event(_ type: HKWorkoutEventType, _ minutes: Double) -> HKWorkoutEvent {
        let date = noon(0).addingTimeInterval(minutes * 60)
        return HKWorkoutEvent(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: nil)
    }
    /// The minutes of an hour without its pauses.
    private func minutes(_ events: [HKWorkoutEvent]) -> Double {
        WorkoutParts.duration(from: noon(0), to: noon(0, 1), events: events) / 60
    }

    @Test("Time without pauses counts, in whatever order events are listed, and within the workout")
    func durations() {
        #expect(minutes([]) == 60 && minutes([event(.pause, 20)]) == 20)
        #expect(minutes([event(.pause, 20), event(.resume, 25)]) == 55)
        #expect(minutes([event(.resume, 25), event(.pause, 20)]) == 55)
        #expect(minutes([event(.motionPaused, 10), event(.motionResumed, 40)]) == 30)
        #expect(minutes([event(.pause, 10), event(.pause, 20), event(.resume, 30), event(.resume, 50)]) == 40)
        #expect(minutes([event(.resume, 30), event(.lap, 10), event(.marker, 20), event(.segment, 40)]) == 60)
        #expect(minutes([event(.pause, -5)]) == 0 && minutes([event(.pause, 90)]) == 60)
        #expect(minutes([event(.pause, -5), event(.resume, 15)]) == 45)
        #expect(minutes([event(.pause, 10), event(.resume, 20), event(.pause, 30), event(.resume, 90)]) == 20)
    }

    @Test("A workout has the given duration, or the time from its beginning to its end")
    func given() {
        func workout(_ duration: Double) -> HKWorkout {
            HKWorkout(
                activityType: .yoga, start: noon(0), end: noon(0, 2), duration: duration, totalEnergyBurned: nil,
                totalDistance: nil, metadata: nil)
        }
        #expect(workout(0).duration == 7200 && workout(1).duration == 1 && workout(1).workoutEvents == nil)
        let plain = HKWorkout(activityType: .golf, start: noon(0), end: noon(0, 1))
        #expect(plain.duration == 3600 && plain.workoutActivityType == .golf && plain.totalDistance == nil)
        let paused = HKWorkout(
            activityType: .golf, start: noon(0), end: noon(0, 1), workoutEvents: [event(.pause, 15)],
            totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
        #expect(paused.duration == 900 && paused.workoutEvents?.count == 1)
    }

    @Test("Given sums come before sums of samples, and the first kind of distance counts")
    func sums() {
        func sample(_ kind: HKQuantityTypeIdentifier, _ unit: HKUnit, _ value: Double) -> HKQuantitySample {
            HKQuantitySample(
                type: HKQuantityType(kind), quantity: HKQuantity(unit: unit, doubleValue: value), start: noon(0),
                end: noon(0, 1))
        }
        var parts = WorkoutParts(activity: .cycling, duration: 60)
        parts.samples = [
            sample(.distanceCycling, .meter(), 300), sample(.distanceCycling, .meter(), 200),
            sample(.activeEnergyBurned, .kilocalorie(), 7), sample(.flightsClimbed, .count(), 3),
            sample(.swimmingStrokeCount, .count(), 11),
        ]
        func workout() -> HKWorkout {
            HKWorkout(parts: parts, sample: SampleParts(start: noon(0), end: noon(0, 1), metadata: nil, device: nil))
        }
        #expect(workout().totalDistance?.doubleValue(for: .meter()) == 500)
        #expect(workout().totalEnergyBurned?.doubleValue(for: .kilocalorie()) == 7)
        #expect(workout().totalFlightsClimbed?.doubleValue(for: .count()) == 3)
        #expect(workout().totalSwimmingStrokeCount?.doubleValue(for: .count()) == 11)
        #expect(workout().allStatistics.count == 4 && workout().statistics(for: HKQuantityType(.stepCount)) == nil)
        parts.samples.append(sample(.distanceWalkingRunning, .meter(), 40))
        #expect(workout().totalDistance?.doubleValue(for: .meter()) == 40)
        parts.distance = HKQuantity(unit: .meter(), doubleValue: 9)
        parts.energy = HKQuantity(unit: .kilocalorie(), doubleValue: 8)
        (parts.flights, parts.strokes) = (
            HKQuantity(unit: .count(), doubleValue: 5), HKQuantity(unit: .count(), doubleValue: 6)
        )
        #expect(workout().totalDistance?.doubleValue(for: .meter()) == 9)
        #expect(workout().totalEnergyBurned?.doubleValue(for: .kilocalorie()) == 8)
        #expect(workout().totalFlightsClimbed?.doubleValue(for: .count()) == 5)
        #expect(workout().totalSwimmingStrokeCount?.doubleValue(for: .count()) == 6)
        #expect(HKQuery.predicateForObjects(from: workout()).evaluate(with: parts.samples[0]))
        #expect(!HKQuery.predicateForObjects(from: workout()).evaluate(with: sample(.stepCount, .count(), 1)))
    }

    @Test("Workouts are found by kind, duration, energy and distance; one without a sum meets no condition on it")
    func conditions() {
        let run = HKWorkout(
            activityType: .running, start: noon(0), end: noon(0, 1), duration: 1800,
            totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 300),
            totalDistance: HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 5), metadata: nil)
        let plain = HKWorkout(activityType: .yoga, start: noon(0), end: noon(0, 1))
        func found(_ predicate: NSPredicate) -> [Bool] { [run, plain].map { predicate.evaluate(with: $0) } }
        #expect(found(HKQuery.predicateForWorkouts(with: .running)) == [true, false])
        #expect(found(HKQuery.predicateForWorkouts(with: .greaterThan, duration: 1800)) == [false, true])
        #expect(found(HKQuery.predicateForWorkouts(with: .greaterThanOrEqualTo, duration: 1800)) == [true, true])
        let energy = HKQuantity(unit: .kilocalorie(), doubleValue: 299)
        #expect(found(HKQuery.predicateForWorkouts(with: .greaterThan, totalEnergyBurned: energy)) == [true, false])
        #expect(found(HKQuery.predicateForWorkouts(with: .lessThan, totalEnergyBurned: energy)) == [false, false])
        let distance = HKQuantity(unit: .meter(), doubleValue: 5000)
        #expect(found(HKQuery.predicateForWorkouts(with: .equalTo, totalDistance: distance)) == [true, false])
        #expect(found(HKQuery.predicateForWorkouts(with: .notEqualTo, totalDistance: distance)) == [false, false])
    }

    @Test("States and events have Apple's numbers")
    func numbers() {
        let events: [HKWorkoutEventType] = [
            .pause, .resume, .lap, .marker, .motionPaused, .motionResumed, .segment, .pauseOrResumeRequest,
        ]
        #expect(events.map(\.rawValue) == Array(1...8))
        let states: [HKWorkoutSessionState] = [.notStarted, .running, .ended, .paused, .prepared, .stopped]
        #expect(states.map(\.rawValue) == Array(1...6))
        #expect([HKWorkoutSwimmingLocationType.unknown, .pool, .openWater].map(\.rawValue) == [0, 1, 2])
        #expect([HKWorkoutSessionLocationType.unknown, .indoor, .outdoor].map(\.rawValue) == [1, 2, 3])
    }
}
