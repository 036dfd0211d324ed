import Foundation
import SwiftUICore

/// Queries of variables that are written with a value: `@Query var books: [Book] = []`. The value is never read, as on Apple's systems.
extension Query where Result == [Element] {
    /// Selects all models.
    public init(wrappedValue: [Element]) { self.init() }

    /// Selects all models, animating changes.
    public init(wrappedValue: [Element], animation: Animation) { self.init(animation: animation) }

    /// Selects the models of a descriptor.
    public init(wrappedValue: [Element], _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor, transaction: transaction)
    }

    /// Selects the models of a descriptor, animating changes.
    public init(wrappedValue: [Element], _ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, animation: animation)
    }

    /// Selects the models that satisfy a condition, in an order.
    public init(
        wrappedValue: [Element], filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) { self.init(filter: filter, sort: descriptors, transaction: transaction) }

    /// Selects the models that satisfy a condition, in an order, animating changes.
    public init(
        wrappedValue: [Element], filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation
    ) { self.init(filter: filter, sort: descriptors, animation: animation) }

    /// Selects the models that satisfy a condition, ordered by a property.
    public init<Value: Comparable>(
        wrappedValue: [Element], filter: Predicate<Element>? = nil,
        sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) { self.init(filter: filter, sort: keyPath, order: order, transaction: transaction) }

    /// Selects the models that satisfy a condition, ordered by a property, animating changes.
    public init<Value: Comparable>(
        wrappedValue: [Element], filter: Predicate<Element>? = nil,
        sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward, animation: Animation
    ) { self.init(filter: filter, sort: keyPath, order: order, animation: animation) }
}
