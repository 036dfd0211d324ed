import Foundation

/// Makes the parts of a controller follow the events of the library.
///
/// Buttons change one after the other; axes change together at the end of a turn, so that a stick that moves across and up is
/// one change.
final class PadReader {
    /// The controller.
    let controller: GCController
    private let gamepad: GCExtendedGamepad?
    private let small: GCMicroGamepad?
    private var axes: [PadAxis: Int16] = [:]
    private var moved: Set<PadAxis> = []
    private var held: Set<PadButton> = []
    private var turnTime: UInt32?

    init(_ controller: GCController) {
        self.controller = controller
        gamepad = controller.extendedGamepad
        small = gamepad == nil ? controller.microGamepad : nil
    }

    /// Notes an event.
    func note(_ event: PadEvent) {
        switch event {
        case .added, .removed: break
        case .axis(_, let axis, let value):
            if axes.updateValue(value, forKey: axis) != value { moved.insert(axis) }
        case .button(_, let button, let isDown):
            flush()
            set(button, isDown)
        case .touch(_, let finger, let isDown, let x, let y): touch(finger, isDown, x, y)
        case .sensor(_, let sensor, let x, let y, let z, let time): sense(sensor, Double(x), Double(y), Double(z), time)
        }
    }

    /// Passes on the axes that have moved.
    func flush() {
        if moved.isEmpty { return }
        let moved = moved
        self.moved = []
        guard let gamepad else { return }
        let sticks: [(GCControllerDirectionPad, PadAxis, PadAxis)] = [
            (gamepad.leftThumbstick, .leftX, .leftY), (gamepad.rightThumbstick, .rightX, .rightY),
        ]
        for (stick, x, y) in sticks where moved.contains(x) || moved.contains(y) {
            let place = Self.place(x: axes[x] ?? 0, y: axes[y] ?? 0)
            stick.change { stick.put(place.x, place.y, into: &$0) }
        }
        let triggers = [(gamepad.leftTrigger, PadAxis.leftTrigger), (gamepad.rightTrigger, .rightTrigger)]
        for (trigger, axis) in triggers where moved.contains(axis) {
            trigger.change { trigger.put(Self.pressure(axes[axis] ?? 0), into: &$0) }
        }
    }

    /// Releases everything, for a controller that is gone, or whose app is no longer in front.
    func release() {
        axes = [:]
        moved = Set(PadAxis.allCases)
        flush()
        for button in held { set(button, false) }
        for finger in 0...1 { touch(Int32(finger), false, 0, 0) }
    }

    /// The part of a stick's way, and of a trigger's, that counts as rest: springs don't return to the same place.
    private static let (stickRest, triggerRest): (Float, Float) = (0.1, 0.03)

    /// Returns a stick's place, up being greater than 0: the rest in the middle is 0, and its border the start.
    static func place(x: Int16, y: Int16) -> (x: Float, y: Float) {
        let (x, y) = (max(Float(x) / 32767, -1), -max(Float(y) / 32767, -1))
        let length = (x * x + y * y).squareRoot()
        guard length > stickRest else { return (0, 0) }
        let scale = (length - stickRest) / (1 - stickRest) / length
        return ((x * scale).clamped(-1, 1), (y * scale).clamped(-1, 1))
    }

    /// Returns how far a trigger is pressed.
    static func pressure(_ value: Int16) -> Float {
        let value = max(Float(value) / 32767, 0)
        return value <= triggerRest ? 0 : (value - triggerRest) / (1 - triggerRest)
    }

    private func set(_ button: PadButton, _ isDown: Bool) {
        if isDown { held.insert(button) } else { held.remove(button) }
        if [.up, .down, .left, .right].contains(button) {
            guard let cross = gamepad?.dpad ?? small?.dpad else { return }
            func side(_ less: PadButton, _ more: PadButton) -> Float {
                (held.contains(more) ? 1 : 0) - (held.contains(less) ? 1 : 0)
            }
            return cross.change { cross.put(side(.left, .right), side(.down, .up), into: &$0) }
        }
        guard let input = self.input(button) else { return }
        input.change { input.put(isDown ? 1 : 0, into: &$0) }
    }

    private func input(_ button: PadButton) -> GCControllerButtonInput? {
        guard let gamepad else {
            return switch button {
            case .a: small?.buttonA
            case .b, .x: small?.buttonX
            case .start, .back: small?.buttonMenu
            default: nil
            }
        }
        return switch button {
        case .a: gamepad.buttonA
        case .b: gamepad.buttonB
        case .x: gamepad.buttonX
        case .y: gamepad.buttonY
        case .back: gamepad.buttonOptions
        case .guide: gamepad.buttonHome
        case .start: gamepad.buttonMenu
        case .leftStick: gamepad.leftThumbstickButton
        case .rightStick: gamepad.rightThumbstickButton
        case .leftShoulder: gamepad.leftShoulder
        case .rightShoulder: gamepad.rightShoulder
        case .share: gamepad.buttons[GCInputButtonShare]
        case .paddle1: gamepad.buttons[GCInputXboxPaddleOne]
        case .paddle2: gamepad.buttons[GCInputXboxPaddleTwo]
        case .paddle3: gamepad.buttons[GCInputXboxPaddleThree]
        case .paddle4: gamepad.buttons[GCInputXboxPaddleFour]
        case .touchpad: gamepad.buttons[GCInputDualShockTouchpadButton]
        case .up, .down, .left, .right: nil
        }
    }

    private func touch(_ finger: Int32, _ isDown: Bool, _ x: Float, _ y: Float) {
        let name = finger == 0 ? GCInputDualShockTouchpadOne : GCInputDualShockTouchpadTwo
        guard finger == 0 || finger == 1, let surface = gamepad?.dpads[name] else { return }
        let place = isDown ? (x: x * 2 - 1, y: 1 - y * 2) : (0, 0)
        surface.change { surface.put(place.0, place.1, into: &$0) }
    }

    /// The library's axes are to the right, out of the face and to the player, and what rests is pushed up; Apple's are to the
    /// right, away from the player and out of the face, and what rests is drawn down.
    private func sense(_ sensor: PadSensor, _ x: Double, _ y: Double, _ z: Double, _ time: UInt32) {
        guard let motion = controller.motion else { return }
        switch sensor {
        case .acceleration:
            let earth = 9.80665
            motion.note(acceleration: GCAcceleration(x: -x / earth, y: z / earth, z: -y / earth))
        case .rotation:
            let seconds = turnTime.map { Double(time &- $0) / 1000 } ?? 0
            turnTime = time
            motion.note(rotationRate: GCRotationRate(x: x, y: -z, z: y), seconds: min(seconds, 0.1))
        }
    }
}
