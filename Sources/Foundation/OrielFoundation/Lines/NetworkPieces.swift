#if !ORIEL_WITHOUT_NETWORKING
import Foundation
import FoundationNetworking

/// Passes on a server's response as it arrives; the request ends with its listener.
final class NetworkPieces: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
    private let limit: Int
    private let lock = NSLock()
    private var received = 0
    private var waiting = 0

    /// The maximum number of pending bytes: the network cannot be paused.
    private static let mostWaiting = 256 << 20

    private var answer: CheckedContinuation<URLResponse, any Error>?
    private var response: Result<URLResponse, any Error>?

    private init(_ continuation: AsyncThrowingStream<Data, any Error>.Continuation, limit: Int) {
        self.continuation = continuation
        self.limit = limit
    }

    /// The bytes at an address, up to a maximum number.
    static func of(_ url: URL, limit: Int) -> AsyncThrowingStream<Data, any Error> {
        start(URLRequest(url: url), .default, limit: limit).pieces
    }

    /// Begins a request, and waits for the head of its answer.
    /// - Parameters:
    ///   - request: The request.
    ///   - configuration: How the request is sent.
    /// - Returns: The head, the task of the request, and the answer's bytes as they arrive.
    static func answer(
        to request: URLRequest, _ configuration: URLSessionConfiguration
    ) async throws -> (response: URLResponse, task: URLSessionDataTask, pieces: AsyncThrowingStream<Data, any Error>) {
        let (delegate, task, session, pieces) = start(request, configuration, limit: .max)
        return try await withTaskCancellationHandler {
            let response = try await withCheckedThrowingContinuation { delegate.wait($0) }
            return (response, task, pieces)
        } onCancel: {
            delegate.respond(.failure(URLError(.cancelled)))
            task.cancelApart(in: session)
        }
    }

    private static func start(
        _ request: URLRequest, _ configuration: URLSessionConfiguration, limit: Int
    ) -> (
        delegate: NetworkPieces, task: URLSessionDataTask, session: URLSession,
        pieces: AsyncThrowingStream<Data, any Error>
    ) {
        let (stream, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
        let delegate = NetworkPieces(continuation, limit: limit)
        let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
        let task = session.dataTask(with: request)
        continuation.onTermination = { _ in
            task.cancelApart(in: session)
            session.finishTasksAndInvalidate()
        }
        task.resume()
        var pieces = stream.makeAsyncIterator()
        let counted = AsyncThrowingStream<Data, any Error> {
            let piece = try await pieces.next()
            delegate.took(piece?.count ?? 0)
            return piece
        }
        return (delegate, task, session, counted)
    }

    private func wait(_ continuation: CheckedContinuation<URLResponse, any Error>) {
        let known = lock.withLock {
            if response == nil { answer = continuation }
            return response
        }
        if let known { continuation.resume(with: known) }
    }

    private func respond(_ result: Result<URLResponse, any Error>) {
        let waiting = lock.withLock {
            if response == nil { response = result }
            defer { answer = nil }
            return answer
        }
        waiting?.resume(with: result)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        respond(.success(response))
        completionHandler(.allow)
    }

    private func took(_ count: Int) { lock.withLock { waiting -= count } }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let fits = lock.withLock {
            received += data.count
            waiting += data.count
            return received <= limit && waiting <= Self.mostWaiting
        }
        if fits {
            continuation.yield(data)
        } else {
            continuation.finish(throwing: CocoaError(.fileReadTooLarge))
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        respond(.failure(error ?? URLError(.badServerResponse)))
        continuation.finish(throwing: error)
    }
}
#endif
