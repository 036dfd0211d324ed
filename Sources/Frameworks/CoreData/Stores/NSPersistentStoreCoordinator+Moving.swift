import Foundation

extension NSPersistentStoreCoordinator {
    /// Copies a store to another place, and has the coordinator use the copy.
    ///
    /// The old store's files stay; a file at the new place is replaced. Objects that were read before keep the old store's
    /// identifiers.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
        type storeType: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
    }

    /// Copies a store to another place, and has the coordinator use the copy.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        guard persistentStores.contains(where: { $0 === store }) else {
            throw CoreDataError.make(.open, "The store is not one of the coordinator's.")
        }
        guard store.url != storeURL else { throw CoreDataError.make(.open, "A store can't be copied onto itself.") }
        // The file at the new place is as it was until the copy is whole.
        let copied = URL(fileURLWithPath: storeURL.path + ".copy")
        try? FileManager.default.removeItem(at: copied)
        try store.copy(to: copied)
        try destroyPersistentStore(at: storeURL, ofType: storeType)
        try FileManager.default.moveItem(at: copied, to: storeURL)
        let copy = try addPersistentStore(
            ofType: storeType, configurationName: store.configurationName, at: storeURL,
            options: options ?? store.options)
        try remove(store)
        return copy
    }
}

extension NSPersistentStore {
    /// Writes all of the store into a new file, also where it is only in memory.
    func copy(to url: URL) throws {
        try? FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try objects.access { try objects.connection.run("VACUUM INTO ?", [.text(url.path)]) }
    }
}
