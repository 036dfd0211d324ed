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
/// The name of the part “Directional Dpad”.
public let GCInputDirectionalDpad = "Directional Dpad"
/// The name of the part “Directional Cardinal Dpad”.
public let GCInputDirectionalCardinalDpad = "Directional Cardinal Dpad"
/// The name of the part “Left Thumbstick”.
public let GCInputLeftThumbstick = "Left Thumbstick"
/// The name of the part “Right Thumbstick”.
public let GCInputRightThumbstick = "Right Thumbstick"
/// The name of the part “Left Shoulder”.
public let GCInputLeftShoulder = "Left Shoulder"
/// The name of the part “Right Shoulder”.
public let GCInputRightShoulder = "Right Shoulder"
/// The name of the part “Left Trigger”.
public let GCInputLeftTrigger = "Left Trigger"
/// The name of the part “Right Trigger”.
public let GCInputRightTrigger = "Right Trigger"
/// The name of the part “Button Menu”.
public let GCInputButtonMenu = "Button Menu"
/// The name of the part “Button Options”.
public let GCInputButtonOptions = "Button Options"
/// The name of the part “Button Home”.
public let GCInputButtonHome = "Button Home"
