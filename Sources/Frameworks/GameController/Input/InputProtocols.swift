import Foundation

/// A part of a device, in the form of the newer interface.
///
/// Follows Apple's [GCPhysicalInputElement](https://developer.apple.com/documentation/gamecontroller/gcphysicalinputelement).
public protocol GCPhysicalInputElement: NSObjectProtocol {
    /// The name of its symbol; nil for none.
    var sfSymbolsName: String? { get }
    /// The name that is shown; nil for none.
    var localizedName: String? { get }
    /// The names by which it is found.
    var aliases: Set<String> { get }
}

/// A value of a part.
///
/// Follows Apple's [GCLinearInput](https://developer.apple.com/documentation/gamecontroller/gclinearinput).
public protocol GCLinearInput: NSObjectProtocol {
    /// Called when there is another value.
    var valueDidChangeHandler: ((any GCPhysicalInputElement, any GCLinearInput, Float) -> Void)? { get set }
    /// The value, from 0 to 1.
    var value: Float { get }
    /// Whether there are values between 0 and 1.
    var isAnalog: Bool { get }
    /// Whether the value begins again behind its end.
    var canWrap: Bool { get }
    /// When it changed last, in seconds since the machine started.
    var lastValueTimestamp: TimeInterval { get }
    /// How long the value took to arrive; 0, as that is not known.
    var lastValueLatency: TimeInterval { get }
}

/// Whether a part is pressed.
///
/// Follows Apple's [GCPressedStateInput](https://developer.apple.com/documentation/gamecontroller/gcpressedstateinput).
public protocol GCPressedStateInput: NSObjectProtocol {
    /// Called when the part is pressed or released.
    var pressedDidChangeHandler: ((any GCPhysicalInputElement, any GCPressedStateInput, Bool) -> Void)? { get set }
    /// Whether the part is pressed.
    var isPressed: Bool { get }
    /// When it was pressed or released last, in seconds since the machine started.
    var lastPressedStateTimestamp: TimeInterval { get }
    /// How long that took to arrive; 0, as that is not known.
    var lastPressedStateLatency: TimeInterval { get }
}

/// Whether a part is touched.
///
/// Follows Apple's [GCTouchedStateInput](https://developer.apple.com/documentation/gamecontroller/gctouchedstateinput).
public protocol GCTouchedStateInput: NSObjectProtocol {
    /// Called when the part is touched, and when no longer.
    var touchedDidChangeHandler: ((any GCPhysicalInputElement, any GCTouchedStateInput, Bool) -> Void)? { get set }
    /// Whether the part is touched.
    var isTouched: Bool { get }
    /// When it was touched last, in seconds since the machine started.
    var lastTouchedStateTimestamp: TimeInterval { get }
    /// How long that took to arrive; 0, as that is not known.
    var lastTouchedStateLatency: TimeInterval { get }
}

/// The place on an axis.
///
/// Follows Apple's [GCAxisInput](https://developer.apple.com/documentation/gamecontroller/gcaxisinput).
public protocol GCAxisInput: NSObjectProtocol {
    /// Called when there is another value.
    var valueDidChangeHandler: ((any GCPhysicalInputElement, any GCAxisInput, Float) -> Void)? { get set }
    /// The value, from -1 to 1.
    var value: Float { get }
    /// Whether there are values between.
    var isAnalog: Bool { get }
    /// Whether the value begins again behind its end.
    var canWrap: Bool { get }
    /// When it changed last, in seconds since the machine started.
    var lastValueTimestamp: TimeInterval { get }
    /// How long the value took to arrive; 0, as that is not known.
    var lastValueLatency: TimeInterval { get }
}

/// The distances on an axis.
///
/// Follows Apple's [GCRelativeInput](https://developer.apple.com/documentation/gamecontroller/gcrelativeinput).
public protocol GCRelativeInput: NSObjectProtocol {
    /// Called with a distance.
    var deltaDidChangeHandler: ((any GCPhysicalInputElement, any GCRelativeInput, Float) -> Void)? { get set }
    /// The last distance.
    var delta: Float { get }
    /// Whether there are distances other than whole numbers.
    var isAnalog: Bool { get }
    /// When it changed last, in seconds since the machine started.
    var lastDeltaTimestamp: TimeInterval { get }
    /// How long the distance took to arrive; 0, as that is not known.
    var lastDeltaLatency: TimeInterval { get }
}

/// The place of a switch.
///
/// Follows Apple's [GCSwitchPositionInput](https://developer.apple.com/documentation/gamecontroller/gcswitchpositioninput).
public protocol GCSwitchPositionInput: NSObjectProtocol {
    /// Called when the switch has another place.
    var positionDidChangeHandler: ((any GCPhysicalInputElement, any GCSwitchPositionInput, Int) -> Void)? { get set }
    /// The place.
    var position: Int { get }
    /// The places that there are.
    var positionRange: NSRange { get }
    /// Whether places follow each other.
    var isSequential: Bool { get }
    /// Whether the first place follows the last one.
    var canWrap: Bool { get }
    /// When it changed last, in seconds since the machine started.
    var lastPositionTimestamp: TimeInterval { get }
    /// How long the place took to arrive; 0, as that is not known.
    var lastPositionLatency: TimeInterval { get }
}

/// A button, in the form of the newer interface.
///
/// Follows Apple's [GCButtonElement](https://developer.apple.com/documentation/gamecontroller/gcbuttonelement).
public protocol GCButtonElement: GCPhysicalInputElement {
    /// How far it is pressed, and whether.
    var pressedInput: any GCLinearInput & GCPressedStateInput { get }
    /// Whether it is touched; nil for a button that does not feel fingers.
    var touchedInput: (any GCTouchedStateInput)? { get }
}

/// An axis, in the form of the newer interface.
///
/// Follows Apple's [GCAxisElement](https://developer.apple.com/documentation/gamecontroller/gcaxiselement).
public protocol GCAxisElement: GCPhysicalInputElement {
    /// The place; nil for an axis of distances.
    var absoluteInput: (any GCAxisInput)? { get }
    /// The distances; nil for an axis of places.
    var relativeInput: (any GCRelativeInput)? { get }
}

/// A switch, in the form of the newer interface; no device here has one.
///
/// Follows Apple's [GCSwitchElement](https://developer.apple.com/documentation/gamecontroller/gcswitchelement).
public protocol GCSwitchElement: GCPhysicalInputElement {
    /// The place.
    var positionInput: any GCSwitchPositionInput { get }
}

/// A cross or stick, in the form of the newer interface.
///
/// Follows Apple's [GCDirectionPadElement](https://developer.apple.com/documentation/gamecontroller/gcdirectionpadelement).
public protocol GCDirectionPadElement: GCPhysicalInputElement {
    /// To the sides.
    var xAxis: any GCAxisInput { get }
    /// Up and down.
    var yAxis: any GCAxisInput { get }
    /// Up.
    var up: any GCLinearInput & GCPressedStateInput { get }
    /// Down.
    var down: any GCLinearInput & GCPressedStateInput { get }
    /// To the left.
    var left: any GCLinearInput & GCPressedStateInput { get }
    /// To the right.
    var right: any GCLinearInput & GCPressedStateInput { get }
}
