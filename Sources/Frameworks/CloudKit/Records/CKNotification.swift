import Foundation

/// A notification of a change; none comes here.
///
/// Follows Apple's [CKNotification](https://developer.apple.com/documentation/cloudkit/cknotification).
open class CKNotification: NSObject, @unchecked Sendable {
    /// The identifier of a notification.
    public final class ID: NSObject, @unchecked Sendable {
        override init() {}
    }
    /// The kinds of changes.
    public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }
    /// The kind of change.
    public let notificationType: NotificationType
    /// The name of the subscription; nil if it is not known.
    public let subscriptionID: CKSubscription.ID?
    /// The name of the container; nil if it is not known.
    public let containerIdentifier: String?
    /// The part of the message about the change.
    let part: [AnyHashable: Any]
    private let alert: [AnyHashable: Any]
    private let system: [AnyHashable: Any]

    /// Creates a notification of a message; nil for one that CloudKit has not sent, as it sends none here.
    public required init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
        guard let content = notificationDictionary["ck"] as? [AnyHashable: Any] else { return nil }
        let parts: [(String, NotificationType)] = [("qry", .query), ("fet", .recordZone), ("met", .database)]
        guard let part = parts.first(where: { content[$0.0] != nil }) else { return nil }
        notificationType = part.1
        self.part = content[part.0] as? [AnyHashable: Any] ?? [:]
        subscriptionID = self.part["sid"] as? String
        containerIdentifier = content["cid"] as? String
        system = notificationDictionary["aps"] as? [AnyHashable: Any] ?? [:]
        alert = system["alert"] as? [AnyHashable: Any] ?? (system["alert"] as? String).map { ["body": $0] } ?? [:]
    }

    /// Returns the notification of a message, as the class for its kind of change; nil for one that CloudKit has not sent.
    public class func notification(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) -> CKNotification? {
        guard let content = dictionary["ck"] as? [AnyHashable: Any] else { return nil }
        if content["qry"] != nil { return CKQueryNotification(fromRemoteNotificationDictionary: dictionary) }
        if content["fet"] != nil { return CKRecordZoneNotification(fromRemoteNotificationDictionary: dictionary) }
        return CKDatabaseNotification(fromRemoteNotificationDictionary: dictionary)
    }

    /// The identifier; always nil.
    open var notificationID: ID? { nil }
    /// Whether values were left out; always false.
    open var isPruned: Bool { false }
    /// The text.
    open var alertBody: String? { alert["body"] as? String }
    /// The title.
    open var title: String? { alert["title"] as? String }
    /// The subtitle.
    open var subtitle: String? { alert["subtitle"] as? String }
    /// The key of the text in the app's translations.
    open var alertLocalizationKey: String? { alert["loc-key"] as? String }
    /// The values that are put into the text.
    open var alertLocalizationArgs: [String]? { alert["loc-args"] as? [String] }
    /// The number for the app.
    open var badge: NSNumber? { (system["badge"] as? Int).map(NSNumber.init(value:)) }
    /// The name of the sound.
    open var soundName: String? { system["sound"] as? String }
    /// The category of the notification.
    open var category: String? { system["category"] as? String }
    /// The zone of the change; nil if it is not known.
    var zone: CKRecordZone.ID? {
        (part["zid"] as? String).map {
            CKRecordZone.ID(zoneName: $0, ownerName: part["zoid"] as? String ?? CKCurrentUserDefaultName)
        }
    }
}

/// A notification of a change in a zone.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
    /// The zone; nil if it is not known.
    open var recordZoneID: CKRecordZone.ID? { zone }
    /// The database.
    open var databaseScope: CKDatabase.Scope {
        (part["dbs"] as? Int).flatMap(CKDatabase.Scope.init(rawValue:)) ?? .private
    }
}

/// A notification of a change in a database.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
    /// The database.
    open var databaseScope: CKDatabase.Scope {
        (part["dbs"] as? Int).flatMap(CKDatabase.Scope.init(rawValue:)) ?? .private
    }
}

/// A notification of a change of the records of a query.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
    /// The kinds of changes.
    public enum Reason: Int, Sendable { case recordCreated = 1, recordUpdated, recordDeleted }
    /// The kind of change.
    open var queryNotificationReason: Reason { (part["fo"] as? Int).flatMap(Reason.init(rawValue:)) ?? .recordUpdated }
    /// The values that came along.
    open var recordFields: [String: Any]? { part["af"] as? [String: Any] }
    /// The record; nil if it is not known.
    open var recordID: CKRecord.ID? {
        (part["rid"] as? String).map { CKRecord.ID(recordName: $0, zoneID: zone ?? .default) }
    }
    /// The database.
    open var databaseScope: CKDatabase.Scope {
        (part["dbs"] as? Int).flatMap(CKDatabase.Scope.init(rawValue:)) ?? .public
    }
}
