import Foundation

/// A lock in place, for code that locks by address.
///
/// It must stay where it is, as a property of a class or in memory that was allocated for it.
///
/// Follows Apple's [os_unfair_lock](https://developer.apple.com/documentation/os/os_unfair_lock_s).
public struct os_unfair_lock_s {
    /// The system's mutex, whose initial state is zero.
    fileprivate var mutex = pthread_mutex_t()
    fileprivate var owner: pthread_t?

    /// Creates a lock that is open.
    public init() {}
    /// Creates a lock that is open; the number has no effect.
    public init(_os_unfair_lock_opaque: UInt32) {}
}

/// A lock in place.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// A lock that is open.
public var OS_UNFAIR_LOCK_INIT: os_unfair_lock_s { os_unfair_lock_s() }

extension UnsafeMutablePointer where Pointee == os_unfair_lock_s {
    /// The address of the mutex, with which the lock begins.
    fileprivate var mutex: UnsafeMutablePointer<pthread_mutex_t> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
    }

    fileprivate var isOwned: Bool { pointee.owner.map { pthread_equal($0, pthread_self()) != 0 } ?? false }
}

/// Locks; waits while another thread has the lock.
///
/// A thread that already has it ends the program.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    precondition(!lock.isOwned, "BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock")
    pthread_mutex_lock(lock.mutex)
    lock.pointee.owner = pthread_self()
}

/// Locks if no thread has the lock; returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    guard pthread_mutex_trylock(lock.mutex) == 0 else { return false }
    lock.pointee.owner = pthread_self()
    return true
}

/// Unlocks.
///
/// A thread that does not have the lock ends the program.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    precondition(lock.isOwned, "BUG IN CLIENT OF LIBPLATFORM: Unlock of an os_unfair_lock not owned by current thread")
    lock.pointee.owner = nil
    pthread_mutex_unlock(lock.mutex)
}

/// Ends the program unless the current thread has the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    precondition(lock.isOwned, "BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly not owned")
}

/// Ends the program if the current thread has the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    precondition(!lock.isOwned, "BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly owned")
}
