import Foundation

/// The identifier of an object: the same in each context, and in each run of the program once the object is saved.
///
/// Follows Apple's [NSManagedObjectID](https://developer.apple.com/documentation/coredata/nsmanagedobjectid).
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    /// The object's entity.
    public let entity: NSEntityDescription
    /// The object's row.
    let key: Int64
    private let rootName: String
    private let lock = NSLock()
    private weak var store: NSPersistentStore?
    private var isSaved: Bool

    init(entity: NSEntityDescription, key: Int64, store: NSPersistentStore?, isSaved: Bool) {
        self.entity = entity
        self.key = key
        self.store = store
        self.isSaved = isSaved
        rootName = entity.root.name ?? ""
    }

    /// The store that has the object; nil before it is saved.
    open var persistentStore: NSPersistentStore? { lock.withLock { isSaved ? store : nil } }
    var assignedStore: NSPersistentStore? { lock.withLock { store } }
    /// Whether the object is not saved yet.
    open var isTemporaryID: Bool { lock.withLock { !isSaved } }

    func assign(_ store: NSPersistentStore) { lock.withLock { self.store = store } }
    func becomePermanent() { lock.withLock { isSaved = true } }

    /// Returns the identifier as an address, which the coordinator finds the identifier by.
    open func uriRepresentation() -> URL {
        let name = (entity.name ?? "").addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
        let place = isTemporaryID ? "/\(name)/t\(key)" : "\(assignedStore?.identifier ?? "")/\(name)/p\(key)"
        return URL(string: "x-coredata://" + place) ?? URL(fileURLWithPath: "/")
    }

    /// Whether two identifiers refer to the same object.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return self === other || (key == other.key && rootName == other.rootName)
    }

    /// The row, as a number for sets.
    open override var hash: Int { key.hashValue }

    /// The identifier as an address.
    open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}
