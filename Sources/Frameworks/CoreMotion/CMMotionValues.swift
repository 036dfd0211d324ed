/// How much the device is pushed, in multiples of gravity.
public struct CMAcceleration: Hashable, Sendable {
    /// The part along the axis to the right.
    public var x: Double
    /// The part along the axis to the top.
    public var y: Double
    /// The part along the axis out of the screen.
    public var z: Double
    /// Creates a value of its parts.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast the device turns, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
    /// The part along the axis to the right.
    public var x: Double
    /// The part along the axis to the top.
    public var y: Double
    /// The part along the axis out of the screen.
    public var z: Double
    /// Creates a value of its parts.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field, in microteslas.
public struct CMMagneticField: Hashable, Sendable {
    /// The part along the axis to the right.
    public var x: Double
    /// The part along the axis to the top.
    public var y: Double
    /// The part along the axis out of the screen.
    public var z: Double
    /// Creates a value of its parts.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How exactly a magnetic field is known.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable { case uncalibrated = -1, low, medium, high }

/// A magnetic field without the device's own.
public struct CMCalibratedMagneticField: Hashable, Sendable {
    /// The field.
    public var field: CMMagneticField
    /// How exactly it is known.
    public var accuracy: CMMagneticFieldCalibrationAccuracy
    /// Creates a value of its parts.
    public init(field: CMMagneticField = .init(), accuracy: CMMagneticFieldCalibrationAccuracy = .uncalibrated) {
        (self.field, self.accuracy) = (field, accuracy)
    }
}

/// A rotation as a quaternion.
public struct CMQuaternion: Hashable, Sendable {
    /// The part along the axis to the right.
    public var x: Double
    /// The part along the axis to the top.
    public var y: Double
    /// The part along the axis out of the screen.
    public var z: Double
    /// The scalar part.
    public var w: Double
    /// Creates a value of its parts.
    public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 1) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
}

/// A rotation as a matrix.
public struct CMRotationMatrix: Hashable, Sendable {
    /// The number in row 1 and column 1.
    public var m11 = 1.0
    /// The number in row 1 and column 2.
    public var m12 = 0.0
    /// The number in row 1 and column 3.
    public var m13 = 0.0
    /// The number in row 2 and column 1.
    public var m21 = 0.0
    /// The number in row 2 and column 2.
    public var m22 = 1.0
    /// The number in row 2 and column 3.
    public var m23 = 0.0
    /// The number in row 3 and column 1.
    public var m31 = 0.0
    /// The number in row 3 and column 2.
    public var m32 = 0.0
    /// The number in row 3 and column 3.
    public var m33 = 1.0
    /// Creates the matrix that turns nothing.
    public init() {}
}

/// The reference frame of angles.
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upward, and any direction.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// Upward, and any direction, kept by the compass.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    /// Upward, and the magnetic north.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    /// Upward, and the north.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
