import Foundation
import SwiftData

/// The content of a `ShelfStore`.
final class ShelfContent: @unchecked Sendable {
    private let lock = NSLock()
    private var content: [PersistentIdentifier: DefaultSnapshot] = [:]

    func read() -> [PersistentIdentifier: DefaultSnapshot] { lock.withLock { content } }
    func write(_ new: [PersistentIdentifier: DefaultSnapshot]) { lock.withLock { content = new } }
}

struct ShelfConfiguration: DataStoreConfiguration {
    typealias Store = ShelfStore
    var name: String
    var schema: Schema?
    var shelf: ShelfContent

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.shelf === rhs.shelf }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A store as an app would write one: it keeps snapshots, and knows nothing of conditions and orders.
final class ShelfStore: DataStore {
    typealias Snapshot = DefaultSnapshot

    let configuration: ShelfConfiguration
    let schema: Schema
    let identifier = "shelf"

    init(_ configuration: ShelfConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        self.configuration = configuration
        schema = configuration.schema ?? Schema([])
    }

    func fetch<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> DataStoreFetchResult<T, DefaultSnapshot> {
        if request.descriptor.predicate != nil { throw DataStoreError.preferInMemoryFilter }
        if !request.descriptor.sortBy.isEmpty { throw DataStoreError.preferInMemorySort }
        let all = configuration.shelf.read()
        let own = all.values.filter { $0.persistentIdentifier.entityName == Schema.entityName(for: T.self) }
        return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: own, relatedSnapshots: all)
    }

    func save(
        _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
    ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
        var content = configuration.shelf.read()
        for snapshot in request.inserted + request.updated { content[snapshot.persistentIdentifier] = snapshot }
        for snapshot in request.deleted { content[snapshot.persistentIdentifier] = nil }
        configuration.shelf.write(content)
        return DataStoreSaveChangesResult(for: identifier)
    }

    func erase() throws { configuration.shelf.write([:]) }
}
