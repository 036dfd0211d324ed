import Foundation
import Glibc

/// A command of `fcntl` that Apple's systems have, and this system's kernel has not.
public struct _FileCommand: Sendable {
    enum Kind { case flush, cache, readAhead, path, signal }
    let kind: Kind
}

/// The command that writes a file to the disk, past all caches.
public let F_FULLFSYNC = _FileCommand(kind: .flush)
/// The command that writes a file to the disk before anything that is written later.
public let F_BARRIERFSYNC = _FileCommand(kind: .flush)
/// The command that keeps a file out of the system's cache; here its pages are the first to leave the cache.
public let F_NOCACHE = _FileCommand(kind: .cache)
/// The command for whether a file is read ahead of the program.
public let F_RDAHEAD = _FileCommand(kind: .readAhead)
/// The command that finds the path of an open file.
public let F_GETPATH = _FileCommand(kind: .path)
/// The command for whether a write to a pipe without a reader is an error alone, and no signal.
///
/// This system knows the signal for whole programs: it is ignored from then on.
public let F_SETNOSIGPIPE = _FileCommand(kind: .signal)

/// Carries out a command for an open file; returns -1 with an `errno` for an error.
@discardableResult
public func fcntl(_ fd: Int32, _ cmd: _FileCommand) -> Int32 { fcntl(fd, cmd, 1) }

/// Carries out a command with a number for an open file; returns -1 with an `errno` for an error.
@discardableResult
public func fcntl(_ fd: Int32, _ cmd: _FileCommand, _ value: Int32) -> Int32 {
    switch cmd.kind {
    case .flush: return fsync(fd)
    case .cache: return advise(fd, value == 0 ? POSIX_FADV_NORMAL : POSIX_FADV_NOREUSE)
    case .readAhead: return advise(fd, value == 0 ? POSIX_FADV_RANDOM : POSIX_FADV_NORMAL)
    case .path:
        errno = EFAULT
        return -1
    case .signal:
        guard Glibc.fcntl(fd, F_GETFD) >= 0 else { return -1 }
        if value != 0 { BrokenPipes.ignore() }
        return 0
    }
}

/// Carries out a command with a place in memory for an open file; returns -1 with an `errno` for an error.
///
/// For the path of a file the place has `MAXPATHLEN` bytes.
@discardableResult
public func fcntl(_ fd: Int32, _ cmd: _FileCommand, _ ptr: UnsafeMutableRawPointer) -> Int32 {
    guard case .path = cmd.kind else {
        errno = EINVAL
        return -1
    }
    let text = ptr.assumingMemoryBound(to: CChar.self)
    let count = readlink("/proc/self/fd/\(fd)", text, Int(PATH_MAX) - 1)
    guard count >= 0 else {
        errno = EBADF
        return -1
    }
    text[count] = 0
    return 0
}

private func advise(_ fd: Int32, _ advice: Int32) -> Int32 {
    let code = posix_fadvise(fd, 0, 0, advice)
    if code != 0 { errno = code }
    return code == 0 ? 0 : -1
}

/// The signal of a write to a pipe or connection that nothing reads, which ends a program that does not handle it.
enum BrokenPipes {
    /// Ignores the signal, unless the app handles it.
    static func ignore() {
        var action = sigaction()
        guard sigaction(SIGPIPE, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil else { return }
        signal(SIGPIPE, SIG_IGN)
    }
}
