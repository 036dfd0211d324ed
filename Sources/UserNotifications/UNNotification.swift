import Foundation

/// What a notification says.
///
/// Follows Apple's
/// [UNNotificationContent](https://developer.apple.com/documentation/usernotifications/unnotificationcontent).
open class UNNotificationContent: NSObject, @unchecked Sendable {
    /// The title.
    open fileprivate(set) var title = ""
    /// The second line.
    open fileprivate(set) var subtitle = ""
    /// The text.
    open fileprivate(set) var body = ""
    /// The number on the app's icon; the desktop shows none.
    open fileprivate(set) var badge: NSNumber?
    /// The sound; the desktop has its own.
    open fileprivate(set) var sound: UNNotificationSound?
    /// Values for the app.
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// The name of the group of notifications.
    open fileprivate(set) var threadIdentifier = ""
    /// The name of the kind of notification.
    open fileprivate(set) var categoryIdentifier = ""

    /// Creates an empty content.
    public override init() {}
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
}

/// The sound of a notification; the desktop has its own.
public final class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The usual sound.
    public static let `default` = UNNotificationSound()
    /// The sound of an important notification.
    public static let defaultCritical = UNNotificationSound()
}

/// When a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether it is shown again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// The next time after a moment; nil for none.
    func date(after moment: Date) -> Date? { nil }
}

/// Shows a notification after some time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger; notifications that repeat do so once a minute at most.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval.isFinite ? max(timeInterval, repeats ? 60 : 0.001) : 1e9
        super.init(repeats: repeats)
    }

    /// The next time at which the notification is shown.
    open func nextTriggerDate() -> Date? { date(after: Date()) }

    override func date(after moment: Date) -> Date? { moment.addingTimeInterval(timeInterval) }
}

/// Shows a notification at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The parts of the date that matter.
    public let dateComponents: DateComponents

    /// Creates a trigger for the next date with some parts.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next time at which the notification is shown.
    open func nextTriggerDate() -> Date? { date(after: Date()) }

    override func date(after moment: Date) -> Date? {
        (dateComponents.calendar ?? .current).nextDate(
            after: moment, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A notification that is to be shown.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The name by which the app knows it.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it is shown; nil for now.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// A notification that was shown.
public final class UNNotification: NSObject, @unchecked Sendable {
    /// When it was shown.
    public let date: Date
    /// The request for it.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}
