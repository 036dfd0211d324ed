import Foundation
import SwiftUICore

/// The objects that a request finds in the view's context, kept up to date.
///
/// Follows Apple's [FetchRequest](https://developer.apple.com/documentation/swiftui/fetchrequest). The view that reads it is
/// evaluated again when objects come, go or change places, and when one of the objects changes.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
    @State private var follower = FetchFollower<Result>()
    @Environment(\.managedObjectContext) private var context
    private let followed: FollowedRequest<Result>

    init(_ followed: FollowedRequest<Result>) { self.followed = followed }

    /// Creates a request of one's own, with an animation of changes.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(fetchRequest: fetchRequest, transaction: Transaction(animation: animation))
    }

    /// Creates a request of one's own, with a transaction of changes.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        nonisolated(unsafe) let request = fetchRequest
        self.init(FollowedRequest(transaction) { _ in request })
    }

    /// The objects.
    public var wrappedValue: FetchedResults<Result> { FetchedResults(follower) }

    /// The configuration of the request, which can be changed.
    public var projectedValue: Binding<Configuration> {
        let follower = follower
        return Binding(
            get: { Configuration(follower.request) }, set: { value in follower.change { value.apply(to: $0) } })
    }

    /// Connects the results with the context of the view.
    public mutating func update() { follower.follow(followed, in: context) }

    /// The configuration of a request.
    public struct Configuration {
        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor]
        /// The condition; nil for all objects.
        public var nsPredicate: NSPredicate?

        init(_ request: NSFetchRequest<Result>?) {
            nsSortDescriptors = request?.sortDescriptors ?? []
            nsPredicate = request?.predicate
        }

        func apply(to request: NSFetchRequest<Result>) {
            request.sortDescriptors = nsSortDescriptors
            request.predicate = nsPredicate
        }
    }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
    /// The order.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { FetchOrders.shared.swift(nsSortDescriptors) }
        set {
            nsSortDescriptors = newValue.map { NSSortDescriptor($0) }
            FetchOrders.shared.remember(newValue, for: nsSortDescriptors)
        }
    }
}

extension FetchRequest where Result: NSManagedObject {
    private init(
        _ transaction: Transaction, _ predicate: NSPredicate?, _ order: @escaping () -> [NSSortDescriptor],
        _ entity: NSEntityDescription? = nil
    ) {
        self.init(
            FollowedRequest(transaction) { context in
                let name = entity?.name ?? context.model?.entity(for: Result.self)?.name
                let request = NSFetchRequest<Result>(entityName: name ?? "\(Result.self)")
                request.predicate = predicate
                request.sortDescriptors = order()
                return request
            })
    }

    /// Creates a request for the objects of an entity.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(Transaction(animation: animation), predicate, { sortDescriptors }, entity)
    }

    /// Creates a request for the objects of a class.
    @_disfavoredOverload
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(Transaction(animation: animation), predicate, { sortDescriptors })
    }

    /// Creates a request for the objects of a class.
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(Transaction(animation: animation), predicate, { Self.order(sortDescriptors) })
    }

    private static func order(_ steps: [SortDescriptor<Result>]) -> [NSSortDescriptor] {
        let order = steps.map { NSSortDescriptor($0) }
        FetchOrders.shared.remember(steps, for: order)
        return order
    }
}
