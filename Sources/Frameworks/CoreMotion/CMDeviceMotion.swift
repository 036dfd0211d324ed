import Foundation

/// A sample of a sensor, with its time.
///
/// Follows Apple's [CMLogItem](https://developer.apple.com/documentation/coremotion/cmlogitem). There are no sensors here, and so
/// nothing that they have measured.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// The time, in seconds since the device was started.
    public let timestamp: TimeInterval
    init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// A sample of the accelerometer.
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The acceleration.
    public var acceleration: CMAcceleration { CMAcceleration() }
}

/// A sample of the gyroscope.
public final class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The rate.
    public var rotationRate: CMRotationRate { CMRotationRate() }
}

/// A sample of the magnetometer.
public final class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    /// The magnetic field, including the device's own.
    public var magneticField: CMMagneticField { CMMagneticField() }
}

/// How the device is held.
///
/// Follows Apple's [CMAttitude](https://developer.apple.com/documentation/coremotion/cmattitude).
public final class CMAttitude: NSObject, @unchecked Sendable {
    /// Around the axis from the bottom to the top, in radians.
    public var roll: Double { 0 }
    /// Around the axis from the left to the right, in radians.
    public var pitch: Double { 0 }
    /// Around the axis through the screen, in radians.
    public var yaw: Double { 0 }
    /// The same as a matrix.
    public var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
    /// The same as a quaternion.
    public var quaternion: CMQuaternion { CMQuaternion() }
    /// Makes the attitude relative to another one.
    public func multiply(byInverseOf attitude: CMAttitude) {}
}

/// How the device is held and moved, by all sensors.
///
/// Follows Apple's [CMDeviceMotion](https://developer.apple.com/documentation/coremotion/cmdevicemotion).
public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// Where sensors are.
    public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }
    /// How the device is held.
    public let attitude = CMAttitude()
    /// How fast it turns.
    public var rotationRate: CMRotationRate { CMRotationRate() }
    /// Where down is.
    public var gravity: CMAcceleration { CMAcceleration(z: -1) }
    /// How the user pushes it.
    public var userAcceleration: CMAcceleration { CMAcceleration() }
    /// The magnetic field.
    public var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    /// Where it points to, in degrees from the north; negative where that is not known.
    public var heading: Double { -1 }
    /// Where the sensors are.
    public var sensorLocation: SensorLocation { .default }
}
