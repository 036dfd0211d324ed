import Foundation
import Glibc

/// The state of a stream of a socket, its delegate, and the loops in which the delegate is called.
final class StreamEvents: @unchecked Sendable {
    let channel: SocketChannel
    private let side: Int16
    private let lock = NSRecursiveLock()
    private weak var stream: Stream?
    private weak var receiver: (any StreamDelegate)?
    private var loops: [(loop: RunLoop, mode: RunLoop.Mode, timer: Timer)] = []
    private var eventQueue: DispatchQueue?
    /// The delegate that calls the function of a client of Core Foundation.
    private var kept: (any StreamDelegate)?
    private var state = Stream.Status.notOpen
    private var isWaiting = false
    private var unsent: [Stream.Event] = []

    /// - Parameter side: `POLLIN` for an input stream, `POLLOUT` for an output stream.
    init(_ channel: SocketChannel, side: Int32) { (self.channel, self.side) = (channel, Int16(side)) }
    func attach(_ stream: Stream) { self.stream = stream }

    var status: Stream.Status {
        get { lock.withLock { state } }
        set { lock.withLock { state = newValue } }
    }
    var delegate: (any StreamDelegate)? {
        get { lock.withLock { receiver } }
        set { lock.withLock { receiver = newValue } }
    }

    /// The queue on which the delegate is called; nil for none.
    var queue: DispatchQueue? {
        get { lock.withLock { eventQueue } }
        set {
            let events = lock.withLock {
                eventQueue = newValue
                guard newValue != nil else { return [Stream.Event]() }
                defer { unsent = [] }
                return unsent
            }
            for event in events { post(event) }
        }
    }
    /// Sets a delegate that is kept as long as the stream.
    func setClient(_ client: (any StreamDelegate)?) {
        // Released after the lock: the end of a client calls a function of the app's.
        let earlier = lock.withLock {
            defer { (kept, receiver) = (client, client) }
            return kept
        }
        withExtendedLifetime(earlier) {}
        wait()
    }

    func schedule(_ loop: RunLoop, _ mode: RunLoop.Mode) {
        // A loop ends without anything to wait for; this timer never fires.
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        loop.add(timer, forMode: mode)
        let events = lock.withLock {
            loops.append((loop, mode, timer))
            defer { unsent = [] }
            return unsent
        }
        for event in events { post(event) }
    }
    func remove(_ loop: RunLoop, _ mode: RunLoop.Mode) {
        lock.withLock {
            for entry in loops where entry.loop === loop && entry.mode == mode { entry.timer.invalidate() }
            loops.removeAll { $0.loop === loop && $0.mode == mode }
        }
    }

    func open() {
        guard
            lock.withLock({
                guard state == .notOpen else { return false }
                state = .opening
                return true
            })
        else { return }
        channel.connect { [weak self] in self?.connected() }
    }
    private func connected() {
        lock.withLock { if state == .opening { state = channel.error == nil ? .open : .error } }
        switch status {
        case .error: post(.errorOccurred)
        case .open:
            post(.openCompleted)
            wait()
        default: break
        }
    }
    func close() {
        guard
            lock.withLock({
                guard state != .closed else { return false }
                state = .closed
                for entry in loops { entry.timer.invalidate() }
                loops = []
                return true
            })
        else { return }
        channel.close(shutting: Int32((side == Int16(POLLIN) ? SHUT_RD : SHUT_WR)))
    }

    /// Reports once that there is something to read, or room to write.
    func wait() {
        guard
            lock.withLock({
                guard state == .open, !isWaiting, receiver != nil else { return false }
                isWaiting = true
                return true
            })
        else { return }
        // The source has a descriptor of its own: the stream may be closed while it waits.
        let copy = dup(channel.socket)
        guard copy >= 0 else { return lock.withLock { isWaiting = false } }
        let source: any DispatchSourceProtocol =
            side == Int16(POLLIN)
            ? DispatchSource.makeReadSource(fileDescriptor: copy) : DispatchSource.makeWriteSource(fileDescriptor: copy)
        source.setEventHandler { [weak self] in
            source.cancel()
            self?.ready(copy)
        }
        source.setCancelHandler { Glibc.close(copy) }
        source.resume()
    }
    private func ready(_ socket: Int32) {
        lock.withLock { isWaiting = false }
        guard status == .open else { return }
        guard side == Int16(POLLIN) else { return post(.hasSpaceAvailable) }
        var byte: UInt8 = 0
        let count = recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
        switch count {
        case 1...: post(.hasBytesAvailable)
        case 0:
            status = .atEnd
            post(.endEncountered)
        default: if errno == EAGAIN || errno == EINTR { wait() } else { fail() }
        }
    }
    func fail() {
        channel.refuse(errno)
        status = .error
        post(.errorOccurred)
    }

    private func post(_ event: Stream.Event) {
        let (queue, entry) = lock.withLock {
            if loops.isEmpty, eventQueue == nil { unsent.append(event) }
            return (eventQueue, loops.first)
        }
        if let queue { return queue.async { [weak self] in self?.deliver(event) } }
        entry?.loop.perform(inModes: [entry?.mode ?? .default]) { [weak self] in self?.deliver(event) }
    }
    private func deliver(_ event: Stream.Event) {
        guard let stream, status != .closed else { return }
        delegate?.stream(stream, handle: event)
    }

    /// Returns whether the socket can be read or written at once.
    var isReady: Bool {
        guard status == .open else { return false }
        var entry = pollfd(fd: channel.connected(), events: side, revents: 0)
        return entry.fd >= 0 && poll(&entry, 1, 0) > 0
    }

    func property(_ key: Stream.PropertyKey) -> AnyObject? {
        if key == kCFStreamPropertySocketRemoteHostName as Stream.PropertyKey {
            return channel.remote.map { NSString(string: $0.host) }
        }
        if key == kCFStreamPropertySocketRemotePortNumber as Stream.PropertyKey {
            return channel.remote.map { NSNumber(value: $0.port) }
        }
        guard key == kCFStreamPropertySocketNativeHandle as Stream.PropertyKey, channel.socket >= 0 else { return nil }
        return withUnsafeBytes(of: channel.socket) { NSData(bytes: $0.baseAddress, length: $0.count) }
    }
    func setProperty(_ value: Any?, _ key: Stream.PropertyKey) -> Bool {
        let isLevel = key == .socketSecurityLevelKey
        guard isLevel || key == kCFStreamPropertySSLSettings as Stream.PropertyKey else { return false }
        let level = (value as? StreamSocketSecurityLevel)?.rawValue ?? (value as? String)
        if isLevel, level == StreamSocketSecurityLevel.none.rawValue { return true }
        // Without encryption nothing may be sent that an app wants encrypted.
        RuntimeWarning.issue("Stream: connections with TLS are not supported, and fail: see CompatibilityGaps.md.")
        channel.refuse(EPROTONOSUPPORT)
        return false
    }
}
