import Foundation
import OrielFoundation

/// A controller for games, as SDL's library reads it (Debian's package `libsdl2-2.0-0`).
///
/// Follows Apple's [GCController](https://developer.apple.com/documentation/gamecontroller/gccontroller). Controllers are
/// looked for as soon as an app asks for them or names one of their notifications.
open class GCController: NSObject, GCDevice, @unchecked Sendable {
    /// The kind of product.
    open internal(set) var productCategory: String
    /// The name of its manufacturer, which comes with the product's; nil if it is not known.
    open internal(set) var vendorName: String?
    /// Where its functions are called; the main queue at first.
    open var handlerQueue = DispatchQueue.main
    /// Called when the button for the menu is pressed.
    open var controllerPausedHandler: ((GCController) -> Void)?
    /// The light for a player.
    open var playerIndex = GCControllerPlayerIndex.indexUnset {
        didSet { if playerIndex != oldValue { output?.setPlayer(playerIndex.rawValue) } }
    }
    /// Whether it is a part of the device; never here.
    open var isAttachedToDevice: Bool { false }
    /// Its parts.
    public let physicalInputProfile: GCPhysicalInputProfile
    /// The buttons and sticks of a large controller; nil for others.
    open var extendedGamepad: GCExtendedGamepad? { physicalInputProfile as? GCExtendedGamepad }
    /// The buttons of a small controller, which large ones have as well.
    public let microGamepad: GCMicroGamepad?
    /// The buttons of a controller without sticks, which large ones have as well; nil for small ones.
    public let gamepad: GCGamepad?
    /// How it is held and moved; nil if it has no sensors.
    public let motion: GCMotion?
    /// Its light; nil for none.
    public let light: GCDeviceLight?
    /// Its motors; nil for none.
    public let haptics: GCDeviceHaptics?
    /// Its battery; nil if it has none, or does not report it.
    open var battery: GCDeviceBattery? { output?.charge.map(GCDeviceBattery.init) ?? capturedBattery }
    /// Whether it is a copy or one that the app sets.
    open var isSnapshot: Bool { physicalInputProfile.isSnapshot }
    /// Its parts in the form of the newer interface.
    open private(set) lazy var input = GCControllerLiveInput(self)

    /// Where the app's wishes go; nil for a snapshot.
    let output: (any PadOutput)?
    private var capturedBattery: GCDeviceBattery?

    init(
        _ profile: GCPhysicalInputProfile, category: String = GCProductCategoryMFi, name: String? = nil,
        output: (any PadOutput)? = nil, motion capturedMotion: GCMotion? = nil
    ) {
        (physicalInputProfile, productCategory, vendorName) = (profile, category, name)
        self.output = output
        let large = profile as? GCExtendedGamepad
        microGamepad = large.map(GCMicroGamepad.init(of:)) ?? profile as? GCMicroGamepad
        gamepad = large.map(GCGamepad.init(of:))
        light = output.flatMap { $0.hasLight ? GCDeviceLight($0) : nil }
        haptics = output.flatMap { $0.motors.isEmpty ? nil : GCDeviceHaptics($0) }
        motion = output.flatMap { $0.sensors.isEmpty ? nil : GCMotion($0) } ?? capturedMotion
        super.init()
        for part in [profile, microGamepad, gamepad] { part?.device = self }
        large?.controller = self
        microGamepad?.controller = self
        gamepad?.controller = self
        motion?.controller = self
    }

    /// Returns the connected controllers.
    open class func controllers() -> [GCController] {
        ControllerHub.startSoon()
        return ControllerHub.shared.controllers
    }
    /// The controller that was used last; nil for none.
    open class var current: GCController? {
        ControllerHub.startSoon()
        return ControllerHub.shared.current
    }
    /// Whether the app hears of controllers while it is not in front; false at first.
    nonisolated(unsafe) public static var shouldMonitorBackgroundEvents = false

    /// Looks for controllers without cables, which the desktop connects; its controllers are found with the others.
    open class func startWirelessControllerDiscovery(completionHandler: (@Sendable () -> Void)? = nil) {
        ControllerHub.startSoon()
        DispatchQueue.main.async { completionHandler?() }
    }
    /// Looks for controllers without cables; the desktop connects them, and they are found with the others.
    open class func startWirelessControllerDiscovery() async { ControllerHub.startSoon() }
    /// Ends looking for controllers without cables; connected ones are still found.
    open class func stopWirelessControllerDiscovery() {}

    /// Returns a copy with the current values, which does not change with the controller.
    open func capture() -> GCController {
        let copy = GCController(
            physicalInputProfile.capture(), category: productCategory, name: vendorName,
            motion: motion.map(GCMotion.init(copying:)))
        copy.capturedBattery = battery
        copy.playerIndex = playerIndex
        return copy
    }

    /// Returns a large controller whose values the app sets.
    open class func withExtendedGamepad() -> GCController {
        let profile = PadShape.snapshot.makeProfile()
        profile.isSettable = true
        return GCController(profile)
    }
    /// Returns a small controller whose values the app sets.
    open class func withMicroGamepad() -> GCController {
        let profile = GCMicroGamepad()
        profile.isSettable = true
        return GCController(profile)
    }
}
