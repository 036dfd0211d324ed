import Foundation
import Observation
import SwiftUICore

/// What a query has found, until it may be something else.
final class QueryResults<Element: PersistentModel>: Observable, ContextObserver {
    private let registrar = ObservationRegistrar()
    private var request: QueryRequest<Element>?
    private weak var context: ModelContext?
    private var plan: FetchPlan<Element>?
    private var models: [Element] = []
    private var isStale = true
    private(set) var error: (any Error)?

    /// The models, read from the store if they may have changed; the body that asks for them depends on them.
    func read() -> [Element] {
        registrar.access(self, keyPath: \.models)
        if isStale { fetch() }
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
        guard let entity = context.container.schema.entity(for: Element.self) else {
            error = SwiftDataError(.unknownSchema, "The container has no models of type \(Element.self).")
            RuntimeWarning.issue("@Query: the container has no models of type \(Element.self).")
            models = []
            isStale = false
            return
        }
        let next = FetchPlan(new.descriptor, entity: entity)
        if let plan, plan.isSame(as: next) { return }
        plan = next
        isStale = true
    }

    private func fetch() {
        isStale = false
        guard let context, let request, let plan else { return }
        do {
            models = try context.fetch(request.descriptor, plan)
            error = nil
        } catch {
            self.error = error
            RuntimeWarning.issue("@Query: the models could not be read: \(error)")
        }
    }

    func changed(_ change: ContextObservers.Change, of entity: Entity) {
        guard !isStale, let plan, let request, plan.depends(on: change, of: entity) else { return }
        isStale = true
        withTransaction(request.transaction) { registrar.withMutation(of: self, keyPath: \.models) {} }
    }
}

extension FetchPlan {
    /// Whether two plans ask the store for the same; false where Swift has to take part.
    func isSame(as other: FetchPlan) -> Bool {
        guard filter == nil, other.filter == nil, !sortsInSwift, !other.sortsInSwift else { return false }
        var (own, others) = (SQLiteRenderer(), SQLiteRenderer())
        return own.query(query, selecting: "") == others.query(other.query, selecting: "")
            && own.values == others.values
    }

    /// Whether a change may make a difference to what is found.
    func depends(on change: ContextObservers.Change, of entity: Entity) -> Bool {
        let isOwn = entity === query.entity
        // What Swift checks may depend on anything.
        if filter != nil || sortsInSwift { return true }
        switch change {
        case .inserted, .deleted, .refreshed: return isOwn || dependencies[entity.name] != nil
        case .updated(let index): return dependencies[entity.name]?.contains(index) ?? false
        }
    }
}
