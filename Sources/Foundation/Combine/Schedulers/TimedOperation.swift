import Dispatch
import Foundation

/// An operation that waits in its queue until its time has come; canceling it releases the action.
final class TimedOperation: Operation, Cancellable, @unchecked Sendable {
    private let lock = Lock()
    private var action: (() -> Void)?
    private var isDue = false

    init(_ action: @escaping () -> Void) { self.action = action }

    func add(to queue: OperationQueue, at date: Date) {
        queue.addOperation(self)
        // The queue is retained, as there may be no other reference to it by then.
        let target = Transfer(queue)
        DispatchQueue.global().asyncAfter(deadline: .now() + max(date.timeIntervalSinceNow, 0)) { [weak self] in
            withExtendedLifetime(target) { self?.becomeDue() }
        }
    }

    override var isReady: Bool { super.isReady && lock.withLock { isDue } }

    override func main() { take()?() }

    override func cancel() {
        withExtendedLifetime(take()) {}
        super.cancel()
        // A queue removes a canceled operation when it is ready.
        becomeDue()
    }

    private func becomeDue() {
        willChangeValue(for: \.isReady)
        lock.withLock { isDue = true }
        didChangeValue(for: \.isReady)
    }

    private func take() -> (() -> Void)? {
        lock.withLock {
            defer { action = nil }
            return action
        }
    }
}

/// An action that an operation queue runs again and again: each operation adds its successor.
final class RepeatedOperation: Cancellable, @unchecked Sendable {
    private let lock = Lock()
    private weak var queue: OperationQueue?
    private let interval: TimeInterval
    /// Nil after a cancellation.
    private var action: (() -> Void)?
    private var current: TimedOperation?

    init(_ queue: OperationQueue, _ interval: TimeInterval, _ action: @escaping () -> Void) {
        self.queue = queue
        self.interval = interval
        self.action = action
    }

    func start(at date: Date) {
        let operation = TimedOperation { self.run(date) }
        let queue: OperationQueue? = lock.withLock {
            guard action != nil else { return nil }
            current = operation
            return self.queue
        }
        if let queue { operation.add(to: queue, at: date) }
    }

    func cancel() {
        let (action, operation) = lock.withLock {
            defer { (self.action, current) = (nil, nil) }
            return (self.action, current)
        }
        operation?.cancel()
        withExtendedLifetime(action) {}
    }

    private func run(_ date: Date) {
        guard let action = lock.withLock({ action }) else { return }
        start(at: date + interval)
        action()
    }
}
