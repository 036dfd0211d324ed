import Dispatch
import Foundation

/// Says which network there is, at once and whenever that changes.
///
/// Follows Apple's [NWPathMonitor](https://developer.apple.com/documentation/network/nwpathmonitor). There is a network where an
/// interface that is up leads out of the local one; whether the internet can be reached is not tested.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private let reader: PathReader
    private let watch = NetworkWatch()
    private var handler: (@Sendable (NWPath) -> Void)?
    private var path: NWPath
    private var runs: DispatchQueue?
    private var isCancelled = false

    /// Creates a monitor of all networks.
    public convenience init() { self.init(PathReader()) }

    /// Creates a monitor of the networks of one kind.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init(PathReader { $0 == requiredInterfaceType })
    }

    /// Creates a monitor of the networks of all kinds but some.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(PathReader { $0 != .loopback && !prohibitedInterfaceTypes.contains($0) })
    }

    private init(_ reader: PathReader) {
        self.reader = reader
        path = reader.path()
    }

    /// Called on the queue with the network, first when the monitor starts.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// The network as the monitor last saw it.
    public var currentPath: NWPath { lock.withLock { path } }

    /// The queue on which the monitor reports changes; nil before it was started.
    public var queue: DispatchQueue? { lock.withLock { runs } }

    /// Starts monitoring the network.
    ///
    /// A canceled monitor does not start again.
    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            guard runs == nil, !isCancelled else { return false }
            runs = queue
            return true
        }
        guard isFirst else { return }
        queue.async { self.look(isFirst: true) }
        watch.start { [weak self] in
            guard let self else { return }
            queue.async { self.look(isFirst: false) }
        }
    }

    /// Ends telling of the network.
    public func cancel() {
        lock.withLock {
            isCancelled = true
            handler = nil
        }
        watch.cancel()
    }

    private func look(isFirst: Bool) {
        let new = reader.path()
        let told = lock.withLock { () -> (@Sendable (NWPath) -> Void)? in
            guard !isCancelled, isFirst || new != path else { return nil }
            path = new
            return handler
        }
        told?(new)
    }
}

/// A monitor is a sequence of the networks there are, which begins with the one of the moment.
extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath

    /// Waits for the next network.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let monitor: NWPathMonitor
        fileprivate var stream: AsyncStream<NWPath>.Iterator
        public mutating func next() async -> NWPath? { await stream.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator {
        let stream = AsyncStream<NWPath> { continuation in
            pathUpdateHandler = { continuation.yield($0) }
            continuation.onTermination = { [weak self] _ in self?.cancel() }
            start(queue: DispatchQueue(label: "Oriel network path"))
        }
        return AsyncIterator(monitor: self, stream: stream.makeAsyncIterator())
    }
}
