import CoreLocation
import Foundation

/// The content of a notification.
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
    /// Files that are shown with it.
    open fileprivate(set) var attachments: [UNNotificationAttachment] = []
    /// How much it matters.
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    /// How much it matters compared with others of the app, from 0 to 1; nothing asks for it here.
    open fileprivate(set) var relevanceScore = 0.0
    /// The name of the window that it belongs to; nothing asks for it here.
    open fileprivate(set) var targetContentIdentifier: String?

    /// A name for the summary of several notifications; the desktop makes none.
    open fileprivate(set) var summaryArgument = ""
    /// How many things the notification stands for in a summary; 0 by default.
    open fileprivate(set) var summaryArgumentCount = 0
    /// The image of a launch; the desktop shows none.
    open fileprivate(set) var launchImageName = ""
    /// Which focus shows the notification; the desktop has none.
    open fileprivate(set) var filterCriteria: String?

    /// Creates an empty content.
    public override init() {}
}

/// The content of a notification that is being made.
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
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
    open override var summaryArgument: String {
        get { super.summaryArgument }
        set { super.summaryArgument = newValue }
    }
    open override var summaryArgumentCount: Int {
        get { super.summaryArgumentCount }
        set { super.summaryArgumentCount = newValue }
    }
    open override var launchImageName: String {
        get { super.launchImageName }
        set { super.launchImageName = newValue }
    }
    open override var filterCriteria: String? {
        get { super.filterCriteria }
        set { super.filterCriteria = newValue }
    }
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

/// Shows a notification where a region begins or ends; here nothing watches regions for it, and it waits.
///
/// Follows Apple's
/// [UNLocationNotificationTrigger](https://developer.apple.com/documentation/usernotifications/unlocationnotificationtrigger).
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The region.
    public let region: CLRegion

    /// Creates a trigger for a region.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}

/// Is the trigger of notifications that a server sent: none does here.
///
/// Follows Apple's
/// [UNPushNotificationTrigger](https://developer.apple.com/documentation/usernotifications/unpushnotificationtrigger).
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A notification that is to be shown.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The name by which the app knows it.
    public let identifier: String
    /// The content.
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

    /// Takes the notification off the screen; nil where it is not there.
    var close: (() -> Void)?

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}
