import Glibc

// Constants of POSIX threads. On Apple's systems these are numbers of C; this system's headers list them as cases, which Swift
// imports as other types. The numbers here are chosen where an `Int32` is wanted.

// Mutexes.

/// A mutex that a thread locks once.
@_disfavoredOverload public var PTHREAD_MUTEX_NORMAL: Int32 { Int32(Glibc.PTHREAD_MUTEX_NORMAL) }
/// A mutex that reports wrong uses.
@_disfavoredOverload public var PTHREAD_MUTEX_ERRORCHECK: Int32 { Int32(Glibc.PTHREAD_MUTEX_ERRORCHECK) }
/// A mutex that its thread locks again.
@_disfavoredOverload public var PTHREAD_MUTEX_RECURSIVE: Int32 { Int32(Glibc.PTHREAD_MUTEX_RECURSIVE) }
/// A mutex of the usual kind.
@_disfavoredOverload public var PTHREAD_MUTEX_DEFAULT: Int32 { Int32(Glibc.PTHREAD_MUTEX_DEFAULT) }
/// A mutex that stays locked when its thread ends.
@_disfavoredOverload public var PTHREAD_MUTEX_STALLED: Int32 { Int32(Glibc.PTHREAD_MUTEX_STALLED) }
/// A mutex whose next owner learns that the earlier one has ended.
@_disfavoredOverload public var PTHREAD_MUTEX_ROBUST: Int32 { Int32(Glibc.PTHREAD_MUTEX_ROBUST) }
/// A lock that leaves priorities alone.
@_disfavoredOverload public var PTHREAD_PRIO_NONE: Int32 { Int32(Glibc.PTHREAD_PRIO_NONE) }
/// A lock that passes on the priority of waiting threads.
@_disfavoredOverload public var PTHREAD_PRIO_INHERIT: Int32 { Int32(Glibc.PTHREAD_PRIO_INHERIT) }
/// A lock with a priority of its own.
@_disfavoredOverload public var PTHREAD_PRIO_PROTECT: Int32 { Int32(Glibc.PTHREAD_PRIO_PROTECT) }

// Threads.

/// A thread that another one waits for.
@_disfavoredOverload public var PTHREAD_CREATE_JOINABLE: Int32 { Int32(Glibc.PTHREAD_CREATE_JOINABLE) }
/// A thread that no other one waits for.
@_disfavoredOverload public var PTHREAD_CREATE_DETACHED: Int32 { Int32(Glibc.PTHREAD_CREATE_DETACHED) }
/// A thread with the scheduling of its creator.
@_disfavoredOverload public var PTHREAD_INHERIT_SCHED: Int32 { Int32(Glibc.PTHREAD_INHERIT_SCHED) }
/// A thread with the scheduling in its attributes.
@_disfavoredOverload public var PTHREAD_EXPLICIT_SCHED: Int32 { Int32(Glibc.PTHREAD_EXPLICIT_SCHED) }
/// A thread that competes with all of the system's.
@_disfavoredOverload public var PTHREAD_SCOPE_SYSTEM: Int32 { Int32(Glibc.PTHREAD_SCOPE_SYSTEM) }
/// A thread that competes with the program's.
@_disfavoredOverload public var PTHREAD_SCOPE_PROCESS: Int32 { Int32(Glibc.PTHREAD_SCOPE_PROCESS) }
/// For this program.
@_disfavoredOverload public var PTHREAD_PROCESS_PRIVATE: Int32 { Int32(Glibc.PTHREAD_PROCESS_PRIVATE) }
/// For several programs.
@_disfavoredOverload public var PTHREAD_PROCESS_SHARED: Int32 { Int32(Glibc.PTHREAD_PROCESS_SHARED) }
/// A thread that can be canceled.
@_disfavoredOverload public var PTHREAD_CANCEL_ENABLE: Int32 { Int32(Glibc.PTHREAD_CANCEL_ENABLE) }
/// A thread that cannot be canceled.
@_disfavoredOverload public var PTHREAD_CANCEL_DISABLE: Int32 { Int32(Glibc.PTHREAD_CANCEL_DISABLE) }
/// A thread that ends at calls that wait.
@_disfavoredOverload public var PTHREAD_CANCEL_DEFERRED: Int32 { Int32(Glibc.PTHREAD_CANCEL_DEFERRED) }
/// A thread that ends at any place.
@_disfavoredOverload public var PTHREAD_CANCEL_ASYNCHRONOUS: Int32 { Int32(Glibc.PTHREAD_CANCEL_ASYNCHRONOUS) }
