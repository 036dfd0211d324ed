import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Notices when files are written, by whomever: one thread for all files that the process follows.
package final class FileWatcher: Sendable {
    /// As long as someone has it, a file is followed.
    package final class Watch: Sendable {
        let name: String
        /// Returns whether there is anything new in the file.
        let look: @Sendable () -> Bool

        init(_ name: String, _ look: @escaping @Sendable () -> Bool) {
            self.name = name
            self.look = look
        }
    }

    private struct Entry: Sendable { weak var watch: Watch? }

    package static let shared = FileWatcher()
    private let descriptor: Int32
    /// The observers of files, by the numbers of the folders.
    private let entries = Mutex<[Int32: [Entry]]>([:])

    private init() {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return }
        let thread = Thread { [self] in run() }
        thread.name = "Files"
        thread.start()
    }

    /// Calls a closure, on a thread of its own, each time that a file is written, as long as the result is kept.
    ///
    /// The file may be made later; its folder is there. Its contents may be valid a little later: where the closure finds
    /// nothing new, it is called again a few times.
    package func watch(_ file: URL, _ look: @escaping @Sendable () -> Bool) -> Watch? {
        guard descriptor >= 0 else { return nil }
        let watch = Watch(file.lastPathComponent, look)
        let folder = file.deletingLastPathComponent().path
        let added = entries.withLock { entries in
            // The number of a folder that is followed already is the same.
            let number = inotify_add_watch(descriptor, folder, UInt32(IN_MODIFY | IN_CLOSE_WRITE))
            guard number >= 0 else { return false }
            entries[number, default: []].removeAll { $0.watch == nil }
            entries[number, default: []].append(Entry(watch: watch))
            return true
        }
        return added ? watch : nil
    }

    /// After how many milliseconds a file is looked at again.
    private static let pauses: [Int32] = [1, 5, 20, 100, 500]

    private func run() {
        var bytes = [UInt8](repeating: 0, count: 16 * 1024)
        /// The observers that have found nothing new yet, and how often they have looked.
        var waiting: [ObjectIdentifier: (watch: Watch, tries: Int)] = [:]
        while true {
            let pause = waiting.values.map { Self.pauses[$0.tries] }.min() ?? -1
            var events = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            if poll(&events, 1, pause) > 0 {
                let count = read(descriptor, &bytes, bytes.count)
                if count <= 0 {
                    if count < 0, errno == EINTR { continue }
                    return
                }
                for watch in written(bytes[..<count]) { waiting[ObjectIdentifier(watch)] = (watch, -1) }
            }
            for (key, (watch, tries)) in waiting {
                waiting[key] = watch.look() || tries + 1 == Self.pauses.count ? nil : (watch, tries + 1)
            }
        }
    }

    /// The observers of the files that notifications name.
    private func written(_ bytes: ArraySlice<UInt8>) -> [Watch] {
        var names: [Int32: Set<String>] = [:]
        bytes.withUnsafeBytes { bytes in
            // A folder's number, what happened, a number, the length of the name, and the name with zeros behind it.
            var place = 0
            while place + 16 <= bytes.count {
                let number = bytes.loadUnaligned(fromByteOffset: place, as: Int32.self)
                let length = Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
                let end = min(place + 16 + length, bytes.count)
                let name = bytes[place + 16..<end].prefix { $0 != 0 }
                names[number, default: []].insert(String(decoding: name, as: UTF8.self))
                place = end
            }
        }
        return entries.withLock { entries in
            var found: [Watch] = []
            for (number, names) in names {
                entries[number]?.removeAll { $0.watch == nil }
                if entries[number]?.isEmpty == true {
                    entries[number] = nil
                    inotify_rm_watch(descriptor, number)
                    continue
                }
                found += (entries[number] ?? []).compactMap(\.watch).filter { names.contains($0.name) }
            }
            return found
        }
    }
}
