#if !ORIEL_WITHOUT_NETWORKING
import Foundation
import FoundationNetworking

/// Hands on what a server answers as it comes; the request ends with the one who listens.
final class NetworkPieces: NSObject, URLSessionDataDelegate {
    private let continuation: AsyncThrowingStream<Data, any Error>.Continuation

    private init(_ continuation: AsyncThrowingStream<Data, any Error>.Continuation) {
        self.continuation = continuation
    }

    /// What an address leads to.
    static func of(_ url: URL) -> AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream { continuation in
            let session = URLSession(
                configuration: .default, delegate: NetworkPieces(continuation), delegateQueue: nil)
            let task = session.dataTask(with: url)
            continuation.onTermination = { _ in
                task.cancel()
                session.finishTasksAndInvalidate()
            }
            task.resume()
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        continuation.yield(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        continuation.finish(throwing: error)
    }
}
#endif
