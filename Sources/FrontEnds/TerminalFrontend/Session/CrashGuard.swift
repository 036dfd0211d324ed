import Foundation
import Glibc

/// Restores the terminal when the program crashes or calls `exit`.
enum CrashGuard {
    private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGQUIT]
    nonisolated(unsafe) private static var isInstalled = false

    /// Installs the handlers, once.
    static func install() {
        if isInstalled { return }
        isInstalled = true
        // A stack that overflows has no room for a handler.
        var stack = stack_t()
        let size = 1 << 16
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { number in
            TerminalMode.leave()
            KeptOutput.showAtEnd()
            // As if there had been no handler: what else looks at crashes comes after this.
            signal(number, SIG_DFL)
            raise(number)
        }
        action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
        for number in signals { sigaction(number, &action, nil) }
        atexit {
            TerminalMode.leave()
            KeptOutput.showAtEnd()
        }
    }
}
