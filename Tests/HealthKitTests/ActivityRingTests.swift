import Foundation
import HealthKit
import Testing

@testable import HealthKitUI

@MainActor @Suite("Rings of a day") struct ActivityRingTests {
    @Test("Rings are parts of their goals, and empty without a day or a goal")
    func parts() {
        let view = HKActivityRingView(frame: .zero)
        #expect(view.parts == [0, 0, 0] && view.activitySummary == nil)
        let summary = HKActivitySummary()
        summary.activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 300)
        summary.appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 45)
        summary.appleStandHours = HKQuantity(unit: .count(), doubleValue: 6)
        view.setActivitySummary(summary, animated: true)
        #expect(view.parts == [0, 1.5, 0.5] && view.activitySummary === summary)
        summary.activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 400)
        #expect(view.parts == [0.75, 1.5, 0.5])
        summary.activityMoveMode = .appleMoveTime
        summary.appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 10)
        summary.appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 40)
        #expect(view.parts[0] == 0.25)
    }
}
