import Foundation

/// The name of a part of a device.
///
/// Follows Apple's [GCPhysicalInputElementName](https://developer.apple.com/documentation/gamecontroller/gcphysicalinputelementname).
public struct GCPhysicalInputElementName: RawRepresentable, Hashable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The name of a button.
///
/// Follows Apple's [GCButtonElementName](https://developer.apple.com/documentation/gamecontroller/gcbuttonelementname).
public struct GCButtonElementName: RawRepresentable, Hashable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(stringLiteral value: String) { rawValue = value }
    /// The name of the part that `GCInputButtonA` names.
    public static let a = GCButtonElementName(rawValue: GCInputButtonA)
    /// The name of the part that `GCInputButtonB` names.
    public static let b = GCButtonElementName(rawValue: GCInputButtonB)
    /// The name of the part that `GCInputButtonX` names.
    public static let x = GCButtonElementName(rawValue: GCInputButtonX)
    /// The name of the part that `GCInputButtonY` names.
    public static let y = GCButtonElementName(rawValue: GCInputButtonY)
    /// The name of the part that `GCInputLeftShoulder` names.
    public static let leftShoulder = GCButtonElementName(rawValue: GCInputLeftShoulder)
    /// The name of the part that `GCInputRightShoulder` names.
    public static let rightShoulder = GCButtonElementName(rawValue: GCInputRightShoulder)
    /// The name of the part that `GCInputLeftBumper` names.
    public static let leftBumper = GCButtonElementName(rawValue: GCInputLeftBumper)
    /// The name of the part that `GCInputRightBumper` names.
    public static let rightBumper = GCButtonElementName(rawValue: GCInputRightBumper)
    /// The name of the part that `GCInputLeftTrigger` names.
    public static let leftTrigger = GCButtonElementName(rawValue: GCInputLeftTrigger)
    /// The name of the part that `GCInputRightTrigger` names.
    public static let rightTrigger = GCButtonElementName(rawValue: GCInputRightTrigger)
    /// The name of the part that `GCInputLeftThumbstickButton` names.
    public static let leftThumbstickButton = GCButtonElementName(rawValue: GCInputLeftThumbstickButton)
    /// The name of the part that `GCInputRightThumbstickButton` names.
    public static let rightThumbstickButton = GCButtonElementName(rawValue: GCInputRightThumbstickButton)
    /// The name of the part that `GCInputButtonHome` names.
    public static let home = GCButtonElementName(rawValue: GCInputButtonHome)
    /// The name of the part that `GCInputButtonMenu` names.
    public static let menu = GCButtonElementName(rawValue: GCInputButtonMenu)
    /// The name of the part that `GCInputButtonOptions` names.
    public static let options = GCButtonElementName(rawValue: GCInputButtonOptions)
    /// The name of the part that `GCInputButtonShare` names.
    public static let share = GCButtonElementName(rawValue: GCInputButtonShare)
    /// The name of the part that `GCInputLeftPaddle` names.
    public static let leftPaddle = GCButtonElementName(rawValue: GCInputLeftPaddle)
    /// The name of the part that `GCInputRightPaddle` names.
    public static let rightPaddle = GCButtonElementName(rawValue: GCInputRightPaddle)
    /// The name of the part that `GCInputPedalAccelerator` names.
    public static let pedalAccelerator = GCButtonElementName(rawValue: GCInputPedalAccelerator)
    /// The name of the part that `GCInputPedalBrake` names.
    public static let pedalBrake = GCButtonElementName(rawValue: GCInputPedalBrake)
    /// The name of the part that `GCInputPedalClutch` names.
    public static let pedalClutch = GCButtonElementName(rawValue: GCInputPedalClutch)
    /// Returns the name of a button on the back, at the left; the first is 0.
    public static func backLeftButton(position: Int) -> GCButtonElementName {
        GCButtonElementName(rawValue: GCInputBackLeftButton(position))
    }
    /// Returns the name of a button on the back, at the right; the first is 0.
    public static func backRightButton(position: Int) -> GCButtonElementName {
        GCButtonElementName(rawValue: GCInputBackRightButton(position))
    }
    /// Returns the name of a button of an arcade's panel; the first row and column are 0.
    public static func arcadeButton(row: Int, column: Int) -> GCButtonElementName {
        GCButtonElementName(rawValue: GCInputArcadeButtonName(row, column))
    }
}

/// The name of an axis.
///
/// Follows Apple's [GCAxisElementName](https://developer.apple.com/documentation/gamecontroller/gcaxiselementname).
public struct GCAxisElementName: RawRepresentable, Hashable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(stringLiteral value: String) { rawValue = value }
    /// The name of the part that `GCInputSteeringWheel` names.
    public static let steeringWheel = GCAxisElementName(rawValue: GCInputSteeringWheel)
}

/// The name of a switch.
///
/// Follows Apple's [GCSwitchElementName](https://developer.apple.com/documentation/gamecontroller/gcswitchelementname).
public struct GCSwitchElementName: RawRepresentable, Hashable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(stringLiteral value: String) { rawValue = value }
    /// The name of the part that `GCInputShifter` names.
    public static let shifter = GCSwitchElementName(rawValue: GCInputShifter)
}

/// The name of a cross or stick.
///
/// Follows Apple's [GCDirectionPadElementName](https://developer.apple.com/documentation/gamecontroller/gcdirectionpadelementname).
public struct GCDirectionPadElementName: RawRepresentable, Hashable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(stringLiteral value: String) { rawValue = value }
    /// The name of the part that `GCInputDirectionPad` names.
    public static let directionPad = GCDirectionPadElementName(rawValue: GCInputDirectionPad)
    /// The name of the part that `GCInputLeftThumbstick` names.
    public static let leftThumbstick = GCDirectionPadElementName(rawValue: GCInputLeftThumbstick)
    /// The name of the part that `GCInputRightThumbstick` names.
    public static let rightThumbstick = GCDirectionPadElementName(rawValue: GCInputRightThumbstick)
}
