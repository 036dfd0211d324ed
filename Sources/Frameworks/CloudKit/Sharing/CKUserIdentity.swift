import Foundation

/// A user of iCloud.
///
/// Follows Apple's [CKUserIdentity](https://developer.apple.com/documentation/cloudkit/ckuseridentity).
open class CKUserIdentity: NSObject, @unchecked Sendable {
    /// The facts by which a user is found: one of them.
    open class LookupInfo: NSObject, @unchecked Sendable {
        /// The address for mail.
        public let emailAddress: String?
        /// The number of the telephone.
        public let phoneNumber: String?
        /// The user's record.
        public let userRecordID: CKRecord.ID?
        private init(_ email: String?, _ phone: String?, _ record: CKRecord.ID?) {
            (emailAddress, phoneNumber, userRecordID) = (email, phone, record)
        }
        /// Creates facts of an address.
        public convenience init(emailAddress: String) { self.init(emailAddress, nil, nil) }
        /// Creates facts of a number.
        public convenience init(phoneNumber: String) { self.init(nil, phoneNumber, nil) }
        /// Creates facts of a record.
        public convenience init(userRecordID: CKRecord.ID) { self.init(nil, nil, userRecordID) }
        /// Returns facts of addresses.
        open class func lookupInfos(withEmails emails: [String]) -> [LookupInfo] {
            emails.map(LookupInfo.init(emailAddress:))
        }
        /// Returns facts of numbers.
        open class func lookupInfos(withPhoneNumbers phoneNumbers: [String]) -> [LookupInfo] {
            phoneNumbers.map(LookupInfo.init(phoneNumber:))
        }
        /// Returns facts of records.
        open class func lookupInfos(with recordIDs: [CKRecord.ID]) -> [LookupInfo] {
            recordIDs.map(LookupInfo.init(userRecordID:))
        }
    }
    /// The facts by which the user was found; nil for the user of the app.
    public let lookupInfo: LookupInfo?
    /// The parts of the name; nil if it is not known.
    public let nameComponents: PersonNameComponents?
    /// The user's record; nil if it is not known.
    public let userRecordID: CKRecord.ID?
    /// Whether the user has an account.
    open var hasiCloudAccount: Bool { false }
    /// The contacts with the user; always empty.
    open var contactIdentifiers: [String] { [] }
    init(lookupInfo: LookupInfo? = nil, userRecordID: CKRecord.ID? = nil) {
        (self.lookupInfo, nameComponents, self.userRecordID) = (lookupInfo, nil, userRecordID)
    }
}

extension CKContainer {
    /// The permissions that an app asks the user for.
    public struct ApplicationPermissions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates permissions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other users may find the user by an address.
        public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
    }
    /// Whether the user has given a permission.
    public enum ApplicationPermissionStatus: Int, Sendable { case initialState, couldNotComplete, denied, granted }

    private func fail<Value>(_ completion: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        let error = CKError.noAccount()
        DispatchQueue.global().async { completion(nil, error) }
    }

    /// Asks whether the user has given a permission; fails.
    public func status(
        forApplicationPermission applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) {
        let error = CKError.noAccount()
        DispatchQueue.global().async { completionHandler(.couldNotComplete, error) }
    }
    /// Asks the user for a permission; fails.
    public func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) { status(forApplicationPermission: applicationPermission, completionHandler: completionHandler) }
    /// Asks whether the user has given a permission; fails.
    public func applicationPermissionStatus(
        for permission: ApplicationPermissions
    ) async throws -> ApplicationPermissionStatus {
        throw CKError.noAccount()
    }
    /// Asks the user for a permission; fails.
    public func requestApplicationPermission(
        _ permission: ApplicationPermissions
    ) async throws -> ApplicationPermissionStatus {
        throw CKError.noAccount()
    }

    /// Finds a user by an address; fails.
    public func discoverUserIdentity(
        withEmailAddress email: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Finds a user by a number; fails.
    public func discoverUserIdentity(
        withPhoneNumber phoneNumber: String,
        completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Finds a user by a record; fails.
    public func discoverUserIdentity(
        withUserRecordID userRecordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Finds the users of the address book; fails.
    public func discoverAllIdentities(completionHandler: @escaping @Sendable ([CKUserIdentity]?, (any Error)?) -> Void)
    {
        fail(completionHandler)
    }
    /// Returns the user with an address; fails.
    public func userIdentity(forEmailAddress email: String) async throws -> CKUserIdentity? {
        throw CKError.noAccount()
    }
    /// Returns the user with a number; fails.
    public func userIdentity(forPhoneNumber phoneNumber: String) async throws -> CKUserIdentity? {
        throw CKError.noAccount()
    }
    /// Returns the user with a record; fails.
    public func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? {
        throw CKError.noAccount()
    }

    /// Finds a participant by an address; fails.
    public func fetchShareParticipant(
        withEmailAddress emailAddress: String,
        completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Finds a participant by a number; fails.
    public func fetchShareParticipant(
        withPhoneNumber phoneNumber: String,
        completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Returns the participant with an address; fails.
    public func shareParticipant(forEmailAddress emailAddress: String) async throws -> CKShare.Participant {
        throw CKError.noAccount()
    }
    /// Returns the participant with a number; fails.
    public func shareParticipant(forPhoneNumber phoneNumber: String) async throws -> CKShare.Participant {
        throw CKError.noAccount()
    }
    /// Reads the facts of a share; fails.
    public func fetchShareMetadata(
        with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Begins to use a share; fails.
    public func accept(
        _ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
    ) {
        fail(completionHandler)
    }
    /// Begins to use shares; fails.
    public func accept(_ metadatas: [CKShare.Metadata]) async throws -> [CKShare.Metadata: Result<CKShare, any Error>] {
        throw CKError.noAccount()
    }
}
