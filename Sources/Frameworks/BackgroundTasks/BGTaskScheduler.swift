import Foundation
import OrielFoundation

/// Runs an app's work at later times.
///
/// Follows Apple's [BGTaskScheduler](https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler). Work runs while the app
/// runs, at the earliest time of its request; nothing starts the app for it, which is reported once. Requests are gone when the app
/// ends.
public final class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// The only one.
    public static let shared = BGTaskScheduler()

    /// The name of the errors.
    public static let errorDomain = "BGTaskSchedulerErrorDomain"

    /// The reasons for errors.
    public struct Error: _CodedError, Hashable, Sendable {
        /// The reasons for errors.
        public enum Code: Int, _ErrorCode {
            case unavailable = 1, tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
        }
        /// The reason.
        public let code: Code
        /// Creates an error for a reason.
        public init(_ code: Code) { self.code = code }
        /// The work can't run.
        public static let unavailable = Code.unavailable
        /// There are too many requests.
        public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
        /// The app has not registered the identifier.
        public static let notPermitted = Code.notPermitted
        /// The work can't begin at once.
        public static let immediateRunIneligible = Code.immediateRunIneligible
        /// The name of the errors of this framework.
        public static var errorDomain: String { BGTaskScheduler.errorDomain }
    }

    private struct Handler {
        let queue: DispatchQueue
        let launch: @Sendable (BGTask) -> Void
    }

    private let lock = NSLock()
    private var handlers: [String: Handler] = [:]
    private var pending: [String: (request: BGTaskRequest, timer: any DispatchSourceTimer)] = [:]
    private var running: [UUID: BGTask] = [:]
    /// The most requests that wait at a time.
    private static let limit = 1000

    override init() {}

    /// Registers the function that does the work of an identifier; returns false if there is one.
    /// - Parameter queue: Where it is called; nil for a queue of its own.
    @discardableResult
    public func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping @Sendable (BGTask) -> Void
    ) -> Bool {
        lock.withLock {
            guard handlers[identifier] == nil else { return false }
            handlers[identifier] = Handler(
                queue: queue ?? DispatchQueue(label: "BackgroundTasks.\(identifier)"), launch: launchHandler)
            return true
        }
    }

    /// Requests work; a request with the same identifier takes the place of an earlier one.
    public func submit(_ taskRequest: BGTaskRequest) throws {
        RuntimeWarning.issue("BGTaskScheduler: work runs while the app runs; nothing starts the app for it.")
        let isFull = try lock.withLock {
            // As on Apple's systems, an identifier that nobody handles is refused.
            guard handlers[taskRequest.identifier] != nil else { throw Error(.notPermitted) }
            return pending.count >= Self.limit && pending[taskRequest.identifier] == nil
        }
        if isFull { throw Error(.tooManyPendingTaskRequests) }
        let timer = DispatchSource.makeTimerSource()
        let pause = taskRequest.earliestBeginDate?.timeIntervalSinceNow ?? 0
        // A date beyond any clock waits for a century.
        timer.schedule(deadline: .now() + min(max(pause.isNaN ? 0 : pause, 0), 3e9))
        timer.setEventHandler { [weak self] in self?.begin(taskRequest) }
        lock.withLock {
            pending[taskRequest.identifier]?.timer.cancel()
            pending[taskRequest.identifier] = (taskRequest, timer)
        }
        timer.resume()
    }

    private func begin(_ request: BGTaskRequest) {
        let handler = lock.withLock { () -> Handler? in
            guard pending[request.identifier]?.request === request else { return nil }
            pending[request.identifier] = nil
            return handlers[request.identifier]
        }
        guard let handler else { return }
        let key = UUID()
        let task = request.task { [weak self] _ in
            guard let self else { return }
            self.lock.withLock { self.running[key] = nil }
        }
        lock.withLock { running[key] = task }
        handler.queue.async { handler.launch(task) }
    }

    /// Withdraws a request; work that runs is asked to end.
    public func cancel(taskRequestWithIdentifier identifier: String) {
        let expiring = lock.withLock {
            pending.removeValue(forKey: identifier)?.timer.cancel()
            return running.values.filter { $0.identifier == identifier }
        }
        for task in expiring { task.expirationHandler?() }
    }

    /// Withdraws all requests; work that runs is asked to end.
    public func cancelAllTaskRequests() {
        let expiring = lock.withLock {
            for (_, timer) in pending.values { timer.cancel() }
            pending = [:]
            return Array(running.values)
        }
        for task in expiring { task.expirationHandler?() }
    }

    /// Calls a function with the requests that wait.
    public func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        let requests = lock.withLock { pending.values.map(\.request) }
        DispatchQueue.global().async { completionHandler(requests) }
    }

    /// Returns the requests that wait.
    public func pendingTaskRequests() async -> [BGTaskRequest] { lock.withLock { pending.values.map(\.request) } }
}
