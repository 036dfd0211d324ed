import Foundation
import Glibc

/// A program of the system that runs beside this one, without its descriptors, input and output.
///
/// Foundation's `Process` would stay in memory forever once it has run: on Linux it and its source for a run loop hold each
/// other.
package final class ChildProcess: @unchecked Sendable {
    private let lock = NSLock()
    private let id: pid_t
    private var isOver = false

    /// Whether the program has not ended yet.
    package var isRunning: Bool { lock.withLock { !isOver } }

    /// Starts a program; nil where it can't be started.
    /// - Parameters:
    ///   - path: The program's absolute path.
    ///   - arguments: The arguments, without the program's name.
    ///   - ended: Called on another thread when it has ended, with whether it did so by itself and without an error.
    package init?(_ path: String, _ arguments: [String], ended: @escaping @Sendable (Bool) -> Void) {
        guard let id = Self.spawn(path, arguments) else { return nil }
        self.id = id
        let watcher = Thread { [self] in
            let isWhole = wait()
            ended(isWhole)
        }
        watcher.stackSize = 256 * 1024
        watcher.start()
    }

    /// Asks the program to end.
    package func terminate() {
        // Not when it is over: another process may have its number by then.
        lock.withLock { if !isOver { _ = kill(id, SIGTERM) } }
    }

    /// Waits for the end; returns whether the program ended by itself and without an error.
    private func wait() -> Bool {
        // It keeps its number until the lock is held.
        var information = siginfo_t()
        while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        return lock.withLock {
            var status: CInt = -1
            while waitpid(id, &status, 0) < 0, errno == EINTR {}
            isOver = true
            return status == 0
        }
    }

    private static func spawn(_ path: String, _ arguments: [String]) -> pid_t? {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        for file: CInt in 0...2 {
            posix_spawn_file_actions_addopen(&files, file, "/dev/null", file == 0 ? O_RDONLY : O_WRONLY, 0)
        }
        for file in openFiles() where file > 2 { posix_spawn_file_actions_addclose(&files, file) }

        // The other program does not inherit this program's signal handlers, nor receive the signals that a terminal sends here.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))

        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in words + environment { free(word) } }
        var id = pid_t()
        return posix_spawn(&id, path, &files, &attributes, words, environment) == 0 ? id : nil
    }

    /// The descriptors that this program has open.
    private static func openFiles() -> [CInt] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).compactMap { CInt($0) }
    }
}
