import Dispatch
import Foundation

/// A socket that waits for nothing: reports bytes, room and errors on a queue.
///
/// Used on that queue alone.
final class Socket: @unchecked Sendable {
    let descriptor: Int32
    let isStream: Bool
    private let queue: DispatchQueue
    private let reader: any DispatchSourceRead
    private let writer: any DispatchSourceWrite
    private var isReading = false
    private var isWriting = false
    private var isClosed = false
    private var isConnecting = false
    private var outgoing: [(rest: Data, done: (NWError?) -> Void)] = []
    private var endsAfterOutgoing = false
    /// The socket itself while it sends its last content.
    private var lastOwner: Socket?

    /// Called when the socket is connected, or is not.
    var onConnect: ((NWError?) -> Void)?
    /// Called with a piece of a stream, or a datagram, or nil at the stream's end.
    var onContent: ((Data?) -> Void)?
    /// Called when reading or writing fails.
    var onFailure: ((NWError) -> Void)?

    /// The bytes that one read takes: more than a datagram has.
    private static let capacity = 65_536

    init(_ descriptor: Int32, isStream: Bool, queue: DispatchQueue) {
        self.descriptor = descriptor
        self.isStream = isStream
        self.queue = queue
        reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        writer = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
        // The number is free for others once neither source watches it.
        let watchers = DispatchGroup()
        watchers.enter()
        watchers.enter()
        reader.setCancelHandler { watchers.leave() }
        writer.setCancelHandler { watchers.leave() }
        watchers.notify(queue: .global()) { Glibc.close(descriptor) }
        reader.setEventHandler { [weak self] in self?.read() }
        writer.setEventHandler { [weak self] in self?.write() }
    }

    /// Opens a socket that does not wait.
    static func open(family: Int32, isStream: Bool) -> Result<Int32, NWError> {
        let kind = isStream ? SOCK_STREAM : SOCK_DGRAM
        let descriptor = socket(family, Int32(kind.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        return descriptor < 0 ? .failure(NWError(errno: errno)) : .success(descriptor)
    }

    /// Connects the socket, and calls `onConnect` when it is.
    func connect(to address: SocketAddress) {
        guard address.withPointer({ Glibc.connect(descriptor, $0, $1) }) != 0 else {
            queue.async { self.onConnect?(nil) }
            return
        }
        let number = errno
        guard number == EINPROGRESS else {
            queue.async { self.onConnect?(NWError(errno: number)) }
            return
        }
        isConnecting = true
        setWriting(true)
    }

    /// Sends content in its turn, and calls a function once the kernel has it.
    func send(_ content: Data, done: @escaping (NWError?) -> Void) {
        outgoing.append((content, done))
        if !isConnecting { write() }
    }

    /// Ends the stream in this direction once all content is sent.
    func finishSending() {
        endsAfterOutgoing = true
        if !isConnecting { write() }
    }

    /// Begins or pauses reading.
    func setReading(_ reads: Bool) {
        guard reads != isReading, !isClosed else { return }
        isReading = reads
        if reads { reader.resume() } else { reader.suspend() }
    }

    private func setWriting(_ writes: Bool) {
        guard writes != isWriting, !isClosed else { return }
        isWriting = writes
        if writes { writer.resume() } else { writer.suspend() }
    }

    private func read() {
        guard !isClosed else { return }
        var bytes = [UInt8](repeating: 0, count: Self.capacity)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        if count > 0 || count == 0 && !isStream {
            onContent?(Data(bytes.prefix(count)))
        } else if count == 0 {
            setReading(false)
            onContent?(nil)
        } else if errno != EAGAIN, errno != EINTR {
            let error = NWError(errno: errno)
            setReading(false)
            onFailure?(error)
        }
    }

    private func write() {
        guard !isClosed else { return }
        if isConnecting {
            isConnecting = false
            setWriting(false)
            var number: Int32 = 0
            var size = socklen_t(MemoryLayout<Int32>.size)
            getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &number, &size)
            onConnect?(number == 0 ? nil : NWError(errno: number))
            return
        }
        while let (content, done) = outgoing.first {
            let count = content.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0 {
                let number = errno
                if number == EINTR { continue }
                if number == EAGAIN { return setWriting(true) }
                outgoing.removeFirst()
                done(NWError(errno: number))
                if isStream { lastOwner == nil ? onFailure?(NWError(errno: number)) : close() }
                if isClosed { return }
                continue
            }
            if isStream, count < content.count {
                outgoing[0].rest = Data(content.dropFirst(count))
                continue
            }
            outgoing.removeFirst()
            done(nil)
            if isClosed { return }
        }
        setWriting(false)
        if lastOwner != nil { return close() }
        if endsAfterOutgoing { shutdown(descriptor, Int32(SHUT_WR)) }
    }

    /// Closes the socket once all content is sent, for which it keeps itself.
    func closeWhenSent() {
        guard !isClosed, !isConnecting, !outgoing.isEmpty else { return close() }
        setReading(false)
        (onConnect, onContent, onFailure) = (nil, nil, nil)
        lastOwner = self
    }

    /// Closes the socket; content that is not sent yet fails.
    func close() {
        guard !isClosed else { return }
        // A source that is paused must run before it can be released.
        if !isReading { reader.resume() }
        if !isWriting { writer.resume() }
        isClosed = true
        lastOwner = nil
        reader.cancel()
        writer.cancel()
        let unsent = outgoing
        outgoing = []
        for (_, done) in unsent { done(.posix(.ECANCELED)) }
        (onConnect, onContent, onFailure) = (nil, nil, nil)
    }

    deinit { close() }

    /// The addresses of the ends.
    var localAddress: SocketAddress? { SocketAddress.read { getsockname(descriptor, $0, $1) } }
    var remoteAddress: SocketAddress? { SocketAddress.read { getpeername(descriptor, $0, $1) } }
}
