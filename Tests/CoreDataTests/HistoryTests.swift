import CoreData
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private func container(
    at url: URL? = nil, _ keys: String..., in model: NSManagedObjectModel? = nil
) throws -> NSPersistentContainer {
    let made = NSPersistentContainer(
        name: "Library", managedObjectModel: try model ?? CoreDataTests.model(in: Folder()))
    let description = NSPersistentStoreDescription(url: url ?? URL(fileURLWithPath: "/dev/null"))
    for key in keys { description.setOption(true as NSNumber, forKey: key) }
    made.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    made.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return made
}

private func transactions(
    _ request: NSPersistentHistoryChangeRequest, _ context: NSManagedObjectContext
) throws -> [NSPersistentHistoryTransaction] {
    let result = try #require(try context.execute(request) as? NSPersistentHistoryResult)
    return try #require(result.result as? [NSPersistentHistoryTransaction])
}

@Suite("The history of a store")
@MainActor
struct HistoryTests {
    /// A store with four saves: two books, a change of one, a deletion of the other, and a batch.
    private func filled() throws -> (NSManagedObjectContext, [NSManagedObjectID]) {
        let model = try CoreDataTests.model(in: Folder())
        model.entitiesByName["Book"]?.attributesByName["title"]?.preservesValueInHistoryOnDeletion = true
        let context = try container(NSPersistentHistoryTrackingKey, in: model).viewContext
        context.transactionAuthor = "app"
        let (a, b) = (Book(context: context), Book(context: context))
        (a.title, b.title) = ("A", "B")
        try context.save()
        context.transactionAuthor = nil
        context.name = nil
        a.pages = 7
        a.rating = 2
        try context.save()
        context.transactionAuthor = "import"
        context.delete(b)
        try context.save()
        let batch = NSBatchUpdateRequest(entityName: "Book")
        batch.propertiesToUpdate = ["isRead": true]
        try context.execute(batch)
        return (context, [a.objectID, b.objectID])
    }

    @Test("Each save is a transaction with its changes, batches as well")
    func fetching() throws {
        let (context, identifiers) = try filled()
        let all = try transactions(.fetchHistory(after: .distantPast), context)
        #expect(all.map(\.author) == ["app", nil, "import", "import"])
        #expect(all.map(\.contextName) == ["viewContext", nil, nil, nil])
        #expect(all.map(\.transactionNumber) == [1, 2, 3, 4])
        #expect(all.allSatisfy { $0.processID.contains("\(ProcessInfo.processInfo.processIdentifier)") })
        let changes = all.map { $0.changes ?? [] }
        #expect(changes[0].map(\.changeType) == [.insert, .insert])
        #expect(changes[0].map(\.changedObjectID) == identifiers)
        #expect(changes[1].map { Set(($0.updatedProperties ?? []).map(\.name)) } == [["pages", "rating"]])
        #expect(changes[2].map(\.changeType) == [.delete])
        #expect(changes[2].first?.changedObjectID == identifiers[1])
        #expect(changes[2].first?.tombstone as? [String: String] == ["title": "B"])
        #expect(changes[3].map { ($0.updatedProperties ?? []).map(\.name) } == [["isRead"]])
        #expect(changes[3].first?.transaction === all[3])
    }

