#if !ORIEL_WITHOUT_NETWORKING
import Combine
import Foundation
import Testing

@Suite("Data tasks")
struct DataTaskTests {
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

    @Test("A data task's subscription shows what it has, until it is cancelled; a demand of none stops the program")
    func dataTaskSubscription() async throws {
        let publisher = URLSession.shared.dataTaskPublisher(for: URL(string: "nonsense://x")!)
        let subscription = try #require(publisher.record(demand: .none).subscription)
        #expect("\(subscription)" == "DataTaskPublisher")
        let labels = Mirror(reflecting: subscription).children.map(\.label)
        #expect(labels == ["task", "downstream", "parent", "demand"])
        await #expect(processExitsWith: .failure) {
            let publisher = URLSession.shared.dataTaskPublisher(for: URL(string: "nonsense://x")!)
            publisher.record(demand: .none).subscription?.request(.none)
        }
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
#endif
