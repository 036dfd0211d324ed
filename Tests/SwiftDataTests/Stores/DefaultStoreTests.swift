import Testing

@testable import SwiftData

@Suite("The default store")
struct DefaultStoreTests {
    @Test("Answers the public protocol")
    func answers() throws {
        let schema = Schema([Author.self, Book.self, Tag.self])
        let store = try DefaultStore(ModelConfiguration(schema: schema, isStoredInMemoryOnly: true), migrationPlan: nil)
        let container = try ModelContainer(
            for: schema, configurations: ModelConfiguration(schema: schema, isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let book = Book(title: "Emma", pages: 4, author: Author(name: "Jane"))
        book.tags = [Tag(name: "old")]
        context.insert(book)
        var none: [PersistentIdentifier: any BackingData] = [:]
        let state = EditingState(context)
        let snapshots = context.insertedModelsArray.map { model in
            func snapshot<T: PersistentModel>(_ model: T) -> DefaultSnapshot {
                DefaultSnapshot(from: model.persistentBackingData, relatedBackingDatas: &none)
            }
            return snapshot(model)
        }
        let result = try store.save(
            DataStoreSaveChangesRequest(editingState: state, inserted: snapshots, updated: [], deleted: []))
        #expect(result.remappedIdentifiers.count == 3)
        let wanted = FetchDescriptor<Book>(predicate: #Predicate { $0.author?.name == "Jane" && $0.tags.count == 1 })
        let request = DataStoreFetchRequest(descriptor: wanted, editingState: state)
        #expect(try store.fetch(request).fetchedSnapshots.map(\.persistentIdentifier) == [book.persistentModelID])
        #expect(try store.fetchCount(request) == 1)
        #expect(try store.fetchIdentifiers(request) == [book.persistentModelID])
        try store.delete(
            DataStoreBatchDeleteRequest<Book>(predicate: nil, editingState: state, includeSubclasses: true))
        #expect(try store.fetchCount(request) == 0)
        #expect(try store.fetchHistory(HistoryDescriptor()).count == 2)
    }
}
