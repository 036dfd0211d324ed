import Foundation

/// Records in iCloud; every operation fails here.
///
/// Follows Apple's [CKDatabase](https://developer.apple.com/documentation/cloudkit/ckdatabase).
open class CKDatabase: NSObject, @unchecked Sendable {
    /// Who can use a database.
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
    /// Who can use it.
    public let databaseScope: Scope
    init(_ scope: Scope) { databaseScope = scope }

    /// Performs an operation; it fails.
    open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        operation.start()
    }

    private func fail<Value>(_ completion: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        let error = CKError.noAccount()
        DispatchQueue.global().async { completion(nil, error) }
    }

    /// Keeps a record; fails.
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    /// Reads a record; fails.
    open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Deletes a record; fails.
    open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Finds records; fails.
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Keeps a zone; fails.
    open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    /// Keeps a subscription; fails.
    open func save(
        _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Finds records; fails.
    open func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler:
            @escaping @Sendable (
                Result<
                    (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?),
                    any Error
                >
            ) -> Void
    ) {
        let error = CKError.noAccount()
        DispatchQueue.global().async { completionHandler(.failure(error)) }
    }
    /// Finds more records; fails.
    open func fetch(
        withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler:
            @escaping @Sendable (
                Result<
                    (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?),
                    any Error
                >
            ) -> Void
    ) {
        let error = CKError.noAccount()
        DispatchQueue.global().async { completionHandler(.failure(error)) }
    }
    /// Reads records; fails.
    open func fetch(
        withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
        completionHandler: @escaping @Sendable (Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void
    ) {
        let error = CKError.noAccount()
        DispatchQueue.global().async { completionHandler(.failure(error)) }
    }
    /// Deletes a zone; fails.
    open func delete(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Reads a zone; fails.
    open func fetch(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Reads a subscription; fails.
    open func fetch(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Deletes a subscription; fails.
    open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Reads all zones; fails.
    open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    /// Reads all subscriptions; fails.
    open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
}

extension CKDatabase {
    /// Keeps a record; fails.
    @discardableResult public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.noAccount() }
    /// Reads a record; fails.
    public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.noAccount() }
    /// Deletes a record; fails.
    @discardableResult public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError.noAccount()
    }
    /// Reads records; fails.
    public func records(
        for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError.noAccount() }
    /// Finds records; fails.
    public func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw CKError.noAccount() }
    /// Finds more records; fails.
    public func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw CKError.noAccount() }
    /// Keeps and deletes records; fails.
    @discardableResult
    public func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) { throw CKError.noAccount() }
    /// Keeps a zone; fails.
    @discardableResult public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError.noAccount() }
    /// Reads all zones; fails.
    public func allRecordZones() async throws -> [CKRecordZone] { throw CKError.noAccount() }
    /// Reads a zone; fails.
    public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError.noAccount() }
    /// Deletes a zone; fails.
    @discardableResult public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
        throw CKError.noAccount()
    }
    /// Keeps a subscription; fails.
    @discardableResult public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
        throw CKError.noAccount()
    }
    /// Reads all subscriptions; fails.
    public func allSubscriptions() async throws -> [CKSubscription] { throw CKError.noAccount() }
    /// Reads a subscription; fails.
    public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
        throw CKError.noAccount()
    }
    /// Deletes a subscription; fails.
    @discardableResult
    public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
        throw CKError.noAccount()
    }
    /// Reads zones; fails.
    public func recordZones(
        for ids: [CKRecordZone.ID]
    ) async throws -> [CKRecordZone.ID: Result<CKRecordZone, any Error>] { throw CKError.noAccount() }
    /// Keeps and deletes zones; fails.
    @discardableResult
    public func modifyRecordZones(
        saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
    ) async throws -> (
        saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
        deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
    ) { throw CKError.noAccount() }
    /// Reads subscriptions; fails.
    public func subscriptions(
        for ids: [CKSubscription.ID]
    ) async throws -> [CKSubscription.ID: Result<CKSubscription, any Error>] { throw CKError.noAccount() }
    /// Keeps and deletes subscriptions; fails.
    @discardableResult
    public func modifySubscriptions(
        saving subscriptionsToSave: [CKSubscription], deleting subscriptionIDsToDelete: [CKSubscription.ID]
    ) async throws -> (
        saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
        deleteResults: [CKSubscription.ID: Result<Void, any Error>]
    ) { throw CKError.noAccount() }
    /// Reads the changes of databases; fails.
    public func databaseChanges(
        since changeToken: CKServerChangeToken?, resultsLimit: Int? = nil
    ) async throws -> (
        modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
        changeToken: CKServerChangeToken, moreComing: Bool
    ) { throw CKError.noAccount() }
    /// Reads the changes of a zone; fails.
    public func recordZoneChanges(
        inZoneWith zoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken?,
        desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int? = nil
    ) async throws -> (
        modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
        deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
    ) { throw CKError.noAccount() }

    /// The changes of a database: of its zones.
    public enum DatabaseChange {
        /// A zone that has changed.
        public struct Modification: Hashable, Sendable {
            /// The zone.
            public let zoneID: CKRecordZone.ID
        }
        /// A zone that was deleted.
        public struct Deletion: Hashable, Sendable {
            /// The reasons for a deletion.
            public enum Reason: Hashable, Sendable { case deleted, purged, encryptedDataReset }
            /// The zone.
            public let zoneID: CKRecordZone.ID
            /// The reason.
            public let reason: Reason
        }
    }
    /// The changes of a zone: of its records.
    public enum RecordZoneChange {
        /// A record that has changed.
        public struct Modification: Sendable {
            /// The record.
            public let record: CKRecord
        }
        /// A record that was deleted.
        public struct Deletion: Hashable, Sendable {
            /// The record.
            public let recordID: CKRecord.ID
            /// The type.
            public let recordType: CKRecord.RecordType
        }
    }
    /// Calls a function with a database whose requests have settings.
    public func configuredWith<R>(
        configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
        body: (CKDatabase) async throws -> R
    ) async rethrows -> R { try await body(self) }
}
