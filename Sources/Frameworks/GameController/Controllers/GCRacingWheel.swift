import Foundation
import OrielFoundation

/// A steering wheel; none is found here.
///
/// Follows Apple's [GCRacingWheel](https://developer.apple.com/documentation/gamecontroller/gcracingwheel). Wheels that the
/// library knows as controllers are controllers.
open class GCRacingWheel: NSObject, GCDevice, @unchecked Sendable {
    /// The maker; nil if it is not known.
    open var vendorName: String? { nil }
    /// The kind of device.
    open var productCategory: String { GCProductCategoryHID }
    /// Where its functions are called; the main queue at first.
    open var handlerQueue = DispatchQueue.main
    /// Its parts.
    public let physicalInputProfile = GCPhysicalInputProfile()
    /// Whether the app has the wheel.
    open private(set) var isAcquired = false
    /// Whether it is a copy.
    open var isSnapshot: Bool { physicalInputProfile.isSnapshot }
    /// Its parts in the form of the newer interface.
    open private(set) lazy var wheelInput = GCRacingWheelInput(physicalInputProfile)

    override init() {
        super.init()
        physicalInputProfile.device = self
    }

    /// The connected wheels: none, which is reported once.
    open class var connectedRacingWheels: Set<GCRacingWheel> {
        RuntimeWarning.issue("GameController: steering wheels are not found here; some are controllers.")
        return []
    }

    /// Takes the wheel for the app.
    open func acquireDevice() throws { throw POSIXError(.ENODEV) }
    /// Gives the wheel back.
    open func relinquishDevice() { isAcquired = false }
    /// Returns a copy with the current values.
    open func capture() -> GCRacingWheel { GCRacingWheel() }
}

extension NSNotification.Name {
    /// Posted when a steering wheel is connected; never here.
    public static let GCRacingWheelDidConnect = NSNotification.Name("GCRacingWheelDidConnectNotification")
    /// Posted when a steering wheel is no longer connected; never here.
    public static let GCRacingWheelDidDisconnect = NSNotification.Name("GCRacingWheelDidDisconnectNotification")
}

/// The state of a steering wheel's parts.
///
/// Follows Apple's
/// [GCRacingWheelInputState](https://developer.apple.com/documentation/gamecontroller/gcracingwheelinputstate).
open class GCRacingWheelInputState: GCControllerInputState, @unchecked Sendable {
    /// The wheel.
    open var wheel: GCSteeringWheelElement { steering }
    /// The pedal to go; nil for none.
    open var acceleratorPedal: (any GCButtonElement)? { buttons[.pedalAccelerator] }
    /// The pedal to stop; nil for none.
    open var brakePedal: (any GCButtonElement)? { buttons[.pedalBrake] }
    /// The pedal to change gears; nil for none.
    open var clutchPedal: (any GCButtonElement)? { buttons[.pedalClutch] }
    /// The lever; nil for none.
    open var shifter: GCGearShifterElement? { nil }

    private let steering = GCSteeringWheelElement()
}

/// A steering wheel's parts, as they are now.
///
/// Follows Apple's [GCRacingWheelInput](https://developer.apple.com/documentation/gamecontroller/gcracingwheelinput).
open class GCRacingWheelInput: GCRacingWheelInputState, @unchecked Sendable {
    /// Returns a copy of the current state.
    open func capture() -> GCRacingWheelInputState { GCRacingWheelInputState(profile.capture()) }
}

/// The wheel of a steering wheel.
///
/// Follows Apple's [GCSteeringWheelElement](https://developer.apple.com/documentation/gamecontroller/gcsteeringwheelelement).
open class GCSteeringWheelElement: NSObject, GCAxisElement {
    /// The name of its symbol.
    open var sfSymbolsName: String? { "steeringwheel" }
    /// The name that is shown.
    open var localizedName: String? { GCInputSteeringWheel }
    /// The names by which it is found.
    open var aliases: Set<String> { [GCInputSteeringWheel] }
    /// How far it turns from end to end, in degrees.
    open var maximumDegreesOfRotation: Float { 0 }
    /// The place; nil, as no wheel is read.
    open var absoluteInput: (any GCAxisInput)? { nil }
    /// The distances; nil.
    open var relativeInput: (any GCRelativeInput)? { nil }
    override init() {}
}

/// The lever of a steering wheel; no wheel is read.
///
/// Follows Apple's [GCGearShifterElement](https://developer.apple.com/documentation/gamecontroller/gcgearshifterelement).
open class GCGearShifterElement: NSObject, GCPhysicalInputElement {
    /// The name of its symbol; nil.
    open var sfSymbolsName: String? { nil }
    /// The name that is shown.
    open var localizedName: String? { GCInputShifter }
    /// The names by which it is found.
    open var aliases: Set<String> { [GCInputShifter] }
    /// The place of a lever with gears; nil.
    open var patternInput: (any GCSwitchPositionInput)? { nil }
    /// The steps of a lever without; nil.
    open var sequentialInput: (any GCRelativeInput)? { nil }
    override init() {}
}
