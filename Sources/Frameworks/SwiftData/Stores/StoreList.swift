/// The stores of a container, and which keeps what.
struct StoreList {
    let all: [any ModelStore]
    private let byEntity: [String: Int]

    init(_ store: any ModelStore) {
        all = [store]
        byEntity = [:]
    }

    private init(_ all: [any ModelStore], _ byEntity: [String: Int]) {
        self.all = all
        self.byEntity = byEntity
    }

    /// Returns the store that keeps a model: the only one, or the store of the first configuration that names it.
    func store(of entity: Entity) -> any ModelStore {
        all.count == 1 ? all[0] : all[byEntity[entity.name] ?? 0]
    }

    /// Opens the stores of configurations.
    ///
    /// A configuration without models keeps the models that no other one names.
    static func open(
        _ configurations: [any DataStoreConfiguration], _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?
    ) throws -> (list: StoreList, stores: [any DataStore]) {
        var byEntity: [String: Int] = [:]
        for (index, configuration) in configurations.enumerated() {
            for entity in configuration.schema?.entities ?? [] where schema.entitiesByName[entity.name] != nil {
                if byEntity[entity.name] == nil { byEntity[entity.name] = index }
            }
        }
        let general = configurations.firstIndex { $0.schema == nil }
        let rest = schema.entities.filter { byEntity[$0.name] == nil }
        if let missing = rest.first, general == nil, configurations.count > 1 {
            throw SwiftDataError(
                .loadIssueModelContainer, "No configuration has models of the type \(missing.name) in its schema.")
        }
        for entity in rest { byEntity[entity.name] = general ?? 0 }
        try check(schema, byEntity)
        var stores: [any DataStore] = []
        var all: [any ModelStore] = []
        for (index, configuration) in configurations.enumerated() {
            let own = schema.entities.filter { byEntity[$0.name] == index }
            let kept = configurations.count == 1 ? schema : Schema(own.map(\.type), version: schema.version)
            var exact = configuration
            exact.schema = kept
            let store = try exact.open(kept, plan)
            stores.append(store)
            all.append((store as? any RelationalStore)?.modelStore ?? adapted(store, kept))
        }
        return (StoreList(all, byEntity), stores)
    }

    private static func check(_ schema: Schema, _ byEntity: [String: Int]) throws {
        for entity in schema.entities {
            if let other = entity.superentity, byEntity[other.name] != byEntity[entity.name] {
                throw SwiftDataError(
                    .loadIssueModelContainer,
                    "\(entity.name) inherits from \(other.name): keep both models in one store.")
            }
            for relation in entity.relationships.values where byEntity[relation.target.name] != byEntity[entity.name] {
                throw SwiftDataError(
                    .loadIssueModelContainer,
                    "\(entity.name).\(relation.name) would lead from one store to another: keep both models in one.")
            }
        }
    }

    private static func adapted(_ store: any DataStore, _ schema: Schema) -> any ModelStore {
        func open<S: DataStore>(_ store: S) -> any ModelStore { AdaptedStore(store, schema: schema) }
        return open(store)
    }
}
