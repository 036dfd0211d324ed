import Foundation
import SQLiteAccess

extension NSPersistentStoreCoordinator {
    /// Puts a copy of a store's file in the place of another one, or where there is none: a backup, or a way back to one.
    ///
    /// Neither file may be open here; another program may have the source open. The destination is as it was until the copy is whole.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        _ = try Self.metadataForPersistentStore(ofType: storeType, at: sourceURL)
        let copy = destinationURL.path + ".copy"
        let files = FileManager.default
        try files.createDirectory(
            at: destinationURL.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? files.removeItem(atPath: copy)
        do {
            let source = try SQLiteConnection(path: sourceURL.path, isReadOnly: true) {
                StoreFunctions.register(in: $0)
            }
            try source.run("VACUUM INTO ?", [.text(copy)])
        } catch let error as SQLiteError {
            try? files.removeItem(atPath: copy)
            throw CoreDataError.make(
                .open, "The store \(sourceURL.path) can't be copied: \(error)", [NSFilePathErrorKey: sourceURL.path])
        }
        // The logs of the previous file are of no use to the copy.
        for suffix in ["-wal", "-shm"] { try? files.removeItem(atPath: destinationURL.path + suffix) }
        guard rename(copy, destinationURL.path) == 0 else {
            throw CoreDataError.make(
                .noWritePermission, "You don’t have permission to write \(destinationURL.path).",
                [NSFilePathErrorKey: destinationURL.path])
        }
    }

    /// Puts a copy of a store's file in the place of another one, or where there is none.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
        type sourceType: NSPersistentStore.StoreType
    ) throws {
        try replacePersistentStore(
            at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL,
            sourceOptions: sourceOptions, ofType: sourceType.rawValue)
    }
}
