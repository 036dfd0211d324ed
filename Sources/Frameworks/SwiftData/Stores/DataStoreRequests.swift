/// A context's request to fetch models from a store.
public struct DataStoreFetchRequest<ModelType: PersistentModel>: Sendable {
    /// Which models are wanted, and in which order.
    public var descriptor: FetchDescriptor<ModelType>
    /// The context.
    public let editingState: EditingState
}

/// The models that a store has found.
public struct DataStoreFetchResult<ModelType: PersistentModel, SnapshotType: DataStoreSnapshot>: Sendable {
    /// Which models were wanted.
    public let descriptor: FetchDescriptor<ModelType>
    /// The objects, in the order in which they were wanted.
    public let fetchedSnapshots: [SnapshotType]
    /// Objects that these are related to, as far as they are available.
    public let relatedSnapshots: [PersistentIdentifier: SnapshotType]

    /// Creates a result.
    public init(
        descriptor: FetchDescriptor<ModelType>, fetchedSnapshots: [SnapshotType],
        relatedSnapshots: [PersistentIdentifier: SnapshotType] = [:]
    ) {
        self.descriptor = descriptor
        self.fetchedSnapshots = fetchedSnapshots
        self.relatedSnapshots = relatedSnapshots
    }
}

/// A context's request to save changes in a store, all of them or none.
public struct DataStoreSaveChangesRequest<SnapshotType: DataStoreSnapshot>: Sendable {
    /// The context.
    public let editingState: EditingState
    /// New objects.
    public let inserted: [SnapshotType]
    /// Objects with other values than before, whole.
    public let updated: [SnapshotType]
    /// Objects that are to go.
    public let deleted: [SnapshotType]
}

/// The changes that a store has saved.
public final class DataStoreSaveChangesResult<SnapshotType: DataStoreSnapshot>: @unchecked Sendable {
    /// The store.
    public let storeIdentifier: String
    /// The identifiers that new objects have in the store, by their temporary identifiers.
    public let remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]
    /// Objects that are in the store otherwise than they were given to it.
    public let snapshotsToReregister: [PersistentIdentifier: SnapshotType]
    /// Objects that are gone.
    public let deletedIdentifiers: [PersistentIdentifier]

    /// Creates a result.
    public init(
        for storeIdentifier: String, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier] = [:],
        snapshotsToReregister: [PersistentIdentifier: SnapshotType] = [:],
        deletedIdentifiers: [PersistentIdentifier] = []
    ) {
        self.storeIdentifier = storeIdentifier
        self.remappedIdentifiers = remappedIdentifiers
        self.snapshotsToReregister = snapshotsToReregister
        self.deletedIdentifiers = deletedIdentifiers
    }
}

/// Which objects a store is to delete without reading them.
public struct DataStoreBatchDeleteRequest<T: PersistentModel>: Sendable {
    /// The condition; nil for all objects.
    public let predicate: Predicate<T>?
    /// The context.
    public let editingState: EditingState
    /// Whether objects of models that inherit from this one go, too.
    public let includeSubclasses: Bool
}
