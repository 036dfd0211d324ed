import Foundation

/// Where and how a container opens a store.
///
/// Follows Apple's
/// [NSPersistentStoreDescription](https://developer.apple.com/documentation/coredata/nspersistentstoredescription).
open class NSPersistentStoreDescription: NSObject {
    /// The kind of store.
    open var type = NSSQLiteStoreType
    /// The part of the model whose objects the store has; nil for all.
    open var configuration: String?
    /// The store's file; `/dev/null` for a store in memory.
    open var url: URL?
    /// The options.
    open private(set) var options: [String: NSObject] = [:]
    /// Whether nothing can be saved in the store.
    open var isReadOnly = false
    /// Whether the store is opened on another thread.
    open var shouldAddStoreAsynchronously = false
    /// Whether a store of an earlier model is brought to the app's.
    open var shouldMigrateStoreAutomatically = true
    /// Whether the way from an earlier model is inferred.
    open var shouldInferMappingModelAutomatically = true
    /// How long to wait for others who write, in seconds; it has no effect here.
    open var timeout: TimeInterval = 240
    /// Which database of iCloud is kept in step; there are none here.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? {
        didSet {
            if cloudKitContainerOptions != nil { NSPersistentCloudKitContainer.warn() }
        }
    }

    /// Creates a description of a store in a file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Creates a description of a store without a file.
    public override init() { super.init() }

    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    /// The settings of SQLite, by their names.
    open private(set) var sqlitePragmas: [String: NSObject] = [:]

    /// Sets a setting of SQLite; it has no effect here, which opening the store says.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

    /// All options, as the coordinator takes them.
    var allOptions: [AnyHashable: Any] {
        var all: [AnyHashable: Any] = options
        if !sqlitePragmas.isEmpty { all[NSSQLitePragmasOption] = sqlitePragmas }
        all[NSReadOnlyPersistentStoreOption] = isReadOnly
        all[NSMigratePersistentStoresAutomaticallyOption] = shouldMigrateStoreAutomatically
        all[NSInferMappingModelAutomaticallyOption] = shouldInferMappingModelAutomatically
        return all
    }
}
