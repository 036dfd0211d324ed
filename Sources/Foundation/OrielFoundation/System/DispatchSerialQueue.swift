import Dispatch

/// A queue that runs one block after the other.
///
/// Follows Apple's [DispatchSerialQueue](https://developer.apple.com/documentation/dispatch/dispatchserialqueue). Here it is any queue:
/// `DispatchSerialQueue(label:)` creates a serial one.
public typealias DispatchSerialQueue = DispatchQueue

extension DispatchQueue: @retroactive Executor {}

/// A queue runs the code of an actor that names it as its `unownedExecutor`.
extension DispatchQueue: @retroactive SerialExecutor {
    /// Runs a part of an actor's code on the queue.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    /// The queue as an executor.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    /// Stops the program unless the code runs on the queue.
    public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }
}
