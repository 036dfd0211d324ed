import Foundation
import SQLiteAccess

/// A store of the app's own, as contexts ask it: it is given snapshots, and is asked for whole models.
final class AdaptedStore<Store: DataStore>: ModelStore {
    private let store: Store
    private let schema: Schema
    private let lock = NSRecursiveLock()
    /// The last known snapshot of each object.
    private var known: [Int64: DefaultSnapshot] = [:]
    private let state: EditingState

    var identifier: String { store.identifier }
    let answers = StoreAnswers(conditions: false, parts: false, exactTexts: [])

    init(_ store: Store, schema: Schema) {
        self.store = store
        self.schema = schema
        state = EditingState(id: ObjectIdentifier(store), author: nil)
        store.initializeState(for: state)
    }

    deinit { store.invalidateState(for: state) }

    private func access<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    // MARK: Reading

    func fetch(_ query: StoreQuery, _ body: (Entity, Int64, [StoreValue]) throws -> Void) throws {
        try pass(try access { try snapshots(query.entity, query.descriptor) }, as: query.entity, body)
    }

    private func pass(
        _ snapshots: [DefaultSnapshot], as entity: Entity, _ body: (Entity, Int64, [StoreValue]) throws -> Void
    ) throws {
        for snapshot in snapshots {
            let own = self.entity(of: snapshot, entity)
            try body(own, snapshot.persistentIdentifier.key, snapshot.columns(of: own))
        }
    }

    /// The object's own entity, which may inherit from the one that is asked for.
    private func entity(of snapshot: DefaultSnapshot, _ entity: Entity) -> Entity {
        entity.family.first { $0.name == snapshot.persistentIdentifier.entityName } ?? entity
    }

    func keys(_ query: StoreQuery) throws -> [(entity: Entity, key: Int64)] {
        try access {
            try snapshots(query.entity, query.descriptor).map {
                (entity(of: $0, query.entity), $0.persistentIdentifier.key)
            }
        }
    }

    func count(_ query: StoreQuery) throws -> Int { try keys(query).count }

    func row(_ entity: Entity, _ key: Int64) throws -> (Entity, [StoreValue])? {
        try access {
            let found = try known[key] ?? snapshots(entity, nil).first { $0.persistentIdentifier.key == key }
            guard let found,
                let own = entity.family.first(where: { $0.name == found.persistentIdentifier.entityName })
            else { return nil }
            return (own, found.columns(of: own))
        }
    }

    func related(
        _ relation: Schema.Relation, of key: Int64, _ body: (Entity, Int64, [StoreValue]) throws -> Void
    ) throws {
        let found = try access { () -> [DefaultSnapshot] in
            let targets = try snapshots(relation.target, nil)
            if let inverse = relation.inverse, case .inverseColumn = relation.storage {
                return targets.filter { $0.values[inverse.name]?.identifiers.first?.key == key }
            }
            if known[key] == nil { _ = try snapshots(relation.owner, nil) }
            let wanted = known[key]?.values[relation.name]?.identifiers.map(\.key) ?? []
            return wanted.compactMap { known[$0] }
        }
        try pass(found, as: relation.target, body)
    }

    /// The objects of an entity and of its subentities, by their keys.
    private func snapshots(_ entity: Entity, _ descriptor: Any?) throws -> [DefaultSnapshot] {
        // The store is asked for one model at a time.
        var found = try ownSnapshots(entity, descriptor)
        if entity.subentities.isEmpty { return found }
        for other in entity.subentities { found += try snapshots(other, nil) }
        return found.sorted { $0.persistentIdentifier.key < $1.persistentIdentifier.key }
    }

    /// The objects of an entity, by their keys; the objects that a descriptor selects, if the store can find them.
    private func ownSnapshots(_ entity: Entity, _ descriptor: Any?) throws -> [DefaultSnapshot] {
        func open<T: PersistentModel>(_ type: T.Type) throws -> [DefaultSnapshot] {
            var wanted = descriptor as? FetchDescriptor<T> ?? FetchDescriptor<T>()
            (wanted.fetchLimit, wanted.fetchOffset) = (nil, nil)
            let result: DataStoreFetchResult<T, Store.Snapshot>
            do {
                result = try store.fetch(DataStoreFetchRequest(descriptor: wanted, editingState: state))
            } catch DataStoreError.preferInMemoryFilter {
                let all = FetchDescriptor<T>()
                result = try store.fetch(DataStoreFetchRequest(descriptor: all, editingState: state))
            } catch DataStoreError.preferInMemorySort {
                wanted.sortBy = []
                result = try store.fetch(DataStoreFetchRequest(descriptor: wanted, editingState: state))
            }
            for snapshot in try result.relatedSnapshots.values.map(plain) {
                known[snapshot.persistentIdentifier.key] = snapshot
            }
            let found = try result.fetchedSnapshots.map(plain).filter {
                $0.persistentIdentifier.entityName == entity.name
            }
            for snapshot in found { known[snapshot.persistentIdentifier.key] = snapshot }
            return found.sorted { $0.persistentIdentifier.key < $1.persistentIdentifier.key }
        }
        return try open(entity.type)
    }

