import Foundation

/// The parts of a controller of PlayStation 5.
///
/// Follows Apple's [GCDualSenseGamepad](https://developer.apple.com/documentation/gamecontroller/gcdualsensegamepad).
open class GCDualSenseGamepad: GCExtendedGamepad, @unchecked Sendable {
    /// The button below the surface.
    public let touchpadButton = GCControllerButtonInput()
    /// The first finger on the surface, from -1 to 1.
    public let touchpadPrimary = GCControllerDirectionPad(isAnalog: true)
    /// The second finger on the surface, from -1 to 1.
    public let touchpadSecondary = GCControllerDirectionPad(isAnalog: true)
    /// The left trigger.
    open override var leftTrigger: GCDualSenseAdaptiveTrigger { Self.adaptive(super.leftTrigger) }
    /// The right trigger.
    open override var rightTrigger: GCDualSenseAdaptiveTrigger { Self.adaptive(super.rightTrigger) }

    override init(_ shape: PadShape) {
        super.init(shape)
        add(touchpadButton, GCInputDualShockTouchpadButton)
        add(touchpadPrimary, GCInputDualShockTouchpadOne)
        add(touchpadSecondary, GCInputDualShockTouchpadTwo)
    }

    private static func adaptive(_ trigger: GCControllerButtonInput) -> GCDualSenseAdaptiveTrigger {
        trigger as? GCDualSenseAdaptiveTrigger ?? GCDualSenseAdaptiveTrigger(isAnalog: true)
    }
}
