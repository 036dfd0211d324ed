import AllocationCounter
import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// An operation whose work is counted.
struct WorkOperation: Sendable, CustomTestStringConvertible {
    /// The name that the table has.
    let name: String
    /// Prepares the operation in a window of its own.
    let stage: @MainActor @Sendable () -> WorkStage

    init(_ name: String, _ stage: @escaping @MainActor @Sendable () -> WorkStage) {
        (self.name, self.stage) = (name, stage)
    }

    var testDescription: String { name }

    /// All operations, in the order of the table.
    static let all = rows + lists + changes + screens

    /// Counts the work of the operation.
    ///
    /// It is done twice, each time in a new window: the first time the runtime and the engine fill caches. The clock is
    /// separate and begins at the same date, so that no other test's timer fires in between.
    @MainActor func work() -> WorkCounts {
        func runApart() -> WorkCounts {
            TestClock.shared.apart {
                TestClock.shared.move(to: Date(timeIntervalSinceReferenceDate: 0))
                return run()
            }
        }
        _ = runApart()
        return runApart()
    }

    @MainActor private func run() -> WorkCounts {
        let stage = self.stage()
        let host = stage.host
        // Windows do neither: they check nothing, and do not count the bodies of each type.
        host.host.graph.checksInvariants = false
        host.update()
        host.resetCounters()
        host.host.graph.evaluations = nil
        let isCounting = oriel_allocations_begin()
        stage.change()
        host.update()
        let allocations = oriel_allocations_end()
        let counters = host.counters
        #expect(stage.isDone(), "\(name): the operation has no effect")
        host.close()
        return WorkCounts(counters, memory: isCounting && Self.comparesMemory ? allocations : nil)
    }

    /// Whether the build is the one whose memory the table has: with an optimized engine, as in CI.
    ///
    /// Code that is not optimized allocates more, by an amount that changes with the compiler.
    private static var comparesMemory: Bool {
        #if ORIEL_OPTIMIZED_ENGINE
        true
        #else
        false
        #endif
    }
}

/// A window that is prepared for an operation.
@MainActor
struct WorkStage {
    let host: TestHost
    /// Whether the operation had its effect.
    let isDone: () -> Bool
    /// Performs the operation; the window is updated afterwards.
    let change: () -> Void

    init(_ host: TestHost, isDone: @escaping () -> Bool, change: @escaping () -> Void) {
        (self.host, self.isDone, self.change) = (host, isDone, change)
    }
}
