import Foundation

/// A wish to be notified of changes; nothing notifies here.
///
/// Follows Apple's [CKSubscription](https://developer.apple.com/documentation/cloudkit/cksubscription).
open class CKSubscription: NSObject, @unchecked Sendable {
    /// The name of a subscription.
    public typealias ID = String
    /// What changes are meant.
    public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }
    /// The name.
    public let subscriptionID: ID
    /// What changes are meant.
    public let subscriptionType: SubscriptionType
    /// How the user is notified.
    open var notificationInfo: NotificationInfo?

    init(_ id: ID?, _ type: SubscriptionType) { (subscriptionID, subscriptionType) = (id ?? UUID().uuidString, type) }

    /// How the user is notified.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        /// The text; nil for none.
        open var alertBody: String?
        /// The title; nil for none.
        open var title: String?
        /// The name of the sound; nil for none.
        open var soundName: String?
        /// Whether the app's number changes.
        open var shouldBadge = false
        /// Whether the app is started without the user's noticing.
        open var shouldSendContentAvailable = false
        /// The values that come along.
        open var desiredKeys: [CKRecord.FieldKey]?
        /// The key of the text in the app's translations; nil for none.
        open var alertLocalizationKey: String?
        /// The names of the values that are put into the text.
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        /// The key of the title in the app's translations; nil for none.
        open var titleLocalizationKey: String?
        /// The names of the values that are put into the title.
        open var titleLocalizationArgs: [CKRecord.FieldKey]?
        /// The subtitle; nil for none.
        open var subtitle: String?
        /// The key of the subtitle in the app's translations; nil for none.
        open var subtitleLocalizationKey: String?
        /// The names of the values that are put into the subtitle.
        open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
        /// The key of the button's title in the app's translations; nil for none.
        open var alertActionLocalizationKey: String?
        /// The name of a picture to show while the app starts; nil for none.
        open var alertLaunchImage: String?
        /// Whether an extension of the app may change the notification.
        open var shouldSendMutableContent = false
        /// The category of the notification; nil for none.
        open var category: String?
        /// The name that replaces an earlier notification; nil for none.
        open var collapseIDKey: String?
        /// Creates settings.
        public override init() {}
        /// Creates settings with values.
        public init(
            alertBody: String? = nil, title: String? = nil, soundName: String? = nil, shouldBadge: Bool = false,
            shouldSendContentAvailable: Bool = false
        ) {
            (self.alertBody, self.title, self.soundName) = (alertBody, title, soundName)
            (self.shouldBadge, self.shouldSendContentAvailable) = (shouldBadge, shouldSendContentAvailable)
        }
    }
}

/// A wish to be notified of changes of the records of a query.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// Which changes are meant.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// New records.
        public static let firesOnRecordCreation = Options(rawValue: 1)
        /// Changed records.
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        /// Deleted records.
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        /// The first change alone.
        public static let firesOnce = Options(rawValue: 8)
    }
    /// The type of the records.
    public let recordType: CKRecord.RecordType
    /// The condition.
    public let predicate: NSPredicate
    /// Which changes are meant.
    public let querySubscriptionOptions: Options
    /// The zone; nil for all.
    open var zoneID: CKRecordZone.ID?
    /// Creates a subscription.
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = UUID().uuidString,
        options: Options = []
    ) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(subscriptionID, .query)
    }
}

/// A wish to be notified of all changes of a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    /// The zone.
    public let zoneID: CKRecordZone.ID
    /// The type of the records; nil for all.
    open var recordType: CKRecord.RecordType?
    /// Creates a subscription.
    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(subscriptionID, .recordZone)
    }
}

/// A wish to be notified of all changes of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    /// Creates a subscription.
    public init(subscriptionID: CKSubscription.ID = UUID().uuidString) { super.init(subscriptionID, .database) }
    /// The type of the records; nil for all.
    open var recordType: CKRecord.RecordType?
}
