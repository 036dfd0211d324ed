import Foundation

/// The families of controllers, whose parts have different names.
enum PadFamily: Sendable {
    case xbox, dualShock, dualSense, nintendo, other

    var isPlayStation: Bool { self == .dualShock || self == .dualSense }
}

/// The name that is shown for a part of a controller, and its symbol.
struct ElementLabel: Equatable {
    var name: String
    var symbol: String?

    init(_ name: String, _ symbol: String?) { (self.name, self.symbol) = (name, symbol) }

    /// Creates the label of a part of a family's controllers.
    init(for part: String, of family: PadFamily) {
        self = Self.own(part, family) ?? Self.common[part] ?? ElementLabel(part, nil)
    }

    private static func own(_ part: String, _ family: PadFamily) -> ElementLabel? {
        switch family {
        case .xbox: xbox[part]
        case .dualShock, .dualSense: part == GCInputButtonOptions && family == .dualSense ? create : playStation[part]
        case .nintendo: nintendo[part]
        case .other: nil
        }
    }

    private static let create = ElementLabel("Create Button", "capsule.portrait")

    private static let common: [String: ElementLabel] = [
        GCInputButtonA: ElementLabel("A Button", "a.circle"), GCInputButtonB: ElementLabel("B Button", "b.circle"),
        GCInputButtonX: ElementLabel("X Button", "x.circle"), GCInputButtonY: ElementLabel("Y Button", "y.circle"),
        GCInputDirectionPad: ElementLabel("Direction Pad", "dpad"),
        GCInputLeftThumbstick: ElementLabel("Left Thumbstick", "l.joystick"),
        GCInputRightThumbstick: ElementLabel("Right Thumbstick", "r.joystick"),
        GCInputLeftThumbstickButton: ElementLabel("Left Thumbstick Button", "l.joystick.press.down"),
        GCInputRightThumbstickButton: ElementLabel("Right Thumbstick Button", "r.joystick.press.down"),
        GCInputLeftShoulder: ElementLabel("L1", "l1.rectangle.roundedbottom"),
        GCInputRightShoulder: ElementLabel("R1", "r1.rectangle.roundedbottom"),
        GCInputLeftTrigger: ElementLabel("L2", "l2.rectangle.roundedtop"),
        GCInputRightTrigger: ElementLabel("R2", "r2.rectangle.roundedtop"),
        GCInputButtonMenu: ElementLabel("Menu Button", "line.horizontal.3.circle"),
        GCInputButtonOptions: ElementLabel("Options Button", "ellipsis.circle"),
        GCInputButtonHome: ElementLabel("Home Button", "house.circle"),
        GCInputButtonShare: ElementLabel("Share Button", "square.and.arrow.up"),
    ]

    private static let xbox: [String: ElementLabel] = [
        GCInputLeftShoulder: ElementLabel("LB Button", "lb.rectangle.roundedbottom"),
        GCInputRightShoulder: ElementLabel("RB Button", "rb.rectangle.roundedbottom"),
        GCInputLeftTrigger: ElementLabel("LT Button", "lt.rectangle.roundedtop"),
        GCInputRightTrigger: ElementLabel("RT Button", "rt.rectangle.roundedtop"),
        GCInputButtonOptions: ElementLabel("View Button", "rectangle.fill.on.rectangle.fill.circle"),
        GCInputButtonHome: ElementLabel("Xbox Button", "logo.xbox"),
        GCInputXboxPaddleOne: ElementLabel("P1 Paddle", nil), GCInputXboxPaddleTwo: ElementLabel("P2 Paddle", nil),
        GCInputXboxPaddleThree: ElementLabel("P3 Paddle", nil), GCInputXboxPaddleFour: ElementLabel("P4 Paddle", nil),
    ]

    private static let playStation: [String: ElementLabel] = [
        GCInputButtonA: ElementLabel("Cross Button", "xmark.circle"),
        GCInputButtonB: ElementLabel("Circle Button", "circle.circle"),
        GCInputButtonX: ElementLabel("Square Button", "square.circle"),
        GCInputButtonY: ElementLabel("Triangle Button", "triangle.circle"),
        GCInputLeftShoulder: ElementLabel("L1 Button", "l1.rectangle.roundedbottom"),
        GCInputRightShoulder: ElementLabel("R1 Button", "r1.rectangle.roundedbottom"),
        GCInputLeftTrigger: ElementLabel("L2 Button", "l2.rectangle.roundedtop"),
        GCInputRightTrigger: ElementLabel("R2 Button", "r2.rectangle.roundedtop"),
        GCInputButtonMenu: ElementLabel("Options Button", "capsule.portrait"),
        GCInputButtonOptions: ElementLabel("Share Button", "capsule.portrait"),
        GCInputButtonHome: ElementLabel("PS Button", "logo.playstation"),
        GCInputDualShockTouchpadButton: ElementLabel("Touchpad Button", "hand.draw"),
    ]

    // The buttons have their places, not the letters that are printed on them.
    private static let nintendo: [String: ElementLabel] = [
        GCInputButtonA: ElementLabel("B Button", "b.circle"), GCInputButtonB: ElementLabel("A Button", "a.circle"),
        GCInputButtonX: ElementLabel("Y Button", "y.circle"), GCInputButtonY: ElementLabel("X Button", "x.circle"),
        GCInputLeftShoulder: ElementLabel("L Button", "l.rectangle.roundedbottom"),
        GCInputRightShoulder: ElementLabel("R Button", "r.rectangle.roundedbottom"),
        GCInputLeftTrigger: ElementLabel("ZL Button", "zl.rectangle.roundedtop"),
        GCInputRightTrigger: ElementLabel("ZR Button", "zr.rectangle.roundedtop"),
        GCInputButtonMenu: ElementLabel("+ Button", "plus.circle"),
        GCInputButtonOptions: ElementLabel("- Button", "minus.circle"),
    ]
}
