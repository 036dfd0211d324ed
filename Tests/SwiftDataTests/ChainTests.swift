import Foundation
import SwiftData
import Testing

@Model
private final class ChainLink {
    var number: Int
    @Relationship(deleteRule: .cascade, inverse: \ChainLink.previous) var next: ChainLink?
    var previous: ChainLink?

    init(number: Int) { self.number = number }
}

/// Models of which each leads to the next: what follows relationships takes steps, and no calls within calls.
@MainActor @Suite("Long chains of models")
struct ChainTests {
    private static let length = 20_000

    private func chain(in context: ModelContext) -> ChainLink {
        let links = (0..<Self.length).map { ChainLink(number: $0) }
        for (link, next) in zip(links, links.dropFirst()) { link.next = next }
        context.insert(links[0])
        return links[0]
    }

    @Test("Inserting the first of a chain inserts all, and deleting it deletes all; undo brings all back")
    func insertAndDelete() throws {
        let container = try ModelContainer(
            for: ChainLink.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        context.autosaveEnabled = false
        let first = chain(in: context)
        #expect(context.insertedModelsArray.count == Self.length)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<ChainLink>()) == Self.length)
        let undo = UndoManager()
        undo.groupsByEvent = false
        undo.beginUndoGrouping()
        context.undoManager = undo
        context.delete(first)
        undo.endUndoGrouping()
        #expect(context.deletedModelsArray.count == Self.length)
        undo.undo()
        #expect(context.deletedModelsArray.isEmpty && first.next?.next?.number == 2)
        context.undoManager = nil
        context.delete(first)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<ChainLink>()) == 0)
    }

    @Test("A chain that was never saved is deleted, too")
    func unsaved() throws {
        let container = try ModelContainer(
            for: ChainLink.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        context.autosaveEnabled = false
        context.delete(chain(in: context))
        #expect(context.insertedModelsArray.isEmpty && !context.hasChanges)
    }

    @Test("In a store that was opened anew a chain is read link by link, and deleted")
    func stored() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "chain-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let configuration = ModelConfiguration(url: folder.appending(path: "chain.store"))
        do {
            let context = ModelContext(try ModelContainer(for: ChainLink.self, configurations: configuration))
            _ = chain(in: context)
            try context.save()
        }
        let context = ModelContext(try ModelContainer(for: ChainLink.self, configurations: configuration))
        let first = try #require(
            try context.fetch(FetchDescriptor<ChainLink>(predicate: #Predicate { $0.number == 0 })).first)
        context.delete(first)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<ChainLink>()) == 0)
    }
}
