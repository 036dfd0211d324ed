import Foundation

/// An access to a file: its place, and whether it writes.
struct FileAccess {
    let url: URL
    let isWriting: Bool
    var isDeleting = false
    var isMoving = false
    var savesFirst = true
    var isQuiet = false

    var path: String { url.standardizedFileURL.path }

    /// Whether both may not happen at once: one writes, and one place is the other or in it.
    func conflicts(with other: FileAccess) -> Bool {
        guard isWriting || other.isWriting else { return false }
        return Self.contains(path, other.path) || Self.contains(other.path, path)
    }

    /// Whether a place is another or in it.
    static func contains(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
}

/// The accesses to files that are under way in this process, and the objects that present files.
final class FileAccesses: @unchecked Sendable {
    static let shared = FileAccesses()

    private struct Running {
        let id: Int
        let access: FileAccess
        let thread: pthread_t
    }

    private let condition = NSCondition()
    private var running: [Running] = []
    private var last = 0
    private var presenters: [any NSFilePresenter] = []

    /// Begins accesses once no other thread has one that conflicts.
    /// - Parameter isCancelled: Whether to wait no longer.
    /// - Returns: A number to end them with; nil if it was canceled.
    func begin(_ accesses: [FileAccess], isCancelled: () -> Bool) -> Int? {
        let thread = pthread_self()
        condition.lock()
        defer { condition.unlock() }
        while running.contains(where: { other in
            pthread_equal(other.thread, thread) == 0 && accesses.contains { $0.conflicts(with: other.access) }
        }) {
            if isCancelled() { return nil }
            condition.wait()
        }
        if isCancelled() { return nil }
        last += 1
        running += accesses.map { Running(id: last, access: $0, thread: thread) }
        return last
    }

    /// Ends accesses.
    func end(_ id: Int) {
        condition.lock()
        running.removeAll { $0.id == id }
        condition.broadcast()
        condition.unlock()
    }

    /// Looks again whether waiting accesses are canceled.
    func wake() {
        condition.lock()
        condition.broadcast()
        condition.unlock()
    }

    var all: [any NSFilePresenter] {
        condition.lock()
        defer { condition.unlock() }
        return presenters
    }

    func add(_ presenter: any NSFilePresenter) {
        condition.lock()
        if !presenters.contains(where: { $0 === presenter }) { presenters.append(presenter) }
        condition.unlock()
    }

    func remove(_ presenter: any NSFilePresenter) {
        condition.lock()
        presenters.removeAll { $0 === presenter }
        condition.unlock()
    }
}
