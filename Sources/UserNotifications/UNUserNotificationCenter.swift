import Foundation
import OrielFoundation

/// How notifications may be noticed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// A text.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Even where the person does not want to be disturbed.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// Without asking.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether notifications are shown.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

/// How notifications are shown.
public final class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// Whether they are.
    public let authorizationStatus: UNAuthorizationStatus

    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With a number on the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// With a sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// In the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// At the edge of the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Methods for deciding how notifications are shown; each does nothing by default.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A notification is about to be shown; the closure receives how, and shows nothing for no options.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .list, .sound])
    }
}

/// Shows notifications of the desktop, while the app runs.
///
/// Follows Apple's
/// [UNUserNotificationCenter](https://developer.apple.com/documentation/usernotifications/unusernotificationcenter). What is
/// pending when the app ends is not shown; presses on notifications are not reported.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter(DesktopNotifications.show)

    private let show: (UNNotificationContent) -> Bool
    private let lock = NSLock()
    private var waiting: [String: (request: UNNotificationRequest, number: Int)] = [:]
    private var delivered: [UNNotification] = []
    private var status = UNAuthorizationStatus.notDetermined
    private var count = 0
    /// Decides how notifications are shown.
    public weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// Creates a center that shows notifications by a function, which returns whether that succeeded.
    package init(_ show: @escaping (UNNotificationContent) -> Bool) { self.show = show }

    /// The app's center.
    public class func current() -> UNUserNotificationCenter { shared }

    /// Requests the permission to show notifications; it is given where the desktop shows any.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { authorize() }

    /// Requests the permission to show notifications; the closure is called on another queue.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let isGiven = authorize()
        DispatchQueue.global().async { completionHandler(isGiven, nil) }
    }

    private func authorize() -> Bool {
        let isPossible = self !== Self.shared || DesktopNotifications.arePossible
        lock.withLock { status = isPossible ? .authorized : .denied }
        return isPossible
    }

    /// Returns whether notifications are shown.
    public func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(lock.withLock { status })
    }

    /// Returns whether notifications are shown, to a closure on another queue.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = UNNotificationSettings(lock.withLock { status })
        DispatchQueue.global().async { completionHandler(settings) }
    }

    /// Adds a notification, in place of a pending one of the same name.
    public func add(_ request: UNNotificationRequest, withCompletionHandler completion: (((any Error)?) -> Void)? = nil)
    {
        schedule(request)
        completion?(nil)
    }

    /// Adds a notification, in place of a pending one of the same name.
    public func add(_ request: UNNotificationRequest) async throws { schedule(request) }

    /// Returns the notifications that wait.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

    /// Returns the notifications that wait, to a closure on another queue.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        let requests = pending
        DispatchQueue.global().async { completionHandler(requests) }
    }

    /// Returns the notifications that were shown.
    public func deliveredNotifications() async -> [UNNotification] { lock.withLock { delivered } }

    /// Removes notifications that wait.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { for identifier in identifiers { waiting[identifier] = nil } }
    }

    /// Removes all notifications that wait.
    public func removeAllPendingNotificationRequests() { lock.withLock { waiting = [:] } }

    /// Forgets all notifications that were shown; the desktop keeps them.
    public func removeAllDeliveredNotifications() { lock.withLock { delivered = [] } }

    /// Sets the number on the app's icon; there is none here.
    public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completion: (((any Error)?) -> Void)? = nil) {
        RuntimeWarning.issue("UNUserNotificationCenter.setBadgeCount(_:) has no effect here: icons have no numbers.")
        completion?(nil)
    }

    private var pending: [UNNotificationRequest] {
        lock.withLock { waiting.values.sorted { $0.number < $1.number }.map(\.request) }
    }

    private func schedule(_ request: UNNotificationRequest) {
        guard let trigger = request.trigger else { return deliver(request) }
        let now = Date()
        guard let date = trigger.date(after: now) else { return }
        let number = lock.withLock {
            count += 1
            waiting[request.identifier] = (request, count)
            return count
        }
        let delay = min(max(date.timeIntervalSince(now), 0), 1e9)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in self?.fire(request, number) }
    }

    /// Shows a notification whose time has come, unless it was removed or replaced.
    package func fire(_ request: UNNotificationRequest, _ number: Int? = nil) {
        let isWanted = lock.withLock {
            guard let entry = waiting[request.identifier], number == nil || entry.number == number else { return false }
            waiting[request.identifier] = nil
            return true
        }
        guard isWanted else { return }
        deliver(request)
        if request.trigger?.repeats == true { schedule(request) }
    }

    private func deliver(_ request: UNNotificationRequest) {
        let notification = UNNotification(date: Date(), request: request)
        let answer: (UNNotificationPresentationOptions) -> Void = { [self] options in
            if options.isDisjoint(with: [.banner, .list]) { return }
            guard show(request.content) else { return }
            lock.withLock {
                delivered.append(notification)
                if delivered.count > 100 { delivered.removeFirst() }
            }
        }
        guard let delegate else { return answer([.banner, .list]) }
        delegate.userNotificationCenter(self, willPresent: notification, withCompletionHandler: answer)
    }
}
