// Nothing here may mention FoundationNetworking in code that is compiled into this module: a program that makes no
// request then need not load it, with its thirty libraries, at each start (`--as-needed`, see Package.swift). So the
// publisher is generic, and what knows URLSession is compiled into the programs that use it.
// A build that defines ORIEL_WITHOUT_NETWORKING goes without.
#if !ORIEL_WITHOUT_NETWORKING
import Foundation

#if canImport(FoundationNetworking)
// Apple's Foundation has these types itself: whoever imports this module sees them too.
@_exported import FoundationNetworking
#endif

extension URLSession {
    /// A publisher of the answer to a request.
    public typealias DataTaskPublisher = _DataTaskPublisher<URLSession, URLRequest, URLResponse>

    /// A publisher of the answer to a request for the URL; each subscriber makes the request.
    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// A publisher of the answer to the request; each subscriber makes it.
    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

extension _DataTaskPublisher where Session == URLSession, Request == URLRequest, Response == URLResponse {
    /// Makes the publisher.
    @_alwaysEmitIntoClient
    public init(request: URLRequest, session: URLSession) {
        self.init(_request: request, session: session) { request, session, completion in
            let task = session.dataTask(with: request) { completion($0, $1, $2) }
            return (resume: { task.resume() }, cancel: { task.cancel() })
        }
    }
}
#endif
