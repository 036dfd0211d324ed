import Foundation
import Testing

@testable import CoreHaptics

private final class Motor: HapticMotor {
    var log: [String] = []
    func vibrate(low: Float, high: Float, seconds: TimeInterval) { log.append("\(low) \(high)") }
}

@MainActor
@Suite("Patterns that a controller's motors play")
struct HapticPlayerTests {
    private func event(
        _ type: CHHapticEvent.EventType, at time: TimeInterval, lasting duration: TimeInterval = 0,
        intensity: Float = 1,
        sharpness: Float = 0
    ) -> CHHapticEvent {
        CHHapticEvent(
            eventType: type,
            parameters: [
                CHHapticEventParameter(parameterID: .hapticIntensity, value: intensity),
                CHHapticEventParameter(parameterID: .hapticSharpness, value: sharpness),
            ], relativeTime: time, duration: duration)
    }

    @Test("The strongest event of each time is played, slow or fast by its sharpness, as parameters change it")
    func levels() {
        var track = HapticTrack(events: [
            event(.hapticContinuous, at: 0, lasting: 1, intensity: 0.5), event(.hapticTransient, at: 0.5, sharpness: 1),
            event(.audioContinuous, at: 0, lasting: 9),
        ])
        #expect(track.end == 1)
        #expect(track.level(at: 0) == (0.5, 0) && track.level(at: 1) == (0, 0))
        #expect(track.level(at: 0.5) == (0.5, 1) && track.level(at: 0.6) == (0.5, 0))
        track.parameters = [
            CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 0.5, relativeTime: 0.2)
        ]
        #expect(track.level(at: 0.1) == (0.5, 0) && track.level(at: 0.3) == (0.25, 0))
        let points = [
            CHHapticParameterCurve.ControlPoint(relativeTime: 0, value: 1),
            CHHapticParameterCurve.ControlPoint(relativeTime: 0.5, value: 0),
        ]
        track.curves = [
            CHHapticParameterCurve(parameterID: .hapticIntensityControl, controlPoints: points, relativeTime: 0.25)
        ]
        #expect(track.level(at: 0.25) == (0.5, 0) && track.level(at: 0.8) == (0, 0))
        let wild = HapticTrack(events: [event(.hapticContinuous, at: 0, lasting: 1, intensity: .nan, sharpness: 7)])
        #expect(wild.level(at: 0.5) == (0, 0))
    }

    @Test("A curve leads from point to point, and stays at its ends")
    func curves() {
        var track = HapticTrack(events: [event(.hapticContinuous, at: 0, lasting: 9)])
        func curve(_ start: TimeInterval, _ points: (TimeInterval, Float)...) -> CHHapticParameterCurve {
            CHHapticParameterCurve(
                parameterID: .hapticIntensityControl,
                controlPoints: points.map { CHHapticParameterCurve.ControlPoint(relativeTime: $0.0, value: $0.1) },
                relativeTime: start)
        }
        track.curves = [curve(1, (3, 1), (0.5, 0.25), (1, 0.75))]
        #expect(track.level(at: 0.5) == (1, 0) && track.level(at: 1) == (0.25, 0) && track.level(at: 1.5) == (0.25, 0))
        #expect(track.level(at: 1.75) == (0.5, 0) && track.level(at: 1.625) == (0.375, 0))
        #expect(track.level(at: 2) == (0.75, 0) && track.level(at: 3) == (0.875, 0))
        #expect(track.level(at: 4) == (1, 0) && track.level(at: 8) == (1, 0))
        track.curves = [curve(1)]
        #expect(track.level(at: 2) == (1, 0))
        track.curves = [curve(1, (0, 0.5))]
        #expect(track.level(at: 1) == (0.5, 0) && track.level(at: 7) == (0.5, 0) && track.level(at: 0.9) == (1, 0))
    }

    @Test("A player plays to its end, and the engine stops if the app wishes")
    func playing() throws {
        let motor = Motor()
        let engine = CHHapticEngine(motor: motor)
        let pattern = try CHHapticPattern(events: [event(.hapticContinuous, at: 0, lasting: 0.05)], parameters: [])
        let player = try #require(try engine.makeAdvancedPlayer(with: pattern) as? HapticPlayer)
        #expect(throws: CHHapticError(.engineNotRunning)) { try player.start(atTime: CHHapticTimeImmediate) }
        try engine.start()
        var log: [String] = []
        engine.notifyWhenPlayersFinished { error in
            log.append("finished \(error == nil)")
            return .stopEngine
        }
        engine.stoppedHandler = { log.append("stopped \($0.rawValue)") }
        player.completionHandler = { log.append("completed \($0 == nil)") }
        try player.start(atTime: CHHapticTimeImmediate)
        player.advance(by: 0.025)
        player.isMuted = true
        player.advance(by: 0.025)
        #expect(motor.log == ["1.0 0.0", "0.0 0.0"] && log.isEmpty)
        player.advance(by: 0.025)
        #expect(log == ["completed true", "finished true", "stopped 4"] && !player.isPlaying)
        #expect(motor.log.last == "0.0 0.0")
        #expect(throws: CHHapticError(.engineNotRunning)) { try player.start(atTime: CHHapticTimeImmediate) }
    }

    @Test("A repeated pattern begins again, until it is stopped or its device is gone")
    func looping() throws {
        let motor = Motor()
        let engine = CHHapticEngine(motor: motor)
        try engine.start()
        let pattern = try CHHapticPattern(events: [event(.hapticContinuous, at: 0, lasting: 0.05)], parameters: [])
        let player = try #require(try engine.makeAdvancedPlayer(with: pattern) as? HapticPlayer)
        player.loopEnabled = true
        try player.start(atTime: CHHapticTimeImmediate)
        for _ in 0..<9 { player.advance(by: 0.025) }
        #expect(player.isPlaying && motor.log.count == 9 && Set(motor.log) == ["1.0 0.0"])
        var reason: CHHapticEngine.StoppedReason?
        engine.stoppedHandler = { reason = $0 }
        engine.deviceIsGone()
        #expect(reason == .gameControllerDisconnect && !player.isPlaying && motor.log.last == "0.0 0.0")
        #expect(throws: CHHapticError(.notSupported)) { try engine.start() }
    }
}
