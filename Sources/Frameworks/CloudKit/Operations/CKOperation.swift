import Foundation

/// Work with a database, which fails here.
///
/// Follows Apple's [CKOperation](https://developer.apple.com/documentation/cloudkit/ckoperation). When it starts it reports the error of a
/// user without an account, and ends.
open class CKOperation: Operation, @unchecked Sendable {
    /// How an operation is performed.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The container; nil for the app's own.
        open var container: CKContainer?
        /// How much the user waits for it.
        open var qualityOfService = QualityOfService.default
        /// Whether it may use a mobile network.
        open var allowsCellularAccess = true
        /// Whether it goes on when the app has ended.
        open var isLongLived = false
        /// How long a request may take, in seconds.
        open var timeoutIntervalForRequest: TimeInterval = 60
        /// How long all may take, in seconds.
        open var timeoutIntervalForResource: TimeInterval = 604_800
        /// Creates settings.
        public override init() {}
    }
    /// The name of an operation.
    public typealias ID = String
    /// How it is performed.
    open var configuration: Configuration! = Configuration()
    /// The name.
    public let operationID: ID = UUID().uuidString
    /// The operations that belong together; nil for none.
    open var group: CKOperationGroup?
    /// The container; nil for the app's own.
    open var container: CKContainer? {
        get { configuration.container }
        set { configuration.container = newValue }
    }
    /// Whether the operation may use a mobile network.
    open var allowsCellularAccess: Bool {
        get { configuration.allowsCellularAccess }
        set { configuration.allowsCellularAccess = newValue }
    }
    /// Whether the operation continues when the app has ended; it does not.
    open var isLongLived: Bool {
        get { configuration.isLongLived }
        set { configuration.isLongLived = newValue }
    }
    /// The longest time for a request, in seconds.
    open var timeoutIntervalForRequest: TimeInterval {
        get { configuration.timeoutIntervalForRequest }
        set { configuration.timeoutIntervalForRequest = newValue }
    }
    /// The longest time for all, in seconds.
    open var timeoutIntervalForResource: TimeInterval {
        get { configuration.timeoutIntervalForResource }
        set { configuration.timeoutIntervalForResource = newValue }
    }
    /// Called when the operation will continue though the app ends; never here.
    open var longLivedOperationWasPersistedBlock: (() -> Void)?

    open override func main() { fail(isCancelled ? CKError(.operationCancelled) : CKError.noAccount()) }

    /// Reports an error through the operation's blocks.
    func fail(_ error: CKError) {}
}

/// Work with a database, which fails here.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    /// The database; nil for the user's own.
    open var database: CKDatabase?
}

/// Keeps and deletes records; fails.
///
/// Follows Apple's
/// [CKModifyRecordsOperation](https://developer.apple.com/documentation/cloudkit/ckmodifyrecordsoperation).
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// What happens if the server has another version.
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
    /// The records that are kept.
    open var recordsToSave: [CKRecord]?
    /// The records that are deleted.
    open var recordIDsToDelete: [CKRecord.ID]?
    /// What happens if the server has another version.
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    /// Whether all fail if one does.
    open var isAtomic = true
    /// Called for each record that is kept.
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called for each record that is deleted.
    open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    /// Called for each record, with how much of it was sent.
    open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    /// Called for each record, with its error.
    open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
    /// Data by which the app knows its own changes again.
    open var clientChangeTokenData: Data?
    /// Called at the end.
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Called at the end, with what was kept and deleted.
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

    /// Creates an operation.
    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }

    override func fail(_ error: CKError) {
        for record in recordsToSave ?? [] {
            perRecordSaveBlock?(record.recordID, .failure(error))
            perRecordCompletionBlock?(record, error)
        }
        for id in recordIDsToDelete ?? [] { perRecordDeleteBlock?(id, .failure(error)) }
        modifyRecordsResultBlock?(.failure(error))
        modifyRecordsCompletionBlock?(nil, nil, error)
    }
}

/// Finds records; fails.
///
/// Follows Apple's [CKQueryOperation](https://developer.apple.com/documentation/cloudkit/ckqueryoperation).
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// A place in the results.
    public final class Cursor: NSObject, Sendable {
        override init() {}
    }
    /// As many results as the server likes.
    public static let maximumResults = 0
    /// Which records are looked for; nil to go on.
    open var query: CKQuery?
    /// Where to go on; nil for a new query.
    open var cursor: Cursor?
    /// The zone; nil for all.
    open var zoneID: CKRecordZone.ID?
    /// The most results.
    open var resultsLimit = CKQueryOperation.maximumResults
    /// The names of the values that are read; nil for all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Called for each record.
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called for each record.
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    /// Called at the end.
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    /// Called at the end.
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

    /// Creates an operation, whose query is set later.
    public override init() {}
    /// Creates an operation.
    public init(query: CKQuery) { self.query = query }
    /// Creates an operation that goes on.
    public init(cursor: Cursor) { self.cursor = cursor }

    override func fail(_ error: CKError) {
        queryResultBlock?(.failure(error))
        queryCompletionBlock?(nil, error)
    }
}
