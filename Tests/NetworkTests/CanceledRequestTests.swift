import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import TestServer
import Testing

/// Requests that end with the task that waits for them, as on Apple's systems.
@Suite("Requests: cancellation")
struct CanceledRequestTests {
    /// Waits for a request in each way that there is, and says how it ended.
    private enum Way: CaseIterable {
        case data, dataOfRequest, upload, download, downloadOfRequest

        func answer(_ url: URL) async throws {
            switch self {
            case .data: _ = try await URLSession.shared.data(from: url)
            case .dataOfRequest: _ = try await URLSession.shared.data(for: URLRequest(url: url))
            case .upload:
                var request = URLRequest(url: url)
                request.httpMethod = "POST"
                _ = try await URLSession.shared.upload(for: request, from: Data("a".utf8))
            case .download: _ = try await URLSession.shared.download(from: url)
            case .downloadOfRequest: _ = try await URLSession.shared.download(for: URLRequest(url: url))
            }
        }
    }

    @Test("A request whose task is canceled ends at once, with the error for that, though its server never answers")
    func silent() async throws {
        let server = try TestServer()
        // Foundation leaves the temporary file of a canceled download, which would stay behind.
        for way in Way.allCases where way != .download && way != .downloadOfRequest {
            let waiting = Task { try await way.answer(server.url) }
            let exchange = await server.next()
            waiting.cancel()
            let error = await #expect(throws: URLError.self) { try await waiting.value }
            #expect(error?.code == .cancelled, "\(way)")
            exchange.end()
        }
    }

    @Test("A request of a task that was canceled before is not made")
    func before() async throws {
        let server = try TestServer(answering: { _ in Issue.record("A request was made.") })
        for way in Way.allCases {
            let waiting = Task {
                while !Task.isCancelled { await Task.yield() }
                try await way.answer(server.url)
            }
            waiting.cancel()
            let error = await #expect(throws: URLError.self) { try await waiting.value }
            #expect(error?.code == .cancelled, "\(way)")
        }
    }

    @Test("Requests that are canceled while their answers arrive end, each with its answer or as canceled")
    func meanwhile() async throws {
        let server = try TestServer(answering: { $0.answer(200, String(repeating: "a", count: 100_000)) })
        // Foundation's own methods stop within a few hundred.
        let ends = try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<400 {
                group.addTask {
                    let waiting = Task { try await URLSession.shared.data(from: server.url).0.count == 100_000 }
                    for _ in 0..<(number % 40 * 25) { await Task.yield() }
                    waiting.cancel()
                    do { return try await waiting.value } catch let error as URLError {
                        return error.code == .cancelled
                    }
                }
            }
            return try await group.reduce(into: [Bool: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(ends == [true: 400])
        #expect(try await URLSession.shared.data(from: server.url).0.count == 100_000)
    }

    @MainActor
    @Test("A view that disappears while it loads ends its request, and the app answers")
    func disappearing() async throws {
        struct Loading: View {
            let url: URL
            @Binding var ended: Bool
            var body: some View {
                Text("loading").task {
                    do { _ = try await URLSession.shared.data(from: url) } catch let error as URLError {
                        ended = error.code == .cancelled
                    } catch {}
                }
            }
        }
        struct Screen: View {
            let url: URL
            @State private var isShown = true
            @State private var ended = false
            var body: some View {
                Button("hide") { isShown = false }
                Text(ended ? "ended" : "open")
                if isShown { Loading(url: url, ended: $ended) }
            }
        }
        let server = try TestServer()
        let host = TestHost(Screen(url: server.url))
        let exchange = await server.next()
        host.tap(text: "hide")
        while host.text == ["hide", "open"] {
            await Task.yield()
            host.update()
        }
        #expect(host.text == ["hide", "ended"])
        exchange.end()
    }
}
