/// A store of models: the interface that a context uses, whatever the storage.
///
/// Follows Apple's [DataStore](https://developer.apple.com/documentation/swiftdata/datastore). A context gives a store
/// snapshots of objects and gets snapshots from it; a `ModelContainer` opens the store of each of its configurations.
public protocol DataStore<Configuration, Snapshot>: AnyObject {
    /// The type of the configuration, with the place of the store.
    associatedtype Configuration: DataStoreConfiguration where Configuration.Store == Self
    /// The values of an object, as they go to the store and come from it.
    associatedtype Snapshot: DataStoreSnapshot

    /// The configuration, with the place of the store.
    var configuration: Configuration { get }
    /// The store's own name, which stays the same.
    var identifier: String { get }
    /// The models that the store keeps.
    var schema: Schema { get }

    /// Opens the store, made if there is none, and brings it to the configuration's schema.
    init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws

    /// Returns the objects that a request asks for.
    ///
    /// A store that can't check the condition throws `DataStoreError.preferInMemoryFilter`, one that can't sort
    /// `preferInMemorySort`: it is asked again for all objects, and the context does the rest.
    func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot>
    /// Returns how many objects a request asks for.
    func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int
    /// Returns the identifiers of the objects that a request asks for.
    func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]
    /// Makes all changes or none.
    func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot>
    /// Returns the cached snapshots of objects, without asking the storage.
    func cachedSnapshots(
        for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
    ) throws -> [PersistentIdentifier: Snapshot]
    /// Tells that a context begins to use the store.
    func initializeState(for editingState: EditingState)
    /// Tells that a context is gone.
    func invalidateState(for editingState: EditingState)
    /// Removes all that the store keeps.
    func erase() throws
}

extension DataStore {
    /// Fetches the objects and counts them.
    public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
        try fetch(request).fetchedSnapshots.count
    }

    /// Fetches the objects, and returns their identifiers.
    public func fetchIdentifiers<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> [PersistentIdentifier] { try fetch(request).fetchedSnapshots.map(\.persistentIdentifier) }

    /// Returns nothing: no snapshots are cached.
    public func cachedSnapshots(
        for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
    ) throws -> [PersistentIdentifier: Snapshot] { [:] }

    /// Does nothing.
    public func initializeState(for editingState: EditingState) {}

    /// Does nothing.
    public func invalidateState(for editingState: EditingState) {}

    /// Throws `DataStoreError.unsupportedFeature`.
    public func erase() throws { throw DataStoreError.unsupportedFeature }
}

/// A store that deletes by a condition without reading the objects.
///
/// Follows Apple's [DataStoreBatching](https://developer.apple.com/documentation/swiftdata/datastorebatching).
public protocol DataStoreBatching: DataStore {
    /// Deletes the objects that a request asks for.
    func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws
}

/// The place of a store, and the models that it keeps.
///
/// Follows Apple's [DataStoreConfiguration](https://developer.apple.com/documentation/swiftdata/datastoreconfiguration).
public protocol DataStoreConfiguration<Store>: Hashable {
    /// The type of the stores that are opened with this configuration.
    associatedtype Store: DataStore where Store.Configuration == Self
    /// The configuration's name.
    var name: String { get }
    /// The models; nil for the models of the container that no other configuration names.
    var schema: Schema? { get set }
    /// Throws where no store can be opened with the configuration.
    func validate() throws
}

extension DataStoreConfiguration {
    /// Accepts everything.
    public func validate() throws {}

    func open(_ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?) throws -> any DataStore {
        var own = self
        own.schema = own.schema ?? schema
        try own.validate()
        return try Store(own, migrationPlan: plan)
    }
}

/// A context as stores know it.
public struct EditingState: Hashable, Identifiable, Sendable {
    /// The context.
    public let id: ObjectIdentifier
    /// The author of the changes.
    public let author: String?

    init(id: ObjectIdentifier, author: String?) {
        self.id = id
        self.author = author
    }

    /// A context as stores know it.
    package init(_ context: ModelContext) { self.init(id: ObjectIdentifier(context), author: context.author) }
}

/// An operation that a store does not support.
public enum DataStoreError: Error, Hashable, Sendable {
    /// A condition can't be asked of the store, nor checked by the context.
    case invalidPredicate
    /// The context is to check the condition.
    case preferInMemoryFilter
    /// The context is to sort.
    case preferInMemorySort
    /// The store has no such feature.
    case unsupportedFeature
}
