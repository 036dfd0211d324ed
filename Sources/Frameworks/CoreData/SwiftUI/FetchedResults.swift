import Foundation
import SwiftUICore

/// The objects that a view's request has found.
///
/// Follows Apple's [FetchedResults](https://developer.apple.com/documentation/swiftui/fetchedresults).
public struct FetchedResults<Result>: RandomAccessCollection {
    private let follower: FetchFollower<Result>
    private let results: [Result]

    init(_ follower: FetchFollower<Result>) {
        self.follower = follower
        results = follower.read()
    }

    /// The place of the first object.
    public var startIndex: Int { 0 }
    /// The place behind the last object.
    public var endIndex: Int { results.count }
    /// The object at a place.
    public subscript(position: Int) -> Result { results[position] }

    /// The condition; nil for all objects.
    ///
    /// Setting it has the view evaluated with other objects.
    public var nsPredicate: NSPredicate? {
        get { follower.request?.predicate }
        nonmutating set { follower.change { $0.predicate = newValue } }
    }

    /// The order.
    ///
    /// Setting it has the view evaluated with the objects in another order.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { follower.request?.sortDescriptors ?? [] }
        nonmutating set { follower.change { $0.sortDescriptors = newValue } }
    }
}

extension FetchedResults where Result: NSManagedObject {
    /// The order.
    ///
    /// Setting it has the view evaluated with the objects in another order.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { FetchOrders.shared.swift(follower.request?.sortDescriptors ?? []) }
        nonmutating set {
            let order = newValue.map { NSSortDescriptor($0) }
            FetchOrders.shared.remember(newValue, for: order)
            follower.change { $0.sortDescriptors = order }
        }
    }
}

/// Remembers which orders of Swift's the steps of requests were made of.
final class FetchOrders: @unchecked Sendable {
    static let shared = FetchOrders()
    private let lock = NSLock()
    private var made: [String: Any] = [:]

    private func key<Result>(_ type: Result.Type, _ descriptor: NSSortDescriptor) -> String {
        "\(String(reflecting: type)) \(descriptor.sortKey)"
    }

    func remember<Result>(_ swift: [SortDescriptor<Result>], for order: [NSSortDescriptor]) {
        lock.withLock {
            for (step, descriptor) in zip(swift, order) { made[key(Result.self, descriptor)] = step }
        }
    }

    func swift<Result>(_ order: [NSSortDescriptor]) -> [SortDescriptor<Result>] {
        lock.withLock { order.compactMap { made[key(Result.self, $0)] as? SortDescriptor<Result> } }
    }
}
