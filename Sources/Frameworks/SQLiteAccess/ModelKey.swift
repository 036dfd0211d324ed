import Foundation
import Synchronization

/// Makes keys: the time at which the first was made, and counted from there, so that rows are in the order in which
/// objects were made, and processes get by without asking one another.
package enum ModelKey {
    private static let last: Atomic<Int64> = {
        let milliseconds = Int64(Date.now.timeIntervalSinceReferenceDate * 1000) & (1 << 40 - 1)
        return Atomic(milliseconds << 22 | Int64.random(in: 0..<1 << 21))
    }()

    package static func next() -> Int64 { last.add(1, ordering: .relaxed).newValue }
}
