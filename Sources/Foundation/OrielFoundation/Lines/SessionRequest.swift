#if !ORIEL_WITHOUT_NETWORKING
import Foundation
import FoundationNetworking

/// A request whose answer a task waits for, and that ends with that task.
///
/// Foundation's own methods on Linux cancel on the thread that cancels the task, and wait there for the session's queue while
/// that waits for the task: a view that disappears while it loads would stop the app for good. A session also forgets to
/// answer some requests that are canceled. So the task ends its wait at once here, and the session's queue cancels the request.
final class SessionRequest<Value: Sendable>: @unchecked Sendable {
    typealias Completion = @Sendable (Value?, URLResponse?, (any Error)?) -> Void

    private let lock = NSLock()
    private var continuation: CheckedContinuation<(Value, URLResponse), any Error>?
    private let session: URLSession
    private var request: URLSessionTask?
    private var isCanceled = false

    private init(in session: URLSession) { self.session = session }

    /// Waits for the answer to a request.
    /// - Parameter start: Makes the request, which is not yet resumed.
    /// - Throws: The session's error, or `URLError.cancelled` where the task is canceled.
    static func answer(
        in session: URLSession, _ start: (@escaping Completion) -> URLSessionTask
    ) async throws -> (Value, URLResponse) {
        let own = SessionRequest(in: session)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard own.waits(continuation) else { return continuation.resume(throwing: URLError(.cancelled)) }
                own.resume(
                    start { value, response, error in
                        if let value, let response, error == nil {
                            own.end(.success((value, response)))
                        } else {
                            own.end(.failure(error ?? URLError(.badServerResponse)))
                        }
                    })
            }
        } onCancel: {
            own.cancel()
        }
    }

    private func waits(_ continuation: CheckedContinuation<(Value, URLResponse), any Error>) -> Bool {
        lock.withLock {
            if !isCanceled { self.continuation = continuation }
            return !isCanceled
        }
    }

    private func resume(_ request: URLSessionTask) {
        let isWanted = lock.withLock {
            if !isCanceled { self.request = request }
            return !isCanceled
        }
        if isWanted { request.resume() } else { request.cancelApart(in: session) }
    }

    private func end(_ result: Result<(Value, URLResponse), any Error>) {
        let waiting = lock.withLock {
            defer { (continuation, request) = (nil, nil) }
            return continuation
        }
        waiting?.resume(with: result)
    }

    private func cancel() {
        let running = lock.withLock {
            isCanceled = true
            return request
        }
        end(.failure(URLError(.cancelled)))
        running?.cancelApart(in: session)
    }
}
#endif
