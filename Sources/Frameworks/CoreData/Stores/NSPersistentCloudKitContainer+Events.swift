import Foundation

extension NSPersistentCloudKitContainer {
    /// Sent when the container sends to iCloud or receives from it: never here.
    public static let eventChangedNotification = NSNotification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
    /// The key of the event in the notification.
    public static let eventNotificationUserInfoKey = "event"

    /// The kinds of events.
    public enum EventType: Int, Sendable { case setup, `import`, export }

    /// Something that a container does with iCloud; there are none here.
    open class Event: NSObject, @unchecked Sendable {
        /// The event's name.
        public let identifier = UUID()
        /// The store's identifier.
        public let storeIdentifier: String
        /// The kind.
        public let type: EventType
        /// The beginning.
        public let startDate: Date
        /// The end; nil before it.
        public let endDate: Date?
        /// Whether it succeeded.
        public let succeeded: Bool
        /// The error; nil without one.
        public let error: (any Error)?

        init(
            storeIdentifier: String, type: EventType, startDate: Date, endDate: Date?, succeeded: Bool,
            error: (any Error)?
        ) {
            (self.storeIdentifier, self.type) = (storeIdentifier, type)
            (self.startDate, self.endDate, self.succeeded, self.error) = (startDate, endDate, succeeded, error)
        }
    }
}
