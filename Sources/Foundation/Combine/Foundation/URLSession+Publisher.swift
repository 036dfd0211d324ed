// Linking FoundationNetworking brings in some thirty libraries, which the loader takes 24 ms for at each start.
// A build that defines ORIEL_WITHOUT_NETWORKING goes without (`ORIEL_NETWORKING=0`, see Package.swift).
#if !ORIEL_WITHOUT_NETWORKING
import Foundation

#if canImport(FoundationNetworking)
// Apple's Foundation has these types itself, so they are visible to every file that imports this module, too.
@_exported import FoundationNetworking
#endif

extension URLSession {
    /// A publisher of the answer to a request for the URL; each subscriber makes the request.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// A publisher of the answer to the request; each subscriber makes it.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of the response to a request.
    public struct DataTaskPublisher: Combine.Publisher {
        /// The response's body and metadata.
        public typealias Output = (data: Data, response: URLResponse)

        /// The error.
        public typealias Failure = URLError

        /// The request made.
        public let request: URLRequest

        /// The session that makes it.
        public let session: URLSession

        /// Makes the publisher.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Attaches the subscriber; the request is made on the first demand.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
        }
    }
}

extension URLSessionTask {
    /// Cancels the task on its session's queue for delegates.
    ///
    /// Not on the calling thread, which may hold a lock that the session's own queue waits for; and not beside the end of the task,
    /// which takes place on the same queue: Foundation stops the program where it cancels a task that has just ended.
    package func cancelApart(in session: URLSession) { session.delegateQueue.addOperation { self.cancel() } }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, StreamParticipant,
    @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let lock = Lock()
    /// Nil after the end or a cancellation, like the subscriber.
    private var parent: URLSession.DataTaskPublisher?
    private var demand = Subscribers.Demand.none
    private var downstream: Downstream?
    private var task: URLSessionDataTask?

    init(_ parent: URLSession.DataTaskPublisher, _ downstream: Downstream) {
        self.parent = parent
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        let running: URLSessionDataTask? = lock.withLock { () -> URLSessionDataTask? in
            guard let parent else { return nil }
            self.demand += demand
            if task == nil {
                task = parent.session.dataTask(with: parent.request) { self.settle($0, $1, $2) }
            }
            return task
        }
        // A task that runs takes no notice of being resumed again.
        running?.resume()
    }

    func cancel() {
        let running = take()
        if let session = running.session { running.task?.cancelApart(in: session) }
    }

    var description: String { "DataTaskPublisher" }

    var mirrorChildren: [Mirror.Child] {
        lock.withLock {
            [
                ("task", task as Any), ("downstream", downstream as Any), ("parent", parent as Any),
                ("demand", demand),
            ]
        }
    }

    private func settle(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let downstream = lock.withLock({ downstream }) else { return }
        if error == nil, let response {
            _ = downstream.receive((data: data ?? Data(), response: response))
            take().downstream?.receive(completion: .finished)
        } else {
            let code = (error as NSError?).flatMap { URLError.Code(rawValue: $0.code) }
            let reason = error as? URLError ?? URLError(code ?? .unknown)
            take().downstream?.receive(completion: .failure(reason))
        }
    }

    private func take() -> (downstream: Downstream?, task: URLSessionDataTask?, session: URLSession?) {
        lock.withLock {
            defer { (parent, downstream, task) = (nil, nil, nil) }
            return (downstream, task, parent?.session)
        }
    }
}
#endif
