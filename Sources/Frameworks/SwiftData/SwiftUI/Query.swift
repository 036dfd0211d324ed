import Foundation
import SwiftUICore

/// The models that a condition selects, kept up to date.
///
/// Follows Apple's [Query](https://developer.apple.com/documentation/swiftdata/query). The view that reads it is evaluated
/// again when a model is inserted or deleted, or changes in a property that the condition or the order depends on. The
/// result is an array.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: RandomAccessCollection>: DynamicProperty
where Result.Element == Element {
    @State private var results = QueryResults<Element>()
    @Environment(\.modelContext) private var context
    private let request: QueryRequest<Element>
    /// The models as the result.
    private let value: ([Element]) -> Result

    /// Selects all models.
    public init() where Result == [Element] { self.init(QueryRequest(FetchDescriptor(), Transaction())) }

    init(_ request: QueryRequest<Element>) where Result == [Element] {
        self.request = request
        value = { $0 }
    }

    /// The models.
    public var wrappedValue: Result { value(results.read()) }

    /// The context of the models.
    public var modelContext: ModelContext { context }

    /// The error of the last read; nil for none.
    public var fetchError: (any Error)? { results.error }

    /// Connects the results with the context of the view.
    public mutating func update() { results.follow(request, in: context) }
}

/// The request of a query.
final class QueryRequest<Element: PersistentModel>: @unchecked Sendable {
    let descriptor: FetchDescriptor<Element>
    let transaction: Transaction

    init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction) {
        self.descriptor = descriptor
        self.transaction = transaction
    }
}

extension Query where Result == [Element] {
    /// Selects all models, animating changes.
    public init(animation: Animation) {
        self.init(QueryRequest(FetchDescriptor(), Transaction(animation: animation)))
    }

    /// Selects all models.
    public init(transaction: Transaction) { self.init(QueryRequest(FetchDescriptor(), transaction)) }

    /// Selects the models of a descriptor.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(QueryRequest(descriptor, Transaction(animation: animation)))
    }

    /// Selects the models of a descriptor.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(QueryRequest(descriptor, transaction ?? Transaction()))
    }

    /// Selects the models that satisfy a condition, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
    }

    /// Selects the models that satisfy a condition, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
    }

    /// Selects the models that satisfy a condition, ordered by a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }

    /// Selects the models that satisfy a condition, ordered by a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    /// Selects the models that satisfy a condition, ordered by a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }

    /// Selects the models that satisfy a condition, ordered by a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }
}
