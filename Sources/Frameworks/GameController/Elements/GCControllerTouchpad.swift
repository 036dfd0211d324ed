import Foundation

/// Called when a finger begins, moves or ends: with its place, and with how far the pad is pressed, and whether.
public typealias GCControllerTouchpadHandler = (GCControllerTouchpad, Float, Float, Float, Bool) -> Void

/// A surface that feels a finger, and that can be pressed.
///
/// Follows Apple's [GCControllerTouchpad](https://developer.apple.com/documentation/gamecontroller/gccontrollertouchpad).
open class GCControllerTouchpad: GCControllerElement, @unchecked Sendable {
    /// The button below the surface.
    public let button = GCControllerButtonInput()
    /// The place of the finger.
    public let touchSurface = GCControllerDirectionPad(isAnalog: true)
    /// Called when a finger begins.
    open var touchDown: GCControllerTouchpadHandler?
    /// Called when a finger moves.
    open var touchMoved: GCControllerTouchpadHandler?
    /// Called when a finger ends.
    open var touchUp: GCControllerTouchpadHandler?
    /// Whether there is a finger.
    open private(set) var touchState = TouchState.up
    /// Whether the surface reports the finger's place; without it places are distances from the finger's first one.
    open var reportsAbsoluteTouchSurfaceValues = true
    private var start: (x: Float, y: Float) = (0, 0)

    /// Whether there is a finger.
    public enum TouchState: Int, Sendable {
        case up, down, moving
    }

    override init() {
        super.init()
        isAnalog = true
        (button.collection, touchSurface.collection) = (self, self)
    }

    override weak var profile: GCPhysicalInputProfile? {
        didSet { (button.profile, touchSurface.profile) = (profile, profile) }
    }

    /// Sets the values of a snapshot; has no effect on a real controller.
    open func setValueForXAxis(_ xAxis: Float, yAxis: Float, touchDown: Bool, buttonValue: Float) {
        if isSettable { change { put(xAxis, yAxis, isTouched: touchDown, button: buttonValue, into: &$0) } }
    }

    /// Sets the place of the finger and the button.
    func put(_ x: Float, _ y: Float, isTouched: Bool, button value: Float, into calls: inout [InputCall]) {
        let old = touchState
        touchState = !isTouched ? .up : old == .up ? .down : .moving
        let place = (x: x.clamped(-1, 1), y: y.clamped(-1, 1))
        if old == .up { start = place }
        button.put(value, into: &calls)
        let isRelative = !reportsAbsoluteTouchSurfaceValues
        let shown = isTouched ? (isRelative ? (place.x - start.x, place.y - start.y) : (place.x, place.y)) : (0, 0)
        touchSurface.put(shown.0, shown.1, into: &calls)
        if old == .up, !isTouched { return }
        let (state, force, isPressed) = (touchState, button.value, button.isPressed)
        calls.append {
            let handler =
                switch state {
                case .up: self.touchUp
                case .down: self.touchDown
                case .moving: self.touchMoved
                }
            handler?(self, shown.0, shown.1, force, isPressed)
        }
    }

    override func copy(_ other: GCControllerElement, into calls: inout [InputCall]) {
        guard let other = other as? GCControllerTouchpad else { return }
        let (x, y) = (other.touchSurface.xAxis.value, other.touchSurface.yAxis.value)
        put(x, y, isTouched: other.touchState != .up, button: other.button.value, into: &calls)
    }
}
