import Foundation

/// A sample of the accelerometer that was recorded; there are none here.
public final class CMRecordedAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The number of the sample.
    public var identifier: UInt64 { 0 }
    /// The date.
    public let startDate: Date
    /// The acceleration, in multiples of gravity.
    public var acceleration: CMAcceleration { CMAcceleration() }
    init(startDate: Date) {
        self.startDate = startDate
        super.init(timestamp: 0)
    }
}

/// Samples that were recorded; there are none here.
open class CMSensorDataList: NSObject, Sequence, @unchecked Sendable {
    override init() {}
    public func makeIterator() -> IndexingIterator<[CMRecordedAccelerometerData]> { [].makeIterator() }
}

/// Records the accelerometer; there is none here.
///
/// Follows Apple's [CMSensorRecorder](https://developer.apple.com/documentation/coremotion/cmsensorrecorder).
open class CMSensorRecorder: NSObject, @unchecked Sendable {
    /// Creates a recorder.
    public override init() {}
    /// Returns whether the accelerometer is recorded: no.
    open class func isAccelerometerRecordingAvailable() -> Bool { false }
    /// Returns whether the app may use records; it is always restricted.
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
    /// Returns the samples of a time; nil, because there are none.
    open func accelerometerData(from fromDate: Date, to toDate: Date) -> CMSensorDataList? { nil }
    /// Begins to record for a number of seconds; there is no sensor.
    open func recordAccelerometer(forDuration duration: TimeInterval) { MotionSensors.warn() }
}

/// The height above the sea; there is none here.
public final class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
    /// The height, in meters.
    public var altitude: Double { 0 }
    /// The accuracy, in meters.
    public var accuracy: Double { 0 }
    /// The precision, in meters.
    public var precision: Double { 0 }
}

extension CMAltimeter {
    /// Called with a height above the sea, or an error.
    public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void
    /// Returns whether heights above the sea are measured: no.
    public class func isAbsoluteAltitudeAvailable() -> Bool { false }
    /// Asks for heights above the sea; the function receives an error on the queue.
    public func startAbsoluteAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler
    ) {
        MotionSensors.warn()
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, CMErrorNotAvailable) }
    }
    /// Ends asking.
    public func stopAbsoluteAltitudeUpdates() {}
}

/// A change of being under water; there are none here.
public struct CMWaterSubmersionEvent: Hashable, Sendable {
    /// Whether the device is under water.
    public enum State: Int, Sendable { case unknown, notSubmerged, submerged }
    /// The date.
    public let date: Date
    /// Whether the device is under water.
    public let state: State
}

/// A depth and a pressure under water; there are none here.
public struct CMWaterSubmersionMeasurement: Hashable, Sendable {
    /// The date.
    public let date: Date
    /// The depth; nil if it is not known.
    public let depth: Measurement<UnitLength>?
    /// The pressure; nil if it is not known.
    public let pressure: Measurement<UnitPressure>?
    /// The pressure at the surface.
    public let surfacePressure: Measurement<UnitPressure>
}

/// A temperature of water; there are none here.
public struct CMWaterTemperature: Hashable, Sendable {
    /// The date.
    public let date: Date
    /// The temperature.
    public let temperature: Measurement<UnitTemperature>
    /// The uncertainty.
    public let temperatureUncertainty: Measurement<UnitTemperature>
}

/// Methods that a manager of depths calls; none is called here.
public protocol CMWaterSubmersionManagerDelegate: NSObjectProtocol {
    /// Called when the device gets under water, or out of it.
    func manager(_ manager: CMWaterSubmersionManager, didUpdate event: CMWaterSubmersionEvent)
    /// Called with a depth.
    func manager(_ manager: CMWaterSubmersionManager, didUpdate measurement: CMWaterSubmersionMeasurement)
    /// Called with a temperature.
    func manager(_ manager: CMWaterSubmersionManager, didUpdate measurement: CMWaterTemperature)
    /// Called with an error.
    func manager(_ manager: CMWaterSubmersionManager, errorOccurred error: any Error)
}

/// Reports depths under water; there is no sensor here.
///
/// Follows Apple's [CMWaterSubmersionManager](https://developer.apple.com/documentation/coremotion/cmwatersubmersionmanager).
open class CMWaterSubmersionManager: NSObject, @unchecked Sendable {
    /// The delegate.
    open weak var delegate: (any CMWaterSubmersionManagerDelegate)?
    /// Creates a manager.
    public override init() {}
    /// Whether depths are known: no.
    open class var waterSubmersionAvailable: Bool { false }
    /// Returns whether the app may know depths; it is always restricted.
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
    /// The greatest depth; nil if it is not known.
    open var maximumDepth: Measurement<UnitLength>? { nil }
}
