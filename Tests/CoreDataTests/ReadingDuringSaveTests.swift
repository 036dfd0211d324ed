import CommitGates
import Foundation
import Testing

@testable import CoreData

@Suite("A fetch during a save")
struct ReadingDuringSaveTests {
    private static let model = """
        <model><entity name="Reading" representedClassName="NSManagedObject">
            <attribute name="state" attributeType="Integer 64" defaultValueString="0"/>
        </entity></model>
        """

    /// The states of all objects, each once, and how many objects there are, in a context of its own.
    private func states(_ container: NSPersistentContainer) throws -> (Set<Int>, Int) {
        let context = container.newBackgroundContext()
        return try context.performAndWait {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Reading")
            let found = try context.fetch(request).compactMap { $0.value(forKey: "state") as? Int }
            return (Set(found), found.count)
        }
    }

    @Test("Of 100 000 objects finds all of them as they were, and then all as they are, and waits for nobody")
    func wholeStates() throws { try read(100_000, again: false) }

    @Test("Finds all as they were, or all as they are, whenever it is asked")
    func anyTime() throws { try read(5000, again: true) }

    /// - Parameter again: Whether to read on and on while another save goes on by itself.
    private func read(_ count: Int, again: Bool) throws {
        let folder = try Folder()
        let container = try makeContainer(Self.model, at: folder.file("a.sqlite"))
        let writer = container.newBackgroundContext()
        nonisolated(unsafe) var all: [NSManagedObject] = []
        try writer.performAndWait {
            for _ in 0..<count {
                all.append(NSEntityDescription.insertNewObject(forEntityName: "Reading", into: writer))
            }
            try writer.save()
        }
        let connection = try #require(container.persistentStoreCoordinator.persistentStores.first).objects.connection
        let isSaved = DispatchSemaphore(value: 0)
        func save(_ state: Int) {
            writer.perform {
                for reading in all { reading.setValue(state, forKey: "state") }
                do { try writer.save() } catch { Issue.record(error) }
                isSaved.signal()
            }
        }
        let gate = CommitGate(connection)
        save(1)
        gate.reached.wait()
        #expect(try states(container) == ([0], count))
        gate.remove(from: connection)
        gate.go.signal()
        isSaved.wait()
        #expect(try states(container) == ([1], count))
        if !again { return }
        save(2)
        var seen: [Set<Int>] = []
        repeat { seen.append(try states(container).0) } while isSaved.wait(timeout: .now()) == .timedOut
        #expect(seen.allSatisfy { $0 == [1] || $0 == [2] })
        #expect(try states(container) == ([2], count))
    }
}
