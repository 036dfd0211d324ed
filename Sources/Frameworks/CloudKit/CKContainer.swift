import Foundation
import OrielFoundation

/// Whether the user has an account.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension NSNotification.Name {
    /// Sent when the user has signed in or out; never here.
    public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// The name of the zone that each database has.
public let CKRecordZoneDefaultName = "_defaultZone"
/// The name that stands for the user.
public let CKCurrentUserDefaultName = "__defaultOwner__"
/// The name that stands for the user.
public let CKOwnerDefaultName = CKCurrentUserDefaultName

/// The databases of an app in iCloud; there is no account here.
///
/// Follows Apple's [CKContainer](https://developer.apple.com/documentation/cloudkit/ckcontainer).
open class CKContainer: NSObject, @unchecked Sendable {
    /// The name of the container; nil for the app's own.
    public let containerIdentifier: String?
    /// The user's own database.
    public let privateCloudDatabase: CKDatabase
    /// The database of all users.
    public let publicCloudDatabase: CKDatabase
    /// The database with what others share with the user.
    public let sharedCloudDatabase: CKDatabase

    private static let own = CKContainer(identifier: nil)

    private init(identifier: String?) {
        containerIdentifier = identifier
        privateCloudDatabase = CKDatabase(.private)
        publicCloudDatabase = CKDatabase(.public)
        sharedCloudDatabase = CKDatabase(.shared)
    }

    /// Creates a container with a name.
    public convenience init(identifier containerIdentifier: String) {
        self.init(identifier: Optional(containerIdentifier))
    }

    /// Returns the app's own container.
    open class func `default`() -> CKContainer { own }

    /// Returns a database.
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }

    /// Calls a function with whether the user has an account: there is none.
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler(.noAccount, nil) }
    }
    /// Returns whether the user has an account: there is none.
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }

    /// Calls a function with the user's name; fails.
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        let error = CKError.noAccount()
        DispatchQueue.global().async { completionHandler(nil, error) }
    }
    /// Returns the user's name; fails.
    open func userRecordID() async throws -> CKRecord.ID { throw CKError.noAccount() }
    /// Begins to use what someone shares; fails.
    open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError.noAccount() }
    /// Performs an operation; it fails.
    open func add(_ operation: CKOperation) { operation.start() }
    /// Reads the facts of a share; fails.
    open func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError.noAccount() }
}
