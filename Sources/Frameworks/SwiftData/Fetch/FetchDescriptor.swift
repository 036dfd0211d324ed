import Foundation

/// Which models are wanted, and in which order.
///
/// Follows Apple's [FetchDescriptor](https://developer.apple.com/documentation/swiftdata/fetchdescriptor).
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
    /// The condition; nil for all models.
    public var predicate: Predicate<T>?
    /// The order; models that are equal in it are in the order in which they were made.
    public var sortBy: [SortDescriptor<T>]
    /// How many models are wanted; nil for all.
    public var fetchLimit: Int?
    /// How many models are left out at the beginning.
    public var fetchOffset: Int?
    /// Whether unsaved changes count; true by default.
    public var includePendingChanges = true
    /// The properties that will be read; here all are.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships that will be followed.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Creates a description.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

/// The models that a fetch has found, read in portions.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
    private let models: [T]

    init(_ models: [T]) { self.models = models }

    /// The first place.
    public var startIndex: Int { models.startIndex }
    /// The place behind the last.
    public var endIndex: Int { models.endIndex }
    /// The model at a place.
    public subscript(position: Int) -> T { models[position] }
}
