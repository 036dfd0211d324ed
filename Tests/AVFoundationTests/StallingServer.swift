import Foundation

/// A server that sends half of a file to each client, and the rest when the test says so.
final class StallingServer: Sendable {
    /// The file's address.
    let url: URL
    private let socket: Int32
    private let isResumed = DispatchSemaphore(value: 0)

    init(_ file: Data, type: String) throws {
        let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isOpen, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/film") else {
            close(descriptor)
            throw POSIXError(.EADDRNOTAVAIL)
        }
        (socket, self.url) = (descriptor, url)
        let head = "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Length: \(file.count)\r\n\r\n"
        let (first, rest) = (
            [UInt8](Data(head.utf8) + file.prefix(file.count / 2)), [UInt8](file.dropFirst(file.count / 2))
        )
        Thread.detachNewThread { [isResumed] in
            while true {
                let connection = accept(descriptor, nil, nil)
                if connection < 0 { break }
                Thread.detachNewThread { Self.answer(connection, first, rest, after: isResumed) }
            }
            close(descriptor)
        }
    }

    /// Sends the rest to all clients.
    func resume() { isResumed.signal() }

    // The thread that waits for clients ends with this, and closes the socket.
    deinit {
        isResumed.signal()
        shutdown(socket, Int32(SHUT_RDWR))
    }

    private static func answer(_ connection: Int32, _ first: [UInt8], _ rest: [UInt8], after resumed: DispatchSemaphore)
    {
        var request = [UInt8](repeating: 0, count: 4096)
        if read(connection, &request, request.count) > 0, sendAll(first, to: connection) {
            resumed.wait()
            resumed.signal()
            if sendAll(rest, to: connection) { while read(connection, &request, request.count) > 0 {} }
        }
        close(connection)
    }

    private static func sendAll(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }
}
