import CoreMotion
import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite("Sensors that are not there")
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
        pedometer.startEventUpdates { answers.append($0 == nil ? $1 as? CMError : nil) }
        #expect(answers == [CMErrorNotAvailable, CMErrorNotAvailable, CMErrorNotAvailable])
        var status: CMAuthorizationStatus?
        CMFallDetectionManager().requestAuthorization { status = $0 }
        #expect(status == .restricted && !CMFallDetectionManager.isAvailable)
        #expect(
            CMPedometerEventType.resume.rawValue == 1 && CMFallDetectionEvent.UserResolution.unresponsive.rawValue == 3)
        let error = await withCheckedContinuation { continuation in
            CMAltimeter().startRelativeAltitudeUpdates(to: OperationQueue()) {
                continuation.resume(returning: $1 as? CMError)
            }
        }
        #expect(error == CMErrorNotAvailable)
        #expect(CMRotationMatrix().m11 == 1 && CMRotationMatrix().m12 == 0 && CMQuaternion().w == 1)
    }
}
