import Foundation

/// A model, its stores, and the contexts that work with them.
///
/// Follows Apple's [NSPersistentContainer](https://developer.apple.com/documentation/coredata/nspersistentcontainer).
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The container's name, which the model and the store's file share.
    public let name: String
    /// The kinds of objects.
    open var managedObjectModel: NSManagedObjectModel { persistentStoreCoordinator.managedObjectModel }
    /// Opens the stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of views, on the main thread.
    public let viewContext: NSManagedObjectContext
    /// The stores that will be opened; one in the app's folder at first.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Creates a container with the model that has its name, in the main bundle.
    ///
    /// Without such a model the container has no entities, which is reported on standard error.
    public convenience init(name: String) {
        if let url = NSManagedObjectModel.file(named: name, in: .main),
            let model = NSManagedObjectModel(contentsOf: url)
        {
            self.init(name: name, managedObjectModel: model)
        } else {
            RuntimeWarning.issue("CoreData: error:  Failed to load model named \(name)")
            self.init(name: name, managedObjectModel: NSManagedObjectModel())
        }
    }

    /// Creates a container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: Self.folder(of: Self.self).appendingPathComponent("\(name).sqlite"))
        ]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        viewContext.name = "viewContext"
    }

    /// The folder for stores: on this system apps share the folder for applications' data, and have one each below it.
    open class func defaultDirectoryURL() -> URL {
        let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return URL.applicationSupportDirectory.appendingPathComponent(app, isDirectory: true)
    }

    private static func folder(of type: NSPersistentContainer.Type) -> URL { type.defaultDirectoryURL() }

    /// Opens the stores, and calls a function for each of them, with the error if there is one.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            if description.url != nil,
                persistentStoreCoordinator.persistentStores.contains(where: {
                    $0.url == description.url && $0.url?.path != "/dev/null"
                })
            {
                continue
            }
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Returns a new context with a thread of its own, which saves into the stores.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a function on another thread, with a new context.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        nonisolated(unsafe) let block = block
        context.perform { block(context) }
    }

    /// Runs a function on another thread, with a new context, and returns its result.
    public func performBackgroundTask<T, Failure: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
    ) async throws(Failure) -> T {
        let context = newBackgroundContext()
        return try await context.perform(schedule: .immediate) { () throws(Failure) -> T in try block(context) }
    }
}

/// A container whose stores are kept in step with iCloud on Apple's systems; here the stores stay on this machine.
///
/// Follows Apple's
/// [NSPersistentCloudKitContainer](https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer).
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Creates a container with a model, and warns that iCloud is unavailable.
    public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
        super.init(name: name, managedObjectModel: model)
        Self.warn()
    }

    static func warn() {
        RuntimeWarning.issue("NSPersistentCloudKitContainer: there is no iCloud here: the stores stay on this machine.")
    }

    /// Does nothing, as iCloud is unavailable.
    open func initializeCloudKitSchema(options: Int = 0) throws { Self.warn() }
}

/// Which database of iCloud a store is kept in step with; there are none here.
///
/// Follows Apple's
/// [NSPersistentCloudKitContainerOptions](https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontaineroptions).
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The database's name.
    public let containerIdentifier: String

    /// Creates options with a database's name.
    public init(containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        super.init()
    }
}
