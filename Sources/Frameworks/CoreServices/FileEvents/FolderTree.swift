import Foundation
import Glibc
import OrielFoundation

/// Some folders with all folders within them, whose changes the kernel's inotify reports.
///
/// For one thread at a time.
final class FolderTree {
    /// A change of an item.
    struct Change: Equatable {
        let path: String
        /// The kinds, as in an `FSEventStreamEventFlags`.
        var flags: Int
    }

    /// Where the kernel writes events; -1 where it cannot watch.
    let descriptor: Int32
    private let roots: [String]
    private var paths: [Int32: String] = [:]
    private var numbers: [String: Int32] = [:]
    /// The roots that do not exist.
    private var missing: Set<String> = []
    private var found: [Change] = []

    init(_ roots: [String]) {
        self.roots = roots.map(Self.standardized)
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        for root in self.roots { watch(root: root) }
        found = []
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// A path without a slash at its end.
    private static func standardized(_ path: String) -> String {
        let path = (path as NSString).standardizingPath
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    // MARK: Watching

    private func watch(root: String) {
        if access(root, F_OK) == 0 {
            missing.remove(root)
            add(root, isRoot: true, reports: false)
        } else {
            missing.insert(root)
            // The nearest folder above shows when the next one is made.
            var above = (root as NSString).deletingLastPathComponent
            while above.count > 1, access(above, F_OK) != 0 { above = (above as NSString).deletingLastPathComponent }
            if !above.isEmpty { add(number: above, Int(IN_CREATE) | Int(IN_MOVED_TO) | Int(IN_MASK_ADD)) }
        }
    }

    private func add(number path: String, _ mask: Int) {
        let number = inotify_add_watch(descriptor, path, UInt32(truncatingIfNeeded: mask))
        if number >= 0 {
            (paths[number], numbers[path]) = (path, number)
        } else if errno == ENOSPC {
            RuntimeWarning.issue("The kernel cannot watch more folders (fs.inotify.max_user_watches).")
        }
    }

    /// Watches a folder and those within it, or a file; links are not followed.
    /// - Parameter reports: Whether the items within are reported as new.
    private func add(_ path: String, isRoot: Bool, reports: Bool) {
        var pending = [path]
        while let next = pending.popLast() {
            let isFirst = next == path && isRoot
            add(number: next, Self.changes | (isFirst ? 0 : Int(IN_ONLYDIR) | Int(IN_DONT_FOLLOW)))
            guard let folder = opendir(next) else { continue }
            defer { closedir(folder) }
            while let entry = readdir(folder) {
                let name = Self.name(of: entry)
                if name == "." || name == ".." { continue }
                let inner = next == "/" ? "/" + name : next + "/" + name
                let kind = Self.kind(of: inner)
                if reports { note(inner, kFSEventStreamEventFlagItemCreated | kind) }
                if kind == kFSEventStreamEventFlagItemIsDir { pending.append(inner) }
            }
        }
    }

    private func removeAll(below path: String) {
        for (inner, number) in numbers where inner == path || inner.hasPrefix(path + "/") {
            inotify_rm_watch(descriptor, number)
            forget(number)
        }
    }
    private func forget(_ number: Int32) {
        if let path = paths.removeValue(forKey: number), numbers[path] == number { numbers[path] = nil }
    }

    // MARK: Reading

    /// Reads the kernel's events, and returns the changes, each path once.
    func read() -> [Change] {
        let room = 65_536
        withUnsafeTemporaryAllocation(byteCount: room, alignment: 8) { buffer in
            guard let start = buffer.baseAddress else { return }
            while true {
                let count = Glibc.read(descriptor, start, room)
                let header = MemoryLayout<inotify_event>.size
                guard count >= header else { return }
                var place = 0
                while place + header <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
                    let length = Int(event.len)
                    guard place + header + length <= count else { return }
                    let bytes = buffer[(place + header)..<(place + header + length)].prefix { $0 != 0 }
                    handle(event.wd, Int(event.mask), String(decoding: bytes, as: UTF8.self))
                    place += header + length
                }
            }
        }
        defer { found = [] }
        return found
    }

    private func handle(_ number: Int32, _ mask: Int, _ name: String) {
        func has(_ kind: some BinaryInteger) -> Bool { mask & Int(kind) != 0 }
        if has(IN_Q_OVERFLOW) {
            for root in roots {
                note(root, kFSEventStreamEventFlagMustScanSubDirs | kFSEventStreamEventFlagKernelDropped)
            }
            return
        }
        guard let folder = paths[number] else { return }
        if has(IN_IGNORED) {
            forget(number)
            for root in missing where root.hasPrefix(folder + "/") { watch(root: root) }
            return
        }
        let path = name.isEmpty ? folder : folder == "/" ? "/" + name : folder + "/" + name
        if has(IN_DELETE_SELF) || has(IN_MOVE_SELF) { return rootChanged(path, isMoved: has(IN_MOVE_SELF)) }
        let isNew = has(IN_CREATE) || has(IN_MOVED_TO)
        if isNew { findRoots(at: path) }
        let kind = has(IN_ISDIR) ? kFSEventStreamEventFlagItemIsDir : Self.kind(of: path)
        if has(IN_CREATE) { note(path, kFSEventStreamEventFlagItemCreated | kind) }
        if has(IN_DELETE) { note(path, kFSEventStreamEventFlagItemRemoved | kind) }
        if has(IN_MOVED_FROM) || has(IN_MOVED_TO) { note(path, kFSEventStreamEventFlagItemRenamed | kind) }
        if has(IN_MODIFY) { note(path, kFSEventStreamEventFlagItemModified | kind) }
        if has(IN_ATTRIB) { note(path, kFSEventStreamEventFlagItemInodeMetaMod | kind) }
        guard has(IN_ISDIR) else { return }
        if isNew, isInside(path) { add(path, isRoot: false, reports: has(IN_CREATE)) }
        if has(IN_MOVED_FROM) { removeAll(below: path) }
    }

    private func rootChanged(_ path: String, isMoved: Bool) {
        guard roots.contains(path) else { return }
        note(path, kFSEventStreamEventFlagRootChanged)
        if isMoved { removeAll(below: path) }
        watch(root: path)
    }

    /// Watches the missing roots that a new item has made, or that it leads to.
    private func findRoots(at path: String) {
        for root in missing where root == path || root.hasPrefix(path + "/") {
            watch(root: root)
            if !missing.contains(root) { note(root, kFSEventStreamEventFlagRootChanged) }
        }
    }

    private func isInside(_ path: String) -> Bool {
        roots.contains { path == $0 || $0 == "/" || path.hasPrefix($0 + "/") }
    }

    /// Notes a change, unless it is outside of the roots; the kinds of a path are united.
    private func note(_ path: String, _ flags: Int) {
        guard isInside(path) else { return }
        if let index = found.firstIndex(where: { $0.path == path }) {
            found[index].flags |= flags
        } else {
            found.append(Change(path: path, flags: flags))
        }
    }

    // MARK: Items

    private static let changes =
        Int(IN_CREATE) | Int(IN_DELETE) | Int(IN_MOVED_FROM) | Int(IN_MOVED_TO) | Int(IN_MODIFY) | Int(IN_ATTRIB)
        | Int(IN_DELETE_SELF) | Int(IN_MOVE_SELF)

    /// Whether an item is a folder, a link or a file; a file where there is none.
    private static func kind(of path: String) -> Int {
        var status = stat()
        guard lstat(path, &status) == 0 else { return kFSEventStreamEventFlagItemIsFile }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return kFSEventStreamEventFlagItemIsDir
        case S_IFLNK: return kFSEventStreamEventFlagItemIsSymlink
        default: return kFSEventStreamEventFlagItemIsFile
        }
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        withUnsafePointer(to: &entry.pointee.d_name) { name in
            name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
    }
}
