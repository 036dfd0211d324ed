import Foundation
import OrielFoundation

/// A trigger with a force of its own, which is not set here.
///
/// Follows Apple's
/// [GCDualSenseAdaptiveTrigger](https://developer.apple.com/documentation/gamecontroller/gcdualsenseadaptivetrigger).
/// The trigger's value is read as any other's; what would make it resist is reported once.
open class GCDualSenseAdaptiveTrigger: GCControllerButtonInput, @unchecked Sendable {
    /// How the trigger resists.
    public enum Mode: Int, Sendable {
        case off, feedback, weapon, vibration, slopeFeedback
    }

    /// The state of the trigger's force.
    public enum Status: Int, Sendable {
        case unknown = -1
        case feedbackNoLoad, feedbackLoadApplied, weaponReady, weaponFiring, weaponFired, vibrationNotVibrating
        case vibrationIsVibrating, slopeFeedbackReady, slopeFeedbackApplyingLoad, slopeFeedbackFinished
    }

    /// A force for each part of the trigger's way.
    public struct PositionalResistiveStrengths: Sendable {
        /// The forces, from 0 to 1.
        public var values: (Float, Float, Float, Float, Float, Float, Float, Float, Float, Float)
        /// Creates the forces.
        public init(values: (Float, Float, Float, Float, Float, Float, Float, Float, Float, Float)) {
            self.values = values
        }
        /// Creates forces of 0.
        public init() { values = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0) }
    }

    /// A strength of vibrations for each part of the trigger's way.
    public struct PositionalAmplitudes: Sendable {
        /// The strengths, from 0 to 1.
        public var values: (Float, Float, Float, Float, Float, Float, Float, Float, Float, Float)
        /// Creates the strengths.
        public init(values: (Float, Float, Float, Float, Float, Float, Float, Float, Float, Float)) {
            self.values = values
        }
        /// Creates strengths of 0.
        public init() { values = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0) }
    }

    /// How the trigger resists: not at all.
    open var mode: Mode { .off }
    /// The state of the trigger's force, which is not known.
    open var status: Status { .unknown }
    /// Where the force begins, from 0 to 1.
    open var armPosition: Float { 0 }

    /// Asks for a force that grows on the way; has no effect.
    open func setModeSlopeFeedback(
        startPosition: Float, endPosition: Float, startStrength: Float, endStrength: Float
    ) { reportForce() }
    /// Asks for a force from a place on; has no effect.
    open func setModeFeedbackWithStartPosition(_ startPosition: Float, resistiveStrength: Float) { reportForce() }
    /// Asks for forces on the way; has no effect.
    open func setModeFeedback(resistiveStrengths positionalResistiveStrengths: PositionalResistiveStrengths) {
        reportForce()
    }
    /// Asks for a force that breaks; has no effect.
    open func setModeWeaponWithStartPosition(_ startPosition: Float, endPosition: Float, resistiveStrength: Float) {
        reportForce()
    }
    /// Asks for vibrations from a place on; has no effect.
    open func setModeVibrationWithStartPosition(_ startPosition: Float, amplitude: Float, frequency: Float) {
        reportForce()
    }
    /// Asks for vibrations on the way; has no effect.
    open func setModeVibration(amplitudes positionalAmplitudes: PositionalAmplitudes, frequency: Float) {
        reportForce()
    }
    /// Ends the force, of which there is none.
    open func setModeOff() {}

    private func reportForce() {
        RuntimeWarning.issue("GameController: the triggers of a DualSense have no forces here; their values are read.")
    }
}
