import Foundation
import TestServer
import Testing

@testable import OrielFoundation

#if canImport(FoundationNetworking)
/// Endless data is not loaded to its end.
@Suite struct EndlessDataTests {
    private let start = "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n\r\n"
    private let zeros = [UInt8](repeating: 0, count: 1 << 16)

    @Test("A server that sends without end is left") func server() async throws {
        let server = try TestServer()
        let loading = Task { try await server.url.contents(limit: 1 << 20) }
        let request = await server.next()
        request.send(start)
        request.sendWithoutEnd(zeros)
        await #expect(throws: CocoaError(.fileReadTooLarge)) { _ = try await loading.value }
        await request.waitForEnd()
    }

    @Test("Bytes of a server come as they are taken") func bytes() async throws {
        let server = try TestServer { [start, zeros] request in
            request.send(start)
            // After these it falls silent.
            for _ in 0..<2 { request.send(zeros) }
        }
        var count = 0
        for try await byte in server.url.resourceBytes.prefix(100_000) where byte == 0 { count += 1 }
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
