import Foundation

/// The direction in which the device points; no device here has a compass.
public final class CLHeading: NSObject, @unchecked Sendable {
    /// Degrees clockwise from magnetic north.
    public let magneticHeading: CLLocationDirection
    /// Degrees clockwise from true north; negative if it is not known.
    public let trueHeading: CLLocationDirection
    /// How far the direction may be off, in degrees; negative if it is not valid.
    public let headingAccuracy: CLLocationDirection
    /// The magnetic field along the x axis, in microteslas.
    public let x: CLHeadingComponentValue
    /// The magnetic field along the y axis, in microteslas.
    public let y: CLHeadingComponentValue
    /// The magnetic field along the z axis, in microteslas.
    public let z: CLHeadingComponentValue
    /// When the direction was measured.
    public let timestamp: Date

    init(magneticHeading: Double, trueHeading: Double, accuracy: Double, timestamp: Date) {
        self.magneticHeading = magneticHeading
        self.trueHeading = trueHeading
        headingAccuracy = accuracy
        (x, y, z) = (0, 0, 0)
        self.timestamp = timestamp
    }
}

/// How the device is held.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
