import Foundation
import Glibc

/// Listens at an address of this machine for the one request that a page leads to.
final class LoopbackReceiver: CallbackReceiver, @unchecked Sendable {
    private let redirect: URL
    private let received: @MainActor @Sendable (URL) -> Void
    private let source: any DispatchSourceRead
    private static let queue = DispatchQueue(label: "AuthenticationServices.loopback")
    /// A longer request is not a browser's.
    private static let longest = 16 * 1024

    /// The page's `redirect_uri`, if it is an address of this machine with a port.
    static func redirect(in url: URL) -> URL? {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        guard let text = items.first(where: { $0.name == "redirect_uri" })?.value, let redirect = URL(string: text),
            redirect.scheme?.lowercased() == "http", redirect.port != nil,
            ["127.0.0.1", "localhost"].contains(redirect.host?.lowercased())
        else { return nil }
        return redirect
    }

    /// Begins to listen; nil if the port is taken.
    init?(_ redirect: URL, received: @escaping @MainActor @Sendable (URL) -> Void) {
        guard let port = redirect.port.flatMap(UInt16.init(exactly:)), let socket = Self.listen(port) else {
            return nil
        }
        self.redirect = redirect
        self.received = received
        source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: Self.queue)
        source.setEventHandler { [weak self] in self?.accept(socket) }
        source.setCancelHandler { close(socket) }
        source.resume()
    }

    func stop() { source.cancel() }

    private static func listen(_ port: UInt16) -> Int32? {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return nil }
        var isReused: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isBound, Glibc.listen(socket, 8) == 0 else {
            close(socket)
            return nil
        }
        return socket
    }

    private func accept(_ socket: Int32) {
        let connection = Glibc.accept(socket, nil, nil)
        guard connection >= 0 else { return }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        defer { close(connection) }
        // A program that connects and sends nothing stops the others for two seconds.
        var limit = timeval(tv_sec: 2, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var (request, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
        while request.count < Self.longest, !request.contains(10) {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            request += buffer.prefix(count)
        }
        let url = address(String(decoding: request.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self))
        let body =
            "<!doctype html><meta charset=utf-8><title>\(url == nil ? "Not found" : "Signed in")</title>"
            + "<p>\(url == nil ? "There is nothing here." : "You can close this page and return to the app.")"
        let answer =
            "HTTP/1.1 \(url == nil ? "404 Not Found" : "200 OK")\r\nContent-Type: text/html\r\nConnection: close\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
        _ = Array(answer.utf8).withUnsafeBytes {
            send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard let url else { return }
        let received = received
        DispatchQueue.main.async { MainActor.assumeIsolated { received(url) } }
    }

    /// The address of a request's first line; nil if it is not the one that is waited for.
    private func address(_ line: String) -> URL? {
        let words = line.split(separator: " ")
        guard words.count == 3, words[0] == "GET", words[1].hasPrefix("/"),
            var components = URLComponents(url: redirect, resolvingAgainstBaseURL: false),
            let target = URLComponents(string: String(words[1])),
            target.path == (redirect.path.isEmpty ? "/" : redirect.path)
        else { return nil }
        components.percentEncodedQuery = target.percentEncodedQuery
        return components.url
    }
}
