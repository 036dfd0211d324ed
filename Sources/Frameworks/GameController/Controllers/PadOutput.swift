import Foundation

/// The side of a controller to which apps send something.
protocol PadOutput: AnyObject {
    /// Shows which player it is for; -1 for none.
    func setPlayer(_ index: Int)
    /// The charge of its battery; nil if it has none, or does not report it.
    var charge: PadCharge? { get }
    /// Whether it has a light with a color.
    var hasLight: Bool { get }
    /// Sets the color of its light, from 0 to 1.
    func setLight(red: Float, green: Float, blue: Float)
    /// Where it can shake.
    var motors: Set<PadMotor> { get }
    /// Shakes its motors, from 0 to 1, for some seconds: slow and fast, or below the triggers.
    func shake(_ motors: Set<PadMotor>, low: Float, high: Float, seconds: Double)
    /// The sensors that it has.
    var sensors: Set<PadSensor> { get }
    /// Begins or ends reading its sensors.
    func setSensorsActive(_ isActive: Bool)
}

/// Motors of a controller.
enum PadMotor: Sendable { case handles, triggers }

/// Sensors of a controller.
enum PadSensor: Sendable { case acceleration, rotation }

/// The charge of a controller's battery.
struct PadCharge: Equatable, Sendable {
    var level: Float
    var state: GCDeviceBattery.State
}
