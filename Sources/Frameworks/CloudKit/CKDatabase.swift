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
}
