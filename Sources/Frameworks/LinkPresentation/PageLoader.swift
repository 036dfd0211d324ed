import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Loads the beginning of a page: no more than a number of bytes, and no longer than a time.
final class PageLoader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private let limit: Int
    private var data = Data()
    private var response: URLResponse?
    private var continuation: CheckedContinuation<(Data, URLResponse), any Error>?
    /// The request, and the session that makes it; nil before the start and after the end.
    private var running: (task: URLSessionTask, session: URLSession)?
    private var isCanceled = false

    private init(limit: Int) { self.limit = limit }

    /// Returns the beginning of a page, and how the server answered.
    static func load(
        _ request: URLRequest, limit: Int, timeout: TimeInterval
    ) async throws -> (Data, URLResponse) {
        let loader = PageLoader(limit: limit)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { loader.start(request, timeout, $0) }
        } onCancel: {
            loader.lock.withLock { loader.isCanceled = true }
            loader.finish(.failure(CancellationError()))
        }
    }

    private func start(
        _ request: URLRequest, _ timeout: TimeInterval,
        _ continuation: CheckedContinuation<(Data, URLResponse), any Error>
    ) {
        let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
        let task = session.dataTask(with: request)
        let isWanted = lock.withLock {
            if !isCanceled { (self.continuation, running) = (continuation, (task, session)) }
            return !isCanceled
        }
        guard isWanted else {
            // Nothing is under way yet.
            session.invalidateAndCancel()
            return continuation.resume(throwing: CancellationError())
        }
        task.resume()
        // The session ends with its only task. (`invalidateAndCancel()` may trap on data under way.)
        session.finishTasksAndInvalidate()
        // A page that sends a byte now and then ends as well.
        DispatchQueue.global().asyncAfter(deadline: .now() + timeout) { [weak self] in
            self?.finish(.failure(URLError(.timedOut)))
        }
    }

    /// Responds, if nothing has before, and ends the request.
    private func finish(_ result: Result<(Data, URLResponse), any Error>) {
        // Not on this thread, which may hold a lock that the session's own queue waits for; nor beside the end of the request, which
        // takes place on the queue for delegates: Foundation stops the program where it cancels a request that has just ended.
        if let running = respond(result) { running.session.delegateQueue.addOperation { running.task.cancel() } }
    }

    /// Responds, if nothing has before, and returns the request that is to end now.
    private func respond(
        _ result: Result<(Data, URLResponse), any Error>
    ) -> (task: URLSessionTask, session: URLSession)? {
        let (waiting, running) = lock.withLock {
            defer { (continuation, self.running) = (nil, nil) }
            return (continuation, self.running)
        }
        waiting?.resume(with: result)
        return running
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        lock.withLock { self.response = response }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let full = lock.withLock { () -> (Data, URLResponse)? in
            self.data.append(data.prefix(limit - self.data.count))
            return self.data.count >= limit ? response.map { (self.data, $0) } : nil
        }
        // At once, on the queue for delegates: its waiting data may be without end.
        if let full { respond(.success(full))?.task.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let loaded = lock.withLock { (data, response ?? task.response) }
        if error == nil, let response = loaded.1 {
            finish(.success((loaded.0, response)))
        } else {
            finish(.failure(error ?? URLError(.badServerResponse)))
        }
    }
}
