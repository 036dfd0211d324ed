import Foundation

/// A hard fall of the user's; there are none here.
///
/// Follows Apple's [CMFallDetectionEvent](https://developer.apple.com/documentation/coremotion/cmfalldetectionevent).
open class CMFallDetectionEvent: NSObject, @unchecked Sendable {
    /// The user's answer after a fall.
    public enum UserResolution: Int, Sendable {
        /// The user has confirmed the fall.
        case confirmed
        /// The user has dismissed the question.
        case dismissed
        /// The user has not fallen.
        case rejected
        /// The user has not answered.
        case unresponsive
    }

    /// The time of the fall.
    open var date: Date { keptDate }
    /// The user's answer.
    open var resolution: UserResolution { keptResolution }

    private let keptDate: Date
    private let keptResolution: UserResolution

    init(date: Date, resolution: UserResolution) { (keptDate, keptResolution) = (date, resolution) }
}

/// Methods that a manager of falls calls; only the change of the permission is reported here.
///
/// Follows Apple's [CMFallDetectionDelegate](https://developer.apple.com/documentation/coremotion/cmfalldetectiondelegate).
public protocol CMFallDetectionDelegate: NSObjectProtocol {
    /// Called when the user has fallen.
    func fallDetectionManager(
        _ fallDetectionManager: CMFallDetectionManager, didDetect event: CMFallDetectionEvent,
        completionHandler handler: @escaping () -> Void)
    /// Called when the app's permission has changed.
    func fallDetectionManagerDidChangeAuthorization(_ fallDetectionManager: CMFallDetectionManager)
}

extension CMFallDetectionDelegate {
    public func fallDetectionManager(
        _ fallDetectionManager: CMFallDetectionManager, didDetect event: CMFallDetectionEvent,
        completionHandler handler: @escaping () -> Void
    ) { handler() }
    public func fallDetectionManagerDidChangeAuthorization(_ fallDetectionManager: CMFallDetectionManager) {}
}

/// Reports hard falls of the user's; there is no sensor here, and the permission is restricted.
///
/// Follows Apple's [CMFallDetectionManager](https://developer.apple.com/documentation/coremotion/cmfalldetectionmanager).
open class CMFallDetectionManager: NSObject, @unchecked Sendable {
    /// Whether falls are detected: no.
    open class var isAvailable: Bool { false }
    /// Whether the app may know of falls; it is always restricted.
    open var authorizationStatus: CMAuthorizationStatus { .restricted }
    /// The delegate.
    open weak var delegate: (any CMFallDetectionDelegate)?

    /// Creates a manager.
    public override init() {}
    /// Asks the user for the permission; the handler is called with the restriction.
    open func requestAuthorization(handler: @escaping (CMAuthorizationStatus) -> Void) {
        MotionSensors.warn()
        handler(.restricted)
    }
}
