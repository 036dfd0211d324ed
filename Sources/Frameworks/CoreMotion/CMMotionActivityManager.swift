import Foundation

/// The certainty of an activity.
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// The user's activity at a time; there is none here.
///
/// Follows Apple's [CMMotionActivity](https://developer.apple.com/documentation/coremotion/cmmotionactivity).
public final class CMMotionActivity: CMLogItem, @unchecked Sendable {
    /// The certainty.
    public var confidence: CMMotionActivityConfidence { .low }
    /// The beginning.
    public let startDate: Date
    /// Whether the activity is not known.
    public var unknown: Bool { true }
    /// Whether the device rests.
    public var stationary: Bool { false }
    /// Whether the user walks.
    public var walking: Bool { false }
    /// Whether the user runs.
    public var running: Bool { false }
    /// Whether the user is in a car.
    public var automotive: Bool { false }
    /// Whether the user rides a bicycle.
    public var cycling: Bool { false }
    init(startDate: Date) {
        self.startDate = startDate
        super.init(timestamp: 0)
    }
}

/// Reports the user's activities; there is no sensor here, and each question is answered with an error.
///
/// Follows Apple's [CMMotionActivityManager](https://developer.apple.com/documentation/coremotion/cmmotionactivitymanager).
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    /// Called with an activity.
    public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
    /// Called with activities, or an error.
    public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

    /// Creates a manager.
    public override init() {}
    /// Returns whether activities are known: no.
    open class func isActivityAvailable() -> Bool { false }
    /// Returns whether the app may know activities; it is always restricted.
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
    /// Asks for the activities of a time; the function receives an error.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        MotionSensors.warn()
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, CMErrorNotAvailable) }
    }
    /// Begins to report activities; there are none.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {
        MotionSensors.warn()
    }
    /// Ends reporting activities.
    open func stopActivityUpdates() {}
}

/// Methods that a manager of headphones calls; none is called here.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    /// Called when headphones are connected.
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    /// Called when headphones are no longer connected.
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}

/// Reports the motion of headphones; there are none with sensors here.
///
/// Follows Apple's [CMHeadphoneMotionManager](https://developer.apple.com/documentation/coremotion/cmheadphonemotionmanager).
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
    /// Called with a motion, or an error.
    public typealias DeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
    /// The delegate.
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
    /// Creates a manager.
    public override init() {}
    /// Returns whether the app may know the motion; it is always restricted.
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
    /// Whether motions are known: no.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether motions are read.
    open var isDeviceMotionActive: Bool { false }
    /// Whether the connection of headphones is reported.
    open var isConnectionStatusActive: Bool { false }
    /// The latest motion; always nil.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Begins to read motions; there are none.
    open func startDeviceMotionUpdates() { MotionSensors.warn() }
    /// Begins to report motions; there are none.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping DeviceMotionHandler) {
        MotionSensors.warn()
    }
    /// Ends reading motions.
    open func stopDeviceMotionUpdates() {}
    /// Begins to report the connection of headphones; there are none.
    open func startConnectionStatusUpdates() { MotionSensors.warn() }
    /// Ends reporting the connection of headphones.
    open func stopConnectionStatusUpdates() {}
}
