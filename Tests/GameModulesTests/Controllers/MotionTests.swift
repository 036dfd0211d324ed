import Foundation
import Testing

@testable import GameController

/// A controller's other side that notes all wishes.
final class NotedOutput: PadOutput {
    var log: [String] = []
    var charge: PadCharge?
    var hasLight = true
    var motors: Set<PadMotor> = [.handles, .triggers]
    var sensors: Set<PadSensor> = [.acceleration, .rotation]
    func setPlayer(_ index: Int) { log.append("player \(index)") }
    func setLight(red: Float, green: Float, blue: Float) { log.append("light \(red) \(green) \(blue)") }
    func shake(_ motors: Set<PadMotor>, low: Float, high: Float, seconds: Double) {
        log.append("\(motors == [.handles] ? "handles" : motors == [.triggers] ? "triggers" : "all") \(low) \(high)")
    }
    func setSensorsActive(_ isActive: Bool) { log.append("sensors \(isActive)") }
}

@MainActor
@Suite("Sensors, lights and motors of controllers")
struct MotionTests {
    private func close(_ a: GCAcceleration, _ x: Double, _ y: Double, _ z: Double, _ error: Double = 1e-6) -> Bool {
        abs(a.x - x) < error && abs(a.y - y) < error && abs(a.z - z) < error
    }

    @Test("Gravity is known at once, follows turns, and is corrected slowly")
    func gravity() {
        var fusion = MotionFusion()
        _ = fusion.note(GCAcceleration(x: 0, y: 0, z: -1))
        #expect(close(fusion.gravity, 0, 0, -1) && close(fusion.userAcceleration, 0, 0, 0))
        // A quarter of a turn around the axis to the right: its face is to the player then.
        _ = fusion.note(GCRotationRate(x: .pi / 2, y: 0, z: 0), seconds: 1)
        #expect(close(fusion.gravity, 0, -1, 0))
        // A push is the user's, not gravity's.
        _ = fusion.note(GCAcceleration(x: 3, y: -1, z: 0))
        #expect(close(fusion.gravity, 0, -1, 0) && close(fusion.userAcceleration, 3, 0, 0))
        for _ in 0..<600 { _ = fusion.note(GCAcceleration(x: 0, y: -0.8, z: -0.6)) }
        #expect(close(fusion.gravity, 0, -0.8, -0.6, 1e-3))
        let old = fusion.attitude
        let wildAcceleration = fusion.note(GCAcceleration(x: .nan, y: 0, z: 0))
        let wildTurn = fusion.note(GCRotationRate(x: 0, y: .infinity, z: 0), seconds: 1)
        #expect(!wildAcceleration && !wildTurn && fusion.attitude.w == old.w)
        var upsideDown = MotionFusion()
        _ = upsideDown.note(GCAcceleration(x: 0, y: 0, z: 1))
        #expect(close(upsideDown.gravity, 0, 0, 1))
    }

    @Test("Sensors are read once the app begins to, on Apple's axes")
    func sensors() throws {
        let output = NotedOutput()
        let controller = GCController(PadShape(family: .dualSense).makeProfile(), output: output)
        let motion = try #require(controller.motion)
        let reader = PadReader(controller)
        var changes = 0
        motion.valueChangedHandler = { _ in changes += 1 }
        reader.note(.sensor(0, .acceleration, x: 0, y: 9.80665, z: 0, time: 1))
        #expect(changes == 0 && motion.sensorsRequireManualActivation && motion.hasGravityAndUserAcceleration)
        motion.sensorsActive = true
        reader.note(.sensor(0, .acceleration, x: 0, y: 9.80665, z: 0, time: 2))
        reader.note(.sensor(0, .rotation, x: 1, y: 2, z: 3, time: 2))
        #expect(changes == 1 && close(motion.acceleration, 0, 0, -1) && close(motion.gravity, 0, 0, -1))
        #expect(motion.rotationRate.x == 1 && motion.rotationRate.y == -3 && motion.rotationRate.z == 2)
        #expect(motion.hasAttitudeAndRotationRate && output.log == ["sensors true"])
        motion.setGravity(GCAcceleration(x: 1, y: 0, z: 0))
        #expect(close(motion.gravity, 0, 0, -1))
        let copy = try #require(controller.capture().motion)
        copy.setGravity(GCAcceleration(x: 1, y: 0, z: 0))
        #expect(close(copy.gravity, 1, 0, 0) && close(copy.acceleration, 0, 0, -1))
    }

    @Test("Players, colors and batteries")
    func lights() {
        let output = NotedOutput()
        let controller = GCController(PadShape(family: .dualSense).makeProfile(), output: output)
        controller.playerIndex = .index3
        controller.playerIndex = .index3
        controller.light?.color = GCColor(red: 1, green: .nan, blue: 5)
        #expect(output.log == ["player 2", "light 1.0 0.0 1.0"] && controller.battery == nil)
        output.charge = PadCharge(level: 0.5, state: .discharging)
        let copy = controller.capture()
        output.charge = PadCharge(level: 0.25, state: .charging)
        #expect(controller.battery?.batteryLevel == 0.25 && controller.battery?.batteryState == .charging)
        #expect(copy.battery?.batteryLevel == 0.5 && copy.playerIndex == .index3 && copy.light == nil)
        let plain = GCController(PadShape().makeProfile())
        #expect(plain.light == nil && plain.haptics == nil && plain.motion == nil && plain.battery == nil)
    }

    @Test("Each place of a controller has its motors; there are no engines for others, or of a controller that is gone")
    func places() throws {
        let output = NotedOutput()
        for place: GCHapticsLocality in [.default, .all, .leftHandle, .rightHandle, .triggers, .leftTrigger] {
            PlaceMotor(output, place).vibrate(low: 0.5, high: 0.25, seconds: 1)
        }
        #expect(
            output.log == [
                "handles 0.5 0.25", "all 0.5 0.25", "handles 0.5 0.0", "handles 0.0 0.5", "triggers 0.5 0.5",
                "triggers 0.5 0.0",
            ])
        output.motors = [.handles]
        let haptics = GCDeviceHaptics(output)
        #expect(
            haptics.supportedLocalities.contains(.leftHandle) && haptics.createEngine(withLocality: .triggers) == nil)
        let engine = try #require(haptics.createEngine(withLocality: .handles))
        try engine.start()
        var reason: Int?
        engine.stoppedHandler = { reason = $0.rawValue }
        haptics.controllerIsGone()
        #expect(reason == 6)
        #expect(throws: (any Error).self) { try engine.start() }
    }
}
