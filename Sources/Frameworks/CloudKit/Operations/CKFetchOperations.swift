import Foundation

/// Reads records; fails.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The names of the records.
    open var recordIDs: [CKRecord.ID]?
    /// The names of the values that are read; nil for all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Called for each record.
    open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called at the end.
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Called at the end.
    open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    /// Creates an operation.
    public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }

    override func fail(_ error: CKError) {
        for id in recordIDs ?? [] { perRecordResultBlock?(id, .failure(error)) }
        fetchRecordsResultBlock?(.failure(error))
        fetchRecordsCompletionBlock?(nil, error)
    }
}

/// Reads what has changed in zones; fails.
///
/// Follows Apple's
/// [CKFetchRecordZoneChangesOperation](https://developer.apple.com/documentation/cloudkit/ckfetchrecordzonechangesoperation).
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// What is read of a zone.
    open class ZoneConfiguration: NSObject, @unchecked Sendable {
        /// Where the last reading has ended; nil for the beginning.
        open var previousServerChangeToken: CKServerChangeToken?
        /// The most changes; nil for all.
        open var resultsLimit: Int?
        /// The names of the values that are read; nil for all.
        open var desiredKeys: [CKRecord.FieldKey]?
        /// Creates settings.
        public init(
            previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
            desiredKeys: [CKRecord.FieldKey]? = nil
        ) {
            (self.previousServerChangeToken, self.resultsLimit) = (previousServerChangeToken, resultsLimit)
            self.desiredKeys = desiredKeys
        }
    }
    /// The zones.
    open var recordZoneIDs: [CKRecordZone.ID]?
    /// What is read of each zone.
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    /// Whether to go on until everything was read.
    open var fetchAllChanges = true
    /// Called for each record that has changed.
    open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called for each record that was deleted.
    open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
    /// Called when a token has changed.
    open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    /// Called for each zone at its end.
    open var recordZoneFetchResultBlock:
        (
            (
                CKRecordZone.ID,
                Result<
                    (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error
                >
            )
                -> Void
        )?
    /// Called at the end.
    open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Called at the end.
    open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?

    /// Creates an operation.
    public init(
        recordZoneIDs: [CKRecordZone.ID]? = nil,
        configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
    ) { (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID) }

    override func fail(_ error: CKError) {
        for id in recordZoneIDs ?? [] { recordZoneFetchResultBlock?(id, .failure(error)) }
        fetchRecordZoneChangesResultBlock?(.failure(error))
        fetchRecordZoneChangesCompletionBlock?(error)
    }
}

/// Reads which zones have changed; fails.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Where the last reading has ended; nil for the beginning.
    open var previousServerChangeToken: CKServerChangeToken?
    /// Called for each zone that has changed.
    open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
    /// Called for each zone that was deleted.
    open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
    /// Called when the token has changed.
    open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
    /// Called at the end.
    open var fetchDatabaseChangesResultBlock:
        ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
    /// Creates an operation.
    public init(previousServerChangeToken: CKServerChangeToken?) {
        self.previousServerChangeToken = previousServerChangeToken
    }

    override func fail(_ error: CKError) { fetchDatabaseChangesResultBlock?(.failure(error)) }
}

/// Keeps and deletes zones; fails.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The zones that are kept.
    open var recordZonesToSave: [CKRecordZone]?
    /// The zones that are deleted.
    open var recordZoneIDsToDelete: [CKRecordZone.ID]?
    /// Called at the end.
    open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Creates an operation.
    public init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
        (self.recordZonesToSave, self.recordZoneIDsToDelete) = (recordZonesToSave, recordZoneIDsToDelete)
    }

    override func fail(_ error: CKError) { modifyRecordZonesResultBlock?(.failure(error)) }
}

/// Keeps and deletes subscriptions; fails.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The subscriptions that are kept.
    open var subscriptionsToSave: [CKSubscription]?
    /// The subscriptions that are deleted.
    open var subscriptionIDsToDelete: [CKSubscription.ID]?
    /// Called at the end.
    open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Called at the end.
    open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
    /// Creates an operation.
    public init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil) {
        (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
    }

    override func fail(_ error: CKError) {
        modifySubscriptionsResultBlock?(.failure(error))
        modifySubscriptionsCompletionBlock?(nil, nil, error)
    }
}
