import Foundation
import OrielFoundation

/// Starts and stops the device's sensors; here there are none, and it says so.
///
/// Follows Apple's [CMMotionManager](https://developer.apple.com/documentation/coremotion/cmmotionmanager). As on a device that lacks
/// a sensor no handler is called, and nothing is ever active.
open class CMMotionManager: NSObject, @unchecked Sendable {
    /// Called with a sample of the accelerometer.
    public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
    /// Called with a sample of the gyroscope.
    public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
    /// Called with a sample of the magnetometer.
    public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
    /// Is called with how the device is held and moved.
    public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

    /// How often the accelerometer is read, in seconds.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// How often the gyroscope is read, in seconds.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// How often the magnetometer is read, in seconds.
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    /// How often all sensors are read, in seconds.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// Whether the user is shown how to move the device for the compass.
    open var showsDeviceMovementDisplay = false

    /// Whether there is an accelerometer: no.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether it is read.
    open var isAccelerometerActive: Bool { false }
    /// The latest sample; always nil.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// Whether there is a gyroscope: no.
    open var isGyroAvailable: Bool { false }
    /// Whether it is read.
    open var isGyroActive: Bool { false }
    /// The latest sample; always nil.
    open var gyroData: CMGyroData? { nil }
    /// Whether there is a magnetometer: no.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether it is read.
    open var isMagnetometerActive: Bool { false }
    /// The latest sample; always nil.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// Whether the sensors say how the device is held: no.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether they are read.
    open var isDeviceMotionActive: Bool { false }
    /// How the device was held last; nil.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// The reference frame of angles.
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }

    /// The available reference frames of angles: none.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

    /// Starts reading the accelerometer; there is none.
    open func startAccelerometerUpdates() { MotionSensors.warn() }
    /// Starts reading the accelerometer; there is none.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        MotionSensors.warn()
    }
    /// Stops reading the accelerometer.
    open func stopAccelerometerUpdates() {}
    /// Starts reading the gyroscope; there is none.
    open func startGyroUpdates() { MotionSensors.warn() }
    /// Starts reading the gyroscope; there is none.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        MotionSensors.warn()
    }
    /// Stops reading the gyroscope.
    open func stopGyroUpdates() {}
    /// Starts reading the magnetometer; there is none.
    open func startMagnetometerUpdates() { MotionSensors.warn() }
    /// Starts reading the magnetometer; there is none.
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
        MotionSensors.warn()
    }
    /// Stops reading the magnetometer.
    open func stopMagnetometerUpdates() {}
    /// Starts reading all sensors; there are none.
    open func startDeviceMotionUpdates() { MotionSensors.warn() }
    /// Starts reading all sensors; there are none.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { MotionSensors.warn() }
    /// Starts reading all sensors; there are none.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        MotionSensors.warn()
    }
    /// Starts reading all sensors; there are none.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) { MotionSensors.warn() }
    /// Stops reading all sensors.
    open func stopDeviceMotionUpdates() {}
}

enum MotionSensors {
    static func warn() { RuntimeWarning.issue("There are no motion sensors here: see CompatibilityGaps.md.") }
}
