#if !ORIEL_WITHOUT_NETWORKING
import Foundation
import FoundationNetworking

extension URLSession {
    /// The bytes of a server's answer as they arrive.
    ///
    /// Follows Apple's
    /// [URLSession.AsyncBytes](https://developer.apple.com/documentation/foundation/urlsession/asyncbytes).
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// A byte.
        public typealias Element = UInt8

        /// The task of the request.
        public let task: URLSessionDataTask
        let pieces: AsyncThrowingStream<Data, any Error>

        /// Reads bytes one by one.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var pieces: AsyncThrowingStream<Data, any Error>.AsyncIterator
            var piece = Data().makeIterator()

            /// The next byte; nil at the end.
            public mutating func next() async throws -> UInt8? {
                if let byte = piece.next() { return byte }
                while let next = try await pieces.next() {
                    piece = next.makeIterator()
                    if let byte = piece.next() { return byte }
                }
                return nil
            }
        }

        /// Begins with the first byte.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pieces: pieces.makeAsyncIterator()) }
    }

    /// Sends a request, and returns the bytes of its answer as they arrive.
    ///
    /// The request has the session's configuration. A delegate is not asked about it: see CompatibilityGaps.md. Follows Apple's
    /// [bytes(for:delegate:)](https://developer.apple.com/documentation/foundation/urlsession/bytes(for:delegate:)).
    /// - Parameters:
    ///   - request: The request.
    ///   - delegate: A delegate; one is warned about.
    /// - Returns: The bytes, and the head of the answer.
    /// - Throws: `URLError` where there is no answer, `URLError.cancelled` where the task is canceled.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        if delegate != nil || self.delegate != nil {
            RuntimeWarning.issue("URLSession.bytes(for:delegate:) asks no delegate here: see CompatibilityGaps.md.")
        }
        let answer = try await NetworkPieces.answer(to: request, configuration)
        return (AsyncBytes(task: answer.task, pieces: answer.pieces), answer.response)
    }

    /// Loads a URL, and returns its bytes as they arrive.
    ///
    /// See ``bytes(for:delegate:)``.
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
}
#endif
