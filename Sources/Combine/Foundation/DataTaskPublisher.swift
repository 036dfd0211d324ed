import Foundation

/// A publisher of the answer to a request; known as `URLSession.DataTaskPublisher`.
public struct _DataTaskPublisher<Session, Request, Response>: Publisher {
    /// The answer's body and what is known about it.
    public typealias Output = (data: Data, response: Response)

    /// Why there is no answer.
    public typealias Failure = URLError

    /// Makes a task of a session for a request; returns what starts and what cancels it.
    public typealias _MakeTask = (
        Request, Session, @escaping @Sendable (Data?, Response?, (any Error)?) -> Void
    ) -> (resume: () -> Void, cancel: () -> Void)

    /// The request made.
    public let request: Request

    /// The session that makes it.
    public let session: Session

    private let makeTask: _MakeTask

    /// Makes the publisher.
    public init(_request: Request, session: Session, makeTask: @escaping _MakeTask) {
        request = _request
        self.session = session
        self.makeTask = makeTask
    }

    /// Attaches the subscriber; the request is made when it asks for a value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
        let (request, session, makeTask) = (request, session, makeTask)
        subscriber.receive(
            subscription: DataTaskSubscription<S, Response>(subscriber) { makeTask(request, session, $0) })
    }
}

private final class DataTaskSubscription<Downstream: Subscriber, Response>: Subscription, CustomStringConvertible,
    @unchecked Sendable
where Downstream.Input == (data: Data, response: Response), Downstream.Failure == URLError {
    typealias Task = (resume: () -> Void, cancel: () -> Void)

    private let lock = Lock()
    private let makeTask: (@escaping @Sendable (Data?, Response?, (any Error)?) -> Void) -> Task
    private var downstream: Downstream?
    private var task: Task?

    init(
        _ downstream: Downstream,
        makeTask: @escaping (@escaping @Sendable (Data?, Response?, (any Error)?) -> Void) -> Task
    ) {
        self.downstream = downstream
        self.makeTask = makeTask
    }

    func request(_ demand: Subscribers.Demand) {
        let task: Task? = lock.withLock {
            guard downstream != nil, self.task == nil else { return nil }
            let task = makeTask { data, response, error in self.settle(data, response, error) }
            self.task = task
            return task
        }
        task?.resume()
    }

    func cancel() { take().task?.cancel() }

    var description: String { "DataTaskPublisher" }

    private func settle(_ data: Data?, _ response: Response?, _ error: (any Error)?) {
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

    private func take() -> (downstream: Downstream?, task: Task?) {
        lock.withLock {
            defer { (downstream, task) = (nil, nil) }
            return (downstream, task)
        }
    }
}
