import Foundation

/// The battery of a controller.
///
/// Follows Apple's [GCDeviceBattery](https://developer.apple.com/documentation/gamecontroller/gcdevicebattery).
open class GCDeviceBattery: NSObject, @unchecked Sendable {
    /// How full it is, from 0 to 1.
    public let batteryLevel: Float
    /// Whether it is used or charged.
    public let batteryState: State

    /// Whether a battery is used or charged.
    public enum State: Int, Sendable {
        case unknown = -1
        case discharging, charging, full
    }

    init(_ charge: PadCharge) { (batteryLevel, batteryState) = (charge.level.clamped(0, 1), charge.state) }
}
