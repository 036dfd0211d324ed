// The names of the parts of controllers.

/// The name of the part “Button A”.
public let GCInputButtonA = "Button A"
/// The name of the part “Button B”.
public let GCInputButtonB = "Button B"
/// The name of the part “Button X”.
public let GCInputButtonX = "Button X"
/// The name of the part “Button Y”.
public let GCInputButtonY = "Button Y"
/// The name of the part “Direction Pad”.
public let GCInputDirectionPad = "Direction Pad"
/// The name of the part “Left Thumbstick”.
public let GCInputLeftThumbstick = "Left Thumbstick"
/// The name of the part “Right Thumbstick”.
public let GCInputRightThumbstick = "Right Thumbstick"
/// The name of the part “Left Shoulder”.
public let GCInputLeftShoulder = "Left Shoulder"
/// The name of the part “Right Shoulder”.
public let GCInputRightShoulder = "Right Shoulder"
/// The name of the part “Left Bumper”.
public let GCInputLeftBumper = "Left Bumper"
/// The name of the part “Right Bumper”.
public let GCInputRightBumper = "Right Bumper"
/// The name of the part “Left Trigger”.
public let GCInputLeftTrigger = "Left Trigger"
/// The name of the part “Right Trigger”.
public let GCInputRightTrigger = "Right Trigger"
/// The name of the part “Left Thumbstick Button”.
public let GCInputLeftThumbstickButton = "Left Thumbstick Button"
/// The name of the part “Right Thumbstick Button”.
public let GCInputRightThumbstickButton = "Right Thumbstick Button"
/// The name of the part “Button Home”.
public let GCInputButtonHome = "Button Home"
/// The name of the part “Button Menu”.
public let GCInputButtonMenu = "Button Menu"
/// The name of the part “Button Options”.
public let GCInputButtonOptions = "Button Options"
/// The name of the part “Button Share”.
public let GCInputButtonShare = "Button Share"

// Of Xbox's controllers.

/// The name of the part “Paddle 1”.
public let GCInputXboxPaddleOne = "Paddle 1"
/// The name of the part “Paddle 2”.
public let GCInputXboxPaddleTwo = "Paddle 2"
/// The name of the part “Paddle 3”.
public let GCInputXboxPaddleThree = "Paddle 3"
/// The name of the part “Paddle 4”.
public let GCInputXboxPaddleFour = "Paddle 4"

// Of PlayStation's controllers.

/// The name of the part “Touchpad 1”.
public let GCInputDualShockTouchpadOne = "Touchpad 1"
/// The name of the part “Touchpad 2”.
public let GCInputDualShockTouchpadTwo = "Touchpad 2"
/// The name of the part “Touchpad Button”.
public let GCInputDualShockTouchpadButton = "Touchpad Button"

// Of small controllers and remotes: their first parts have the names of large ones' parts.

/// The name of the part “Direction Pad”.
public let GCInputMicroGamepadDpad = "Direction Pad"
/// The name of the part “Button A”.
public let GCInputMicroGamepadButtonA = "Button A"
/// The name of the part “Button X”.
public let GCInputMicroGamepadButtonX = "Button X"
/// The name of the part “Button Menu”.
public let GCInputMicroGamepadButtonMenu = "Button Menu"
/// The name of the part “Direction Pad”.
public let GCInputDirectionalDpad = "Direction Pad"
/// The name of the part “Cardinal Direction Pad”.
public let GCInputDirectionalCardinalDpad = "Cardinal Direction Pad"
/// The name of the part “Button A”.
public let GCInputDirectionalTouchSurfaceButton = "Button A"
/// The name of the part “Button Center”.
public let GCInputDirectionalCenterButton = "Button Center"

// Of steering wheels.

/// The name of the part “Steering Wheel”.
public let GCInputSteeringWheel = "Steering Wheel"
/// The name of the part “Shifter”.
public let GCInputShifter = "Shifter"
/// The name of the part “Pedal Accelerator”.
public let GCInputPedalAccelerator = "Pedal Accelerator"
/// The name of the part “Pedal Brake”.
public let GCInputPedalBrake = "Pedal Brake"
/// The name of the part “Pedal Clutch”.
public let GCInputPedalClutch = "Pedal Clutch"
/// The name of the part “Left Paddle”.
public let GCInputLeftPaddle = "Left Paddle"
/// The name of the part “Right Paddle”.
public let GCInputRightPaddle = "Right Paddle"

/// Returns the name of a button on the back, at the left; the first is 0.
public func GCInputBackLeftButton(_ position: Int) -> String { "Back Left Button \(position)" }
/// Returns the name of a button on the back, at the right; the first is 0.
public func GCInputBackRightButton(_ position: Int) -> String { "Back Right Button \(position)" }
/// Returns the name of a button of an arcade's panel; the first row and column are 0.
public func GCInputArcadeButtonName(_ row: Int, _ column: Int) -> String { "Arcade Button \(row), \(column)" }
