import Foundation
import SwiftUI

/// Taps on the wrist.
public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
    case navigationGenericManeuver, navigationLeftTurn, navigationRightTurn, underwaterDepthPrompt
    case underwaterDepthCriticalPrompt
}
/// The wrist.
public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
/// The side of the crown.
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }
/// The state of a battery.
public enum WKInterfaceDeviceBatteryState: Int, Sendable { case unknown, unplugged, charging, full }
/// The resistance to water.
public enum WKWaterResistanceRating: Int, Sendable { case ipx7, wr50, wr100 }

/// The watch: this machine, which is none.
///
/// Follows Apple's [WKInterfaceDevice](https://developer.apple.com/documentation/watchkit/wkinterfacedevice).
@MainActor @preconcurrency
open class WKInterfaceDevice: NSObject {
    private static let device = WKInterfaceDevice()
    /// Returns the device.
    open class func current() -> WKInterfaceDevice { device }
    /// The screen, in points.
    open var screenBounds: CGRect { UIScreen.main.bounds }
    /// The pixels in a point.
    open var screenScale: CGFloat { UIScreen.main.scale }
    /// The name.
    open var name: String { UIDevice.current.name }
    /// The model.
    open var model: String { UIDevice.current.model }
    /// The model for users.
    open var localizedModel: String { UIDevice.current.localizedModel }
    /// The system.
    open var systemName: String { UIDevice.current.systemName }
    /// The system's version.
    open var systemVersion: String { UIDevice.current.systemVersion }
    /// The name that apps keep; nil.
    open var identifierForVendor: UUID? { nil }
    /// Whether the battery is watched; false by default.
    open var isBatteryMonitoringEnabled = false
    /// The battery's charge: unknown, -1.
    open var batteryLevel: Float { -1 }
    /// The battery's state: unknown.
    open var batteryState: WKInterfaceDeviceBatteryState { .unknown }
    /// The wrist: left.
    open var wristLocation: WKInterfaceDeviceWristLocation { .left }
    /// The side of the crown: right.
    open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
    /// The resistance to water: the least.
    open var waterResistanceRating: WKWaterResistanceRating { .ipx7 }
    /// Whether touches are ignored under water: no.
    open var isWaterLockEnabled: Bool { false }
    /// Ignores touches under water; without effect.
    open func enableWaterLock() {}
    /// Taps on the wrist; without effect, which is reported once.
    open func play(_ type: WKHapticType) {
        RuntimeWarning.issue("WatchKit: this machine is not a watch; nothing taps on a wrist.")
    }
}
