import Foundation
import SwiftUI

/// Shows notifications of the desktop, in their older form.
///
/// Follows Apple's [NSUserNotificationCenter](https://developer.apple.com/documentation/foundation/nsusernotificationcenter). Notifications
/// are shown while the app runs; pending ones are lost when it ends.
open class NSUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let only = NSUserNotificationCenter(NotificationBanner.show)
    /// The app's center.
    open class var `default`: NSUserNotificationCenter { only }

    private let show: (NSUserNotification, @escaping @Sendable (NSUserNotification.ActivationType) -> Void) -> Bool
    private let lock = NSLock()
    private var waiting: [(notification: NSUserNotification, timer: DispatchWorkItem?)] = []
    private var shown: [NSUserNotification] = []
    /// The delegate; nil for none.
    open weak var delegate: (any NSUserNotificationCenterDelegate)?

    init(
        _ show: @escaping (NSUserNotification, @escaping @Sendable (NSUserNotification.ActivationType) -> Void) -> Bool
    ) {
        self.show = show
        super.init()
    }

    // MARK: Later deliveries

    /// The notifications that wait for their dates.
    open var scheduledNotifications: [NSUserNotification] {
        get { lock.withLock { waiting.map(\.notification) } }
        set {
            for old in scheduledNotifications { removeScheduledNotification(old) }
            for new in newValue { scheduleNotification(new) }
        }
    }
    /// Delivers a notification at its date.
    open func scheduleNotification(_ notification: NSUserNotification) {
        guard let date = notification.deliveryDate, date.timeIntervalSinceNow > 0 else { return deliver(notification) }
        let item = DispatchWorkItem { [weak self] in self?.due(notification) }
        lock.withLock { waiting.append((notification, item)) }
        let delay = min(date.timeIntervalSinceNow, 1e9)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
    }
    func due(_ notification: NSUserNotification) {
        lock.withLock { waiting.removeAll { $0.notification === notification } }
        deliver(notification)
        guard let interval = notification.deliveryRepeatInterval, let date = notification.deliveryDate,
            let next = Calendar.current.date(byAdding: interval, to: date), next.timeIntervalSince(date) >= 60
        else { return }
        notification.deliveryDate = max(next, Date().addingTimeInterval(60))
        scheduleNotification(notification)
    }
    /// Removes a notification that waits.
    open func removeScheduledNotification(_ notification: NSUserNotification) {
        let removed = lock.withLock {
            let found = waiting.filter { $0.notification === notification }
            waiting.removeAll { $0.notification === notification }
            return found
        }
        for entry in removed { entry.timer?.cancel() }
    }

    // MARK: Deliveries

    /// The notifications that were delivered.
    open var deliveredNotifications: [NSUserNotification] { lock.withLock { shown } }
    /// Delivers a notification at once; it is not shown in an active app whose delegate doesn't want that.
    open func deliver(_ notification: NSUserNotification) {
        notification.actualDeliveryDate = Date()
        lock.withLock {
            if let name = notification.identifier { shown.removeAll { $0.identifier == name } }
            shown.removeAll { $0 === notification }
            shown.append(notification)
        }
        let isInUse = MainQueue.run { NSApplication.shared.isActive }
        if !isInUse || delegate?.userNotificationCenter(self, shouldPresent: notification) == true {
            notification.isPresented = show(notification) { [self] press in
                DispatchQueue.main.async { self.pressed(notification, press) }
            }
        }
        delegate?.userNotificationCenter(self, didDeliver: notification)
    }
    private func pressed(_ notification: NSUserNotification, _ press: NSUserNotification.ActivationType) {
        guard press != .none else { return }
        notification.activationType = press
        delegate?.userNotificationCenter(self, didActivate: notification)
    }
    /// Forgets a notification that was delivered; the desktop removes it.
    open func removeDeliveredNotification(_ notification: NSUserNotification) {
        lock.withLock { shown.removeAll { $0 === notification } }
    }
    /// Forgets all notifications that were delivered.
    open func removeAllDeliveredNotifications() { lock.withLock { shown = [] } }
}

/// Methods that a center calls; all are optional.
public protocol NSUserNotificationCenterDelegate: NSObjectProtocol {
    /// Called when a notification was delivered.
    func userNotificationCenter(_ center: NSUserNotificationCenter, didDeliver notification: NSUserNotification)
    /// Called when the user presses a notification.
    func userNotificationCenter(_ center: NSUserNotificationCenter, didActivate notification: NSUserNotification)
    /// Returns whether a notification is shown while the app is active; false by default.
    func userNotificationCenter(
        _ center: NSUserNotificationCenter, shouldPresent notification: NSUserNotification
    ) -> Bool
}

extension NSUserNotificationCenterDelegate {
    public func userNotificationCenter(_ center: NSUserNotificationCenter, didDeliver notification: NSUserNotification)
    {}
    public func userNotificationCenter(
        _ center: NSUserNotificationCenter, didActivate notification: NSUserNotification
    ) {}
    public func userNotificationCenter(
        _ center: NSUserNotificationCenter, shouldPresent notification: NSUserNotification
    ) -> Bool { false }
}
