import Foundation
import Glibc

/// A source that watches a file by the kernel's inotify.
final class FileSystemSource: DispatchSourceFileSystemObject, @unchecked Sendable {
    let handle: Int32
    let mask: DispatchSource.FileSystemEvent
    /// Where the kernel writes events; -1 where it cannot watch.
    private let descriptor: Int32
    private let source: any DispatchSourceProtocol
    private let lock = NSLock()
    private var seen: DispatchSource.FileSystemEvent = []
    private var size: Int64
    private var onCancel: (() -> Void)?

    init(_ handle: Int32, _ mask: DispatchSource.FileSystemEvent, _ queue: DispatchQueue?) {
        (self.handle, self.mask) = (handle, mask)
        size = Self.status(of: handle)?.size ?? 0
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        if descriptor >= 0, inotify_add_watch(descriptor, "/proc/self/fd/\(handle)", UInt32(Self.events(of: mask))) < 0
        {
            RuntimeWarning.issue("The kernel cannot watch more files (fs.inotify.max_user_watches).")
        }
        // Without a descriptor there is a source that never has an event.
        if descriptor >= 0 {
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        } else {
            source = DispatchSource.makeUserDataAddSource(queue: queue)
        }
        let descriptor = descriptor
        source.setCancelHandler { [weak self] in
            if descriptor >= 0 { close(descriptor) }
            self?.canceled()
        }
    }

    var data: DispatchSource.FileSystemEvent { lock.withLock { seen } }
    var isCancelled: Bool { source.isCancelled }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        guard let handler else { return source.setEventHandler(handler: nil as (() -> Void)?) }
        source.setEventHandler(qos: qos, flags: flags) { [weak self] in
            guard let self, readEvents() else { return }
            handler()
        }
    }

    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        lock.withLock { onCancel = handler }
    }

    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }

    func activate() { source.activate() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
    func cancel() { source.cancel() }

    private func canceled() { lock.withLock { onCancel }?() }

    /// Reads the kernel's events, and notes them.
    /// - Returns: Whether one of the events is in the mask.
    private func readEvents() -> Bool {
        let events = pendingEvents()
        var found: DispatchSource.FileSystemEvent = []
        let now = Self.status(of: handle)
        if events & (Int(IN_MODIFY) | Self.entries) != 0 { found.insert(.write) }
        if events & Int(IN_MODIFY) != 0, let now, now.size > lock.withLock({ size }) { found.insert(.extend) }
        if events & Int(IN_ATTRIB) != 0 {
            // A file that is still open loses its last name before the kernel reports its end.
            found.insert(now?.links == 0 ? .delete : .attrib)
            found.insert(.link)
        }
        if events & Int(IN_DELETE_SELF) != 0 { found.insert(.delete) }
        if events & Int(IN_MOVE_SELF) != 0 { found.insert(.rename) }
        if events & Int(IN_UNMOUNT) != 0 { found.insert(.revoke) }
        found = found.intersection(mask)
        lock.withLock {
            size = now?.size ?? size
            seen = found
        }
        return !found.isEmpty
    }

    /// Reads the kernel's events, and returns their kinds together.
    private func pendingEvents() -> Int {
        var kinds = 0
        let room = 4096
        let header = MemoryLayout<inotify_event>.size
        withUnsafeTemporaryAllocation(byteCount: room, alignment: 8) { buffer in
            while let start = buffer.baseAddress {
                let count = read(descriptor, start, room)
                guard count >= header else { return }
                var place = 0
                while place + header <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
                    kinds |= Int(event.mask)
                    place += header + Int(event.len)
                }
            }
        }
        return kinds
    }

    /// Changes of a folder's content.
    private static let entries = Int(IN_CREATE) | Int(IN_DELETE) | Int(IN_MOVED_FROM) | Int(IN_MOVED_TO)

    private static func status(of handle: Int32) -> (size: Int64, links: Int)? {
        var status = stat()
        guard fstat(handle, &status) == 0 else { return nil }
        return (Int64(status.st_size), Int(status.st_nlink))
    }

    /// The kernel's names for the events of a mask.
    private static func events(of mask: DispatchSource.FileSystemEvent) -> Int {
        var events = Int(IN_DELETE_SELF)
        if !mask.isDisjoint(with: [.write, .extend]) { events |= Int(IN_MODIFY) | entries }
        if !mask.isDisjoint(with: [.attrib, .link, .delete]) { events |= Int(IN_ATTRIB) }
        if mask.contains(.rename) { events |= Int(IN_MOVE_SELF) }
        return events
    }
}
