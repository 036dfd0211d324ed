import Glibc

/// Flags of `open` with a lock that Apple's systems set as they open the file.
///
/// Here it is set right after that: another program may have the file for a moment before.
public struct _LockingOpenFlags: Sendable {
    /// The other flags.
    let flags: Int32
    /// The kind of lock, as `flock` has it.
    let lock: Int32

    /// Adds flags.
    public static func | (lhs: Self, rhs: Int32) -> Self { Self(flags: lhs.flags | rhs, lock: lhs.lock) }
    /// Adds flags.
    public static func | (lhs: Int32, rhs: Self) -> Self { rhs | lhs }
}

/// The flag that locks a file for its readers.
public let O_SHLOCK = _LockingOpenFlags(flags: 0, lock: LOCK_SH)
/// The flag that locks a file for one writer.
public let O_EXLOCK = _LockingOpenFlags(flags: 0, lock: LOCK_EX)
/// The flag that opens a symbolic link itself.
public let O_SYMLINK: Int32 = O_EVTONLY | O_NOFOLLOW

/// Opens and locks a file; returns its number, -1 with an `errno` for an error.
///
/// It waits for the lock; with `O_NONBLOCK` a locked file is an error (`EWOULDBLOCK`).
public func open(_ path: UnsafePointer<CChar>, _ oflag: _LockingOpenFlags) -> Int32 { open(path, oflag, 0) }

/// Opens and locks a file, which is created with a mode; returns its number, -1 with an `errno` for an error.
public func open(_ path: UnsafePointer<CChar>, _ oflag: _LockingOpenFlags, _ mode: mode_t) -> Int32 {
    // A file is emptied when it is this program's, not before.
    let file = Glibc.open(path, oflag.flags & ~O_TRUNC, mode)
    guard file >= 0 else { return -1 }
    let waits = oflag.flags & O_NONBLOCK == 0
    guard flock(file, oflag.lock | (waits ? 0 : LOCK_NB)) == 0, oflag.flags & O_TRUNC == 0 || ftruncate(file, 0) == 0
    else {
        let code = errno
        close(file)
        errno = code
        return -1
    }
    return file
}
