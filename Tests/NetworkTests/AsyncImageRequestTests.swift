import Foundation
import SwiftUI
import SwiftUITesting
import TestServer
import Testing

@MainActor
@Suite("Images loaded by requests")
struct AsyncImageRequestTests {
    /// A picture of one pixel, as a PNG file.
    private static let pixel = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")

    private func answer(_ request: Exchange) {
        let bytes = [UInt8](Self.pixel ?? Data())
        request.send("HTTP/1.1 200 OK\r\nContent-Length: \(bytes.count)\r\nConnection: close\r\n\r\n")
        request.send(bytes)
        request.end()
    }

    @ViewBuilder private func view(_ phase: AsyncImagePhase) -> some View {
        if phase.image != nil { Text("shown") } else { Text(phase.error == nil ? "empty" : "failed") }
    }

    @Test("An image is loaded by its request, with the request's method; without one nothing is")
    func request() async throws {
        let server = try TestServer()
        var request = URLRequest(url: server.url.appendingPathComponent("picture"))
        request.httpMethod = "POST"
        let host = TestHost(VStack { AsyncImage(request: request) { view($0) } })
        let exchange = await server.next()
        #expect(exchange.method == "POST" && exchange.path == "/picture")
        #expect(host.text == ["empty"])
        answer(exchange)
        while host.text == ["empty"] {
            await Task.yield()
            host.update()
        }
        #expect(host.text == ["shown"])
        #expect(TestHost(AsyncImage(request: nil) { view($0) }).text == ["empty"])
    }

    @Test("Images of a view are loaded by the session that it sets; a server's refusal is a failure")
    func session() async throws {
        let server = try TestServer()
        let session = URLSession(configuration: .ephemeral)
        let host = TestHost(
            VStack { AsyncImage(url: server.url.appendingPathComponent("a")) { view($0) } }
                .asyncImageURLSession(session))
        let exchange = await server.next()
        #expect(exchange.method == "GET" && exchange.path == "/a")
        exchange.answer(404, "no")
        while host.text == ["empty"] {
            await Task.yield()
            host.update()
        }
        #expect(host.text == ["failed"])
    }
}
