import Foundation

/// The device: a computer with windows.
///
/// Follows Apple's [UIDevice](https://developer.apple.com/documentation/uikit/uidevice).
open class UIDevice: NSObject, @unchecked Sendable {
    /// The device that the app runs on.
    public static let current = UIDevice()

    /// The machine's name in the network.
    open var name: String { ProcessInfo.processInfo.hostName }
    /// The kind of device, as in ``userInterfaceIdiom``.
    open var model: String { "iPad" }
    /// The kind of device, in the user's language.
    open var localizedModel: String { model }
    /// The system's name.
    open var systemName: String { "Linux" }
    /// The system's version.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion)"
    }
    /// The kind of device that apps should adapt to: a tablet, with windows of any size and a pointer.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
    /// The orientation of the device; always portrait.
    open var orientation: UIDeviceOrientation { .portrait }
    /// Whether orientation is watched.
    open var isGeneratingDeviceOrientationNotifications: Bool { false }
    /// Starts to watch the orientation; nothing turns here.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// Ends the notifications started by ``beginGeneratingDeviceOrientationNotifications()``.
    open func endGeneratingDeviceOrientationNotifications() {}
    /// An identifier of this installation; kept while the app runs.
    public let identifierForVendor: UUID? = UUID()
    /// Whether the battery is watched.
    open var isBatteryMonitoringEnabled = false
    /// The charge of the battery, from 0 to 1; -1, since it is unknown.
    open var batteryLevel: Float { -1 }
    /// The state of the battery.
    open var batteryState: BatteryState { .unknown }
    /// Whether the device watches for a face; it has no sensor here.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {
            if newValue { RuntimeWarning.issue("UIDevice: there is no proximity sensor: see CompatibilityGaps.md.") }
        }
    }
    /// Whether a face is near the device; never here.
    open var proximityState: Bool { false }
    /// Sets a value by its key, as apps do that want to turn the device; without effect here, with a warning.
    open func setValue(_ value: Any?, forKey key: String) {
        RuntimeWarning.issue("UIDevice: \(key) cannot be set: see CompatibilityGaps.md.")
    }
    /// Whether the device can do several things at once.
    open var isMultitaskingSupported: Bool { true }
    /// Makes the click of a key; silent here.
    open func playInputClick() {}

    /// The state of a battery.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    /// Posted when the device is turned; never here.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Posted when the battery's level changes; never here.
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when ``proximityState`` changes; never here.
    public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
    /// Posted when charging begins or ends; never here.
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether it is a portrait orientation.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether it is known and not flat.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether it is a portrait orientation.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Portrait.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// Landscape, turned to the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// Landscape, turned to the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Both landscape orientations.
    public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
    /// All orientations.
    public static let all = UIInterfaceOrientationMask(rawValue: 30)
    /// All orientations but upside down.
    public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}
