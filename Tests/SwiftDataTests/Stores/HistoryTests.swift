import Foundation
import SwiftData
import Testing

@Model
final class Member {
    @Attribute(.preserveValueOnDeletion) var name: String
    @Attribute(.preserveValueOnDeletion) var number: Int
    var secret = ""
    var friends: [Member] = []

    init(name: String, number: Int) {
        self.name = name
        self.number = number
    }
}

@Suite("The history")
struct HistoryTests {
    private typealias Descriptor = HistoryDescriptor<DefaultHistoryTransaction>

    @Test("Has each save with what it has changed", arguments: StoreKind.historical)
    func changes(kind: StoreKind) throws {
        let place = try StorePlace(kind)
        let container = try place.open(Member.self)
        let context = ModelContext(container)
        context.author = "tests"
        let (jane, emma) = (Member(name: "Jane", number: 1), Member(name: "Emma", number: 2))
        context.insert(jane)
        context.insert(emma)
        try context.save()
        jane.secret = "x"
        jane.friends = [emma]
        try context.save()
        let gone = emma.persistentModelID
        context.delete(emma)
        context.author = nil
        try context.save()

        let history = try ModelContext(container).fetchHistory(Descriptor())
        #expect(history.map(\.author) == ["tests", "tests", nil])
        #expect(history.map(\.token) == history.map(\.token).sorted())
        #expect(Set(history.map(\.storeIdentifier)) == [try #require(gone.storeIdentifier)])
        #expect(history[0].changes.map(\.changedPersistentIdentifier) == [jane.persistentModelID, gone])
        for change in history[0].changes {
            guard case .insert(let insert) = change else {
                Issue.record("\(change)")
                continue
            }
            #expect(insert is DefaultHistoryInsert<Member>)
        }
        guard case .update(let update as DefaultHistoryUpdate<Member>) = history[1].changes.first else {
            Issue.record("\(history[1].changes)")
            return
        }
        let attributes = update.updatedAttributes.map { $0 as PartialKeyPath<Member> }
        #expect(Set(attributes) == [\Member.secret, \Member.friends])
        let deletions = history[2].changes.compactMap { change in
            if case .delete(let delete as DefaultHistoryDelete<Member>) = change { delete } else { nil }
        }
        let tombstone = try #require(deletions.first).tombstone
        #expect(deletions.map(\.changedPersistentIdentifier) == [gone])
        #expect(tombstone[\.name] as? String == "Emma")
        #expect(tombstone[\.number] as? Int == 2)
        #expect(tombstone[\.secret] == nil)
        #expect(Array(tombstone).count == 2)
    }

    @Test("Is asked by conditions, and forgets; a token of what it forgot is expired", arguments: StoreKind.historical)
    func tokens(kind: StoreKind) throws {
        let place = try StorePlace(kind)
        let container = try place.open(Member.self)
        let context = ModelContext(container)
        for number in 0..<4 {
            context.author = number == 2 ? "widget" : "app"
            context.insert(Member(name: "\(number)", number: number))
            try context.save()
        }
        let all = try context.fetchHistory(Descriptor())
        let token = all[0].token
        let stored = try JSONDecoder().decode(DefaultHistoryToken.self, from: JSONEncoder().encode(token))
        #expect(stored == token)
        let later = Descriptor(predicate: #Predicate { $0.token > token })
        #expect(try context.fetchHistory(later).map(\.token) == all[1...].map(\.token))
        let widget = "widget"
        let theirs = Descriptor(predicate: #Predicate { $0.token > token && $0.author == widget })
        #expect(try context.fetchHistory(theirs).map(\.token) == [all[2].token])
        var backward = Descriptor(sortBy: [SortDescriptor(\.transactionIdentifier, order: .reverse)])
        backward.fetchLimit = 2
        #expect(try context.fetchHistory(backward).map(\.token) == [all[3].token, all[2].token])
        let second = all[1].token
        try context.deleteHistory(Descriptor(predicate: #Predicate { $0.token <= second }))
        #expect(try context.fetchHistory(Descriptor()).map(\.token) == all[2...].map(\.token))
        #expect(throws: SwiftDataError.historyTokenExpired) { _ = try context.fetchHistory(later) }
        let recent = Descriptor(predicate: #Predicate { $0.token > second })
        #expect(try context.fetchHistory(recent).count == 2)
        // Objects stay, whatever the history has forgotten.
        #expect(try context.fetchCount(FetchDescriptor<Member>()) == 4)
    }

    @Test("Is still there when the store is opened again", arguments: StoreKind.lasting)
    func lasting(kind: StoreKind) throws {
        let place = try StorePlace(kind)
        func save() throws -> DefaultHistoryToken? {
            let context = ModelContext(try place.open(Member.self))
            context.insert(Member(name: "Jane", number: 1))
            try context.save()
            return try context.fetchHistory(Descriptor()).last?.token
        }
        let first = try #require(try save())
        let second = try #require(try save())
        #expect(first < second)
        let context = ModelContext(try place.open(Member.self))
        #expect(
            try context.fetchHistory(Descriptor(predicate: #Predicate { $0.token > first })).map(\.token) == [second])
    }

    @Test("A store without one says so")
    func none() throws {
        let container = try StorePlace(.own).open(Member.self)
        #expect(throws: DataStoreError.unsupportedFeature) {
            _ = try ModelContext(container).fetchHistory(Descriptor())
        }
    }
}
