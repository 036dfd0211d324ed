import Foundation
import Observation
import SwiftUICore

/// The results of a query, until they may change.
///
/// Where the condition and the order depend on an object's own values alone, a changed object is looked at by itself: it
/// is taken out, and put in where it belongs now. Otherwise all is fetched again.
final class QueryResults<Element: PersistentModel>: Observable, ContextObserver {
    private let registrar = ObservationRegistrar()
    private var request: QueryRequest<Element>?
    private weak var context: ModelContext?
    private var plan: FetchPlan<Element>?
    private var models: [Element] = []
    private var isStale = true
    /// The objects that have changed since `models` was right, by their keys.
    private var touched: [Int64: Element] = [:]
    private(set) var error: (any Error)?

    /// The models, read from the store if they may have changed; the body that asks for them depends on them.
    func read() -> [Element] {
        registrar.access(self, keyPath: \.models)
        if isStale {
            fetch()
        } else if !touched.isEmpty, let request {
            models = models.moving(touched, request.descriptor)
            touched = [:]
        }
        return models
    }

    /// Follows a context, and takes another request if it asks for something else.
    func follow(_ new: QueryRequest<Element>, in context: ModelContext) {
        if self.context !== context {
            self.context?.observers.remove(self)
            self.context = context
            context.observers.add(self)
            plan = nil
        }
        guard plan == nil || request !== new else { return }
        request = new
        guard let entity = context.content.schema.entity(for: Element.self) else {
            error = SwiftDataError(.unknownSchema, "The container has no models of type \(Element.self).")
            RuntimeWarning.issue("@Query: the container has no models of type \(Element.self).")
            models = []
            isStale = false
            return
        }
        let next = FetchPlan(new.descriptor, store: context.content, entity: entity)
        if let plan, plan.isSame(as: next) { return }
        plan = next
        isStale = true
    }

    private func fetch() {
        isStale = false
        touched = [:]
        guard let context, let request, let plan else { return }
        do {
            models = try context.fetch(request.descriptor, plan)
            error = nil
        } catch {
            self.error = error
            RuntimeWarning.issue("@Query: the models could not be read: \(error)")
        }
    }

    func changed(_ change: ContextObservers.Change, of model: any PersistentModel, _ entity: Entity) {
        guard !isStale, let plan, let request, plan.depends(on: change, of: entity) else { return }
        if plan.isLocal(request.descriptor) {
            guard let model = model as? Element else { return }
            let isKnown = touched.updateValue(model, forKey: model._$record.key) != nil
            if isKnown { return }
            return notify()
        }
        isStale = true
        notify()
    }

    func saved(_ entities: [Entity], _ keys: [String: Set<Int64>]?) {
        guard !isStale, let plan, let request, entities.contains(where: { plan.depends(on: .refreshed, of: $0) }) else {
            return
        }
        let own = plan.query.entity.family.reduce(into: Set()) { $0.formUnion(keys?[$1.name] ?? []) }
        guard plan.isLocal(request.descriptor), !own.isEmpty, let context,
            own.count <= max(50, models.count / 10)
        else {
            isStale = true
            return notify()
        }
        // Few objects: each is compared, and no change is reported where none differs.
        var changed: [Int64: Element] = touched
        var gone: Set<Int64> = []
        for key in own {
            if let model = context.model(plan.query.entity, key) as? Element {
                changed[key] = model
            } else {
                gone.insert(key)
            }
        }
        let kept = gone.isEmpty ? models : models.filter { !gone.contains($0._$record.key) }
        let moved = kept.moving(changed, request.descriptor)
        let isSame = moved.count == models.count && zip(moved, models).allSatisfy { $0 === $1 }
        if isSame, touched.isEmpty { return }
        models = moved
        touched = [:]
        notify()
    }

    func storeReturned() {
        guard error != nil, plan != nil else { return }
        isStale = true
        notify()
    }

    private func notify() {
        withTransaction(request?.transaction ?? Transaction()) {
            registrar.withMutation(of: self, keyPath: \.models) {}
        }
    }
}

extension Array where Element: PersistentModel {
    /// The array without the objects that have some keys.
    private func without(_ changed: [Int64: Element]) -> [Element] {
        guard changed.count <= 4 else { return filter { changed[$0._$record.key] == nil } }
        // A few are looked for by identity, which needs none of the other keys.
        var rest = self
        for (key, model) in changed {
            guard let place = rest.firstIndex(where: { $0 === model }) else {
                rest.removeAll { $0._$record.key == key }
                continue
            }
            rest.remove(at: place)
        }
        return rest
    }

    /// The array with changed objects in their new places: the objects that satisfy the condition, in the order.
    fileprivate func moving(_ changed: [Int64: Element], _ descriptor: FetchDescriptor<Element>) -> [Element] {
        var moved = without(changed)
        let own = changed.values.filter { model in
            guard model._$record.context != nil, model._$record.state != .deleted else { return false }
            return (try? descriptor.predicate.map { try model.satisfies($0) } ?? true) ?? false
        }
        func isBefore(_ a: Element, _ b: Element) -> Bool {
            for order in descriptor.sortBy {
                switch order.compare(a, b) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return a._$record.key < b._$record.key
        }
        if own.count > 64 {
            moved += own
            moved.sort(by: isBefore)
            return moved
        }
        for model in own {
            var (low, high) = (0, moved.count)
            while low < high {
                let middle = (low + high) / 2
                if isBefore(moved[middle], model) { low = middle + 1 } else { high = middle }
            }
            moved.insert(model, at: low)
        }
        return moved
    }
}

extension FetchPlan {
    /// Whether two plans ask for the same; false where that can't be said.
    func isSame(as other: FetchPlan) -> Bool {
        guard isKnown, other.isKnown, !sortsInSwift, !other.sortsInSwift else { return false }
        var (own, others) = (SQLRenderer<SQLiteDialect>(), SQLRenderer<SQLiteDialect>())
        return own.query(whole, selecting: "") == others.query(other.whole, selecting: "")
            && own.values == others.values
    }

    /// The whole query, whatever part the store answers.
    private var whole: StoreQuery {
        var whole = query
        whole.condition = condition
        return whole
    }

    /// Whether a change may affect the results.
    func depends(on change: ContextObservers.Change, of entity: Entity) -> Bool {
        let isOwn = entity.isKind(of: query.entity)
        // Conditions that Swift checks may depend on anything.
        if !isKnown { return true }
        switch change {
        case .inserted, .deleted, .refreshed: return isOwn || entity.lineage.contains { dependencies[$0.name] != nil }
        case .updated(let index): return entity.lineage.contains { dependencies[$0.name]?.contains(index) ?? false }
        }
    }

    /// Whether the results depend on each object's own values alone.
    func isLocal(_ descriptor: FetchDescriptor<T>) -> Bool {
        guard isKnown, descriptor.fetchLimit == nil, descriptor.fetchOffset == nil else { return false }
        return dependencies.allSatisfy { name, properties in
            name == query.entity.name && properties.allSatisfy { query.entity.relationships[$0] == nil }
        }
    }
}
