import Foundation

/// Called when an axis has another value.
public typealias GCControllerAxisValueChangedHandler = (GCControllerAxisInput, Float) -> Void

/// An axis.
///
/// Follows Apple's [GCControllerAxisInput](https://developer.apple.com/documentation/gamecontroller/gccontrolleraxisinput).
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
    /// Called when the axis has another value.
    open var valueChangedHandler: GCControllerAxisValueChangedHandler?
    /// The value, from -1 to 1.
    open private(set) var value: Float = 0

    override init() {
        super.init()
        isAnalog = true
    }

    /// Sets the value, from -1 to 1, of a snapshot; has no effect on a real controller.
    open func setValue(_ value: Float) {
        guard isSettable else { return }
        if let pad = collection as? GCControllerDirectionPad { return pad.axisIsSet(self, to: value) }
        change { put(value, into: &$0) }
    }

    /// Sets the value.
    func put(_ value: Float, into calls: inout [InputCall]) {
        let new = isAnalog ? value.clamped(-1, 1) : value.clamped(-1, 1).rounded()
        guard new != self.value else { return }
        self.value = new
        calls.append { self.valueChangedHandler?(self, new) }
    }

    /// Adds a distance, which is over at once: an axis that moves without limits.
    func move(by distance: Float, into calls: inout [InputCall]) {
        guard distance.isFinite, distance != 0 else { return }
        value = distance
        calls.append { self.valueChangedHandler?(self, distance) }
    }

    /// Makes an axis that moved stand still, without a call.
    func rest() { value = 0 }

    override func copy(_ other: GCControllerElement, into calls: inout [InputCall]) {
        if let other = other as? GCControllerAxisInput { put(other.value, into: &calls) }
    }
}
