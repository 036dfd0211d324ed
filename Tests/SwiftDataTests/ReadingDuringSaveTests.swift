import CommitGates
import Foundation
import Testing

@testable import SwiftData

@Model
private final class Reading {
    var number: Int
    var state = 0

    init(_ number: Int) { self.number = number }
}

@Suite("A fetch during a save")
struct ReadingDuringSaveTests {
    /// The states of all objects, each once, and how many objects there are.
    private func states(_ container: ModelContainer) throws -> (Set<Int>, Int) {
        let found = try ModelContext(container).fetch(FetchDescriptor<Reading>())
        return (Set(found.map(\.state)), found.count)
    }

    @Test("Of 100 000 objects finds all of them as they were, and then all as they are, and waits for nobody")
    func wholeStates() throws { try read(100_000, again: false) }

    @Test("Finds all as they were, or all as they are, whenever it is asked")
    func anyTime() throws { try read(5000, again: true) }

    /// - Parameter again: Whether to read on and on while another save goes on by itself.
    private func read(_ count: Int, again: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SwiftData-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let container = try ModelContainer(
            for: Reading.self, configurations: ModelConfiguration(url: folder.appendingPathComponent("a.store")))
        nonisolated(unsafe) let writer = ModelContext(container)
        nonisolated(unsafe) let all = (0..<count).map(Reading.init)
        for reading in all { writer.insert(reading) }
        try writer.save()
        let store = try #require(container.content.stores.all[0] as? SQLiteStore)
        let isSaved = DispatchSemaphore(value: 0)
        let save: @Sendable (Int) -> Void = { state in
            for reading in all { reading.state = state }
            do { try writer.save() } catch { Issue.record(error) }
            isSaved.signal()
        }
        let gate = CommitGate(store.connection)
        Thread.detachNewThread { save(1) }
        gate.reached.wait()
        #expect(try states(container) == ([0], count))
        #expect(
            try ModelContext(container).fetchCount(FetchDescriptor<Reading>(predicate: #Predicate { $0.state == 1 }))
                == 0)
        gate.remove(from: store.connection)
        gate.go.signal()
        isSaved.wait()
        #expect(try states(container) == ([1], count))
        if !again { return }
        Thread.detachNewThread { save(2) }
        var seen: [Set<Int>] = []
        repeat { seen.append(try states(container).0) } while isSaved.wait(timeout: .now()) == .timedOut
        #expect(seen.allSatisfy { $0 == [1] || $0 == [2] })
        #expect(try states(container) == ([2], count))
    }
}
