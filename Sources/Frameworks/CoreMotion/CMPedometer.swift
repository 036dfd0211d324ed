import Foundation

/// An error of Core Motion.
///
/// Follows Apple's [CMError](https://developer.apple.com/documentation/coremotion/cmerror).
public struct CMError: Error, Hashable, Sendable, RawRepresentable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The device lacks the requested sensor.
public let CMErrorNotAvailable = CMError(rawValue: 109)
/// The user does not want the app to know.
public let CMErrorNotAuthorized = CMError(rawValue: 111)

/// Whether an app may know of motion.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// Steps of a time.
public final class CMPedometerData: NSObject, @unchecked Sendable {
    /// When it began.
    public let startDate: Date
    /// When it ended.
    public let endDate: Date
    /// The number of steps.
    public var numberOfSteps: NSNumber { 0 }
    /// The way, in meters; nil where it is not known.
    public var distance: NSNumber? { nil }
    /// Floors upward; nil where they are not known.
    public var floorsAscended: NSNumber? { nil }
    /// Floors downward; nil where they are not known.
    public var floorsDescended: NSNumber? { nil }
    /// Seconds for a meter; nil where they are not known.
    public var currentPace: NSNumber? { nil }
    /// Steps a second; nil where they are not known.
    public var currentCadence: NSNumber? { nil }
    /// Seconds for a meter on the whole; nil where they are not known.
    public var averageActivePace: NSNumber? { nil }

    init(_ startDate: Date, _ endDate: Date) { (self.startDate, self.endDate) = (startDate, endDate) }
}

/// Counts steps; here nothing can, and each question is answered with an error.
///
/// Follows Apple's [CMPedometer](https://developer.apple.com/documentation/coremotion/cmpedometer).
open class CMPedometer: NSObject, @unchecked Sendable {
    /// Is called with steps, or an error.
    public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
    /// Whether steps are counted: no.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Whether ways are measured: no.
    open class func isDistanceAvailable() -> Bool { false }
    /// Whether floors are counted: no.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Whether the pace is measured: no.
    open class func isPaceAvailable() -> Bool { false }
    /// Whether the cadence is measured: no.
    open class func isCadenceAvailable() -> Bool { false }
    /// Whether the beginning and the end of walks are noticed: no.
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    /// Whether the app may read steps; it is always restricted.
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

    /// Asks for the steps of a time; the handler gets an error.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        MotionSensors.warn()
        handler(nil, CMErrorNotAvailable)
    }
    /// Asks for the steps from a time on; the handler gets an error.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        MotionSensors.warn()
        handler(nil, CMErrorNotAvailable)
    }
    /// Ends asking.
    open func stopUpdates() {}

    /// Called with the beginning or the end of a walk, or an error.
    public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void
    /// Asks for the beginnings and ends of walks; the handler gets an error.
    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
        MotionSensors.warn()
        handler(nil, CMErrorNotAvailable)
    }
    /// Ends asking for beginnings and ends of walks.
    open func stopEventUpdates() {}
}

/// A height, measured by the air's pressure.
public final class CMAltitudeData: CMLogItem, @unchecked Sendable {
    /// How far up since the beginning, in meters.
    public var relativeAltitude: NSNumber { 0 }
    /// The pressure, in kilopascals.
    public var pressure: NSNumber { 0 }
}

/// Measures heights; here nothing can, and each question is answered with an error.
///
/// Follows Apple's [CMAltimeter](https://developer.apple.com/documentation/coremotion/cmaltimeter).
open class CMAltimeter: NSObject, @unchecked Sendable {
    /// Is called with a height, or an error.
    public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
    /// Whether heights are measured: no.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// Whether the app may read them; it is always restricted.
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
    /// Asks for heights; the handler gets an error on the queue.
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        MotionSensors.warn()
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, CMErrorNotAvailable) }
    }
    /// Ends asking.
    open func stopRelativeAltitudeUpdates() {}
}
