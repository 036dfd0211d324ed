import Foundation
import Testing

@testable import OrielFoundation

#if canImport(FoundationNetworking)
/// What never ends is not loaded to its end.
@Suite struct EndlessDataTests {
    /// A server that answers one request with zeros, for as long as someone listens, or with so many, after which it falls
    /// silent.
    private final class EndlessServer: @unchecked Sendable {
        let port: UInt16
        private let socket: Int32
        private let gone = DispatchSemaphore(value: 0)
        private let pieces: Int

        init(pieces: Int = .max) throws {
            self.pieces = pieces
            socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let socket = socket
            try withUnsafeMutablePointer(to: &address) { pointer in
                try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                    guard bind(socket, pointer, length) == 0, listen(socket, 1) == 0,
                        getsockname(socket, pointer, &length) == 0
                    else { throw POSIXError(.EADDRNOTAVAIL) }
                }
            }
            port = UInt16(bigEndian: address.sin_port)
            Thread.detachNewThread { [self] in serve() }
        }

        deinit { close(socket) }

        private func serve() {
            let connection = accept(socket, nil, nil)
            defer {
                close(connection)
                gone.signal()
            }
            var request = [UInt8](repeating: 0, count: 4096)
            guard read(connection, &request, request.count) > 0 else { return }
            func send(_ bytes: [UInt8]) -> Bool {
                Glibc.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) > 0
            }
            _ = send(Array("HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n\r\n".utf8))
            let zeros = [UInt8](repeating: 0, count: 1 << 16)
            var sent = 0
            while sent < pieces, send(zeros) { sent += 1 }
            // Until the other end is closed.
            while read(connection, &request, request.count) > 0 {}
        }

        /// Waits until nobody listens any more.
        func waitForEnd() -> Bool { gone.wait(timeout: .now() + 60) == .success }
    }

    @Test("A server that sends without end is left") func server() async throws {
        let server = try EndlessServer()
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
        await #expect(throws: CocoaError(.fileReadTooLarge)) { _ = try await url.contents(limit: 1 << 20) }
        let isLeft = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: server.waitForEnd()) }
        }
        #expect(isLeft)
    }

    @Test("Bytes of a server come as they are taken") func bytes() async throws {
        let server = try EndlessServer(pieces: 2)
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
        var count = 0
        for try await byte in url.resourceBytes.prefix(100_000) where byte == 0 { count += 1 }
        #expect(count == 100_000)
    }

    @Test("A file without end is left, one that fits is loaded") func files() async throws {
        let endless = URL(fileURLWithPath: "/dev/zero")
        await #expect(throws: CocoaError(.fileReadTooLarge)) { _ = try await endless.contents(limit: 1 << 20) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("endless-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = String(repeating: "line\n", count: 200_000)
        try Data(text.utf8).write(to: file)
        #expect(try await file.contents(limit: 1_000_000) == Data(text.utf8))
        await #expect(throws: CocoaError(.fileReadTooLarge)) { _ = try await file.contents(limit: 999_999) }
        var count = 0
        for try await line in file.lines where line == "line" { count += 1 }
        #expect(count == 200_000)
        let missing = file.appendingPathExtension("missing")
        await #expect(throws: (any Error).self) { _ = try await missing.contents(limit: 10) }
    }
}
#endif
