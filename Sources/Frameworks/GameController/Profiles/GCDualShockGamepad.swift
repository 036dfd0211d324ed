import Foundation

/// The parts of a controller of PlayStation 4.
///
/// Follows Apple's [GCDualShockGamepad](https://developer.apple.com/documentation/gamecontroller/gcdualshockgamepad).
open class GCDualShockGamepad: GCExtendedGamepad, @unchecked Sendable {
    /// The button below the surface.
    public let touchpadButton = GCControllerButtonInput()
    /// The first finger on the surface, from -1 to 1.
    public let touchpadPrimary = GCControllerDirectionPad(isAnalog: true)
    /// The second finger on the surface, from -1 to 1.
    public let touchpadSecondary = GCControllerDirectionPad(isAnalog: true)

    override init(_ shape: PadShape) {
        super.init(shape)
        add(touchpadButton, GCInputDualShockTouchpadButton)
        add(touchpadPrimary, GCInputDualShockTouchpadOne)
        add(touchpadSecondary, GCInputDualShockTouchpadTwo)
    }
}
