import Foundation

/// A save as the history has it.
///
/// Follows Apple's [HistoryTransaction](https://developer.apple.com/documentation/swiftdata/historytransaction).
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
    /// The type of a place in the history.
    associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable
    /// The type of the identifiers of saves.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The author of the save: the context's `author`.
    var author: String? { get }
    /// The insertions, changes and deletions, in this order.
    var changes: [HistoryChange] { get }
    /// The store.
    var storeIdentifier: String { get }
    /// When it was saved.
    var timestamp: Date { get }
    /// The place behind the save in the history.
    var token: TokenType { get }
    /// The save itself.
    var transactionIdentifier: TransactionIdentifier { get }
}

/// A place in a history.
public protocol HistoryToken: Comparable, Codable, Hashable, Identifiable, Sendable {
    /// The type of the value that identifies the place.
    associatedtype TokenType: Codable, Hashable, Sendable
    /// The store.
    var storeIdentifier: String { get }
    /// The value that identifies the place.
    var tokenValue: TokenType? { get }
}

/// The change of an object in a save.
public enum HistoryChange: Sendable {
    /// The object is new.
    case insert(any HistoryInsert)
    /// The object has other values.
    case update(any HistoryUpdate)
    /// The object is gone.
    case delete(any HistoryDelete)

    /// The object.
    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}

/// The change of one object in a save: the common part of insertions, updates and deletions.
public protocol _HistoryChangeOfObject<Model>: Sendable {
    /// The object's model.
    associatedtype Model: PersistentModel
    /// The type of the identifiers of changes.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    /// The type of the identifiers of saves.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The change itself.
    var changeIdentifier: ChangeIdentifier { get }
    /// The object.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The save.
    var transactionIdentifier: TransactionIdentifier { get }
}

/// A new object.
public protocol HistoryInsert<Model>: _HistoryChangeOfObject {}

/// An object with other values than before.
public protocol HistoryUpdate<Model>: _HistoryChangeOfObject {
    /// The properties that have changed.
    var updatedAttributes: [PartialKeyPath<Model> & Sendable] { get }
}

/// An object that is gone.
public protocol HistoryDelete<Model>: _HistoryChangeOfObject {
    /// The preserved values of a deleted object: the properties with `.preserveValueOnDeletion`.
    var tombstone: HistoryTombstone<Model> { get }
}

/// The preserved values of a deleted object.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, @unchecked Sendable {
    private let values: [PartialKeyPath<Model>: any Sendable]
    private let order: [PartialKeyPath<Model>]

    init(_ values: [(PartialKeyPath<Model>, any Sendable)]) {
        self.values = Dictionary(values, uniquingKeysWith: { $1 })
        order = values.map(\.0)
    }

    /// Returns a property's value; nil where it was not to stay.
    public subscript(_ keyPath: PartialKeyPath<Model>) -> (any Sendable)? { values[keyPath] }

    /// The properties and their values.
    public func makeIterator() -> AnyIterator<(PartialKeyPath<Model>, any Sendable)> {
        AnyIterator(order.compactMap { path in values[path].map { (path, $0) } }.makeIterator())
    }
}

/// A store that has a history.
///
/// Follows Apple's [HistoryProviding](https://developer.apple.com/documentation/swiftdata/historyproviding).
public protocol HistoryProviding: DataStore {
    /// The type of its saves.
    associatedtype HistoryType: HistoryTransaction
    /// Returns saves.
    func fetchHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws -> [HistoryType]
    /// Forgets saves.
    func deleteHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws
}

extension HistoryProviding {
    /// The type of its saves.
    public static var historyType: HistoryType.Type { HistoryType.self }
}

/// Which saves are wanted, and in which order.
///
/// Follows Apple's [HistoryDescriptor](https://developer.apple.com/documentation/swiftdata/historydescriptor).
public struct HistoryDescriptor<TransactionType: HistoryTransaction>: @unchecked Sendable {
    /// The condition; nil for all saves.
    public var predicate: Predicate<TransactionType>?
    /// The order; as they happened where it is empty.
    public var sortBy: [SortDescriptor<TransactionType>]
    /// How many saves are wanted; zero for all.
    public var fetchLimit: UInt64 = 0

    /// Creates a description.
    public init(predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
