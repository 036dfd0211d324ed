import Foundation
import FoundationNetworking
import OrielFoundation
import TestServer
import Testing

/// Answers whose bytes arrive while they are read.
@Suite("Requests: bytes")
struct SessionBytesTests {
    @Test("Lines are read as they arrive, before the answer's end; the request has its head and body")
    func lines() async throws {
        let server = try TestServer()
        var request = URLRequest(url: server.url)
        request.httpMethod = "POST"
        request.setValue("yes", forHTTPHeaderField: "X-Stream")
        request.httpBody = Data("question".utf8)
        let asking = Task { [request] in try await URLSession.shared.bytes(for: request) }
        let exchange = await server.next()
        #expect(exchange.method == "POST" && exchange.headers["x-stream"] == "yes")
        #expect(String(decoding: exchange.body, as: UTF8.self) == "question")
        exchange.send("HTTP/1.1 201 Made\r\nConnection: close\r\n\r\ndata: one\n\n")
        let (bytes, response) = try await asking.value
        #expect((response as? HTTPURLResponse)?.statusCode == 201)
        var lines = bytes.lines.makeAsyncIterator()
        #expect(try await lines.next() == "data: one")
        exchange.send("data: two\r\n")
        #expect(try await lines.next() == "data: two")
        exchange.send("rest")
        exchange.end()
        #expect(try await lines.next() == "rest")
        #expect(try await lines.next() == nil)
    }

    @Test("A reader that leaves ends the request, and so does a task that is canceled while it waits")
    func leaving() async throws {
        let server = try TestServer()
        let asking = Task {
            let (bytes, _) = try await URLSession.shared.bytes(from: server.url)
            for try await byte in bytes { return byte }
            return 0
        }
        let exchange = await server.next()
        exchange.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
        exchange.sendWithoutEnd(Array(repeating: 7, count: 4096))
        #expect(try await asking.value == 7)
        await exchange.waitForEnd()
        let waiting = Task { try await URLSession.shared.bytes(from: server.url) }
        let silent = await server.next()
        waiting.cancel()
        let error = await #expect(throws: URLError.self) { _ = try await waiting.value }
        #expect(error?.code == .cancelled)
        await silent.waitForEnd()
    }

    @Test("A server that cannot be reached is an error at once, one that breaks off is an error at the break")
    func errors() async throws {
        let server = try TestServer()
        let url = try #require(URL(string: "http://127.0.0.1:9/none"))
        await #expect(throws: URLError.self) { _ = try await URLSession.shared.bytes(from: url) }
        let asking = Task { try await URLSession.shared.bytes(from: server.url) }
        let exchange = await server.next()
        exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\nConnection: close\r\n\r\nabc")
        exchange.end()
        let (bytes, _) = try await asking.value
        var count = 0
        let error = await #expect(throws: URLError.self) { for try await _ in bytes { count += 1 } }
        #expect(count == 3 && error != nil)
    }

    @Test("Tasks of a session are listed; a session of the background runs with the app, and says so")
    func tasks() async throws {
        let server = try TestServer()
        let session = URLSession(configuration: .ephemeral)
        #expect(await session.allTasks.isEmpty)
        let task = session.dataTask(with: server.url)
        task.resume()
        #expect(await session.allTasks == [task])
        #expect(await session.tasks.0 == [task])
        // A task that is canceled before it has asked never asks.
        let exchange = await server.next()
        task.cancel()
        exchange.end()
        #expect(URLSessionConfiguration.background(withIdentifier: "own").httpAdditionalHeaders == nil)
    }
}
