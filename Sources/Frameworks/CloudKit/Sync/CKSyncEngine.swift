import Foundation

/// Synchronizes an app's records with iCloud; without an account it waits.
///
/// Follows Apple's [CKSyncEngine](https://developer.apple.com/documentation/cloudkit/cksyncengine). It keeps what the app wants to send;
/// sending and fetching fail.
public final class CKSyncEngine: @unchecked Sendable {
    /// The settings.
    public struct Configuration: Sendable {
        /// The database.
        public var database: CKDatabase
        /// What was kept of the last engine; nil for none.
        public var stateSerialization: State.Serialization?
        /// The delegate.
        public var delegate: any CKSyncEngineDelegate
        /// Whether it begins by itself.
        public var automaticallySync = true
        /// The subscription that the engine uses; nil for one of its own.
        public var subscriptionID: CKSubscription.ID?
        /// Creates settings.
        public init(database: CKDatabase, stateSerialization: State.Serialization?, delegate: any CKSyncEngineDelegate)
        {
            (self.database, self.stateSerialization, self.delegate) = (database, stateSerialization, delegate)
        }
    }

    /// A change of a record that is not sent yet.
    public enum PendingRecordZoneChange: Hashable, Sendable { case saveRecord(CKRecord.ID), deleteRecord(CKRecord.ID) }
    /// A change of a zone that is not sent yet.
    public enum PendingDatabaseChange: Hashable, Sendable { case saveZone(CKRecordZone), deleteZone(CKRecordZone.ID) }

    /// What the engine knows.
    public final class State: @unchecked Sendable {
        /// What the engine knows, to be kept by the app.
        public struct Serialization: Codable, Sendable {}
        private let lock = NSLock()
        private var records: [PendingRecordZoneChange] = []
        private var zones: [PendingDatabaseChange] = []
        private var hasUntracked = false

        /// The changes of records that are not sent yet.
        public var pendingRecordZoneChanges: [PendingRecordZoneChange] { lock.withLock { records } }
        /// The changes of zones that are not sent yet.
        public var pendingDatabaseChanges: [PendingDatabaseChange] { lock.withLock { zones } }
        /// Whether there are changes that the engine does not know.
        public var hasPendingUntrackedChanges: Bool {
            get { lock.withLock { hasUntracked } }
            set { lock.withLock { hasUntracked = newValue } }
        }
        /// The zones that have changes which were not fetched yet; always empty.
        public var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { [] }
        /// Adds changes of records.
        public func add(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
            lock.withLock {
                for change in pendingRecordZoneChanges where !records.contains(change) { records.append(change) }
            }
        }
        /// Removes changes of records.
        public func remove(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
            let gone = Set(pendingRecordZoneChanges)
            lock.withLock { records.removeAll(where: gone.contains) }
        }
        /// Adds changes of zones.
        public func add(pendingDatabaseChanges: [PendingDatabaseChange]) {
            lock.withLock {
                for change in pendingDatabaseChanges where !zones.contains(change) { zones.append(change) }
            }
        }
        /// Removes changes of zones.
        public func remove(pendingDatabaseChanges: [PendingDatabaseChange]) {
            let gone = Set(pendingDatabaseChanges)
            lock.withLock { zones.removeAll(where: gone.contains) }
        }
    }

    /// Changes that are sent together.
    public struct RecordZoneChangeBatch: Sendable {
        /// The records that are kept.
        public let recordsToSave: [CKRecord]
        /// The records that are deleted.
        public let recordIDsToDelete: [CKRecord.ID]
        /// Whether all changes of a zone fail if one does.
        public var atomicByZone: Bool
        /// Creates a batch.
        public init(recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false) {
            (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
            self.atomicByZone = atomicByZone
        }
        /// Creates a batch of the next changes, up to 400, with records that a function returns; nil if there are none.
        ///
        /// A change whose record is nil is left out.
        public init?(
            pendingChanges: [PendingRecordZoneChange], recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?
        ) async {
            var (saved, deleted): ([CKRecord], [CKRecord.ID]) = ([], [])
            for change in pendingChanges.prefix(400) {
                switch change {
                case .saveRecord(let id): if let record = await recordProvider(id) { saved.append(record) }
                case .deleteRecord(let id): deleted.append(id)
                }
            }
            guard !saved.isEmpty || !deleted.isEmpty else { return nil }
            self.init(recordsToSave: saved, recordIDsToDelete: deleted)
        }
    }

    /// The database.
    public let database: CKDatabase
    /// What the engine knows.
    public let state = State()
    private let delegate: any CKSyncEngineDelegate

    /// Creates an engine.
    public init(_ configuration: Configuration) {
        (database, delegate) = (configuration.database, configuration.delegate)
        _ = CKError.noAccount()
    }

    /// Fetches changes; fails.
    public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws {
        throw CKError.noAccount()
    }
    /// Sends changes; fails.
    public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws {
        throw CKError.noAccount()
    }
    /// Ends what is going on.
    public func cancelOperations() async {}
}

/// Works with an engine.
///
/// Follows Apple's [CKSyncEngineDelegate](https://developer.apple.com/documentation/cloudkit/cksyncenginedelegate-1q7g8).
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
    /// Called when something has happened.
    func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
    /// Returns the changes that are sent next; nil for none.
    func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch?
    /// Returns the settings of the next fetching; the proposed ones by default.
    func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions
}

extension CKSyncEngineDelegate {
    public func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions { context.options }
}
