import Foundation

/// A device that vibrates: the motors of a controller for games.
package protocol HapticMotor: AnyObject {
    /// Vibrates slowly and fast, from 0 to 1, for some seconds; 0 and 0 ends it.
    func vibrate(low: Float, high: Float, seconds: TimeInterval)
}

/// How strong a pattern vibrates at each time.
struct HapticTrack {
    var events: [CHHapticEvent] = []
    var parameters: [CHHapticDynamicParameter] = []
    var curves: [CHHapticParameterCurve] = []

    /// How long a short tap lasts with a motor that has to turn first, in seconds.
    static let tap: TimeInterval = 0.06

    private static func length(_ event: CHHapticEvent) -> TimeInterval {
        event.type == .hapticTransient ? tap : event.duration
    }

    /// When the last vibration ends, in seconds.
    var end: TimeInterval { events.filter(\.isHaptic).map { $0.relativeTime + Self.length($0) }.max() ?? 0 }

    /// Returns how strong the motors are at a time: sharp events vibrate fast, others slowly.
    func level(at time: TimeInterval) -> (low: Float, high: Float) {
        var (low, high) = (Float(0), Float(0))
        for event in events where event.isHaptic {
            let (start, length) = (event.relativeTime, Self.length(event))
            guard time >= start, time < start + length else { continue }
            let intensity = event.value(.hapticIntensity, 1) * control(.hapticIntensityControl, at: time, neutral: 1)
            let sharpness = event.value(.hapticSharpness, 0) + control(.hapticSharpnessControl, at: time, neutral: 0)
            let (strength, share) = (Self.unit(intensity), Self.unit(sharpness))
            low = max(low, strength * min(1, 2 * (1 - share)))
            high = max(high, strength * min(1, 2 * share))
        }
        return (low, high)
    }

    private static func unit(_ value: Float) -> Float { value.isFinite ? min(max(value, 0), 1) : 0 }

    /// The value that changes of a number have at a time: a curve's, or else the last one's.
    private func control(_ id: CHHapticDynamicParameter.ID, at time: TimeInterval, neutral: Float) -> Float {
        let curve = curves.last { $0.parameterID == id && $0.relativeTime <= time }
        let last = parameters.filter { $0.parameterID == id && $0.relativeTime <= time }
            .max { $0.relativeTime < $1.relativeTime }
        if let curve, let value = curve.value(at: time), curve.relativeTime >= last?.relativeTime ?? -.infinity {
            return value
        }
        return last?.value ?? neutral
    }
}

extension CHHapticEvent {
    /// Whether the motors play it: sounds are left out.
    fileprivate var isHaptic: Bool { type == .hapticTransient || type == .hapticContinuous }

    fileprivate func value(_ id: ParameterID, _ normal: Float) -> Float {
        eventParameters.last { $0.parameterID == id }?.value ?? normal
    }
}

extension CHHapticParameterCurve {
    /// Returns the value between the two points around a time; nil without points.
    fileprivate func value(at time: TimeInterval) -> Float? {
        let place = time - relativeTime
        let points = controlPoints.sorted { $0.relativeTime < $1.relativeTime }
        guard let next = points.firstIndex(where: { $0.relativeTime > place }) else { return points.last?.value }
        guard next > 0 else { return points[0].value }
        let (a, b) = (points[next - 1], points[next])
        return a.value + (b.value - a.value) * Float((place - a.relativeTime) / (b.relativeTime - a.relativeTime))
    }
}
