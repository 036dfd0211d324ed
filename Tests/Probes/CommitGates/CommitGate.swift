import CSQLite
import Dispatch
import SQLiteAccess

/// Stops a save when all of it is written, and before it counts.
package final class CommitGate: @unchecked Sendable {
    package let reached = DispatchSemaphore(value: 0)
    package let go = DispatchSemaphore(value: 0)

    package init(_ connection: SQLiteConnection) {
        sqlite3_commit_hook(
            connection.handle,
            { pointer in
                guard let pointer else { return 0 }
                let gate = Unmanaged<CommitGate>.fromOpaque(pointer).takeUnretainedValue()
                gate.reached.signal()
                gate.go.wait()
                return 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    package func remove(from connection: SQLiteConnection) { sqlite3_commit_hook(connection.handle, nil, nil) }
}
