import Foundation
import OrielFoundation

/// Shows notifications of the desktop, while the app runs.
///
/// Follows Apple's
/// [UNUserNotificationCenter](https://developer.apple.com/documentation/usernotifications/unusernotificationcenter). Those still
/// pending when the app ends are not shown; presses are reported while it runs.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter(DesktopNotifications.show)

    private let show: (NotificationDelivery) -> Bool
    private let lock = NSLock()
    private var waiting: [String: (request: UNNotificationRequest, number: Int)] = [:]
    private var delivered: [UNNotification] = []
    private var status = UNAuthorizationStatus.notDetermined
    private var count = 0
    /// Decides how notifications are shown.
    public weak var delegate: (any UNUserNotificationCenterDelegate)?

    private var categories: [String: UNNotificationCategory] = [:]

    /// Creates a center that shows notifications by a function, which returns whether that succeeded.
    package init(_ show: @escaping (NotificationDelivery) -> Bool) { self.show = show }

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

    /// Sets the kinds of notifications, in place of those set before.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        let named = Dictionary(categories.map { ($0.identifier, $0) }) { first, _ in first }
        lock.withLock { self.categories = named }
    }

    /// Returns the kinds of notifications.
    public func notificationCategories() async -> Set<UNNotificationCategory> { knownCategories }

    /// Returns the kinds of notifications, to a closure on another queue.
    public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        let categories = knownCategories
        DispatchQueue.global().async { completionHandler(categories) }
    }

    private var knownCategories: Set<UNNotificationCategory> { lock.withLock { Set(categories.values) } }

    /// Whether notifications can have views of the app: they can't here.
    public var supportsContentExtensions: Bool { false }

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

    /// Returns the notifications that were shown, to a closure on another queue.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        let notifications = lock.withLock { delivered }
        DispatchQueue.global().async { completionHandler(notifications) }
    }

    /// Closes notifications that were shown.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        removeDelivered { identifiers.contains($0) }
    }

    private func removeDelivered(where isMeant: (String) -> Bool) {
        let gone = lock.withLock {
            let gone = delivered.filter { isMeant($0.request.identifier) }
            delivered.removeAll { isMeant($0.request.identifier) }
            return gone
        }
        for notification in gone { notification.close?() }
    }

    /// Removes notifications that wait.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { for identifier in identifiers { waiting[identifier] = nil } }
    }

    /// Removes all notifications that wait.
    public func removeAllPendingNotificationRequests() { lock.withLock { waiting = [:] } }

    /// Closes all notifications that were shown.
    public func removeAllDeliveredNotifications() { removeDelivered { _ in true } }

    /// Sets the number on the app's icon; there is none here.
    public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completion: (((any Error)?) -> Void)? = nil) {
        RuntimeWarning.issue("UNUserNotificationCenter.setBadgeCount(_:) has no effect here: icons have no numbers.")
        completion?(nil)
    }

    /// Sets the number on the app's icon; there is none here.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        setBadgeCount(newBadgeCount, withCompletionHandler: nil)
    }

    private var pending: [UNNotificationRequest] {
        lock.withLock { waiting.values.sorted { $0.number < $1.number }.map(\.request) }
    }

    private func schedule(_ request: UNNotificationRequest) {
        guard let trigger = request.trigger else { return deliver(request) }
        let now = Date()
        let date = trigger.date(after: now)
        guard date != nil || trigger is UNLocationNotificationTrigger else { return }
        let number = lock.withLock {
            count += 1
            waiting[request.identifier] = (request, count)
            return count
        }
        guard let date else {
            return RuntimeWarning.issue("UNLocationNotificationTrigger shows nothing here: see CompatibilityGaps.md.")
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
            if options.isDisjoint(with: [.banner, .list, .alert]) { return }
            let actions = lock.withLock { categories[request.content.categoryIdentifier]?.actions ?? [] }
            let delivery = NotificationDelivery(notification: notification, actions: actions) { [weak self] press in
                self?.answered(notification, press)
            }
            guard show(delivery) else { return }
            lock.withLock {
                delivered.append(notification)
                if delivered.count > 100 { delivered.removeFirst() }
            }
        }
        guard let delegate else { return answer([.banner, .list]) }
        delegate.userNotificationCenter(self, willPresent: notification, withCompletionHandler: answer)
    }

    /// Notifies the delegate of a pressed button.
    private func answered(_ notification: UNNotification, _ press: NotificationPress) {
        let identifier = notification.request.identifier
        lock.withLock { delivered.removeAll { $0.request.identifier == identifier } }
        let response =
            switch press {
            case .notification: UNNotificationResponse(notification, UNNotificationDefaultActionIdentifier)
            case .button(let action as UNTextInputNotificationAction):
                UNTextInputNotificationResponse(notification, action.identifier)
            case .button(let action): UNNotificationResponse(notification, action.identifier)
            }
        delegate?.userNotificationCenter(self, didReceive: response) {}
    }
}
