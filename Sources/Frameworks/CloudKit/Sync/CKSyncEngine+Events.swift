import Foundation

extension CKSyncEngine {
    /// A report of the engine; without an account there is one of its state alone.
    ///
    /// Follows Apple's [CKSyncEngine.Event](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event).
    public enum Event: Sendable {
        case stateUpdate(StateUpdate), accountChange(AccountChange)
        case fetchedDatabaseChanges(FetchedDatabaseChanges), fetchedRecordZoneChanges(FetchedRecordZoneChanges)
        case sentDatabaseChanges(SentDatabaseChanges), sentRecordZoneChanges(SentRecordZoneChanges)
        case willFetchChanges(WillFetchChanges), willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
        case didFetchRecordZoneChanges(DidFetchRecordZoneChanges), didFetchChanges(DidFetchChanges)
        case willSendChanges(WillSendChanges), didSendChanges(DidSendChanges)
    }
}

extension CKSyncEngine.Event {
    /// A change of the engine's state.
    public struct StateUpdate: Sendable {
        /// The state, to be kept by the app.
        public let stateSerialization: CKSyncEngine.State.Serialization
    }
    /// A change of the account.
    public struct AccountChange: Sendable {
        /// The kinds of changes.
        public enum ChangeType: Sendable {
            case signIn(currentUser: CKRecord.ID), signOut(previousUser: CKRecord.ID)
            case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
        }
        /// The kind of change.
        public let changeType: ChangeType
    }
    /// Changes of zones that were fetched.
    public struct FetchedDatabaseChanges: Sendable {
        /// The zones that have changed.
        public let modifications: [CKDatabase.DatabaseChange.Modification]
        /// The zones that were deleted.
        public let deletions: [CKDatabase.DatabaseChange.Deletion]
    }
    /// Changes of records that were fetched.
    public struct FetchedRecordZoneChanges: Sendable {
        /// The records that have changed.
        public let modifications: [CKDatabase.RecordZoneChange.Modification]
        /// The records that were deleted.
        public let deletions: [CKDatabase.RecordZoneChange.Deletion]
    }
    /// Changes of zones that were sent.
    public struct SentDatabaseChanges: Sendable {
        /// A zone that was not kept, with the error.
        public struct FailedZoneSave: Sendable {
            /// The zone.
            public let zone: CKRecordZone
            /// The error.
            public let error: CKError
        }
        /// The zones that were kept.
        public let savedZones: [CKRecordZone]
        /// The zones that were not kept.
        public let failedZoneSaves: [FailedZoneSave]
        /// The zones that were deleted.
        public let deletedZoneIDs: [CKRecordZone.ID]
        /// The zones that were not deleted, with the errors.
        public let failedZoneDeletes: [CKRecordZone.ID: CKError]
    }
    /// Changes of records that were sent.
    public struct SentRecordZoneChanges: Sendable {
        /// A record that was not kept, with the error.
        public struct FailedRecordSave: Sendable {
            /// The record.
            public let record: CKRecord
            /// The error.
            public let error: CKError
        }
        /// The records that were kept.
        public let savedRecords: [CKRecord]
        /// The records that were not kept.
        public let failedRecordSaves: [FailedRecordSave]
        /// The records that were deleted.
        public let deletedRecordIDs: [CKRecord.ID]
        /// The records that were not deleted, with the errors.
        public let failedRecordDeletes: [CKRecord.ID: CKError]
    }
    /// The beginning of fetching.
    public struct WillFetchChanges: Sendable {
        /// The reason.
        public let context: CKSyncEngine.FetchChangesContext
    }
    /// The beginning of fetching a zone.
    public struct WillFetchRecordZoneChanges: Sendable {
        /// The zone.
        public let zoneID: CKRecordZone.ID
    }
    /// The end of fetching a zone.
    public struct DidFetchRecordZoneChanges: Sendable {
        /// The zone.
        public let zoneID: CKRecordZone.ID
        /// The error; nil for none.
        public let error: CKError?
    }
    /// The end of fetching.
    public struct DidFetchChanges: Sendable {
        /// The reason.
        public let context: CKSyncEngine.FetchChangesContext
    }
    /// The beginning of sending.
    public struct WillSendChanges: Sendable {
        /// The reason.
        public let context: CKSyncEngine.SendChangesContext
    }
    /// The end of sending.
    public struct DidSendChanges: Sendable {
        /// The reason.
        public let context: CKSyncEngine.SendChangesContext
    }
}

extension CKSyncEngine {
    /// The reasons for which the engine works.
    public enum SyncReason: Sendable { case scheduled, manual }
    /// The reason for fetching.
    public struct FetchChangesContext: Sendable {
        /// The reason.
        public let reason: SyncReason
        /// The settings.
        public let options: FetchChangesOptions
    }
    /// The reason for sending.
    public struct SendChangesContext: Sendable {
        /// The reason.
        public let reason: SyncReason
        /// The settings.
        public let options: SendChangesOptions
    }
    /// The settings of fetching.
    public struct FetchChangesOptions: Sendable {
        /// The zones to fetch.
        public enum Scope: Sendable {
            case all, allExcluding([CKRecordZone.ID]), zoneIDs([CKRecordZone.ID])
            /// Whether a zone is fetched.
            public func contains(_ zoneID: CKRecordZone.ID) -> Bool {
                switch self {
                case .all: true
                case .allExcluding(let zones): !zones.contains(zoneID)
                case .zoneIDs(let zones): zones.contains(zoneID)
                }
            }
        }
        /// The zones to fetch.
        public var scope: Scope
        /// The operations to which fetching belongs; nil for none.
        public var operationGroup: CKOperationGroup?
        /// Creates settings.
        public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
            (self.scope, self.operationGroup) = (scope, operationGroup)
        }
    }
    /// The settings of sending.
    public struct SendChangesOptions: Sendable {
        /// The changes to send.
        public enum Scope: Sendable {
            case all, allExcluding([CKRecordZone.ID]), zoneIDs([CKRecordZone.ID]), recordIDs([CKRecord.ID])
            /// Whether a change of a record is sent.
            public func contains(_ pendingRecordZoneChange: PendingRecordZoneChange) -> Bool {
                let id =
                    switch pendingRecordZoneChange {
                    case .saveRecord(let id), .deleteRecord(let id): id
                    }
                return switch self {
                case .all: true
                case .allExcluding(let zones): !zones.contains(id.zoneID)
                case .zoneIDs(let zones): zones.contains(id.zoneID)
                case .recordIDs(let records): records.contains(id)
                }
            }
        }
        /// The changes to send.
        public var scope: Scope
        /// The operations to which sending belongs; nil for none.
        public var operationGroup: CKOperationGroup?
        /// Creates settings.
        public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
            (self.scope, self.operationGroup) = (scope, operationGroup)
        }
    }
}
