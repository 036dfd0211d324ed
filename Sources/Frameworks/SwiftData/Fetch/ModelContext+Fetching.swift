import Foundation

extension ModelContext {
    /// Returns the models that a description asks for.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let plan = FetchPlan(descriptor, store: content, entity: try entity(for: T.self))
        let found = try fetch(descriptor, plan)
        for path in descriptor.relationshipKeyPathsForPrefetching {
            guard let index = plan.query.entity.byKeyPath[path], let relation = plan.query.entity.relationships[index]
            else { continue }
            for model in found { _ = related(model, relation) }
        }
        return found
    }

    /// Returns the models that a description asks for, in portions.
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> {
        FetchResultsCollection(try fetch(descriptor))
    }

    /// Returns how many models a description asks for.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        let plan = FetchPlan(descriptor, store: content, entity: try entity(for: T.self))
        if plan.filter == nil, !isPending(plan, descriptor) {
            var query = plan.query
            query.order = []
            query.limit = descriptor.fetchLimit
            query.offset = descriptor.fetchOffset
            return try content.store(of: query.entity).count(query)
        }
        return try fetch(descriptor, plan).count
    }

    /// Returns the identifiers of the models that a description asks for.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        let plan = FetchPlan(descriptor, store: content, entity: try entity(for: T.self))
        if plan.filter == nil, !plan.sortsInSwift, !isPending(plan, descriptor) {
            let store = content.store(of: plan.query.entity)
            return try store.keys(plan.query).map {
                PersistentIdentifier(entityName: $0.entity.name, key: $0.key, storeIdentifier: store.identifier)
            }
        }
        return try fetch(descriptor, plan).map(\.persistentModelID)
    }

    /// Returns the identifiers of the models that a description asks for.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> [PersistentIdentifier] {
        try fetchIdentifiers(descriptor)
    }

    /// Calls a closure with each model that a description asks for.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws {
        for model in try fetch(descriptor) { try block(model) }
    }

    /// Deletes the models that satisfy a condition; all of them without one.
    /// - Parameter includeSubclasses: Whether models of classes that inherit from the model's go, too.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for model in try fetch(FetchDescriptor(predicate: predicate))
        where includeSubclasses || Swift.type(of: model) == T.self { delete(model) }
    }

    private func entity<T: PersistentModel>(for type: T.Type) throws -> Entity {
        if let entity = content.schema.entity(for: type) { return entity }
        throw SwiftDataError(.unknownSchema, "The container has no models of type \(type).")
    }

    /// Whether unsaved changes may make a difference to a fetch.
    func isPending<T: PersistentModel>(_ plan: FetchPlan<T>, _ descriptor: FetchDescriptor<T>) -> Bool {
        guard hasChanges, descriptor.includePendingChanges else { return false }
        func concerns(_ model: any PersistentModel) -> Bool {
            guard let entity = model._$record.entity else { return false }
            return entity.isKind(of: plan.query.entity) || entity.lineage.contains { plan.dependencies[$0.name] != nil }
        }
        return inserted.values.contains(where: concerns) || changed.values.contains(where: concerns)
            || deleted.values.contains(where: concerns)
    }

    func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ plan: FetchPlan<T>) throws -> [T] {
        var query = plan.query
        let isPending = isPending(plan, descriptor)
        let entity = query.entity
        var filter = plan.filter
        if isPending {
            query.limit = nil
            query.offset = nil
            // Objects of other entities have changed on which the condition depends: all are checked in Swift.
            let others = plan.dependencies.keys.contains { $0 != entity.name } || dependsOnItself(plan)
            if others {
                query.condition = nil
                query.descriptor = nil
                filter = descriptor.predicate
            }
        }
        var found: [T] = []
        let isExact = entity.type == T.self
        let generation = generation
        try content.store(of: entity).fetch(query) { own, key, values in
            let model = materialize(own, key, values, generation)
            // To ask each object for its type takes as long as to make it.
            if isExact, own === entity, model._$record.entity === entity {
                found.append(unsafeDowncast(model, to: T.self))
            } else if let model = model as? T {
                found.append(model)
            }
        }
        if isPending {
            found.removeAll { $0._$record.state == .deleted || $0._$record.changed != 0 }
            let changed = (Self.sorted(inserted) + Self.sorted(changed)).compactMap { $0 as? T }
            let matching = try changed.filter { try descriptor.predicate.map($0.satisfies) ?? true }
            if let filter { found = try found.filter { try $0.satisfies(filter) } }
            found += matching
        } else if let filter {
            found = try found.filter { try $0.satisfies(filter) }
        }
        if isPending || plan.sortsInSwift {
            found.sort { $0._$record.key < $1._$record.key }
            if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        }
        if isPending || plan.filter != nil || plan.sortsInSwift {
            let start = min(max(descriptor.fetchOffset ?? 0, 0), found.count)
            let end = descriptor.fetchLimit.map { min(start + max($0, 0), found.count) } ?? found.count
            if start > 0 || end < found.count { found = Array(found[start..<end]) }
        }
        return found
    }

    /// Whether the condition follows relationships to objects of the same entity.
    private func dependsOnItself<T: PersistentModel>(_ plan: FetchPlan<T>) -> Bool {
        (plan.dependencies[plan.query.entity.name] ?? []).contains { plan.query.entity.relationships[$0] != nil }
    }
}

extension PersistentModel {
    /// Whether the model satisfies a condition.
    ///
    /// One that can't be evaluated, as where a missing value is unwrapped, is not satisfied.
    func satisfies(_ predicate: Predicate<Self>) throws -> Bool { (try? predicate.evaluate(self)) ?? false }
}
