import Foundation

/// Notifications between apps; here they stay in the app, and a warning says so once.
///
/// Follows Apple's
/// [DistributedNotificationCenter](https://developer.apple.com/documentation/foundation/distributednotificationcenter).
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
    /// Where notifications are sent.
    public struct CenterType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// To the apps of the computer.
        public static let localNotificationCenterType = CenterType(rawValue: "NSLocalNotificationCenterType")
    }
    /// What happens to notifications while the app is not in use; they are delivered at once here.
    public enum SuspensionBehavior: UInt, Sendable { case drop = 1, coalesce, hold, deliverImmediately }
    /// How a notification is sent.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At once.
        public static let deliverImmediately = Options(rawValue: 1)
        /// To apps of all users.
        public static let postToAllSessions = Options(rawValue: 2)
    }

    private static let one = DistributedNotificationCenter()

    /// The center.
    @_disfavoredOverload
    open class func `default`() -> DistributedNotificationCenter { one }
    /// The center of a kind.
    open class func forType(_ notificationCenterType: CenterType) -> DistributedNotificationCenter { one }
    /// Whether notifications wait; they never do here.
    open var suspended = false

    /// Posts a notification to the app itself.
    open func postNotificationName(
        _ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil,
        deliverImmediately: Bool = false
    ) {
        RuntimeWarning.issue("DistributedNotificationCenter: notifications stay in the app (see CompatibilityGaps.md).")
        post(name: name, object: object, userInfo: userInfo)
    }
    /// Posts a notification to the app itself.
    open func postNotificationName(
        _ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, options: Options
    ) { postNotificationName(name, object: object, userInfo: userInfo, deliverImmediately: true) }
    /// Calls a method of an object for notifications of a name.
    open func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: String?,
        suspensionBehavior: SuspensionBehavior
    ) { addObserver(observer, selector: selector, name: name, object: object.map { $0 as Any }) }
}

/// The center of notifications between apps, by its older name.
public typealias NSDistributedNotificationCenter = DistributedNotificationCenter
