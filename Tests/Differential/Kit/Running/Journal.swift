import Foundation

/// Remembers the case that runs, and prints it if the program is stopped by it or it takes too long.
package enum Journal {
    /// Memory that a signal may read.
    nonisolated(unsafe) private static var line: UnsafeMutablePointer<CChar>?
    nonisolated(unsafe) private static var length = 0

    /// Notes a case before it runs.
    /// - Parameter seconds: How long it may take.
    package static func begin(_ test: Case, seconds: UInt32) {
        let isFirst = line == nil
        let old = line
        let text =
            "\nThis case stopped the program, or took too long; fuzz --shrink makes it smaller:\n    \"\(test)\",\n"
        line = strdup(text)
        length = strlen(line!)
        free(old)
        if isFirst {
            for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGALRM] {
                signal(number) { number in
                    if let line = Journal.line { write(1, line, Journal.length) }
                    signal(number, SIG_DFL)
                    raise(number)
                }
            }
        }
        alarm(seconds)
    }

    /// Nothing runs any more.
    package static func end() { alarm(0) }
}
