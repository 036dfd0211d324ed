import Foundation

/// Called when a cross or stick has another value, across and up.
public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void

/// A cross or a stick.
///
/// Follows Apple's
/// [GCControllerDirectionPad](https://developer.apple.com/documentation/gamecontroller/gccontrollerdirectionpad).
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
    /// Called when it has another value, once a change, after the functions of its axes and buttons.
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

    override init() {
        super.init()
        for part in parts { part.collection = self }
    }

    /// Creates a stick, or a cross, which has no values between.
    convenience init(isAnalog: Bool) {
        self.init()
        self.isAnalog = isAnalog
        for part in parts { part.isAnalog = isAnalog }
    }

    /// The axes and buttons, in the order in which the app hears of them.
    var parts: [GCControllerElement] { [xAxis, yAxis, up, down, left, right] }

    override weak var profile: GCPhysicalInputProfile? { didSet { for part in parts { part.profile = profile } } }

    override func name(_ alias: String, _ label: ElementLabel) {
        super.name(alias, label)
        for (part, side) in zip(parts, ["X Axis", "Y Axis", "Up", "Down", "Left", "Right"]) {
            let symbol = label.symbol.map { Self.symbol($0, side) }
            part.name("\(alias) \(side)", ElementLabel("\(label.name) \(side)", symbol))
        }
    }

    /// Returns the symbol of a side of a cross or stick.
    private static func symbol(_ whole: String, _ side: String) -> String {
        if side.hasSuffix("Axis") { return whole }
        return whole == "dpad" ? "dpad.\(side.lowercased()).filled" : "\(whole).tilt.\(side.lowercased())"
    }

    /// Sets the values, from -1 to 1, of a snapshot; has no effect on a real controller.
    open func setValueForXAxis(_ xAxis: Float, yAxis: Float) {
        if isSettable { change { put(xAxis, yAxis, into: &$0) } }
    }

    /// Sets the axes, which press the buttons.
    func put(_ x: Float, _ y: Float, into calls: inout [InputCall]) {
        let (oldX, oldY) = (xAxis.value, yAxis.value)
        xAxis.put(x, into: &calls)
        yAxis.put(y, into: &calls)
        let (newX, newY) = (xAxis.value, yAxis.value)
        guard (newX, newY) != (oldX, oldY) else { return }
        up.put(max(newY, 0), into: &calls)
        down.put(max(-newY, 0), into: &calls)
        left.put(max(-newX, 0), into: &calls)
        right.put(max(newX, 0), into: &calls)
        calls.append { self.valueChangedHandler?(self, newX, newY) }
    }

    /// Sets the axes after one of the buttons; the opposite one is released.
    func buttonIsSet(_ button: GCControllerButtonInput, to value: Float) {
        let value = value.clamped(0, 1)
        let (x, y) = (xAxis.value, yAxis.value)
        change { calls in
            switch button {
            case up: put(x, value > 0 ? value : min(y, 0), into: &calls)
            case down: put(x, value > 0 ? -value : max(y, 0), into: &calls)
            case left: put(value > 0 ? -value : max(x, 0), y, into: &calls)
            default: put(value > 0 ? value : min(x, 0), y, into: &calls)
            }
        }
    }

    /// Sets the buttons after one of the axes.
    func axisIsSet(_ axis: GCControllerAxisInput, to value: Float) {
        change { calls in
            if axis === xAxis { put(value, yAxis.value, into: &calls) } else { put(xAxis.value, value, into: &calls) }
        }
    }

    override func copy(_ other: GCControllerElement, into calls: inout [InputCall]) {
        if let other = other as? GCControllerDirectionPad { put(other.xAxis.value, other.yAxis.value, into: &calls) }
    }
}

/// A wheel or a pointer, whose axes have distances.
///
/// Follows Apple's [GCDeviceCursor](https://developer.apple.com/documentation/gamecontroller/gcdevicecursor).
open class GCDeviceCursor: GCControllerDirectionPad, @unchecked Sendable {
    /// Moves by a distance: the app hears of it, and the axes are at 0 afterwards.
    func move(x: Float, y: Float, into calls: inout [InputCall]) {
        guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return }
        xAxis.move(by: x, into: &calls)
        yAxis.move(by: y, into: &calls)
        let sides = [(up, y), (down, -y), (left, -x), (right, x)]
        for (button, distance) in sides where distance > 0 { button.put(distance, into: &calls) }
        calls.append { self.valueChangedHandler?(self, x, y) }
        calls.append {
            self.xAxis.rest()
            self.yAxis.rest()
        }
        // The functions of the buttons hear that they are released.
        for (button, distance) in sides where distance > 0 { button.put(0, into: &calls) }
    }
}
