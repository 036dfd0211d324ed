import Foundation

extension NSManagedObjectContext {
    /// Returns the results of a request: from the store, with the changes since the last save.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        try results(of: request).map { result in
            guard let result = result as? T else {
                fatalError("The request returns \(Swift.type(of: result)), and not \(T.self) as its type says.")
            }
            return result
        }
    }

    /// Returns how many objects a request finds.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        let plan = try plan(request)
        return try count(plan, includesPending: request.includesPendingChanges)
    }

    func plan(_ request: NSPersistentStoreRequest & FetchDescribing) throws -> FetchPlan {
        guard let model else {
            throw CoreDataError.make(.coreData, "The context has no persistent store coordinator.")
        }
        guard let name = request.entityName, let entity = model.entitiesByName[name] else {
            throw CoreDataError.make(
                .coreData,
                "NSFetchRequest could not locate an NSEntityDescription for entity name '\(request.entityName ?? "")'")
        }
        return FetchPlan(
            entity: entity, includesSubentities: request.includesSubentities, condition: request.predicate?.node,
            order: (request.sortDescriptors ?? []).map(\.sortKey), limit: request.fetchLimit,
            offset: request.fetchOffset)
    }

    func results(of request: NSPersistentStoreRequest & FetchDescribing) throws -> [Any] {
        let plan = try plan(request)
        let isPending = request.includesPendingChanges
        switch request.resultType {
        case .countResultType: return [NSNumber(value: try count(plan, includesPending: isPending))]
        case .managedObjectIDResultType: return try objects(plan, includesPending: isPending).map(\.objectID)
        case .dictionaryResultType: return try dictionaries(request, plan)
        default: return try objects(plan, includesPending: isPending)
        }
    }

    /// Dictionaries are made of saved values, by SQLite where it can, and else of the objects.
    private func dictionaries(_ request: FetchDescribing, _ plan: FetchPlan) throws -> [Any] {
        let dictionaries = try DictionaryPlan(request, plan)
        if parent == nil, let found = try persistentStoreCoordinator?.dictionaries(dictionaries) { return found }
        var wide = plan
        (wide.order, wide.limit, wide.offset) = ([], 0, 0)
        return dictionaries.dictionaries(of: try objects(wide, includesPending: false))
    }

    // MARK: Objects

    /// Whether a plan's result depends on unsaved changes.
    private func isAffected(_ plan: FetchPlan) -> Bool {
        guard hasChanges else { return false }
        if plan.condition?.followsRelationships == true || plan.order.contains(where: { $0.path.count > 1 }) {
            return true
        }
        return [inserted, changed, deleted].contains { objects in
            objects.values.contains { $0.entity.isKindOf(entity: plan.entity) }
        }
    }

    func objects(_ plan: FetchPlan, includesPending: Bool) throws -> [NSManagedObject] {
        guard let source else { return [] }
        let isAffected = includesPending && isAffected(plan)
        if !isAffected, source.canAnswer(plan) { return try source.rows(plan).map(materialize) }
        // Otherwise the store is asked for what may be wanted, and the objects themselves for the rest.
        var wide = plan
        wide.limit = 0
        wide.offset = 0
        wide.order = []
        let follows = plan.condition?.followsRelationships == true
        var asksObjects = isAffected && follows
        if !asksObjects, !source.canAnswer(wide) { asksObjects = true }
        if asksObjects { wide.condition = nil }
        var found = try source.rows(wide).map(materialize)
        if isAffected {
            found.removeAll { $0.state == .deleted || changed[$0.objectID] != nil }
        }
        if asksObjects { found.removeAll { !plan.holds($0) } }
        if isAffected {
            let own = Self.sorted(changed) + Self.sorted(inserted)
            found += own.filter { plan.includes($0.entity) && plan.holds($0) }
        }
        found.sort { plan.isBefore($0, $1) }
        let rest = found.dropFirst(plan.offset)
        return Array(plan.limit > 0 ? rest.prefix(plan.limit) : rest)
    }

    func count(_ plan: FetchPlan, includesPending: Bool) throws -> Int {
        guard let source else { return 0 }
        var plan = plan
        plan.order = []
        if !(includesPending && isAffected(plan)), source.canAnswer(plan) { return try source.count(plan) }
        return try objects(plan, includesPending: includesPending).count
    }
}

extension FetchPlan {
    func includes(_ other: NSEntityDescription) -> Bool {
        includesSubentities ? other.isKindOf(entity: entity) : other.name == entity.name
    }

    /// Whether an object satisfies the condition.
    func holds(_ object: NSManagedObject) -> Bool {
        condition.map { PredicateEvaluation(object: .managed(object)).holds($0) } ?? true
    }

    /// Whether an object comes before another; equal ones are in the order in which they were made.
    func isBefore(_ a: NSManagedObject, _ b: NSManagedObject) -> Bool {
        for key in order {
            let x = KeyPathReading.value(key.path, of: .managed(a))
            let y = KeyPathReading.value(key.path, of: .managed(b))
            switch key.order(x, y) {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame: continue
            }
        }
        return a.objectID.key < b.objectID.key
    }
}

extension PredicateNode {
    /// Whether the condition depends on other objects than the one that it is asked of.
    var followsRelationships: Bool {
        switch self {
        case .constant: false
        case .and(let parts), .or(let parts): parts.contains(where: \.followsRelationships)
        case .not(let part): part.followsRelationships
        case .comparison(let comparison):
            comparison.modifier != .direct || comparison.left.followsRelationships
                || comparison.right.followsRelationships
        case .foreign: true
        }
    }
}

extension PredicateOperand {
    var followsRelationships: Bool {
        switch self {
        case .constant, .variable: false
        case .keyPath(let path): path.count > 1
        case .function(_, let arguments), .list(let arguments): arguments.contains(where: \.followsRelationships)
        case .subquery: true
        }
    }
}
