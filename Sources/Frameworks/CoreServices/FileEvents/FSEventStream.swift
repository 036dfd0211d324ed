import Foundation
import OrielFoundation

/// The streams that exist, with the number of their owners: a reference to another one has no effect.
enum FileEventStreams {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [FSEventStreamRef: (stream: FileEventStream, owners: Int)] = [:]

    static subscript(reference: ConstFSEventStreamRef?) -> FileEventStream? {
        guard let reference else { return nil }
        return lock.withLock { known[reference]?.stream }
    }
    static func change(_ reference: FSEventStreamRef?, by owners: Int) {
        guard let reference else { return }
        // A stream that goes calls the app's function, and must not do so within the lock.
        let gone = lock.withLock { () -> FileEventStream? in
            guard var entry = known[reference] else { return nil }
            entry.owners += owners
            known[reference] = entry.owners > 0 ? entry : nil
            return entry.owners > 0 ? nil : entry.stream
        }
        gone?.move(to: nil)
        gone?.stop()
    }
    static func keep(_ stream: FileEventStream) -> FSEventStreamRef {
        lock.withLock { known[stream.reference] = (stream, 1) }
        return stream.reference
    }
}

/// Returns a stream of the changes below folders, or of files; it starts later (`FSEventStreamStart`).
///
/// - Parameters:
///   - allocator: Without effect.
///   - callback: The function that gets the changes.
///   - context: The pointer for the function.
///   - pathsToWatch: The paths; one that does not exist is watched as soon as it does.
///   - sinceWhen: The number of the last known change; changes from before the start are not known here.
///   - latency: How long changes are gathered, in seconds.
///   - flags: The options.
public func FSEventStreamCreate(
    _ allocator: CFAllocator?, _ callback: @escaping FSEventStreamCallback,
    _ context: UnsafeMutablePointer<FSEventStreamContext>?, _ pathsToWatch: CFArray,
    _ sinceWhen: FSEventStreamEventId, _ latency: CFTimeInterval, _ flags: FSEventStreamCreateFlags
) -> FSEventStreamRef? {
    let paths = pathsToWatch.compactMap { item in
        (item as? String) ?? (item as? NSString).map { String(describing: $0) }
    }
    guard !paths.isEmpty else { return nil }
    return FileEventStreams.keep(
        FileEventStream(
            paths, latency: latency, options: Int(flags), context: context?.pointee ?? FSEventStreamContext(),
            callback: callback))
}

/// Adds an owner of a stream.
public func FSEventStreamRetain(_ streamRef: FSEventStreamRef) { FileEventStreams.change(streamRef, by: 1) }
/// Removes an owner of a stream, which goes with the last one.
public func FSEventStreamRelease(_ streamRef: FSEventStreamRef) { FileEventStreams.change(streamRef, by: -1) }

/// Sets the loop in which a stream calls its function.
public func FSEventStreamScheduleWithRunLoop(
    _ streamRef: FSEventStreamRef, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) { FileEventStreams[streamRef]?.move(to: .loop(runLoop)) }
/// Takes a stream out of a loop.
public func FSEventStreamUnscheduleFromRunLoop(
    _ streamRef: FSEventStreamRef, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) { FileEventStreams[streamRef]?.move(to: nil) }
/// Sets the queue in which a stream calls its function; nil for none.
public func FSEventStreamSetDispatchQueue(_ streamRef: FSEventStreamRef, _ q: DispatchQueue?) {
    FileEventStreams[streamRef]?.move(to: q.map { .queue($0) })
}

/// Starts a stream that has a queue or a loop; returns whether it reports changes now.
@discardableResult
public func FSEventStreamStart(_ streamRef: FSEventStreamRef) -> Bool { FileEventStreams[streamRef]?.start() ?? false }
/// Stops a stream, which can start again.
public func FSEventStreamStop(_ streamRef: FSEventStreamRef) { FileEventStreams[streamRef]?.stop() }
/// Takes a stream out of its queue or its loop.
public func FSEventStreamInvalidate(_ streamRef: FSEventStreamRef) {
    FileEventStreams[streamRef]?.move(to: nil)
    FileEventStreams[streamRef]?.stop()
}

/// Reports the changes that were gathered; returns the number of the last one.
@discardableResult
public func FSEventStreamFlushAsync(_ streamRef: FSEventStreamRef) -> FSEventStreamEventId {
    FileEventStreams[streamRef]?.flush()
    return FSEventStreamGetLatestEventId(streamRef)
}
/// Reports the changes that were gathered, before it returns.
public func FSEventStreamFlushSync(_ streamRef: FSEventStreamRef) { FileEventStreams[streamRef]?.flush() }

/// Returns the number of the last change that a stream has reported.
public func FSEventStreamGetLatestEventId(_ streamRef: ConstFSEventStreamRef) -> FSEventStreamEventId {
    FileEventStreams[streamRef]?.latestNumber ?? 0
}
/// Returns the number of the last change of all.
public func FSEventsGetCurrentEventId() -> FSEventStreamEventId { EventNumbers.latest }
/// Returns the paths of a stream.
public func FSEventStreamCopyPathsBeingWatched(_ streamRef: ConstFSEventStreamRef) -> CFArray {
    NSArray(array: FileEventStreams[streamRef]?.paths ?? [])
}
