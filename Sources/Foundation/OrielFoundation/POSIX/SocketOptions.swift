import Glibc

/// An option of sockets that Apple's systems have, and this system's kernel has not.
public struct _SocketOption: Sendable { let name: String }

/// The option for whether a message to an ended connection is an error alone, and no signal.
///
/// This system knows the signal for whole programs: it is ignored from then on.
public let SO_NOSIGPIPE = _SocketOption(name: "SO_NOSIGPIPE")

/// Sets an option of a socket; returns -1 with an `errno` for an error.
@discardableResult
public func setsockopt(
    _ socket: Int32, _ level: Int32, _ option: _SocketOption, _ value: UnsafeRawPointer!, _ length: socklen_t
) -> Int32 {
    guard level == SOL_SOCKET, let value, length >= socklen_t(MemoryLayout<Int32>.size) else {
        errno = EINVAL
        return -1
    }
    guard Glibc.fcntl(socket, F_GETFD) >= 0 else { return -1 }
    if value.loadUnaligned(as: Int32.self) != 0 { BrokenPipes.ignore() }
    return 0
}