    @Test("Tokens go on from a place, are archived, and say when their place is gone")
    func tokens() throws {
        let (context, _) = try filled()
        let all = try transactions(.fetchHistory(after: nil as NSPersistentHistoryToken?), context)
        #expect(try transactions(.fetchHistory(after: all[1]), context).map(\.transactionNumber) == [3, 4])
        let data = try NSKeyedArchiver.archivedData(withRootObject: all[2].token, requiringSecureCoding: true)
        let token = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: data))
        #expect(token == all[2].token)
        #expect(try transactions(.fetchHistory(after: token), context).map(\.transactionNumber) == [4])
        let coordinator = try #require(context.persistentStoreCoordinator)
        let current = coordinator.currentPersistentHistoryToken(fromStores: nil)
        #expect(current == all[3].token)
        #expect(try transactions(.fetchHistory(after: current), context).isEmpty)
        try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: all[2]))
        #expect(try transactions(.fetchHistory(after: .distantPast), context).map(\.transactionNumber) == [3, 4])
        #expect(try transactions(.fetchHistory(after: all[1].token), context).map(\.transactionNumber) == [3, 4])
        let error = #expect(throws: NSError.self) {
            try context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: all[0].token))
        }
        #expect(error?.code == NSPersistentHistoryTokenExpiredError)
        try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: Date.distantFuture))
        #expect(coordinator.currentPersistentHistoryToken(fromStores: nil) == current)
    }

    @Test("Requests have conditions, orders and limits, and return what they are asked for")
    func requests() throws {
        let (context, identifiers) = try filled()
        let fetch = try #require(NSPersistentHistoryTransaction.fetchRequest)
        fetch.predicate = NSPredicate(format: "author != %@ AND author != NULL", "app")
        fetch.sortDescriptors = [NSSortDescriptor(key: "transactionNumber", ascending: false)]
        let request = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: fetch)
        #expect(try transactions(request, context).map(\.transactionNumber) == [4, 3])
        fetch.fetchLimit = 1
        #expect(try transactions(request, context).map(\.transactionNumber) == [4])
        func result(_ type: NSPersistentHistoryResultType) throws -> Any? {
            let request = NSPersistentHistoryChangeRequest.fetchHistory(after: .distantPast)
            request.resultType = type
            return (try context.execute(request) as? NSPersistentHistoryResult)?.result
        }
        #expect(try result(.statusOnly) as? Bool == true)
        #expect(try result(.count) as? Int == 4)
        #expect(try result(.objectIDs) as? [NSManagedObjectID] == identifiers)
        let changes = try #require(try result(.changesOnly) as? [NSPersistentHistoryChange])
        #expect(changes.map { $0.transaction?.transactionNumber } == [1, 1, 2, 3, 4])
        let bare = try #require(try result(.transactionsOnly) as? [NSPersistentHistoryTransaction])
        #expect(bare.count == 4 && bare.allSatisfy { $0.changes == nil })
        let deletions = try #require(NSPersistentHistoryChange.fetchRequest)
        deletions.predicate = NSPredicate(
            format: "changeType = %d", NSPersistentHistoryChangeType.delete.rawValue)
        let found = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: deletions)
        found.resultType = .changesOnly
        let result = try context.execute(found) as? NSPersistentHistoryResult
        #expect((result?.result as? [NSPersistentHistoryChange])?.map(\.changedObjectID) == [identifiers[1]])
    }

    @Test("A store without a history says so, and one that has a history goes on with it")
    func tracking() throws {
        let folder = try Folder()
        let file = folder.file("library.sqlite")
        let plain = try makeContainer().viewContext
        let error = #expect(throws: NSError.self) {
            try plain.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: .distantPast))
        }
        #expect(error?.code == NSPersistentStoreUnsupportedRequestTypeError)
        for keys in [[NSPersistentHistoryTrackingKey], []] {
            let context =
                try keys.isEmpty ? container(at: file).viewContext : container(at: file, keys[0]).viewContext
            _ = Book(context: context)
            try context.save()
        }
        let context = try container(at: file).viewContext
        #expect(try transactions(.fetchHistory(after: .distantPast), context).count == 2)
    }

    @Test("A context takes over a transaction with its notification")
    func merging() throws {
        let folder = try Folder()
        let file = folder.file("library.sqlite")
        let (own, other) = (
            try container(at: file, NSPersistentHistoryTrackingKey).viewContext,
            try container(at: file, NSPersistentHistoryTrackingKey).viewContext
        )
        let book = Book(context: own)
        book.title = "A"
        try own.save()
        let theirs = try #require(try other.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
        theirs.title = "B"
        try other.save()
        #expect(book.title == "A")
        for transaction in try transactions(.fetchHistory(after: .distantPast), own) {
            own.mergeChanges(fromContextDidSave: transaction.objectIDNotification())
        }
        #expect(book.title == "B")
    }
}

private struct Amounts: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)])
    private var accounts: FetchedResults<Account>
    var body: some View {
        VStack { ForEach(accounts) { Text("\($0.name ?? "") \($0.amount)") } }
    }
}

final class Account: NSManagedObject, Identifiable {
    var name: String? { _managed("name") }
    var amount: Int64 { _managed("amount") }
}

@Suite("A file of Core Data that several processes use")
@MainActor
struct SharedStoreTests {
    private static let model = """
        <model>
            <entity name="Account" representedClassName=".Account">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="amount" optional="YES" attributeType="Integer 64" usesScalarValueType="YES"/>
                <relationship name="transfers" optional="YES" toMany="YES" deletionRule="Cascade"
                    destinationEntity="Transfer" inverseName="account" inverseEntity="Transfer"/>
            </entity>
            <entity name="Transfer">
                <attribute name="number" optional="YES" attributeType="Integer 64"/>
                <relationship name="account" optional="YES" maxCount="1" deletionRule="Nullify"
                    destinationEntity="Account" inverseName="transfers" inverseEntity="Account"/>
            </entity>
        </model>
        """

    @Test("Views, contexts and notifications follow what another process saves")
    func following() async throws {
        let folder = try Folder()
        let file = folder.file("accounts.sqlite")
        let container = try container(
            at: file, NSPersistentStoreRemoteChangeNotificationPostOptionKey,
            in: CoreDataTests.model(Self.model, in: folder))
        let context = container.viewContext
        context.automaticallyMergesChangesFromParent = true
        nonisolated(unsafe) var tokens: [NSPersistentHistoryToken] = []
        let lock = NSLock()
        let observer = NotificationCenter.default.addObserver(
            forName: .NSPersistentStoreRemoteChange, object: container.persistentStoreCoordinator, queue: nil
        ) { notification in
            let token = notification.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken
            lock.withLock { if let token { tokens.append(token) } }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        let host = TestHost(Amounts().environment(\.managedObjectContext, context))
        #expect(host.text == [])
        let (process, input, output) = (Process(), Pipe(), Pipe())
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        process.executableURL = (bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
            .appendingPathComponent("ManagedWriter")
        process.arguments = [file.path, "asked"]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        for number in 1...3 {
            try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
            while host.text != ["A -\(number)", "B \(number)"] {
                await Task.yield()
                host.update()
            }
        }
        // A save of this process is told as well.
        let account = try #require(try context.fetch(NSFetchRequest<Account>(entityName: "Account")).first)
        account.setValue("C", forKey: "name")
        try context.save()
        let last = container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)
        while lock.withLock({ tokens.last != last }) { await Task.yield() }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        let all = try transactions(.fetchHistory(after: .distantPast), context)
        #expect(all.map(\.author) == [nil, "writer", "writer", "writer", nil])
        #expect(Set(all.map(\.processID)).count == 2)
    }
}
