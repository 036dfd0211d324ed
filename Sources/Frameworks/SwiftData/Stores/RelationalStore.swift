/// A public store whose contexts ask a `ModelStore` directly.
///
/// A store whose public protocol is implemented by a context that is made for it.
package protocol RelationalStore: DataStoreBatching, HistoryProviding
where Snapshot == DefaultSnapshot, HistoryType == DefaultHistoryTransaction {
    var modelStore: any HistoricalStore { get }
}

extension RelationalStore {
    /// A context of this store alone.
    private var context: ModelContext { ModelContext(ModelContainer(schema: schema, store: modelStore)) }

    /// Returns the objects that a request asks for.
    public func fetch<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> DataStoreFetchResult<T, DefaultSnapshot> {
        let snapshots = try context.fetch(request.descriptor).map { DefaultSnapshot($0) }
        return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: snapshots)
    }

    /// Returns how many objects a request asks for.
    public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
        try context.fetchCount(request.descriptor)
    }

    /// Returns the identifiers of the objects that a request asks for.
    public func fetchIdentifiers<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> [PersistentIdentifier] { try context.fetchIdentifiers(request.descriptor) }

    /// Makes all changes or none.
    public func save(
        _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
    ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
        let entities = schema.entitiesByName
        var changes = StoreChanges()
        changes.author = request.editingState.author
        func row(_ snapshot: DefaultSnapshot) throws -> StoreChanges.Row {
            guard let entity = entities[snapshot.persistentIdentifier.entityName] else {
                throw SwiftDataError(
                    .unknownSchema, "The store has no models named \(snapshot.persistentIdentifier.entityName).")
            }
            for relation in entity.relationships.values {
                guard case .table = relation.storage, case .references(let targets) = snapshot.values[relation.name]
                else { continue }
                changes.pairs.append(
                    StoreChanges.Pairs(
                        relation: relation, key: snapshot.persistentIdentifier.key, targets: targets.map(\.key)))
            }
            return StoreChanges.Row(
                entity: entity, key: snapshot.persistentIdentifier.key,
                values: snapshot.columns(of: entity).enumerated().map { ($0, $1) })
        }
        changes.inserted = try request.inserted.map(row)
        changes.updated = try request.updated.map(row)
        changes.deleted = request.deleted.compactMap { snapshot in
            entities[snapshot.persistentIdentifier.entityName].map { ($0, snapshot.persistentIdentifier.key) }
        }
        let taken = try modelStore.commit(changes)
        let remapped = request.inserted.map(\.persistentIdentifier).compactMap { identifier in
            (identifier, identifier.moved(to: taken[identifier.key] ?? identifier.key, in: self.identifier))
        }
        return DataStoreSaveChangesResult(
            for: identifier, remappedIdentifiers: Dictionary(remapped, uniquingKeysWith: { $1 }),
            deletedIdentifiers: request.deleted.map(\.persistentIdentifier))
    }

    /// Deletes the objects that a request asks for, as a context would.
    public func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws {
        let context = context
        try context.delete(model: T.self, where: request.predicate, includeSubclasses: request.includeSubclasses)
        context.author = request.editingState.author
        try context.save()
    }

    /// Returns the saves that a description asks for.
    public func fetchHistory(
        _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>
    ) throws -> [DefaultHistoryTransaction] { try modelStore.history(descriptor, schema) }

    /// Forgets the saves that a description asks for.
    public func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {
        try modelStore.forget(descriptor, schema)
    }

    /// Removes all objects.
    public func erase() throws { try ModelContainer(schema: schema, store: modelStore).eraseObjects() }
}

extension PersistentIdentifier {
    func moved(to key: Int64, in store: String) -> PersistentIdentifier {
        PersistentIdentifier(entityName: entityName, key: key, storeIdentifier: store)
    }
}
