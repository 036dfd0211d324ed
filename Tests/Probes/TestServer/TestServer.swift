import Foundation

/// A server on this machine that responds to a test's requests when and how the test says.
///
///     let server = try TestServer()
///     async let answer = URLSession.shared.data(from: server.url)
///     await server.next().answer(200, "Hello")
public final class TestServer: Sendable {
    /// Where it is.
    public let url: URL
    private let socket: Int32
    private let arrived = Waiting<Exchange>()
    private let answering: (@Sendable (Exchange) -> Void)?

    /// - Parameters:
    ///   - isOpen: Whether connections are taken from the beginning; until ``open()`` they are refused.
    /// - answering: Responds to each request at once, on a separate thread, where it does not wait for other tests; nil
    ///   for requests that ``next()`` waits for.
    public init(isOpen: Bool = true, answering: (@Sendable (Exchange) -> Void)? = nil) throws {
        self.answering = answering
        let taken = try LocalSocket()
        guard let url = URL(string: "http://127.0.0.1:\(taken.port)/") else { throw POSIXError(.EADDRNOTAVAIL) }
        socket = taken.descriptor
        self.url = url
        if isOpen { open() }
    }

    // The thread that waits for connections ends with this, and closes the socket.
    deinit { shutdown(socket, Int32(SHUT_RDWR)) }

    /// Takes connections from now on.
    public func open() {
        listen(socket, 16)
        Thread.detachNewThread { [socket, arrived, answering] in
            let handOn = answering ?? { arrived.add($0) }
            while true {
                let connection = accept(socket, nil, nil)
                if connection < 0 { break }
                Thread.detachNewThread { Exchange.take(connection, handOn) }
            }
            close(socket)
        }
    }

    /// Waits for the next request that was not yet returned.
    public func next() async -> Exchange { await arrived.next() }
}
