import Combine
import Foundation
import SQLiteAccess

/// A type of results that requests can return: objects, identifiers, dictionaries and numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object that is kept in a store.
///
/// Follows Apple's [NSManagedObject](https://developer.apple.com/documentation/coredata/nsmanagedobject). Views that hold
/// one by `@ObservedObject` are evaluated when one of its properties changes.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
    /// How far an object has come on its way into the store.
    enum State: UInt8 { case detached, inserted, stored, deleted }

    /// The object's entity.
    public let entity: NSEntityDescription
    let layout: EntityLayout
    /// The object's identifier.
    public internal(set) var objectID: NSManagedObjectID
    /// The context that the object is in; nil once it is deleted and saved.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?

    /// The values by the properties' numbers; empty where they are not read yet.
    var values: [ManagedValue]
    /// The values of the last save; nil for objects that are not saved yet.
    var committed: [ManagedValue]?
    var state = State.detached
    /// Whether somebody has asked for a value since the object was fetched.
    var isAwake = true
    /// How often the row was changed when it was read.
    var version: Int64 = 0
    /// Writes down which properties are asked for, in objects that stand for key paths.
    var recorder: KeyRecorder?
    private var publisher: ObservableObjectPublisher?
    /// Whether the object is being validated, saved or awakened, when changes are not undone.
    var isQuiet = false

    /// Creates an object of an entity, and inserts it into a context.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        layout = entity.layout
        values = layout.defaults
        objectID = NSManagedObjectID(entity: entity, key: ModelKey.next(), store: nil, isSaved: false)
        super.init()
        context?.insert(self)
    }

    /// Creates an object of the entity that has this class, of the models that stores have been opened with, in no context.
    public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

    /// Creates an object of the entity that has this class, and inserts it into a context.
    ///
    /// The entity is one of the context's model; of a context without stores, one of the models that stores have been opened with.
    /// It is required, so that `Self(context:)` can be written, as for all initializers of Objective-C.
    public required convenience init(context moc: NSManagedObjectContext) {
        let type = Swift.type(of: self)
        guard let entity = moc.model?.entity(for: type) ?? LoadedModels.shared.entity(for: type) else {
            fatalError(
                "An NSManagedObject of class '\(type)' must have a valid NSEntityDescription.")
        }
        self.init(entity: entity, insertInto: moc)
    }

    /// The entity that has this class, of the models that stores have been opened with.
    open class func entity() -> NSEntityDescription {
        guard let entity = LoadedModels.shared.entity(for: self) else {
            fatalError("No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)'.")
        }
        return entity
    }

    /// Sends before a property changes.
    public var objectWillChange: ObservableObjectPublisher {
        if let publisher { return publisher }
        let made = ObservableObjectPublisher()
        publisher = made
        return made
    }

    func announce() { publisher?.send() }

    // MARK: State

    /// Whether the object is new in its context.
    open var isInserted: Bool { state == .inserted }
    /// Whether the object differs from the store.
    open var isUpdated: Bool { state == .stored && managedObjectContext?.changed[objectID] === self }
    /// Whether the object is to be deleted with the next save.
    open var isDeleted: Bool { state == .deleted }
    /// Whether the next save concerns the object.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether the next save would write values of the object.
    open var hasPersistentChangedValues: Bool {
        isInserted || changedIndexes.contains { !layout.properties[$0].isTransient }
    }
    /// Whether the object's values are not read yet.
    open var isFault: Bool { !isAwake }
    /// 0 for an object whose values are read; another number for a fault.
    open var faultingState: Int { isFault ? 1 : 0 }
    /// Whether changes of properties outside the model leave the context unchanged; they always do.
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    /// The properties that differ from the last save.
    var changedIndexes: [Int] {
        guard !values.isEmpty else { return [] }
        guard let committed else { return values.indices.filter { values[$0] != layout.defaults[$0] } }
        return values.indices.filter { values[$0] != committed[$0] }
    }

    // MARK: For classes below

    /// Called when the object is inserted into a context, the first time.
    open func awakeFromInsert() {}
    /// Called when the values of the object have been read.
    open func awakeFromFetch() {}
    /// Called when changes of the object have been taken back.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// Called before the object is saved; its own changes here are saved, too.
    open func willSave() {}
    /// Called when the object has been saved.
    open func didSave() {}
    /// Called before the object is deleted.
    open func prepareForDeletion() {}
    /// Called before the values of the object are forgotten.
    open func willTurnIntoFault() {}
    /// Called when the values of the object have been forgotten.
    open func didTurnIntoFault() {}

    /// Throws where the object can't be saved as a new one.
    open func validateForInsert() throws { try validateProperties() }
    /// Throws where the object's changes can't be saved.
    open func validateForUpdate() throws { try validateProperties() }
    /// Throws where the object can't be deleted.
    open func validateForDelete() throws { try validateDeletion() }

    /// Whether two objects are the same one.
    public final override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
    /// The object as a number for sets.
    public final override var hash: Int { ObjectIdentifier(self).hashValue }

    /// The class, the entity, the identifier and the values.
    open override var description: String {
        let values = layout.properties.enumerated().map { index, property in
            "    \(property.name) = \(self.values.isEmpty ? "<fault>" : describe(index));"
        }
        return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: {\n"
            + values.joined(separator: "\n") + "\n})"
    }

    private func describe(_ index: Int) -> String {
        switch values[index] {
        case .none: "nil"
        case .unread: "<relationship fault>"
        case .one(let identifier): "\(identifier)"
        case .many(let list): "\(list.order)"
        case .text(let text): "\"\(text)\""
        case let value: value.any.map { "\($0)" } ?? "nil"
        }
    }
}

/// The event by which an object awakens from a snapshot.
///
/// Follows Apple's [NSSnapshotEventType](https://developer.apple.com/documentation/coredata/nssnapshoteventtype).
public struct NSSnapshotEventType: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: UInt
    /// Creates a set of events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An insertion was undone.
    public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
    /// A deletion was undone.
    public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
    /// A change was undone.
    public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
    /// Changes were forgotten.
    public static let rollback = NSSnapshotEventType(rawValue: 16)
    /// The object was refreshed.
    public static let refresh = NSSnapshotEventType(rawValue: 32)
    /// A policy has merged the object with the store.
    public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}
