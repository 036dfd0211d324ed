import Foundation

/// Called when a part of a controller without sticks has another value.
public typealias GCGamepadValueChangedHandler = (GCGamepad, GCControllerElement) -> Void

/// The parts of a controller without sticks, which large ones have as well.
///
/// Follows Apple's [GCGamepad](https://developer.apple.com/documentation/gamecontroller/gcgamepad).
open class GCGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    /// The controller; nil if it is gone.
    open internal(set) weak var controller: GCController?
    /// Called when a part has another value.
    open var valueChangedHandler: GCGamepadValueChangedHandler?
    /// The cross.
    public let dpad: GCControllerDirectionPad
    /// The button A.
    public let buttonA: GCControllerButtonInput
    /// The button B.
    public let buttonB: GCControllerButtonInput
    /// The button X.
    public let buttonX: GCControllerButtonInput
    /// The button Y.
    public let buttonY: GCControllerButtonInput
    /// The button on the left shoulder.
    public let leftShoulder: GCControllerButtonInput
    /// The button on the right shoulder.
    public let rightShoulder: GCControllerButtonInput

    /// Creates a profile of a large controller's parts.
    init(of gamepad: GCExtendedGamepad) {
        (dpad, leftShoulder, rightShoulder) = (gamepad.dpad, gamepad.leftShoulder, gamepad.rightShoulder)
        (buttonA, buttonB, buttonX, buttonY) = (gamepad.buttonA, gamepad.buttonB, gamepad.buttonX, gamepad.buttonY)
        super.init()
        for (part, name) in parts { add(part, name, label: nil, isOwn: false) }
        gamepad.followers.append(self)
    }

    override init() {
        dpad = GCControllerDirectionPad(isAnalog: false)
        (buttonA, buttonB) = (GCControllerButtonInput(), GCControllerButtonInput())
        (buttonX, buttonY) = (GCControllerButtonInput(), GCControllerButtonInput())
        (leftShoulder, rightShoulder) = (GCControllerButtonInput(), GCControllerButtonInput())
        super.init()
        for (part, name) in parts { add(part, name, label: ElementLabel(for: name, of: .other)) }
    }

    private var parts: [(GCControllerElement, String)] {
        [
            (dpad, GCInputDirectionPad), (buttonA, GCInputButtonA), (buttonB, GCInputButtonB),
            (buttonX, GCInputButtonX), (buttonY, GCInputButtonY), (leftShoulder, GCInputLeftShoulder),
            (rightShoulder, GCInputRightShoulder),
        ]
    }

    override func elementChanged(_ element: GCControllerElement) { valueChangedHandler?(self, element) }

    override func makeCopy() -> GCPhysicalInputProfile { GCGamepad() }
}
