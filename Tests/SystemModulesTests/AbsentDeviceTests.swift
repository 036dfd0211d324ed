import CoreMotion
import Foundation
import SwiftUITesting
import Testing
import WidgetKit

@MainActor
@Suite("Sensors and widgets that are not there")
struct AbsentDeviceTests {
    @Test("No sensor measures anything; pedometers and altimeters answer with an error")
    func motion() async {
        let manager = CMMotionManager()
        #expect(!manager.isDeviceMotionAvailable && !manager.isAccelerometerAvailable && !manager.isGyroAvailable)
        let warnings = TestHost.warnings(during: {
            manager.startDeviceMotionUpdates(to: .main) { _, _ in Issue.record("There is no motion.") }
            manager.startAccelerometerUpdates()
        })
        #expect(Set(warnings) == ["There are no motion sensors here: see CompatibilityGaps.md."])
        #expect(!manager.isDeviceMotionActive && manager.deviceMotion == nil && manager.accelerometerData == nil)
        manager.stopDeviceMotionUpdates()

        var answers: [CMError?] = []
        let pedometer = CMPedometer()
        #expect(!CMPedometer.isStepCountingAvailable() && CMPedometer.authorizationStatus() == .restricted)
        pedometer.startUpdates(from: .now) { answers.append($0 == nil ? $1 as? CMError : nil) }
        pedometer.queryPedometerData(from: .distantPast, to: .now) { answers.append($0 == nil ? $1 as? CMError : nil) }
        #expect(answers == [CMErrorNotAvailable, CMErrorNotAvailable])
        let error = await withCheckedContinuation { continuation in
            CMAltimeter().startRelativeAltitudeUpdates(to: OperationQueue()) {
                continuation.resume(returning: $1 as? CMError)
            }
        }
        #expect(error == CMErrorNotAvailable)
        #expect(CMRotationMatrix().m11 == 1 && CMRotationMatrix().m12 == 0 && CMQuaternion().w == 1)
    }

    @Test("Widgets asked to show something new are none")
    func widgets() async throws {
        let warnings = TestHost.warnings(during: {
            WidgetCenter.shared.reloadAllTimelines()
            WidgetCenter.shared.reloadTimelines(ofKind: "notes")
        })
        #expect(Set(warnings) == ["There are no widgets here: see CompatibilityGaps.md."])
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
        struct Entry: TimelineEntry { let date: Date }
        let timeline = Timeline(entries: [Entry(date: .distantPast)], policy: .after(.distantFuture))
        #expect(timeline.entries.count == 1 && timeline.policy != .atEnd && timeline.entries[0].relevance == nil)
        #expect(WidgetFamily.allCases.count == 7 && "\(WidgetFamily.systemSmall)" == "systemSmall")
    }
}