    /// The values of a snapshot of the store's own type, as it encodes them.
    private func plain(_ snapshot: Store.Snapshot) throws -> DefaultSnapshot {
        if let own = snapshot as? DefaultSnapshot { return own }
        let text = try JSONValues.encode(
            IdentifiedContent(content: snapshot, identifier: snapshot.persistentIdentifier))
        return try JSONValues.decode(DefaultSnapshot.self, text)
    }

    // MARK: Saving

    func commit(_ changes: StoreChanges) throws -> [Int64: Int64] {
        try access {
            // The other sides of relationships between many are changed with them.
            let models = changes.models
            var updated = models.updated
            let given = Set((models.inserted + updated + models.deleted).map { $0._$record.key })
            var others: [Int64: DefaultSnapshot] = [:]
            for pairs in changes.pairs {
                guard let inverse = pairs.relation.inverse, case .table = inverse.storage else { continue }
                let owner = PersistentIdentifier(
                    entityName: pairs.relation.owner.name, key: pairs.key, storeIdentifier: identifier)
                if known.isEmpty { _ = try snapshots(pairs.relation.target, nil) }
                let before = known[pairs.key]?.values[pairs.relation.name]?.identifiers.map(\.key) ?? []
                for key in Set(before).symmetricDifference(pairs.targets) where !given.contains(key) {
                    guard var other = others[key] ?? known[key] else { continue }
                    var list = (other.values[inverse.name]?.identifiers ?? []).filter { $0 != owner }
                    if pairs.targets.contains(key) { list.append(owner) }
                    other.values[inverse.name] = .references(list)
                    others[key] = other
                }
            }
            updated.removeAll { others[$0._$record.key] != nil }
            let request = DataStoreSaveChangesRequest(
                editingState: EditingState(id: state.id, author: changes.author),
                inserted: models.inserted.map(snapshot),
                updated: try updated.map(snapshot) + others.values.map(own), deleted: models.deleted.map(snapshot))
            let result = try store.save(request)
            let remapped = result.remappedIdentifiers
            for model in models.deleted { known[model._$record.key] = nil }
            for one in try (request.inserted + request.updated).map(plain) {
                let identifier = remapped[one.persistentIdentifier] ?? one.persistentIdentifier
                known[identifier.key] = one.copy(persistentIdentifier: identifier, remappedIdentifiers: remapped)
            }
            for (identifier, one) in result.snapshotsToReregister { known[identifier.key] = try plain(one) }
            let moved = remapped.map { ($0.key.key, $0.value.key) }.filter { $0.0 != $0.1 }
            return Dictionary(moved, uniquingKeysWith: { $1 })
        }
    }

    private func snapshot(_ model: any PersistentModel) -> Store.Snapshot {
        func data<T: PersistentModel>(_ model: T) -> any BackingData { ModelBackingData(model: model) }
        var others: [PersistentIdentifier: any BackingData] = [:]
        return Store.Snapshot(from: data(model), relatedBackingDatas: &others)
    }

    private func own(_ snapshot: DefaultSnapshot) throws -> Store.Snapshot {
        if let same = snapshot as? Store.Snapshot { return same }
        return try JSONValues.decode(Store.Snapshot.self, JSONValues.encode(snapshot))
    }
}

/// The encoded values of a snapshot, and its object, whether it encodes that or not.
private struct IdentifiedContent<Content: Encodable>: Encodable {
    let content: Content
    let identifier: PersistentIdentifier

    private enum Key: String, CodingKey { case persistentIdentifier }

    func encode(to encoder: any Encoder) throws {
        try content.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(identifier, forKey: .persistentIdentifier)
    }
}
