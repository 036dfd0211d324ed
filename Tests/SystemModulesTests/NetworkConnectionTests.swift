import Foundation
import OrielFoundation
import Testing

@testable import Network

/// Connections and listeners: two ends in one process.
@Suite("Network connections", .timeLimit(.minutes(1)))
struct NetworkConnectionTests {
    /// Starts a listener on this machine, and returns it with its port once it is ready.
    private func listen(
        _ parameters: NWParameters, _ handler: @escaping @Sendable (NWConnection) -> Void
    ) async throws -> (NWListener, NWEndpoint.Port) {
        parameters.acceptLocalOnly = true
        let listener = try NWListener(using: parameters)
        listener.newConnectionHandler = handler
        let states = AsyncStream<NWListener.State> { continuation in
            listener.stateUpdateHandler = { continuation.yield($0) }
        }
        listener.start(queue: .global())
        for await state in states where state != .setup {
            try #require(state == .ready)
            break
        }
        return (listener, try #require(listener.port))
    }

    private func states(of connection: NWConnection) -> AsyncStream<NWConnection.State> {
        AsyncStream { continuation in connection.stateUpdateHandler = { continuation.yield($0) } }
    }

    private struct Part: Equatable, Sendable {
        var text: String?
        var isComplete: Bool
        var error: NWError?
    }

    private func receive(_ connection: NWConnection, _ least: Int, _ most: Int) async -> Part {
        await withCheckedContinuation { continuation in
            connection.receive(minimumIncompleteLength: least, maximumLength: most) { data, _, isComplete, error in
                continuation.resume(
                    returning: Part(
                        text: data.map { String(decoding: $0, as: UTF8.self) }, isComplete: isComplete, error: error))
            }
        }
    }

    private func send(_ text: String, on connection: NWConnection, last: Bool = false) async -> NWError? {
        await withCheckedContinuation { continuation in
            connection.send(
                content: Data(text.utf8), contentContext: last ? .finalMessage : .defaultMessage,
                completion: .contentProcessed { continuation.resume(returning: $0) })
        }
    }

    @Test("A stream carries bytes both ways, in pieces of the wanted sizes, and ends")
    func stream() async throws {
        let (taken, continuation) = AsyncStream<NWConnection>.makeStream()
        let (listener, port) = try await listen(.tcp) { continuation.yield($0) }
        let client = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        // What is sent before the start waits for the connection.
        client.send(content: Data("hel".utf8), completion: .idempotent)
        client.start(queue: .global())
        #expect(await send("lo, there", on: client, last: true) == nil)
        var iterator = taken.makeAsyncIterator()
        let server = try #require(await iterator.next())
        server.start(queue: .global())
        #expect(await receive(server, 5, 5) == Part(text: "hello", isComplete: false))
        #expect(await receive(server, 8, 100) == Part(text: ", there", isComplete: true))
        #expect(await receive(server, 1, 100) == Part(text: nil, isComplete: true, error: .posix(.ENODATA)))
        #expect(await send("back", on: server) == nil)
        #expect(await receive(client, 4, 100) == Part(text: "back", isComplete: false))
        #expect(client.state == .ready)
        #expect(client.currentPath?.remoteEndpoint == .hostPort(host: "127.0.0.1", port: port))
        #expect(client.metadata(definition: NWProtocolTCP.definition) is NWProtocolTCP.Metadata)
        client.cancel()
        #expect(await receive(client, 1, 1).error == .posix(.ECANCELED))
        #expect(client.state == .cancelled)
        server.cancel()
        listener.cancel()
    }

    @Test("More than the kernel holds at once arrives whole, as one message")
    func large() async throws {
        let (taken, continuation) = AsyncStream<NWConnection>.makeStream()
        let (listener, port) = try await listen(.tcp) { continuation.yield($0) }
        let client = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        client.start(queue: .global())
        let content = Data((0..<6_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        client.send(content: content, contentContext: .finalMessage, completion: .idempotent)
        var iterator = taken.makeAsyncIterator()
        let server = try #require(await iterator.next())
        server.start(queue: .global())
        let received = await withCheckedContinuation { continuation in
            server.receiveMessage { data, _, isComplete, _ in continuation.resume(returning: isComplete ? data : nil) }
        }
        #expect(received == content)
        client.cancel()
        server.cancel()
        listener.cancel()
    }

    @Test("Datagrams are messages, each peer of a listener has a connection of its own")
    func datagrams() async throws {
        let (taken, continuation) = AsyncStream<NWConnection>.makeStream()
        let (listener, port) = try await listen(.udp) { continuation.yield($0) }
        var iterator = taken.makeAsyncIterator()
        var servers: [NWConnection] = []
        for name in ["one", "two"] {
            let client = NWConnection(host: "127.0.0.1", port: port, using: .udp)
            client.start(queue: .global())
            #expect(await send(name, on: client) == nil)
            let server = try #require(await iterator.next())
            server.start(queue: .global())
            #expect(await receive(server, 1, 100) == Part(text: name, isComplete: true))
            #expect(await send("more of \(name)", on: client) == nil)
            #expect(await receive(server, 1, 100) == Part(text: "more of \(name)", isComplete: true))
            #expect(await send("re: \(name)", on: server) == nil)
            #expect(await receive(client, 1, 2) == Part(text: "re", isComplete: false))
            #expect(await receive(client, 1, 100) == Part(text: ": \(name)", isComplete: true))
            client.cancel()
            servers.append(server)
        }
        #expect(servers[0].endpoint != servers[1].endpoint)
        for server in servers { server.cancel() }
        listener.cancel()
    }

    @Test("A port at which nothing listens lets a connection wait, and restart tries again")
    func refused() async throws {
        let (listener, port) = try await listen(.tcp) { _ in }
        await withCheckedContinuation { continuation in
            listener.stateUpdateHandler = { if $0 == .cancelled { continuation.resume() } }
            listener.cancel()
        }
        let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        let changes = states(of: connection)
        connection.start(queue: .global())
        var seen: [NWConnection.State] = []
        for await state in changes {
            seen.append(state)
            if seen.count == 2 { connection.restart() }
            if seen.count == 4 { connection.cancel() }
            if state == .cancelled { break }
        }
        let waiting = NWConnection.State.waiting(.posix(.ECONNREFUSED))
        #expect(seen == [.preparing, waiting, .preparing, waiting, .cancelled])
    }

    @Test("A port that is taken fails the second listener")
    func taken() async throws {
        let (listener, port) = try await listen(.udp) { _ in }
        let parameters = NWParameters.udp
        parameters.acceptLocalOnly = true
        let second = try NWListener(using: parameters, on: port)
        second.newConnectionHandler = { _ in }
        let state = await withCheckedContinuation { continuation in
            second.stateUpdateHandler = { continuation.resume(returning: $0) }
            second.start(queue: .global())
        }
        #expect(state == .failed(.posix(.EADDRINUSE)))
        listener.cancel()
    }

    @Test("Protocols that are not there fail a connection, with a warning")
    func refusals() {
        var warnings: [String] = []
        RuntimeWarning.observing({ warnings.append($0) }) {
            #expect(NWParameters.tls.refusal == .tls(NWError.tlsUnavailable))
            #expect(NWParameters.quic(alpn: ["h3"]).refusal == .posix(.EPROTONOSUPPORT))
            let parameters = NWParameters.tcp
            parameters.defaultProtocolStack.applicationProtocols.insert(NWProtocolWebSocket.Options(), at: 0)
            #expect(parameters.refusal == .posix(.EPROTONOSUPPORT))
            #expect(NWParameters.udp.refusal == nil)
        }
        #expect(warnings.count == 3)
    }

    @Test("A connection that never starts can be canceled and released")
    func unstarted() {
        let connection = NWConnection(host: "::1", port: 9, using: .tcp)
        connection.cancel()
        connection.start(queue: .global())
        #expect(connection.queue == nil)
        _ = NWConnection(host: "::1", port: 9, using: .udp)
    }
}
