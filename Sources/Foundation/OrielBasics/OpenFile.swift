import Foundation

/// Writing to files that are open already.
package enum OpenFile {
    /// How long is waited for a reader that does not keep up, in milliseconds.
    private static let patience: Int32 = 100

    /// Writes text to an open file, as much of it as can be written.
    ///
    /// A message must never end the program: if the file is closed or full, or no longer read, the text is lost.
    /// (`FileHandle` traps there, and the signal for a pipe without a reader ends the process.)
    /// - Returns: Whether all was written.
    @discardableResult
    package static func write(_ text: String, to file: Int32) -> Bool {
        withoutBrokenPipes {
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                // A pipe that is full would hold the program up for as long as its reader sleeps.
                var state = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
                guard poll(&state, 1, patience) == 1 else {
                    if errno == EINTR { continue }
                    return false
                }
                // The amount that a pipe with room takes without waiting.
                let count = rest.prefix(4096).withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if count == 0 || errno != EINTR {
                    return false
                }
            }
            return true
        }
    }

    /// Runs a function during which a pipe without a reader is an error alone, not a signal, on this thread.
    private static func withoutBrokenPipes<R>(_ body: () -> R) -> R {
        var pipe = sigset_t(), before = sigset_t(), waiting = sigset_t()
        sigemptyset(&pipe)
        sigaddset(&pipe, SIGPIPE)
        sigpending(&waiting)
        let wasWaiting = sigismember(&waiting, SIGPIPE) == 1
        pthread_sigmask(SIG_BLOCK, &pipe, &before)
        defer {
            // A signal that this call raised is consumed; one that was pending before stays.
            var none = timespec()
            if !wasWaiting { while sigtimedwait(&pipe, nil, &none) == -1, errno == EINTR {} }
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        return body()
    }
}
