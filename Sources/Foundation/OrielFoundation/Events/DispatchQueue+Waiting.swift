import Dispatch

extension DispatchQueue {
    /// Runs a work item on the queue and waits until it has ended.
    ///
    /// Unlike `sync(execute:)`, Apple's runs it on a thread of the queue; here it may run on the caller's.
    ///
    /// Follows Apple's
    /// [asyncAndWait(execute:)](https://developer.apple.com/documentation/dispatch/dispatchqueue/asyncandwait(execute:)).
    public func asyncAndWait(execute workItem: DispatchWorkItem) { sync(execute: workItem) }
    /// Runs a function on the queue and waits for its result.
    public func asyncAndWait<T>(execute work: () throws -> T) rethrows -> T { try sync(execute: work) }
    /// Runs a function on the queue, as flags say, and waits for its result.
    public func asyncAndWait<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
        try sync(flags: flags, execute: work)
    }
}

extension DispatchTime {
    /// Returns the time from this moment to another one; `never` for the distant future.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        guard self != .distantFuture, other != .distantFuture else { return self == other ? .nanoseconds(0) : .never }
        let (one, two) = (uptimeNanoseconds, other.uptimeNanoseconds)
        let apart = Int(clamping: one <= two ? two - one : one - two)
        return .nanoseconds(one <= two ? apart : -apart)
    }
    /// Returns the moment after a time.
    public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
}
