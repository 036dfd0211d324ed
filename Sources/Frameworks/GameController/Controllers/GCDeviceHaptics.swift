import CoreHaptics
import Foundation

/// Where a controller shakes.
///
/// Follows Apple's [GCHapticsLocality](https://developer.apple.com/documentation/gamecontroller/gchapticslocality).
public struct GCHapticsLocality: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a place with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Wherever it can.
    public static let `default` = GCHapticsLocality(rawValue: "Default")
    /// Everywhere.
    public static let all = GCHapticsLocality(rawValue: "All")
    /// In the handles.
    public static let handles = GCHapticsLocality(rawValue: "Handles")
    /// In the left handle.
    public static let leftHandle = GCHapticsLocality(rawValue: "Left Handle")
    /// In the right handle.
    public static let rightHandle = GCHapticsLocality(rawValue: "Right Handle")
    /// Below the triggers.
    public static let triggers = GCHapticsLocality(rawValue: "Triggers")
    /// Below the left trigger.
    public static let leftTrigger = GCHapticsLocality(rawValue: "Left Trigger")
    /// Below the right trigger.
    public static let rightTrigger = GCHapticsLocality(rawValue: "Right Trigger")
}

/// The duration of an event that lasts until its player is stopped, in seconds.
public let GCHapticDurationInfinite: Float = 1_000_000

/// The motors of a controller.
///
/// Follows Apple's [GCDeviceHaptics](https://developer.apple.com/documentation/gamecontroller/gcdevicehaptics).
open class GCDeviceHaptics: NSObject, @unchecked Sendable {
    /// Where the controller can shake.
    public let supportedLocalities: Set<GCHapticsLocality>

    private weak var output: (any PadOutput)?
    private var engines: [WeakEngine] = []

    private struct WeakEngine { weak var engine: CHHapticEngine? }

    init(_ output: any PadOutput) {
        self.output = output
        var places: Set<GCHapticsLocality> = [.default, .all]
        if output.motors.contains(.handles) { places.formUnion([.handles, .leftHandle, .rightHandle]) }
        if output.motors.contains(.triggers) { places.formUnion([.triggers, .leftTrigger, .rightTrigger]) }
        supportedLocalities = places
    }

    /// Creates an engine that shakes the controller at a place; nil for a place without a motor.
    open func createEngine(withLocality locality: GCHapticsLocality) -> CHHapticEngine? {
        guard supportedLocalities.contains(locality), let output else { return nil }
        let engine = CHHapticEngine(motor: PlaceMotor(output, locality))
        engines.removeAll { $0.engine == nil }
        engines.append(WeakEngine(engine: engine))
        return engine
    }

    /// Stops the engines of a controller that is gone.
    func controllerIsGone() {
        for engine in engines { engine.engine?.deviceIsGone() }
        engines = []
    }
}

/// The motors at one place of a controller.
final class PlaceMotor: HapticMotor {
    private weak var output: (any PadOutput)?
    private let place: GCHapticsLocality

    init(_ output: any PadOutput, _ place: GCHapticsLocality) { (self.output, self.place) = (output, place) }

    func vibrate(low: Float, high: Float, seconds: TimeInterval) {
        // The slow motor is in the left handle, the fast one in the right; triggers have one each.
        let all = max(low, high)
        switch place {
        case .leftHandle: output?.shake([.handles], low: all, high: 0, seconds: seconds)
        case .rightHandle: output?.shake([.handles], low: 0, high: all, seconds: seconds)
        case .leftTrigger: output?.shake([.triggers], low: all, high: 0, seconds: seconds)
        case .rightTrigger: output?.shake([.triggers], low: 0, high: all, seconds: seconds)
        case .triggers: output?.shake([.triggers], low: all, high: all, seconds: seconds)
        case .all: output?.shake([.handles, .triggers], low: low, high: high, seconds: seconds)
        default:
            let hasHandles = output?.motors.contains(.handles) ?? false
            output?.shake(hasHandles ? [.handles] : [.triggers], low: low, high: high, seconds: seconds)
        }
    }
}
