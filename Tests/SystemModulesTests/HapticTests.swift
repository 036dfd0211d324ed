import CoreHaptics
import Testing

@Suite("Haptics")
struct HapticTests {
    @Test("Nothing vibrates, and an app is told so; patterns can be made")
    func none() throws {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError.self) { try CHHapticEngine() }
        #expect(throws: CHHapticError.self) { try CHHapticEngine(audioSession: nil) }
        let strength = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
        let pattern = try CHHapticPattern(
            events: [
                CHHapticEvent(eventType: .hapticTransient, parameters: [strength], relativeTime: 1),
                CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.5, duration: 2),
            ], parameters: [])
        let sound = CHHapticEvent(audioResourceID: 3, parameters: [strength], relativeTime: 0)
        #expect(sound.type == .audioCustom && sound.duration == 0)
        #expect(pattern.duration == 2.5 && pattern.events[0].eventParameters[0].value == 1)
    }
}
