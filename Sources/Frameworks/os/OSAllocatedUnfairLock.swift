import Foundation

/// A lock around a state.
///
/// Follows Apple's [OSAllocatedUnfairLock](https://developer.apple.com/documentation/os/osallocatedunfairlock).
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Box {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let box: Box

    /// Creates a lock around a state that may be used by any thread while it has the lock.
    public init(uncheckedState initialState: State) { box = Box(initialState) }
    /// Creates a lock around a state.
    public init(initialState: State) where State: Sendable { box = Box(initialState) }

    /// Calls a function with the state while no other has the lock.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try box.lock.withLock { try body(&box.state) }
    }

    /// Calls a function with the state while no other has the lock.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try box.lock.withLock { try body(&box.state) }
    }

    /// Calls a function with the state if no other has the lock; returns nil if one has.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard box.lock.try() else { return nil }
        defer { box.lock.unlock() }
        return try body(&box.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock.
    public init() { self.init(uncheckedState: ()) }
    /// Waits for the lock and takes it.
    public func lock() { box.lock.lock() }
    /// Gives the lock back.
    public func unlock() { box.lock.unlock() }
    /// Takes the lock if no other has it; returns whether it did.
    public func lockIfAvailable() -> Bool { box.lock.try() }
    /// Calls a function while no other has the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try box.lock.withLock { try body() }
    }
}
