import Foundation
import Synchronization

/// The programs that are running for a command, which end with it.
///
/// Each is a group of its own, so that the programs that it has started end, too: a compiler's driver starts compilers.
enum ChildProcesses {
    private static let places = 64
    /// The groups, zero for a free place.
    ///
    /// A handler of signals must not read anything that needs a lock or an allocation.
    nonisolated(unsafe) private static let groups: UnsafeMutablePointer<Int32> = {
        let groups = UnsafeMutablePointer<Int32>.allocate(capacity: places)
        groups.initialize(repeating: 0, count: places)
        return groups
    }()
    private static let lock = Mutex(())

    /// Ends them when the command is interrupted or ended from outside; the command ends as it would have without.
    static func endWithCommand() {
        _ = groups
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { received in
                ChildProcesses.endAll()
                signal(received, SIG_DFL)
                raise(received)
            }
        }
    }

    /// Ends all of them.
    static func endAll() {
        for place in 0..<places where groups[place] > 0 { kill(-groups[place], SIGKILL) }
    }

    /// Ends one with all that it has started.
    static func end(_ group: Int32) { kill(-group, SIGKILL) }

    static func add(_ group: Int32) { replace(0, by: group) }

    static func remove(_ group: Int32) { replace(group, by: 0) }

    private static func replace(_ old: Int32, by new: Int32) {
        lock.withLock { _ in
            if let place = (0..<places).first(where: { groups[$0] == old }) { groups[place] = new }
        }
    }
}
