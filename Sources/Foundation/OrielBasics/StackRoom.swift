import Foundation

/// How much stack a thread has.
package enum StackRoom {
    /// How large the main thread's stack may become, where the system lets it: 64 megabytes, of which only those are taken
    /// that are needed.
    private static let wanted: rlim_t = 64 << 20

    /// The size of the calling thread's stack in bytes.
    ///
    /// The main thread's grows up to a limit that the kernel looks up each time, so that it can be raised in a running program.
    package static var bytes: Int { Thread.isMainThread ? mainThread : ofThisThread }

    /// The main thread's, asked for once: the C library reads the process's whole map of memory for it.
    private static let mainThread = {
        raise()
        return ofThisThread
    }()

    private static var ofThisThread: Int {
        var attributes = pthread_attr_t()
        guard let getAttributes, getAttributes(pthread_self(), &attributes) == 0 else { return smallest }
        defer { pthread_attr_destroy(&attributes) }
        var size = 0
        pthread_attr_getstacksize(&attributes, &size)
        return size
    }

    /// The assumed value if the system does not report one.
    private static let smallest = 1 << 20

    /// The C library has the function, and shows it to C++ alone.
    private static let getAttributes: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32)? =
        dlsym(nil, "pthread_getattr_np").map {
            unsafeBitCast($0, to: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32).self)
        }

    private static func raise() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0, limit.rlim_cur < wanted else {
            return
        }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    }
}
