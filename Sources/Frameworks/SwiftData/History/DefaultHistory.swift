import Foundation
import SQLiteAccess

/// A place in the history of one of the stores that come with SwiftData.
public struct DefaultHistoryToken: HistoryToken {
    /// The store.
    public let storeIdentifier: String
    /// The number of the last save before the place, by the store.
    public let tokenValue: [String: Int64]?
    /// The place itself.
    public var id: DefaultHistoryToken { self }

    var number: Int64 { tokenValue?[storeIdentifier] ?? 0 }

    init(store: String, number: Int64) {
        storeIdentifier = store
        tokenValue = [store: number]
    }

    /// Orders tokens of one store by time, and tokens of several stores by store.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.storeIdentifier, lhs.number) < (rhs.storeIdentifier, rhs.number)
    }
}

/// A save as the stores that come with SwiftData remember it.
public struct DefaultHistoryTransaction: HistoryTransaction {
    /// The author of the save: the context's `author`.
    public let author: String?
    /// The app that saved.
    public let bundleIdentifier: String
    /// The process that saved: its name and number.
    public let processIdentifier: String
    /// The insertions, changes and deletions, in this order.
    public let changes: [HistoryChange]
    /// The store.
    public let storeIdentifier: String
    /// When it was saved.
    public let timestamp: Date
    /// The place behind the save in the history.
    public let token: DefaultHistoryToken
    /// The save's number, which only grows.
    public let transactionIdentifier: Int64
    /// The place behind the save.
    public var id: DefaultHistoryToken { token }

    /// Whether two are the same save.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.token == rhs.token }

    /// Feeds the save's place into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(token) }

    init(_ stored: StoredTransaction, store: String, schema: Schema) {
        author = stored.author
        bundleIdentifier = stored.bundle
        processIdentifier = stored.process
        storeIdentifier = store
        timestamp = Date(timeIntervalSinceReferenceDate: stored.time)
        token = DefaultHistoryToken(store: store, number: stored.number)
        transactionIdentifier = stored.number
        let entities = schema.entitiesByName
        changes = stored.changes.enumerated().compactMap { place, change in
            // Objects of models that the app has no more are left out.
            guard let entity = entities[change.entity] else { return nil }
            return Self.change(change, Int64(place), stored.number, store, entity, entity.type)
        }
    }

    private static func change<T: PersistentModel>(
        _ change: StoredChange, _ place: Int64, _ number: Int64, _ store: String, _ entity: Entity, _ type: T.Type
    ) -> HistoryChange {
        let identifier = PersistentIdentifier(entityName: change.entity, key: change.key, storeIdentifier: store)
        switch change.kind {
        case .insert:
            return .insert(
                DefaultHistoryInsert<T>(
                    changeIdentifier: place, changedPersistentIdentifier: identifier, transactionIdentifier: number))
        case .update:
            let paths = change.properties.compactMap { name in
                entity.properties.firstIndex { $0.name == name }.flatMap { entity.keyPath($0) as? PartialKeyPath<T> }
            }
            return .update(
                DefaultHistoryUpdate<T>(
                    changeIdentifier: place, changedPersistentIdentifier: identifier, transactionIdentifier: number,
                    updatedAttributes: paths.map { unsafeBitCast($0, to: (PartialKeyPath<T> & Sendable).self) }))
        case .delete:
            let values = entity.properties.enumerated().compactMap {
                index, property -> (PartialKeyPath<T>, any Sendable)? in
                guard let stored = change.preserved[property.name], let value = property.value(stored),
                    let path = entity.keyPath(index) as? PartialKeyPath<T>
                else { return nil }
                return (path, value)
            }
            return .delete(
                DefaultHistoryDelete<T>(
                    changeIdentifier: place, changedPersistentIdentifier: identifier, transactionIdentifier: number,
                    tombstone: HistoryTombstone(values)))
        }
    }
}

extension _HistoryChangeOfObject {
    /// Whether two are the same change.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.changeIdentifier == rhs.changeIdentifier && lhs.transactionIdentifier == rhs.transactionIdentifier
            && lhs.changedPersistentIdentifier == rhs.changedPersistentIdentifier
    }

    /// Feeds the change's place into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(transactionIdentifier)
        hasher.combine(changeIdentifier)
    }
}

/// A new object.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert, Hashable {
    /// The change's place in its save.
    public let changeIdentifier: Int64
    /// The object.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The save's number.
    public let transactionIdentifier: Int64
}

/// An object with other values than before.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate, Hashable, @unchecked Sendable {
    /// A property that has changed.
    public typealias PropertyUpdate = PartialKeyPath<Model> & Sendable
    /// The change's place in its save.
    public let changeIdentifier: Int64
    /// The object.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The save's number.
    public let transactionIdentifier: Int64
    /// The properties that have changed.
    public let updatedAttributes: [PropertyUpdate]
}

/// An object that is gone.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete, Hashable {
    /// The change's place in its save.
    public let changeIdentifier: Int64
    /// The object.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The save's number.
    public let transactionIdentifier: Int64
    /// The preserved values of a deleted object: the properties with `.preserveValueOnDeletion`.
    public let tombstone: HistoryTombstone<Model>
}
