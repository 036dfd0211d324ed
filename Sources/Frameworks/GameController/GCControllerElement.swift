import Foundation

/// A part of a controller.
///
/// Follows Apple's [GCControllerElement](https://developer.apple.com/documentation/gamecontroller/gccontrollerelement).
open class GCControllerElement: NSObject, @unchecked Sendable {
    /// The part that it belongs to; nil for none.
    open weak var collection: GCControllerElement?
    /// Whether it has values between pressed and not pressed.
    open var isAnalog: Bool { false }
    /// The name that is shown; nil for none.
    open var localizedName: String? { nil }
    /// The name of its symbol; nil for none.
    open var sfSymbolsName: String? { nil }
    override init() {}
}

/// Called when a button has another value: with how far it is pressed, and whether.
public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
/// Called when a button is touched: with how far it is pressed, whether, and whether it is touched.
public typealias GCControllerButtonTouchedChangedHandler = (GCControllerButtonInput, Float, Bool, Bool) -> Void
/// Called when a cross or stick has another value, across and up.
public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void
/// Called when an axis has another value.
public typealias GCControllerAxisValueChangedHandler = (GCControllerAxisInput, Float) -> Void
/// Called when a part of a controller has another value.
public typealias GCExtendedGamepadValueChangedHandler = (GCExtendedGamepad, GCControllerElement) -> Void
/// Called when a part of a small controller has another value.
public typealias GCMicroGamepadValueChangedHandler = (GCMicroGamepad, GCControllerElement) -> Void

/// A button.
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
    /// Called when the button has another value.
    open var valueChangedHandler: GCControllerButtonValueChangedHandler?
    /// Called when the button is pressed or released.
    open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
    /// Called when the button is touched.
    open var touchedChangedHandler: GCControllerButtonTouchedChangedHandler?
    /// How far it is pressed, from 0 to 1.
    open var value: Float { 0 }
    /// Whether it is pressed.
    open var isPressed: Bool { false }
    /// Whether it is touched.
    open var isTouched: Bool { false }
}

/// An axis.
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
    /// Called when the axis has another value.
    open var valueChangedHandler: GCControllerAxisValueChangedHandler?
    /// The value, from -1 to 1.
    open var value: Float { 0 }
}

/// A cross or a stick.
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
    /// Called when it has another value.
    open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?
    /// To the sides.
    public let xAxis = GCControllerAxisInput()
    /// Up and down.
    public let yAxis = GCControllerAxisInput()
    /// Up.
    public let up = GCControllerButtonInput()
    /// Down.
    public let down = GCControllerButtonInput()
    /// To the left.
    public let left = GCControllerButtonInput()
    /// To the right.
    public let right = GCControllerButtonInput()
}

/// A place on a surface that is touched.
open class GCDeviceCursor: GCControllerDirectionPad, @unchecked Sendable {}

/// A trigger with a force of its own.
open class GCDualSenseAdaptiveTrigger: GCControllerButtonInput, @unchecked Sendable {}

/// The parts of a controller.
open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
    /// The controller; nil if it is gone.
    open weak var device: (any GCDevice)?
    /// The buttons, by their names.
    open var buttons: [String: GCControllerButtonInput] { [:] }
    /// The crosses and sticks, by their names.
    open var dpads: [String: GCControllerDirectionPad] { [:] }
    override init() {}
}

/// The parts of a large controller.
///
/// Follows Apple's [GCExtendedGamepad](https://developer.apple.com/documentation/gamecontroller/gcextendedgamepad).
open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    /// The controller; nil if it is gone.
    open weak var controller: GCController?
    /// Called when a part has another value.
    open var valueChangedHandler: GCExtendedGamepadValueChangedHandler?
    /// The cross.
    public let dpad = GCControllerDirectionPad()
    /// The button A.
    public let buttonA = GCControllerButtonInput()
    /// The button B.
    public let buttonB = GCControllerButtonInput()
    /// The button X.
    public let buttonX = GCControllerButtonInput()
    /// The button Y.
    public let buttonY = GCControllerButtonInput()
    /// The button for the menu.
    public let buttonMenu = GCControllerButtonInput()
    /// The button for options; nil for none.
    public let buttonOptions: GCControllerButtonInput? = GCControllerButtonInput()
    /// The button for home; nil for none.
    public let buttonHome: GCControllerButtonInput? = nil
    /// The left stick.
    public let leftThumbstick = GCControllerDirectionPad()
    /// The right stick.
    public let rightThumbstick = GCControllerDirectionPad()
    /// The button on the left shoulder.
    public let leftShoulder = GCControllerButtonInput()
    /// The button on the right shoulder.
    public let rightShoulder = GCControllerButtonInput()
    /// The left trigger.
    public let leftTrigger = GCControllerButtonInput()
    /// The right trigger.
    public let rightTrigger = GCControllerButtonInput()
    /// The button below the left stick; nil for none.
    public let leftThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
    /// The button below the right stick; nil for none.
    public let rightThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
}

/// The parts of a controller of Xbox.
open class GCXboxGamepad: GCExtendedGamepad, @unchecked Sendable {}
/// The parts of a controller of PlayStation 5.
open class GCDualSenseGamepad: GCExtendedGamepad, @unchecked Sendable {}

/// The parts of a small controller.
open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    /// Called when a part has another value.
    open var valueChangedHandler: GCMicroGamepadValueChangedHandler?
    /// The cross.
    public let dpad = GCControllerDirectionPad()
    /// The button A.
    public let buttonA = GCControllerButtonInput()
    /// The button X.
    public let buttonX = GCControllerButtonInput()
}

/// How a controller is held and moved.
open class GCMotion: NSObject, @unchecked Sendable {
    /// Whether it is read.
    open var sensorsActive = false
    override init() {}
}

/// The color of a controller's light.
open class GCColor: NSObject, @unchecked Sendable {
    /// Red, from 0 to 1.
    public let red: Float
    /// Green, from 0 to 1.
    public let green: Float
    /// Blue, from 0 to 1.
    public let blue: Float
    /// Creates a color.
    public init(red: Float, green: Float, blue: Float) { (self.red, self.green, self.blue) = (red, green, blue) }
}

/// Where a controller shakes.
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
}
