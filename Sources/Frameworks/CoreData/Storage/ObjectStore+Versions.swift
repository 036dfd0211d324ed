import Foundation
import SQLiteAccess

extension ObjectStore {
    /// Remembers the versions of the entities that the store has objects of.
    func noteVersions(_ entities: [NSEntityDescription]) throws {
        let hashes = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { $1 }
        let identifiers = model.versionIdentifiers.map { "\($0.base)" }.sorted()
        let wanted = StoreValue.blob(
            try PropertyListSerialization.data(
                fromPropertyList: ["hashes": hashes, "identifiers": identifiers], format: .xml, options: 0))
        if try metadata("versions") != wanted { try setMetadata("versions", wanted) }
    }

    /// The versions of the entities, as metadata has them.
    func versions() throws -> [String: Any] {
        guard case .blob(let data)? = try metadata("versions") else { return [:] }
        return try Self.versions(data)
    }

    static func versions(_ data: Data) throws -> [String: Any] {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        return [
            NSStoreModelVersionHashesKey: list?["hashes"] as? [String: Data] ?? [:],
            NSStoreModelVersionIdentifiersKey: list?["identifiers"] as? [String] ?? [],
        ]
    }
}

extension NSPersistentStoreCoordinator {
    /// Returns the metadata of the store in a file, without opening it for a model: its kind, its identifier, the versions of
    /// its entities, and the values that the app has set.
    public class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CoreDataError.make(
                .noSuchFile, "The file “\(url.lastPathComponent)” couldn’t be opened because there is no such file.",
                [NSFilePathErrorKey: url.path])
        }
        do {
            try SQLiteFile.check(url.path)
            let connection = try SQLiteConnection(path: url.path, isReadOnly: true) { StoreFunctions.register(in: $0) }
            guard try connection.value("PRAGMA application_id") == .integer(ObjectStore.application) else {
                throw SQLiteFile.Damage(message: "It was made by another program.")
            }
            func blob(_ name: String) throws -> Data? {
                guard
                    case .blob(let data)? = try connection.value(
                        "SELECT value FROM _metadata WHERE name = ?", [.text(name)])
                else { return nil }
                return data
            }
            var metadata: [String: Any] = [NSStoreTypeKey: storeType]
            let identifier = try connection.value("SELECT value FROM _metadata WHERE name = 'identifier'")
            if case .text(let identifier)? = identifier { metadata[NSStoreUUIDKey] = identifier }
            if let data = try blob("versions") { metadata.merge(try ObjectStore.versions(data)) { $1 } }
            if let data = try blob("user"),
                let own = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            {
                metadata.merge(own) { old, _ in old }
            }
            return metadata
        } catch let damage as SQLiteFile.Damage {
            throw CoreDataError.make(
                .corruptFile,
                "The file couldn’t be opened because it isn’t in the correct format. \(damage.message)",
                [NSFilePathErrorKey: url.path])
        } catch let error as SQLiteError {
            throw CoreDataError.make(
                .open, "The store \(url.path) can't be read: \(error)", [NSFilePathErrorKey: url.path])
        }
    }

    /// Returns the metadata of the store in a file, without opening it for a model.
    public class func metadataForPersistentStore(
        type storeType: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try metadataForPersistentStore(ofType: storeType.rawValue, at: url, options: options)
    }
}
