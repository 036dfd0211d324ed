import Foundation

/// The parts of a controller of Xbox.
///
/// Follows Apple's [GCXboxGamepad](https://developer.apple.com/documentation/gamecontroller/gcxboxgamepad).
open class GCXboxGamepad: GCExtendedGamepad, @unchecked Sendable {
    /// The first button on the back; nil for none.
    open var paddleButton1: GCControllerButtonInput? { buttons[GCInputXboxPaddleOne] }
    /// The second button on the back; nil for none.
    open var paddleButton2: GCControllerButtonInput? { buttons[GCInputXboxPaddleTwo] }
    /// The third button on the back; nil for none.
    open var paddleButton3: GCControllerButtonInput? { buttons[GCInputXboxPaddleThree] }
    /// The fourth button on the back; nil for none.
    open var paddleButton4: GCControllerButtonInput? { buttons[GCInputXboxPaddleFour] }
    /// The button for sharing; nil for none.
    open var buttonShare: GCControllerButtonInput? { buttons[GCInputButtonShare] }

    override init(_ shape: PadShape) {
        super.init(shape)
        for name in Self.paddles.prefix(shape.paddles) { add(GCControllerButtonInput(), name) }
        if shape.hasShare { add(GCControllerButtonInput(), GCInputButtonShare) }
    }

    private static let paddles = [
        GCInputXboxPaddleOne, GCInputXboxPaddleTwo, GCInputXboxPaddleThree, GCInputXboxPaddleFour,
    ]
}
