import Foundation
import SQLiteAccess

/// A store in a file of SQLite.
public let NSSQLiteStoreType = "SQLite"
/// A store that is forgotten with the program.
public let NSInMemoryStoreType = "InMemory"
/// On Apple's systems a store in a file that is read and written as a whole; here a file of SQLite as well.
public let NSBinaryStoreType = "Binary"
/// On macOS a store in a file of XML; here a file of SQLite as well.
public let NSXMLStoreType = "XML"

/// Whether a store may only be read.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Whether a store of an earlier model is brought to the app's.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Whether the way from an earlier model is inferred.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Settings of SQLite; they have no effect here, and a warning is logged once.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Whether a history of changes is kept.
///
/// Stores that have one continue it. See `NSPersistentHistoryChangeRequest`.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether each save posts an `NSPersistentStoreRemoteChange`, including the saves of other processes.
///
/// Contexts that merge changes by themselves take over what other processes have saved. The store keeps a history for this.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
/// The store's file, in an `NSPersistentStoreRemoteChange`.
public let NSPersistentStoreURLKey = "storeURL"
/// The place behind the save, in an `NSPersistentStoreRemoteChange`.
public let NSPersistentHistoryTokenKey = "historyToken"
/// The kind of a store, in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The identifier of a store, in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"

/// A file, or a part of the memory, that objects are kept in.
///
/// Follows Apple's [NSPersistentStore](https://developer.apple.com/documentation/coredata/nspersistentstore).
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The kinds of stores.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public var rawValue: String
        /// Creates a kind with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A file of SQLite.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// Forgotten with the program.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        /// A file of SQLite here, as `sqlite`.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }

    /// The coordinator that the store was added to.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The part of the model whose objects the store has; nil for all.
    public let configurationName: String
    /// The options with which the store was opened.
    public let options: [AnyHashable: Any]?
    /// The store's file.
    open var url: URL?
    /// The store's identifier, the same for as long as the file exists.
    open internal(set) var identifier: String! = ""
    /// The kind of store.
    public let type: String
    /// Whether nothing can be saved in the store.
    public let isReadOnly: Bool
    /// The names of the entities whose objects the store has.
    private var entityNames: Set<String> = []
    private(set) var objects: ObjectStore!
    /// Whether saves are written into a history.
    private(set) var keepsHistory = false
    /// The object that notices the saves of other processes; nil for none.
    var follower: SaveFollower?

    /// Opens a store, made if there is none, and brings its tables to the model.
    init(
        type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?,
        coordinator: NSPersistentStoreCoordinator
    ) throws {
        self.type = type
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        self.options = options
        self.url = url
        isReadOnly = Self.flag(options, NSReadOnlyPersistentStoreOption) ?? false
        super.init()
        persistentStoreCoordinator = coordinator
        let model = coordinator.managedObjectModel
        guard let entities = model.entities(forConfigurationName: configuration) else {
            throw CoreDataError.make(.open, "The model has no configuration named \(configuration ?? "").")
        }
        entityNames = Set(entities.compactMap(\.name))
        let path = type == NSInMemoryStoreType || url?.path == "/dev/null" ? nil : url?.path
        if path == nil, type != NSInMemoryStoreType, url == nil {
            throw CoreDataError.make(.open, "A store in a file needs a URL.")
        }
        try open(path, model, entities)
    }

    private static func flag(_ options: [AnyHashable: Any]?, _ key: String) -> Bool? {
        (options?[key] as? Bool) ?? (options?[key] as? NSNumber)?.boolValue
    }

    private func open(_ path: String?, _ model: NSManagedObjectModel, _ entities: [NSEntityDescription]) throws {
        if let path {
            try? FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        }
        do {
            if let path { try SQLiteFile.check(path) }
            objects = try ObjectStore(path: path, model: model, isReadOnly: isReadOnly, store: self)
            identifier = try objects.prepare(
                entities, path: path,
                migrates: Self.flag(options, NSMigratePersistentStoresAutomaticallyOption) ?? false,
                infers: Self.flag(options, NSInferMappingModelAutomaticallyOption) ?? false)
            let tellsOthers = Self.flag(options, NSPersistentStoreRemoteChangeNotificationPostOptionKey) ?? false
            let isWanted = tellsOthers || (Self.flag(options, NSPersistentHistoryTrackingKey) ?? false)
            keepsHistory = try objects.prepareHistory(isWanted: isWanted && !isReadOnly)
            if keepsHistory, tellsOthers, let path { follow(path) }
        } catch let damage as SQLiteFile.Damage {
            throw CoreDataError.make(
                .corruptFile,
                "The file couldn’t be opened because it isn’t in the correct format. \(damage.message)",
                [NSFilePathErrorKey: path ?? ""])
        } catch let error as SQLiteError {
            throw Self.error(error, path ?? "in memory")
        }
    }

    private static func error(_ error: SQLiteError, _ path: String) -> NSError {
        let info: [String: Any] = [NSSQLiteErrorDomain: Int(error.code), NSFilePathErrorKey: path]
        switch error.code & 0xFF {
        case 11, 26:
            return CoreDataError.make(
                .corruptFile,
                "The file couldn’t be opened because it isn’t in the correct format: \(error). It was "
                    + "left as it is.", info)
        case 8: return CoreDataError.make(.noWritePermission, "You don’t have permission to write \(path).", info)
        case 14 where FileManager.default.fileExists(atPath: path) && !FileManager.default.isReadableFile(atPath: path):
            return CoreDataError.make(.noReadPermission, "You don’t have permission to read \(path).", info)
        default: return CoreDataError.make(.open, "The store \(path) can't be opened: \(error)", info)
        }
    }

    /// The store's metadata: its kind, its identifier, and the values that the app has set.
    open var metadata: [String: Any]! {
        get {
            var metadata: [String: Any] = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""]
            metadata.merge((try? objects.access { try objects.versions() }) ?? [:]) { $1 }
            if case .blob(let data)? = try? objects.access({ try objects.metadata("user") }),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            {
                metadata.merge(list) { own, _ in own }
            }
            return metadata
        }
        set {
            let given: Set = [
                NSStoreTypeKey, NSStoreUUIDKey, NSStoreModelVersionHashesKey, NSStoreModelVersionIdentifiersKey,
            ]
            let own = (newValue ?? [:]).filter { !given.contains($0.key) }
            guard
                let data = try? PropertyListSerialization.data(fromPropertyList: own, format: .binary, options: 0),
                (try? objects.access { try objects.setMetadata("user", .blob(data)) }) != nil
            else { return RuntimeWarning.issue("CoreData: the metadata of a store could not be kept.") }
        }
    }

    func has(_ entity: NSEntityDescription) -> Bool { entityNames.contains(entity.name ?? "") }

    func identifier(of entity: NSEntityDescription, _ key: Int64) -> NSManagedObjectID {
        NSManagedObjectID(entity: entity, key: key, store: self, isSaved: true)
    }
}
