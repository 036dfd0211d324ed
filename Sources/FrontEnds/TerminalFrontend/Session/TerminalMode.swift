import Foundation
import Glibc

/// The changes that the program makes to the terminal, and their undoing, however the program ends.
///
/// A program that crashes can do little more than write bytes: they lie ready in memory that nothing moves.
enum TerminalMode {
    /// The settings at the start: another screen, no cursor, no wrapping of lines, the mouse with its movements, pasted text and
    /// the focus marked.
    static let beginning =
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h\u{1B}[22;2t"
    /// The bytes that undo the settings, including settings that responses may have added.
    static let ending =
        "\u{1B}[?2026l\u{1B}[0m\u{1B}]8;;\u{1B}\\\u{1B}[<u\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;2t"

    /// The data for a signal handler.
    struct Saved {
        var descriptor: Int32
        var settings: termios
        var bytes: UnsafeMutablePointer<UInt8>
        var count: Int
        /// Whether the terminal is not as it was.
        var isChanged = false
        /// The file with the program's output in the meantime, and its destination; −1 for none.
        var kept: Int32 = -1, output: Int32 = -1
    }

    nonisolated(unsafe) private(set) static var saved: UnsafeMutablePointer<Saved>?

    /// Puts the terminal into the mode; false if it takes no settings.
    static func enter(_ descriptor: Int32) -> Bool {
        var settings = termios()
        if saved == nil {
            guard tcgetattr(descriptor, &settings) == 0 else { return false }
            let bytes = Array(ending.utf8)
            let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
            memory.initialize(from: bytes, count: bytes.count)
            let place = UnsafeMutablePointer<Saved>.allocate(capacity: 1)
            place.initialize(to: Saved(descriptor: descriptor, settings: settings, bytes: memory, count: bytes.count))
            saved = place
        }
        guard let saved else { return false }
        var raw = saved.pointee.settings
        cfmakeraw(&raw)
        guard tcsetattr(descriptor, TCSANOW, &raw) == 0 else { return false }
        saved.pointee.descriptor = descriptor
        saved.pointee.isChanged = true
        return true
    }

    /// Restores the terminal.
    ///
    /// Does nothing that a handler of signals must not.
    static func leave() {
        guard let saved, saved.pointee.isChanged else { return }
        saved.pointee.isChanged = false
        var done = 0
        while done < saved.pointee.count {
            let count = write(saved.pointee.descriptor, saved.pointee.bytes + done, saved.pointee.count - done)
            if count > 0 {
                done += count
            } else if count == 0 || errno != EINTR {
                // A terminal that takes nothing for a second is not waited for.
                var full = pollfd(fd: saved.pointee.descriptor, events: Int16(POLLOUT), revents: 0)
                if count == 0 || errno != EAGAIN || poll(&full, 1, 1000) <= 0 { break }
            }
        }
        tcsetattr(saved.pointee.descriptor, TCSANOW, &saved.pointee.settings)
    }

    /// Remembers where the program's own output is kept.
    static func keeps(_ file: Int32, for output: Int32) {
        saved?.pointee.kept = file
        saved?.pointee.output = output
    }
}
