import Foundation
import Observation
import SwiftUICore

/// The request of a view, and the view that makes it.
final class FollowedRequest<Result>: @unchecked Sendable {
    let make: (NSManagedObjectContext) -> NSFetchRequest<Result>
    let transaction: Transaction

    init(_ transaction: Transaction, _ make: @escaping (NSManagedObjectContext) -> NSFetchRequest<Result>) {
        self.make = make
        self.transaction = transaction
    }
}

/// The results of a view's request, until they may change.
final class FetchFollower<Result>: Observable, ContextObserver {
    private let registrar = ObservationRegistrar()
    private var followed: FollowedRequest<Result>?
    private weak var context: NSManagedObjectContext?
    private(set) var request: NSFetchRequest<Result>?
    private var dependencies = FetchDependencies()
    private var results: [Result] = []
    private var members: Set<NSManagedObjectID> = []
    private var isStale = true
    /// Counts the fetches; readers that divide the results compare it.
    private(set) var generation = 0

    /// The results, read from the store if they may have changed; the body that asks for them depends on them.
    func read() -> [Result] {
        registrar.access(self, keyPath: \.results)
        if isStale { fetch() }
        return results
    }

    /// Follows a context, and takes another request if the view has one.
    func follow(_ new: FollowedRequest<Result>, in context: NSManagedObjectContext) {
        if self.context !== context {
            self.context?.observers.remove(self)
            self.context = context
            context.observers.add(self)
            followed = nil
        }
        if let followed, followed === new { return }
        let isFirst = followed == nil
        followed = new
        let next = new.make(context)
        if !isFirst, let request, request.isSame(as: next) { return }
        request = next
        requestChanged()
    }

    private func requestChanged() {
        isStale = true
        guard let context, let request, let plan = try? context.plan(request) else { return }
        dependencies = FetchDependencies(plan)
    }

    /// Changes the request, and has the view evaluated.
    func change(_ body: (NSFetchRequest<Result>) -> Void) {
        guard let request else { return }
        body(request)
        requestChanged()
        announce()
    }

    private func fetch() {
        isStale = false
        generation += 1
        guard let context, let request else { return }
        do {
            results = try context.fetch(request)
            members = Set(results.compactMap { ($0 as? NSManagedObject)?.objectID })
        } catch {
            RuntimeWarning.issue("@FetchRequest: the objects could not be read: \(error.localizedDescription)")
        }
    }

    private func announce() {
        withTransaction(followed?.transaction ?? Transaction()) {
            registrar.withMutation(of: self, keyPath: \.results) {}
        }
    }

    func changed(_ change: ContextObservers.Change, _ object: NSManagedObject) {
        if isStale { return }
        if dependencies.mayMove(change, object, isMember: members.contains(object.objectID)) {
            isStale = true
            announce()
        } else if members.contains(object.objectID) {
            // The same objects in the same order, and one of them has other values.
            announce()
        }
    }
}

/// The properties on which a request's answer depends.
struct FetchDependencies {
    private var entity: NSEntityDescription?
    private var names: Set<String> = []
    /// The entities below other properties of the condition and the order.
    private var others: [NSEntityDescription] = []
    private var dependsOnAll = false

    init() {}

    init(_ plan: FetchPlan) {
        entity = plan.entity
        for key in plan.order { add(key.path) }
        if let condition = plan.condition { add(condition) }
    }

    /// Whether a change may make a difference to which objects are found, or to their order.
    func mayMove(_ change: ContextObservers.Change, _ object: NSManagedObject, isMember: Bool) -> Bool {
        guard let entity else { return false }
        let isOwn = object.entity.isKindOf(entity: entity)
        let isOther = dependsOnAll || others.contains { object.entity.isKindOf(entity: $0) }
        switch change {
        case .inserted, .deleted, .refreshed: return isOwn || isOther
        case .updated(let index): return isOther || (isOwn && names.contains(object.layout.properties[index].name))
        }
    }

    private mutating func add(_ path: [String]) {
        guard let first = path.first else { return }
        names.insert(first)
        var current = entity
        for key in path {
            guard let relationship = current?.relationshipsByName[key] else { break }
            current = relationship.destinationEntity
            if let current, path.count > 1 { others.append(current) }
        }
    }

    private mutating func add(_ node: PredicateNode) {
        switch node {
        case .constant: break
        case .foreign: dependsOnAll = true
        case .and(let parts), .or(let parts): for part in parts { add(part) }
        case .not(let part): add(part)
        case .comparison(let comparison):
            add(comparison.left)
            add(comparison.right)
        }
    }

    private mutating func add(_ expression: PredicateOperand) {
        switch expression {
        case .constant, .variable: break
        case .keyPath(let path): add(path)
        case .list(let parts), .function(_, let parts): for part in parts { add(part) }
        case .subquery(let collection, _, _, _):
            add(collection)
            dependsOnAll = true
        }
    }
}

extension NSFetchRequest {
    /// Whether two requests ask for the same.
    func isSame(as other: NSFetchRequest<ResultType>) -> Bool {
        func format(_ request: NSFetchRequest<ResultType>) -> String {
            let order = (request.sortDescriptors ?? []).map { "\($0.sortKey)" }
            return "\(request.entityName ?? "") \(order) \(request.fetchLimit) \(request.fetchOffset) "
                + "\(request.includesSubentities) \(request.resultType.rawValue)"
        }
        if format(self) != format(other) { return false }
        guard let own = predicate, let others = other.predicate else {
            return predicate == nil && other.predicate == nil
        }
        return own === others || own.isEqual(others)
    }
}
