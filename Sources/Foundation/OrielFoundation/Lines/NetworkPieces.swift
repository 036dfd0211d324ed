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

    private init(_ continuation: AsyncThrowingStream<Data, any Error>.Continuation, limit: Int) {
        self.continuation = continuation
        self.limit = limit
    }

    /// The bytes at an address, up to a maximum number.
    static func of(_ url: URL, limit: Int) -> AsyncThrowingStream<Data, any Error> {
        var delegate: NetworkPieces?
        let stream = AsyncThrowingStream<Data, any Error> { continuation in
            let own = NetworkPieces(continuation, limit: limit)
            let session = URLSession(configuration: .default, delegate: own, delegateQueue: nil)
            let task = session.dataTask(with: url)
            continuation.onTermination = { _ in
                task.cancelApart(in: session)
                session.finishTasksAndInvalidate()
            }
            task.resume()
            delegate = own
        }
        guard let delegate else { return stream }
        var pieces = stream.makeAsyncIterator()
        return AsyncThrowingStream {
            let piece = try await pieces.next()
            delegate.took(piece?.count ?? 0)
            return piece
        }
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
        continuation.finish(throwing: error)
    }
}
#endif
