import Foundation
import SQLiteAccess

/// A scratch pad of models: insertions, changes and deletions are written when it is saved.
///
/// Follows Apple's [ModelContext](https://developer.apple.com/documentation/swiftdata/modelcontext). A context belongs
/// to one thread or actor; pass identifiers to others, not models.
public final class ModelContext: Equatable {
    /// The container that the models are kept in.
    public var container: ModelContainer { owner ?? weakOwner ?? newOwner() }
    /// The container's stores, and its other contexts.
    let content: ContainerContent
    /// The container; nil for the context of views, which the container keeps.
    private let owner: ModelContainer?
    private weak var weakOwner: ModelContainer?
    /// Whether the context saves by itself, at the end of the turn in which it was changed.
    public var autosaveEnabled = false
    /// The author of changes, for the history.
    public var author: String?
    /// The undo manager, which records changes; nil, the default, for none.
    public var undoManager: UndoManager? {
        didSet { undoManager?.groupsByEvent = true }
    }

    /// Whether this is the context of views.
    let isMain: Bool
    /// How many saves of the container were this context's.
    var ownSaves = 0
    /// How many saves others have made; objects that were read before the last of them are read again when they are found.
    var generation: Int32 { Int32(truncatingIfNeeded: content.generation - ownSaves) }
    /// The objects by their keys, as long as someone has them.
    let registry: ModelRegistry
    var inserted: [Int64: any PersistentModel] = [:]
    var changed: [Int64: any PersistentModel] = [:]
    var deleted: [Int64: any PersistentModel] = [:]
    /// The observers of the context's changes.
    let observers = ContextObservers()
    var isAutosaveScheduled = false
    /// Whether a save by itself has failed, and is to be tried again.
    var hasFailedAutosave = false
    /// The reads that failed, as the store was out of reach.
    var missed = MissedReads()
    /// Whether a change comes from the store or is undone: it is then not saved.
    var isApplying = false

    /// Creates a context of a container, which saves when it is asked to.
    public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

    init(_ container: ModelContainer, isMain: Bool) {
        content = container.content
        owner = isMain ? nil : container
        weakOwner = container
        self.isMain = isMain
        registry = ModelRegistry(container.content)
        registry.context = self
        content.register(self)
    }

    /// Code that has only the context of views may still ask for its container.
    private func newOwner() -> ModelContainer {
        let made = ModelContainer(content, main: self)
        weakOwner = made
        return made
    }

    /// Whether anything is to be saved.
    public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

    /// The models that are not in the store yet, in the order in which they were made.
    public var insertedModelsArray: [any PersistentModel] { Self.sorted(inserted) }

    /// The models that differ from the store, in the order in which they were made.
    public var changedModelsArray: [any PersistentModel] { Self.sorted(changed) }

    /// The models that are to be removed from the store, in the order in which they were made.
    public var deletedModelsArray: [any PersistentModel] { Self.sorted(deleted) }

    static func sorted(_ models: [Int64: any PersistentModel]) -> [any PersistentModel] {
        // A save of one object is a save of none of the other kinds.
        if models.count < 2 { return Array(models.values) }
        // Numbers are put in order, and not objects, which are counted each time that they are moved.
        var places = models.indices.map { (key: models[$0].key, place: $0) }
        places.sort { $0.key < $1.key }
        return places.map { models[$0.place].value }
    }

    /// Whether two contexts are the same.
    public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

    // MARK: Objects

    /// Returns a model of this context; nil where neither the context nor the store has it.
    public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
        find(identifier.key) as? T
    }

    /// Returns the model with an identifier, read from the store if need be.
    public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
        guard let entity = content.schema.entitiesByName[identifier.entityName] else {
            fatalError("The schema has no entity \(identifier.entityName).")
        }
        do {
            return try readModel(entity, identifier.key) ?? placeholder(entity, identifier.key)
        } catch {
            return unread(entity, identifier.key)
        }
    }

    /// Returns the model with an identifier; nil where the store has none.
    public subscript<T: PersistentModel>(_ identifier: PersistentIdentifier, as type: T.Type) -> T? {
        content.schema.entity(for: type).flatMap { model($0, identifier.key) } as? T
    }

    func find(_ key: Int64) -> (any PersistentModel)? { registry.find(key) }

    func model(_ entity: Entity, _ key: Int64) -> (any PersistentModel)? { (try? readModel(entity, key)) ?? nil }

    /// Returns the object with a key; nil where the store has none.
    ///
    /// Throws where the store can't say.
    func readModel(_ entity: Entity, _ key: Int64) throws -> (any PersistentModel)? {
        if let found = find(key) { return found._$record.state == .deleted ? nil : found }
        let generation = generation
        guard let (own, values) = try content.store(of: entity).row(entity, key) else { return nil }
        return materialize(own, key, values, generation)
    }

    /// An object without a row, which may not be read.
    private func placeholder(_ entity: Entity, _ key: Int64) -> any PersistentModel {
        let model = entity.type.init(_$fault: _Fault())
        model._$record.adopt(key)
        return model
    }

    func register(_ model: any PersistentModel, _ entity: Entity) {
        model._$record.enter(registry, model, entity)
    }

    /// Returns the object of a row: the one that the context has, or a new one.
    /// - Parameter generation: The context's, before the row was read: others may have saved since.
    func materialize(
        _ entity: Entity, _ key: Int64, _ values: [StoreValue], _ generation: Int32
    ) -> any PersistentModel {
        if let known = find(key), isCurrent(known, entity) {
            if !isMain, known._$record.generation < generation {
                fill(known, entity, values, generation, notifying: true)
            }
            return known
        }
        let model = entity.type.init(_$fault: _Fault())
        let record = model._$record
        record.adopt(key)
        record.state = .stored
        record.generation = generation
        record.enter(registry, model, entity)
        model._$fill(_Row(entity: entity, values: values))
        return model
    }

    /// Whether an object still belongs to its row: an object of another class, of the same family, may have taken the row over.
    func isCurrent(_ model: any PersistentModel, _ entity: Entity) -> Bool {
        let record = model._$record
        if record.entity === entity { return true }
        (inserted[record.key], changed[record.key], deleted[record.key]) = (nil, nil, nil)
        record.leave()
        record.state = .detached
        observers.changed(.deleted, of: model)
        return false
    }

    /// Sets an object's values to its row's, except for values that were changed since.
    func fill(
        _ model: any PersistentModel, _ entity: Entity, _ values: [StoreValue], _ generation: Int32, notifying: Bool
    ) {
        let record = model._$record
        record.generation = generation
        for (column, index) in entity.columns.enumerated() where !record.isChanged(index) {
            entity.properties[index].load(values[column], into: model, notifying: notifying)
        }
        guard notifying else { return }
        for index in entity.virtualProperties
        where !record.isChanged(index) && !entity.properties[index].isFault(in: model) {
            entity.properties[index].forget(in: model, notifying: true)
        }
    }
}
