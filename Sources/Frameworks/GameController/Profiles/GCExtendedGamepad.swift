import Foundation

/// Called when a part of a controller has another value.
public typealias GCExtendedGamepadValueChangedHandler = (GCExtendedGamepad, GCControllerElement) -> Void

/// The parts of a large controller.
///
/// Follows Apple's [GCExtendedGamepad](https://developer.apple.com/documentation/gamecontroller/gcextendedgamepad).
open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    /// The controller; nil if it is gone.
    open internal(set) weak var controller: GCController?
    /// Called when a part has another value, after the part's own functions: with the whole cross or stick.
    open var valueChangedHandler: GCExtendedGamepadValueChangedHandler?
    /// The cross.
    public let dpad = GCControllerDirectionPad(isAnalog: false)
    /// The button A, the lowest.
    public let buttonA = GCControllerButtonInput()
    /// The button B, at the right.
    public let buttonB = GCControllerButtonInput()
    /// The button X, at the left.
    public let buttonX = GCControllerButtonInput()
    /// The button Y, the highest.
    public let buttonY = GCControllerButtonInput()
    /// The button for the menu.
    public let buttonMenu = GCControllerButtonInput()
    /// The button for options; nil for none.
    public let buttonOptions: GCControllerButtonInput?
    /// The button for home; nil for none.
    public let buttonHome: GCControllerButtonInput?
    /// The left stick.
    public let leftThumbstick = GCControllerDirectionPad(isAnalog: true)
    /// The right stick.
    public let rightThumbstick = GCControllerDirectionPad(isAnalog: true)
    /// The button on the left shoulder.
    public let leftShoulder = GCControllerButtonInput()
    /// The button on the right shoulder.
    public let rightShoulder = GCControllerButtonInput()
    /// The left trigger.
    open var leftTrigger: GCControllerButtonInput { triggers.left }
    /// The right trigger.
    open var rightTrigger: GCControllerButtonInput { triggers.right }
    /// The button below the left stick; nil for none.
    public let leftThumbstickButton: GCControllerButtonInput?
    /// The button below the right stick; nil for none.
    public let rightThumbstickButton: GCControllerButtonInput?

    let shape: PadShape
    private let triggers: (left: GCControllerButtonInput, right: GCControllerButtonInput)

    init(_ shape: PadShape) {
        self.shape = shape
        triggers = Self.makeTriggers(shape.family)
        buttonOptions = shape.hasOptions ? GCControllerButtonInput() : nil
        buttonHome = shape.hasHome ? GCControllerButtonInput() : nil
        leftThumbstickButton = shape.hasStickButtons ? GCControllerButtonInput() : nil
        rightThumbstickButton = shape.hasStickButtons ? GCControllerButtonInput() : nil
        super.init()
        let parts: [(GCControllerElement?, String)] = [
            (buttonA, GCInputButtonA), (buttonB, GCInputButtonB), (buttonX, GCInputButtonX), (buttonY, GCInputButtonY),
            (dpad, GCInputDirectionPad), (leftThumbstick, GCInputLeftThumbstick),
            (rightThumbstick, GCInputRightThumbstick), (leftShoulder, GCInputLeftShoulder),
            (rightShoulder, GCInputRightShoulder), (triggers.left, GCInputLeftTrigger),
            (triggers.right, GCInputRightTrigger), (buttonMenu, GCInputButtonMenu),
            (buttonOptions, GCInputButtonOptions), (buttonHome, GCInputButtonHome),
            (leftThumbstickButton, GCInputLeftThumbstickButton), (rightThumbstickButton, GCInputRightThumbstickButton),
        ]
        for (part, name) in parts { if let part { add(part, name) } }
    }

    private static func makeTriggers(
        _ family: PadFamily
    ) -> (left: GCControllerButtonInput, right: GCControllerButtonInput) {
        if family == .dualSense {
            return (GCDualSenseAdaptiveTrigger(isAnalog: true), GCDualSenseAdaptiveTrigger(isAnalog: true))
        }
        return (GCControllerButtonInput(isAnalog: true), GCControllerButtonInput(isAnalog: true))
    }

    /// Adds a part with the family's name for it.
    func add(_ part: GCControllerElement, _ name: String) {
        add(part, name, label: ElementLabel(for: name, of: shape.family))
    }

    override func elementChanged(_ element: GCControllerElement) {
        valueChangedHandler?(self, element)
        if element === buttonMenu, buttonMenu.isPressed, let controller {
            controller.controllerPausedHandler?(controller)
        }
    }

    override func makeCopy() -> GCPhysicalInputProfile { shape.makeProfile() }

    /// Takes the values of another profile, if this one is a snapshot.
    open func setStateFromExtendedGamepad(_ extendedGamepad: GCExtendedGamepad) {
        setStateFromPhysicalInput(extendedGamepad)
    }
}
