import Foundation
import Glibc

/// Keeps the output of the program and its libraries while the app has the screen, and prints it afterwards.
enum KeptOutput {
    /// How much is printed at the end, in bytes: the last of it.
    private static let most = 1 << 16

    /// Begins to keep what goes to the terminal; what goes elsewhere goes there.
    static func begin() {
        guard let saved = TerminalMode.saved, saved.pointee.kept < 0 else { return }
        var name = Array((NSTemporaryDirectory() + "/oriel-output-XXXXXX").utf8CString)
        let file = mkstemp(&name)
        if file < 0 { return }
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        _ = fcntl(file, F_SETFL, O_APPEND)
        unlink(name)
        let output = dup(STDOUT_FILENO)
        guard output >= 0 else {
            close(file)
            return
        }
        _ = fcntl(output, F_SETFD, FD_CLOEXEC)
        fflush(nil)
        if isatty(STDERR_FILENO) != 0 { dup2(file, STDERR_FILENO) }
        if isatty(STDOUT_FILENO) != 0 { dup2(file, STDOUT_FILENO) }
        // Printed lines must be there if the program crashes.
        setvbuf(stdout, nil, _IOLBF, 0)
        TerminalMode.keeps(file, for: output)
    }

    /// Prints the kept output; once.
    ///
    /// Does nothing that a handler of signals must not.
    static func showAtEnd() {
        guard let saved = TerminalMode.saved, saved.pointee.kept >= 0 else { return }
        let (file, output) = (saved.pointee.kept, saved.pointee.output)
        saved.pointee.kept = -1
        dup2(output, STDOUT_FILENO)
        dup2(output, STDERR_FILENO)
        let size = lseek(file, 0, SEEK_END)
        lseek(file, max(size - most, 0), SEEK_SET)
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            while true {
                let count = read(file, buffer.baseAddress!, buffer.count)
                if count <= 0 || write(output, buffer.baseAddress!, count) < 0 { return }
            }
        }
    }

    /// Prints the kept output at a normal end, with the output that the C library still holds.
    static func end() {
        fflush(nil)
        showAtEnd()
    }
}
