import Foundation

/// Opens stores, and gives contexts their contents.
///
/// Follows Apple's
/// [NSPersistentStoreCoordinator](https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator).
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The kinds of objects.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores.
    open internal(set) var persistentStores: [NSPersistentStore] = []
    /// A name, for messages.
    open var name: String?
    private let lock = NSRecursiveLock()
    private var contexts: [WeakContext] = []

    private struct WeakContext { weak var context: NSManagedObjectContext? }

    /// Creates a coordinator without stores.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        LoadedModels.shared.add(model)
    }

    /// Opens a store, made if there is none.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let known = [NSSQLiteStoreType, NSInMemoryStoreType, NSBinaryStoreType, NSXMLStoreType]
        guard known.contains(storeType) else {
            throw CoreDataError.make(.invalidType, "There are no stores of type \(storeType) here.")
        }
        if options?[NSSQLitePragmasOption] != nil {
            RuntimeWarning.issue("CoreData: settings of SQLite have no effect here: see CompatibilityGaps.md.")
        }
        for entity in managedObjectModel.entities { _ = entity.layout }
        let store = try NSPersistentStore(
            type: storeType, configuration: configuration, url: storeURL, options: options, coordinator: self)
        lock.withLock { persistentStores.append(store) }
        storesChanged([NSAddedPersistentStoresKey: [store]])
        return store
    }

    /// Opens a store, made if there is none.
    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens a store, and calls a function with the error, if there is one.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let storeDescription = storeDescription
        nonisolated(unsafe) let block = block
        let open = { @Sendable [self] in
            do {
                try addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration,
                    at: storeDescription.url, options: storeDescription.allOptions)
                block(storeDescription, nil)
            } catch {
                block(storeDescription, error)
            }
        }
        if storeDescription.shouldAddStoreAsynchronously {
            DispatchQueue.global().async(execute: open)
        } else {
            open()
        }
    }

    /// Closes a store.
    open func remove(_ store: NSPersistentStore) throws {
        guard persistentStores.contains(where: { $0 === store }) else { return }
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorWillRemoveStore, object: store)
        lock.withLock { persistentStores.removeAll { $0 === store } }
        storesChanged([NSRemovedPersistentStoresKey: [store]])
    }

    private func storesChanged(_ information: [AnyHashable: Any]) {
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: information)
    }

    /// Returns the store of a file.
    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }

    /// Returns the file of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Sets the metadata of a store.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata }

    /// Returns the metadata of a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Removes the files of a store.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        lock.withLock { persistentStores.removeAll { $0.url == url } }
        guard url.path != "/dev/null" else { return }
        for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + suffix) {
            try FileManager.default.removeItem(atPath: url.path + suffix)
        }
    }

    /// Removes the files of a store.
    open func destroyPersistentStore(
        at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options)
    }

    /// Returns the identifier that an address stands for; nil where it is of no store here.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.pathComponents.filter { $0 != "/" }
        guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"),
            let key = Int64(parts[1].dropFirst()),
            let entity = managedObjectModel.entitiesByName[parts[0]],
            let store = persistentStores.first(where: {
                $0.identifier.caseInsensitiveCompare(url.host ?? "") == .orderedSame
            })
        else { return nil }
        return store.identifier(of: entity, key)
    }

    /// Runs a function while no other uses the coordinator.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try lock.withLock(block) }

    /// Runs a function on another thread, while no other uses the coordinator.
    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        DispatchQueue.global().async { [self] in lock.withLock(block) }
    }

    /// Executes a request in the stores, past the objects of a context.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try context.execute(request)
    }

    // MARK: Contexts

    func register(_ context: NSManagedObjectContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil || $0.context === context }
            contexts.append(WeakContext(context: context))
        }
    }

    /// Tells the other contexts what one has saved.
    func saved(_ changes: SavedIdentifiers, by context: NSManagedObjectContext?) {
        for other in lock.withLock({ contexts.compactMap(\.context) }) where other !== context {
            other.othersSaved(changes)
        }
    }

    /// The store for new objects of an entity.
    func store(for entity: NSEntityDescription) -> NSPersistentStore? {
        persistentStores.first { $0.has(entity) && !$0.isReadOnly } ?? persistentStores.first { $0.has(entity) }
    }
}
