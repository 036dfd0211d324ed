import Foundation

/// On which thread a context works.
///
/// Follows Apple's
/// [NSManagedObjectContextConcurrencyType](https://developer.apple.com/documentation/coredata/nsmanagedobjectcontextconcurrencytype).
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// On whatever thread it is used on.
    case confinementConcurrencyType = 0
    /// On one of its own.
    case privateQueueConcurrencyType = 1
    /// On the main thread.
    case mainQueueConcurrencyType = 2
}

/// A scratch pad of objects: insertions, changes and deletions are written when it is saved.
///
/// Follows Apple's [NSManagedObjectContext](https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext).
/// A context and its objects belong to one thread: others use `perform(_:)` and `performAndWait(_:)`, and pass identifiers,
/// not objects.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// On which thread a context works.
    public enum ConcurrencyType: Sendable {
        /// On the main thread.
        case mainQueue
        /// On one of its own.
        case privateQueue
    }

    /// On which thread the context works.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The coordinator of the stores that the context saves into; its parent's, if there is one.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator ?? parent?.persistentStoreCoordinator }
        set {
            coordinator = newValue
            newValue?.register(self)
        }
    }
    private var coordinator: NSPersistentStoreCoordinator?
    /// The context that this one saves into, in the place of stores.
    open var parent: NSManagedObjectContext? {
        didSet { parent?.children.append(WeakContext(context: self)) }
    }
    struct WeakContext { weak var context: NSManagedObjectContext? }
    var children: [WeakContext] = []
    /// A name, for messages.
    open var name: String?
    /// Whatever an app wants to keep with the context.
    public let userInfo = NSMutableDictionary()
    /// The author of changes, for the history.
    open var transactionAuthor: String?
    /// Whether objects are brought up to date when others have saved.
    open var automaticallyMergesChangesFromParent = false
    /// The policy for saving objects that others have changed: an `NSMergePolicy`.
    open var mergePolicy: Any = NSMergePolicy.error
    /// The undo manager, which records changes; nil, the default, for none.
    open var undoManager: UndoManager? {
        didSet { undoManager?.groupsByEvent = true }
    }
    /// Whether the context keeps all its objects, and not only objects that are referenced or changed.
    open var retainsRegisteredObjects = false
    /// Whether objects whose rows are gone have no values, and are deleted, when they are asked.
    open var shouldDeleteInaccessibleFaults = true
    /// Whether deleting takes effect on other objects at the end of the turn; here it always does so at once.
    open var propagatesDeletesAtEndOfEvent = true
    /// How long values are considered current, in seconds; it has no effect here.
    open var stalenessInterval: TimeInterval = -1

    /// The objects by their identifiers, as long as someone has them.
    private var registered: [NSManagedObjectID: WeakObject] = [:]
    private var registeredLimit = 1024
    private var retained: Set<NSManagedObject> = []
    private struct WeakObject { weak var object: NSManagedObject? }
    var inserted: [NSManagedObjectID: NSManagedObject] = [:]
    var changed: [NSManagedObjectID: NSManagedObject] = [:]
    var deleted: [NSManagedObjectID: NSManagedObject] = [:]
    /// The changes since the last notification.
    var pending = PendingChanges()
    var isProcessingScheduled = false
    /// The observers of the context's changes.
    let observers = ContextObservers()
    /// Whether what happens is taken back, or comes from the store.
    var isApplying = false
    private let queue: DispatchQueue?
    private static let current = DispatchSpecificKey<ObjectIdentifier>()

    /// Creates a context without stores.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ct == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
        super.init()
        queue?.setSpecific(key: Self.current, value: ObjectIdentifier(self))
    }

    /// Creates a context without stores.
    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    /// Where objects come from: the context above, or the stores.
    var source: (any ObjectSource)? { parent ?? coordinator }

    var policy: NSMergePolicy { mergePolicy as? NSMergePolicy ?? .error }

    // MARK: Threads

    private var isOnOwnThread: Bool {
        switch concurrencyType {
        case .confinementConcurrencyType: true
        case .mainQueueConcurrencyType: MainQueue.isServed
        case .privateQueueConcurrencyType: DispatchQueue.getSpecific(key: Self.current) == ObjectIdentifier(self)
        }
    }

    /// Runs a function on the context's thread, soon.
    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        let run = { @Sendable [self] in
            asCurrent(block)
            processPendingChanges()
        }
        (queue ?? DispatchQueue.main).async(execute: run)
    }

    /// Runs a function on the context's thread, and waits for it.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        if isOnOwnThread { return try asCurrent(block) }
        return try (queue ?? DispatchQueue.main).sync {
            defer { processPendingChanges() }
            return try asCurrent(block)
        }
    }

    private static let threadKey = "NSManagedObjectContext.current"

    /// The context whose function runs on this thread.
    static var running: NSManagedObjectContext? {
        Thread.current.threadDictionary[threadKey] as? NSManagedObjectContext
    }

    private func asCurrent<T>(_ block: () throws -> T) rethrows -> T {
        let before = Self.running
        Thread.current.threadDictionary[Self.threadKey] = self
        defer { Thread.current.threadDictionary[Self.threadKey] = before }
        return try block()
    }

    /// When an asynchronous function begins.
    public enum ScheduledTaskType: Sendable {
        /// At once, where the caller is on the context's thread.
        case immediate
        /// After work that is waiting already.
        case enqueued
    }

    /// Runs a function on the context's thread, and returns its result.
    public func perform<T, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
    ) async throws(Failure) -> T {
        nonisolated(unsafe) let block = block
        nonisolated(unsafe) var result: Result<T, Failure>?
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            perform {
                do throws(Failure) {
                    result = .success(try block())
                } catch {
                    result = .failure(error)
                }
                continuation.resume()
            }
        }
        guard let result else { fatalError("The function was not called.") }
        return try result.get()
    }

    // MARK: Objects

    /// Returns whether an object whose row is gone has no values and is deleted; by default `shouldDeleteInaccessibleFaults`.
    open func shouldHandleInaccessibleFault(
        _ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?
    ) -> Bool {
        shouldDeleteInaccessibleFaults
    }

    func find(_ identifier: NSManagedObjectID) -> NSManagedObject? { registered[identifier]?.object }

    func register(_ object: NSManagedObject) {
        object.managedObjectContext = self
        registered[object.objectID] = WeakObject(object: object)
        if retainsRegisteredObjects { retained.insert(object) }
        if registered.count > registeredLimit {
            registered = registered.filter { $0.value.object != nil }
            registeredLimit = max(1024, registered.count * 2)
        }
    }

    func unregister(_ object: NSManagedObject) {
        registered[object.objectID] = nil
        retained.remove(object)
        object.managedObjectContext = nil
    }

    func forgetRegistered() {
        for object in registeredObjects {
            object.managedObjectContext = nil
            object.state = .detached
        }
        registered = [:]
        retained = []
    }

    /// The objects that the context has.
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }
    /// The objects that are not saved yet.
    open var insertedObjects: Set<NSManagedObject> { Set(inserted.values) }
    /// The objects that differ from the store.
    open var updatedObjects: Set<NSManagedObject> { Set(changed.values) }
    /// The objects that are to be removed with the next save.
    open var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
    /// Whether anything is to be saved.
    open var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

    static func sorted(_ objects: [NSManagedObjectID: NSManagedObject]) -> [NSManagedObject] {
        objects.values.sorted { $0.objectID.key < $1.objectID.key }
    }
}
