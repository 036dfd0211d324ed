import Foundation
import OrielFoundation

/// A stream of changes, to which an `FSEventStreamRef` refers.
final class FileEventStream: @unchecked Sendable {
    /// Where the callback is called.
    enum Place {
        case queue(DispatchQueue)
        case loop(CFRunLoop)
    }

    let paths: [String]
    private let callback: FSEventStreamCallback
    private let context: FSEventStreamContext
    private let latency: Double
    private let options: Int
    private let work = DispatchQueue(label: "FSEventStream")
    private let lock = NSLock()
    private var place: Place?
    private var latest: FSEventStreamEventId
    // These belong to the queue.
    private var tree: FolderTree?
    private var source: (any DispatchSourceRead)?
    private var pending: [FolderTree.Change] = []
    private var isWaiting = false

    init(
        _ paths: [String], latency: Double, options: Int, context: FSEventStreamContext,
        callback: @escaping FSEventStreamCallback
    ) {
        (self.paths, self.options, self.callback) = (paths, options, callback)
        self.latency = latency.isFinite ? min(max(latency, 0), 3600) : 0
        var context = context
        if let retain = context.retain {
            context.info = retain(context.info.map { UnsafeRawPointer($0) }).map {
                UnsafeMutableRawPointer(mutating: $0)
            }
        }
        self.context = context
        latest = EventNumbers.latest
    }

    deinit {
        source?.cancel()
        context.release?(context.info.map { UnsafeRawPointer($0) })
    }

    var reference: FSEventStreamRef { FSEventStreamRef(Unmanaged.passUnretained(self).toOpaque()) }
    /// The number of the last change that was reported.
    var latestNumber: FSEventStreamEventId { lock.withLock { latest } }
    func move(to place: Place?) { lock.withLock { self.place = place } }

    /// Begins to watch; returns whether that is possible.
    func start() -> Bool {
        guard lock.withLock({ place != nil }) else { return false }
        return work.sync {
            if source != nil { return true }
            let tree = FolderTree(paths)
            guard tree.descriptor >= 0 else {
                RuntimeWarning.issue("The kernel cannot watch more folders (fs.inotify.max_user_instances).")
                return false
            }
            let source = DispatchSource.makeReadSource(fileDescriptor: tree.descriptor, queue: work)
            source.setEventHandler { [weak self] in self?.collect() }
            // The descriptor stays open until the source is done.
            source.setCancelHandler { withExtendedLifetime(tree) {} }
            (self.tree, self.source) = (tree, source)
            source.resume()
            return true
        }
    }
    /// Ends to watch; changes that were not reported are forgotten.
    func stop() {
        work.sync {
            source?.cancel()
            (source, tree, pending) = (nil, nil, [])
        }
    }
    /// Reports the changes up to now, before it returns.
    func flush() {
        let changes = work.sync {
            if let tree { add(tree.read()) }
            return take()
        }
        report(changes)
    }

    private func collect() {
        guard let tree else { return }
        add(tree.read())
        if pending.isEmpty || isWaiting { return }
        isWaiting = true
        work.asyncAfter(deadline: .now() + latency) { [weak self] in
            guard let self else { return }
            isWaiting = false
            deliver()
        }
    }
    private func take() -> [FolderTree.Change] {
        defer { pending = [] }
        return pending
    }
    private func add(_ changes: [FolderTree.Change]) {
        for change in changes {
            guard let change = adapted(change) else { continue }
            if let index = pending.firstIndex(where: { $0.path == change.path }) {
                pending[index].flags |= change.flags
            } else {
                pending.append(change)
            }
        }
    }

    /// The change as the stream reports it: of a folder, unless files are wanted; nil for none.
    private func adapted(_ change: FolderTree.Change) -> FolderTree.Change? {
        if change.flags & kFSEventStreamEventFlagRootChanged != 0 {
            return options & kFSEventStreamCreateFlagWatchRoot == 0 ? nil : change
        }
        if options & kFSEventStreamCreateFlagFileEvents != 0
            || change.flags & kFSEventStreamEventFlagMustScanSubDirs != 0
        {
            return change
        }
        let folder = (change.path as NSString).deletingLastPathComponent
        return FolderTree.Change(path: folder.hasSuffix("/") ? folder : folder + "/", flags: 0)
    }

    /// Has the pending changes reported where the callback is called.
    ///
    /// They stay pending until then, so that a flush meanwhile reports them.
    private func deliver() {
        let report = { @Sendable [weak self] in
            guard let self else { return }
            self.report(work.sync { self.take() })
        }
        switch lock.withLock({ place }) {
        case .queue(let queue): queue.async(execute: report)
        case .loop(let loop):
            CFRunLoopPerformBlock(loop, CFRunLoopMode.commonModes.rawValue as CFString, report)
        case nil: return
        }
    }

    private func report(_ changes: [FolderTree.Change]) {
        // After the stream was invalidated, nothing is reported.
        guard !changes.isEmpty, lock.withLock({ place != nil }) else { return }
        let flags = changes.map { FSEventStreamEventFlags(truncatingIfNeeded: $0.flags) }
        let numbers = changes.map { _ in EventNumbers.next() }
        lock.withLock { latest = numbers.last ?? latest }
        if options & kFSEventStreamCreateFlagUseCFTypes != 0 {
            let list = NSArray(array: changes.map(\.path))
            withExtendedLifetime(list) {
                callback(
                    reference, context.info, changes.count, Unmanaged.passUnretained(list).toOpaque(), flags, numbers)
            }
        } else {
            var list = changes.map { strdup($0.path) }
            defer { for item in list { free(item) } }
            let count = list.count
            list.withUnsafeMutableBytes { bytes in
                if let start = bytes.baseAddress { callback(reference, context.info, count, start, flags, numbers) }
            }
        }
    }
}

/// The numbers of changes, which grow from one run of the app to the next.
enum EventNumbers {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var last = UInt64(max(0, Date().timeIntervalSince1970) * 1000)
    /// The number of the last change.
    static var latest: UInt64 { lock.withLock { last } }
    static func next() -> UInt64 {
        lock.withLock {
            last += 1
            return last
        }
    }
}
