import Foundation

/// A request that a test server was sent, and the connection on which it waits for an answer.
public final class Exchange: Sendable {
    public let method: String
    /// The path with its slash in front.
    public let path: String
    /// The fields of the head, by their names in lowercase letters.
    public let headers: [String: String]
    public let body: Data
    private let connection: Int32
    private let gone = Waiting<Void>()

    private init(_ request: HTTPRequest, on connection: Int32) {
        method = request.method
        path = request.path
        headers = request.headers
        body = request.body
        self.connection = connection
    }

    /// Answers the request.
    /// - Parameter length: How long the server says that the answer is, in bytes; nil for as long as it is.
    public func answer(_ status: Int = 200, _ text: String = "", length: Int? = nil) {
        let length = length ?? text.utf8.count
        send("HTTP/1.1 \(status) Said\r\nContent-Length: \(length)\r\nConnection: close\r\n\r\n\(text)")
        end()
    }

    /// Sends a part of a response, whatever it is; returns false if the client is gone.
    @discardableResult public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Sends a part of a response, whatever it is; returns false if the client is gone.
    @discardableResult public func send(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                let sent = Glibc.send(connection, start, rest.count, Int32(MSG_NOSIGNAL))
                if sent <= 0 { return false }
                rest = rest.dropFirst(sent)
            }
            return true
        }
    }

    /// Sends the same bytes over and over, until the client is gone.
    ///
    /// The system keeps little of it, so that the client finds its socket empty now and then: Foundation reads as long as there is
    /// something to read, and notices only then that a request was canceled.
    public func sendWithoutEnd(_ bytes: [UInt8]) {
        var room: Int32 = 4096
        setsockopt(connection, SOL_SOCKET, SO_SNDBUF, &room, socklen_t(MemoryLayout<Int32>.size))
        Thread.detachNewThread { [self] in while send(bytes) {} }
    }

    /// Says that nothing more will come.
    public func end() { shutdown(connection, Int32(SHUT_WR)) }

    /// Waits until the client is gone.
    public func waitForEnd() async { await gone.next() }

    // The connection stays open as long as it may be written to.
    deinit { close(connection) }

    /// Reads a request, hands it on, and then waits for the other end to be closed.
    static func take(_ connection: Int32, _ handOn: (Exchange) -> Void) {
        var (data, buffer) = (Data(), [UInt8](repeating: 0, count: 4096))
        while true {
            if let request = HTTPRequest(data) {
                let exchange = Exchange(request, on: connection)
                handOn(exchange)
                while read(connection, &buffer, buffer.count) > 0 {}
                return exchange.gone.add(())
            }
            let count = read(connection, &buffer, buffer.count)
            if count <= 0 { break }
            data.append(contentsOf: buffer[..<count])
        }
        close(connection)
    }
}

/// A request that has come to its end.
struct HTTPRequest {
    let method: String
    let path: String
    let headers: [String: String]
    let body: Data

    /// Reads a request; nil while some of it is missing.
    init?(_ data: Data) {
        guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ").map(String.init)
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(
                in: .whitespaces)
        }
        let length = headers["content-length"].flatMap { Int($0) }
        let body = data[end.upperBound...]
        guard words.count > 1, body.count >= length ?? 0 else { return nil }
        (method, path, self.headers, self.body) = (words[0], words[1], headers, Data(body))
    }
}
