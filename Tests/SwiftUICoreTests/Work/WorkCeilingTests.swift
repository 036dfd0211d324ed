import AllocationCounter
import Foundation
import SwiftUICore
import Testing

/// The work of the most important operations, in the engine's counters and in memory, which may not exceed its ceilings.
@MainActor @Suite("Ceilings of work")
struct WorkCeilingTests {
    @Test("No operation takes more work than its ceiling", arguments: WorkOperation.all)
    func ceiling(of operation: WorkOperation) throws {
        let work = operation.work()
        var table = try WorkTable.written()
        if WorkTable.isWriting {
            table[operation.name] = work.withMemory(of: table[operation.name])
            try table.write(inOrderOf: WorkOperation.all.map(\.name))
            table = try WorkTable.written()
        }
        let ceiling = try #require(table[operation.name], "The table has no line for the operation.")
        #expect(work.complaints(about: operation.name, ceiling: ceiling) == [])
    }

    @Test("The table has the operations, each once, in their order", .enabled(if: !WorkTable.isWriting))
    func names() throws {
        let names = WorkOperation.all.map(\.name)
        #expect(names.count >= 20 && Set(names).count == names.count)
        #expect(try WorkTable.written().rows.map(\.name) == names)
    }

    @Test("Views that read a property without need are reported by the operation's name")
    func plantedRead() {
        let operation = WorkOperation.selectionChange(readsNeedlessly: false)
        let ceiling = operation.work()
        #expect(ceiling[.bodies] == 1)
        #expect(operation.work().complaints(about: operation.name, ceiling: ceiling) == [])
        let planted = WorkOperation.selectionChange(readsNeedlessly: true).work()
        let complaints = planted.complaints(about: operation.name, ceiling: ceiling)
        #expect(complaints.contains("\(operation.name): 100 bodies, where 1 is the ceiling"))
    }

    @Test("The engine's numbers are exact, memory may grow by a part, and no ceiling is far above the work")
    func limits() throws {
        let ceiling = try #require(WorkCounts("bodies 10, allocations 100, bytes 1000"))
        func complaints(_ text: Substring) throws -> [String] {
            try #require(WorkCounts(text)).complaints(about: "a change", ceiling: ceiling)
        }
        #expect(try complaints("bodies 10, allocations 125, bytes 1500") == [])
        #expect(try complaints("bodies 8, allocations 50, bytes 500") == [])
        // Memory that was not counted is not compared.
        #expect(try complaints("bodies 10") == [])
        #expect(try complaints("bodies 11") == ["a change: 11 bodies, where 10 is the ceiling"])
        #expect(try complaints("bodies 10, measured 1") == ["a change: 1 measured, where 0 is the ceiling"])
        #expect(
            try complaints("bodies 10, allocations 126, bytes 1501") == [
                "a change: 126 allocations, where 100 is the ceiling",
                "a change: 1501 bytes, where 1000 is the ceiling",
            ])
        #expect(
            try complaints("bodies 7, allocations 49, bytes 1000") == [
                "a change: 7 bodies; lower the ceiling of 10", "a change: 49 allocations; lower the ceiling of 100",
            ])
        let counted = try #require(WorkCounts("allocations 5"))
        #expect(
            counted.complaints(about: "a change", ceiling: WorkCounts())
                == ["a change: 5 allocations, which have no ceiling"])
    }

    @Test("A table is read as it was written, and memory that was not counted keeps its numbers")
    func table() throws {
        var table = try WorkTable("# A comment.\nrows, 100: frames 1, bodies 2, allocations 30, bytes 2048\nnothing:\n")
        #expect(table.rows.map(\.name) == ["rows, 100", "nothing"])
        #expect(table["nothing"] == WorkCounts())
        #expect(try WorkTable(table.text) == table)
        let work = try #require(WorkCounts("frames 1, bodies 1")).withMemory(of: table["rows, 100"])
        table["rows, 100"] = work
        #expect(table.text == "nothing: \nrows, 100: frames 1, bodies 1, allocations 30, bytes 2048\n")
        #expect(throws: WorkTable.FormatError.self) { try WorkTable("rows: bodies many") }
        #expect(throws: WorkTable.FormatError.self) { try WorkTable("rows") }
    }

    private final class Box { var next: Box? }

    @Test(
        "Objects, buffers and the contexts of closures are counted, of this thread alone",
        .enabled(if: WorkCeilingTests.canCount))
    func allocations() {
        func counted(_ body: () -> Void) -> oriel_allocations {
            // The first time, the runtime makes metadata.
            body()
            _ = oriel_allocations_begin()
            body()
            return oriel_allocations_end()
        }
        var boxes: [Box] = []
        boxes.reserveCapacity(1000)
        var buffers: [[Int]] = []
        buffers.reserveCapacity(10)
        var closures: [() -> Int] = []
        closures.reserveCapacity(10)
        let nothing = counted {}
        #expect(nothing.blocks == 0 && nothing.bytes == 0)
        let objects = counted { for _ in 0..<100 { boxes.append(Box()) } }
        #expect(objects.blocks == 100 && objects.bytes == 2400)
        let buffer = counted { buffers.append([Int](unsafeUninitializedCapacity: 1000) { $1 = 0 }) }
        #expect(buffer.blocks == 1 && buffer.bytes >= 8000)
        let count = boxes.count
        let closure = counted { closures.append { count } }
        #expect(closure.blocks >= 1)
        let hasEnded = DispatchSemaphore(value: 0)
        let thread = Thread {
            let many = (0..<10_000).map { _ in Box() }
            withExtendedLifetime(many) {}
            hasEnded.signal()
        }
        _ = oriel_allocations_begin()
        thread.start()
        hasEnded.wait()
        #expect(oriel_allocations_end().blocks < 1000)
    }

    private nonisolated static let canCount = {
        defer { _ = oriel_allocations_end() }
        return oriel_allocations_begin()
    }()
}
