import Foundation

/// Called when a button has another value: with how far it is pressed, and whether.
public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
/// Called when a button is touched: with how far it is pressed, whether, and whether it is touched.
public typealias GCControllerButtonTouchedChangedHandler = (GCControllerButtonInput, Float, Bool, Bool) -> Void

/// A button.
///
/// Follows Apple's [GCControllerButtonInput](https://developer.apple.com/documentation/gamecontroller/gccontrollerbuttoninput).
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
    /// Called when the button has another value.
    open var valueChangedHandler: GCControllerButtonValueChangedHandler?
    /// Called when the button is pressed or released.
    open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
    /// Called when the button is touched.
    open var touchedChangedHandler: GCControllerButtonTouchedChangedHandler?
    /// How far it is pressed, from 0 to 1.
    open private(set) var value: Float = 0
    /// Whether it is pressed: whether the value is greater than 0.
    open var isPressed: Bool { value > 0 }
    /// Whether it is touched: as long as it is pressed, for no button here feels fingers alone.
    open var isTouched: Bool { isPressed }

    override init() {}

    /// Creates a button; one of a trigger has values between.
    convenience init(isAnalog: Bool) {
        self.init()
        self.isAnalog = isAnalog
    }

    /// Sets the value, from 0 to 1, of a snapshot; has no effect on a real controller.
    open func setValue(_ value: Float) {
        guard isSettable else { return }
        if let pad = collection as? GCControllerDirectionPad { return pad.buttonIsSet(self, to: value) }
        change { put(value, into: &$0) }
    }

    /// Sets the value: the app hears of the value first, then of a press, then of a touch.
    func put(_ value: Float, into calls: inout [InputCall]) {
        let new = isAnalog ? value.clamped(0, 1) : (value.clamped(0, 1) >= 0.5 ? 1 : 0)
        guard new != self.value else { return }
        let wasPressed = isPressed
        self.value = new
        let isPressed = isPressed
        calls.append { self.valueChangedHandler?(self, new, isPressed) }
        guard isPressed != wasPressed else { return }
        calls.append { self.pressedChangedHandler?(self, new, isPressed) }
        calls.append { self.touchedChangedHandler?(self, new, isPressed, isPressed) }
    }

    override func copy(_ other: GCControllerElement, into calls: inout [InputCall]) {
        if let other = other as? GCControllerButtonInput { put(other.value, into: &calls) }
    }
}
