import Combine
import Foundation
import Testing

@Suite("Publishers of Foundation")
struct FoundationTests {
    static let name = Notification.Name("CombineTests.something")

    @Test("Notifications come from the object asked for, until cancelled")
    func notifications() {
        final class Poster {}
        let center = NotificationCenter()
        let (wanted, other) = (Poster(), Poster())
        let mine = center.publisher(for: Self.name, object: wanted).map { $0.userInfo?["n"] as? Int ?? 0 }.record()
        let all = center.publisher(for: Self.name).record(demand: .max(1))
        center.post(name: Self.name, object: wanted, userInfo: ["n": 1])
        center.post(name: Self.name, object: other, userInfo: ["n": 2])
        mine.cancel()
        center.post(name: Self.name, object: wanted, userInfo: ["n": 3])
        #expect(mine.values == [1])
        #expect(all.values.count == 1)
        #expect(center.publisher(for: Self.name) == center.publisher(for: Self.name))
        #expect(center.publisher(for: Self.name) != NotificationCenter.default.publisher(for: Self.name))
    }

    @Test("A timer ticks in its run loop while connected, at its pace")
    func timer() async {
        let dates = await withCheckedContinuation { (continuation: CheckedContinuation<[Date], Never>) in
            Thread.detachNewThread {
                var dates: [Date] = []
                let timer = Timer.publish(every: 0.005, on: .current, in: .common)
                let first = timer.sink { dates.append($0) }
                let connection = timer.connect()
                let deadline = Date() + 10
                while dates.count < 3, Date() < deadline { RunLoop.current.run(until: Date() + 0.02) }
                connection.cancel()
                let count = dates.count
                RunLoop.current.run(until: Date() + 0.02)
                first.cancel()
                continuation.resume(returning: dates.count == count ? dates : [])
            }
        }
        #expect(dates.count >= 3)
        #expect(dates == dates.sorted())
    }

    /// Answers requests without a network.
    final class Stub: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            guard let url = request.url, url.host == "good" else {
                client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
                return
            }
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data("hello".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
    }

    @Test("A data task delivers the answer, or fails")
    func dataTask() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Stub.self]
        let session = URLSession(configuration: configuration)
        var seen: [String] = []
        let publisher = session.dataTaskPublisher(for: URL(string: "stub://good")!)
        for try await answer in publisher.values {
            seen.append(String(decoding: answer.data, as: UTF8.self))
            #expect((answer.response as? HTTPURLResponse)?.statusCode == 200)
        }
        #expect(seen == ["hello"])
        let missing = session.dataTaskPublisher(for: URLRequest(url: URL(string: "stub://bad")!))
        await #expect(throws: URLError.self) {
            for try await _ in missing.values {}
        }
        let replaced = missing.map { String(decoding: $0.data, as: UTF8.self) }.replaceError(with: "none")
        for await text in replaced.values { #expect(text == "none") }
    }

    @Test("A data task that is cancelled, or never asked for, does nothing")
    func dataTaskCancel() {
        let publisher = URLSession.shared.dataTaskPublisher(for: URL(string: "nonsense://x")!)
        let recorder = TrackingSubscriber<URLSession.DataTaskPublisher.Output, URLError>(demand: .none)
        publisher.subscribe(recorder)
        recorder.cancel()
        recorder.request(1)
        #expect(recorder.history == ["subscription"])
        #expect(publisher.request.url?.scheme == "nonsense")
    }
}
