import Foundation

/// Called when a part of a small controller has another value.
public typealias GCMicroGamepadValueChangedHandler = (GCMicroGamepad, GCControllerElement) -> Void

/// The parts of a small controller, which large ones have as well.
///
/// Follows Apple's [GCMicroGamepad](https://developer.apple.com/documentation/gamecontroller/gcmicrogamepad).
open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    /// The controller; nil if it is gone.
    open internal(set) weak var controller: GCController?
    /// Called when a part has another value.
    open var valueChangedHandler: GCMicroGamepadValueChangedHandler?
    /// The cross.
    public let dpad: GCControllerDirectionPad
    /// The button A.
    public let buttonA: GCControllerButtonInput
    /// The button X.
    public let buttonX: GCControllerButtonInput
    /// The button for the menu.
    public let buttonMenu: GCControllerButtonInput
    /// Whether the cross has the finger's place on a remote's surface; controllers without one are not affected.
    open var reportsAbsoluteDpadValues = false
    /// Whether the cross turns with a remote; controllers are not turned, and not affected.
    open var allowsRotation = false

    override init() {
        dpad = GCControllerDirectionPad(isAnalog: true)
        (buttonA, buttonX, buttonMenu) = (
            GCControllerButtonInput(), GCControllerButtonInput(), GCControllerButtonInput()
        )
        super.init()
        for (part, name) in parts { add(part, name, label: ElementLabel(for: name, of: .other)) }
    }

    /// Creates a profile of a large controller's parts.
    init(of gamepad: GCExtendedGamepad) {
        (dpad, buttonA, buttonX, buttonMenu) = (gamepad.dpad, gamepad.buttonA, gamepad.buttonX, gamepad.buttonMenu)
        super.init()
        for (part, name) in parts { add(part, name, label: nil, isOwn: false) }
        gamepad.followers.append(self)
    }

    private var parts: [(GCControllerElement, String)] {
        [
            (dpad, GCInputMicroGamepadDpad), (buttonA, GCInputMicroGamepadButtonA),
            (buttonX, GCInputMicroGamepadButtonX), (buttonMenu, GCInputMicroGamepadButtonMenu),
        ]
    }

    override func elementChanged(_ element: GCControllerElement) { valueChangedHandler?(self, element) }

    override func makeCopy() -> GCPhysicalInputProfile { GCMicroGamepad() }

    /// Takes the values of another profile, if this one is a snapshot.
    open func setStateFromMicroGamepad(_ microGamepad: GCMicroGamepad) { setStateFromPhysicalInput(microGamepad) }
}

/// The parts of a remote with a cross; none is ever connected.
///
/// Follows Apple's [GCDirectionalGamepad](https://developer.apple.com/documentation/gamecontroller/gcdirectionalgamepad).
open class GCDirectionalGamepad: GCMicroGamepad, @unchecked Sendable {
    override func makeCopy() -> GCPhysicalInputProfile { GCDirectionalGamepad() }
}
