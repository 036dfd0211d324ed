import Foundation

/// The result of `objc_sync_enter` and `objc_sync_exit` for success.
public let OBJC_SYNC_SUCCESS: Int32 = 0
/// The result of `objc_sync_exit` on a thread that has not entered.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Locks an object for the current thread, which may lock it several times; other threads wait.
///
/// Each call needs a call to `objc_sync_exit` on the same thread.
/// - Parameter object: The object or class; nil has no effect, and a value of another kind locks nothing.
/// - Returns: `OBJC_SYNC_SUCCESS`.
@discardableResult
public func objc_sync_enter(_ object: Any?) -> Int32 {
    if let object = object.flatMap(ObjectLocks.identity) { ObjectLocks.shared.enter(object) }
    return OBJC_SYNC_SUCCESS
}

/// Unlocks an object that the current thread has locked.
/// - Parameter object: The object or class; nil has no effect, nor has a value of another kind.
/// - Returns: `OBJC_SYNC_SUCCESS`, or `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` if the thread has not locked the object.
@discardableResult
public func objc_sync_exit(_ object: Any?) -> Int32 {
    guard let object = object.flatMap(ObjectLocks.identity) else { return OBJC_SYNC_SUCCESS }
    return ObjectLocks.shared.exit(object) ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR
}

/// The objects that threads have locked.
///
/// An object costs nothing while it is unlocked.
final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()

    /// The identity of an object or class; nil for a value of another kind, whose copies have none in common.
    static func identity(_ object: Any) -> ObjectIdentifier? {
        if let type = object as? Any.Type { return ObjectIdentifier(type) }
        return type(of: object) is AnyClass ? ObjectIdentifier(object as AnyObject) : nil
    }

    private struct Hold {
        let owner: pthread_t
        var depth = 1
    }

    private let condition = NSCondition()
    private var holds: [ObjectIdentifier: Hold] = [:]

    func enter(_ object: ObjectIdentifier) {
        let thread = pthread_self()
        condition.lock()
        defer { condition.unlock() }
        while let hold = holds[object] {
            if pthread_equal(hold.owner, thread) != 0 {
                holds[object]?.depth += 1
                return
            }
            condition.wait()
        }
        holds[object] = Hold(owner: thread)
    }

    /// Returns false if the current thread does not hold the object.
    func exit(_ object: ObjectIdentifier) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        guard let hold = holds[object], pthread_equal(hold.owner, pthread_self()) != 0 else { return false }
        if hold.depth > 1 {
            holds[object]?.depth -= 1
        } else {
            holds[object] = nil
            condition.broadcast()
        }
        return true
    }
}
