import Foundation
import Glibc
import OrielBasics
import Testing

@Suite("Programs beside the app")
struct ChildProcessTests {
    /// Runs a program to its end; nil where it can't be started.
    private func run(_ path: String, _ arguments: [String] = []) async -> Bool? {
        await withCheckedContinuation { continuation in
            let process = ChildProcess(path, arguments) { continuation.resume(returning: $0) }
            if process == nil { continuation.resume(returning: nil) }
        }
    }

    @Test("The end is told, with whether it was without an error")
    func ends() async {
        #expect(await run("/bin/true") == true)
        #expect(await run("/bin/false") == false)
        #expect(await run("/bin/sh", ["-c", "kill -9 $$"]) == false)
        #expect(await run("/nowhere/program") == nil)
    }

    @Test("Arguments arrive as they are, with the environment")
    func arguments() async {
        let script = #"[ "$1" = 'two words; $(x)' ] && [ "$2" = "-w" ] && [ -n "$PATH" ]"#
        #expect(await run("/bin/sh", ["-c", script, "sh", "two words; $(x)", "-w"]) == true)
    }

    @Test("The program has no descriptor of the app's, and signals are as if it were started by itself")
    func inherited() async {
        let file = dup(0)
        defer { close(file) }
        // Where nothing was kept, the first number behind the three is free for the listing.
        #expect(await run("/bin/sh", ["-c", "[ ! -e /proc/self/fd/\(file) ] || [ \(file) -eq 3 ]"]) == true)
        #expect(
            await run("/bin/sh", ["-c", "for n in 0 1 2; do [ /proc/self/fd/$n -ef /dev/null ] || exit 1; done"])
                == true)
        // Two signals are the C library's own.
        let ignored = "^SigIgn:.0000000[01][08]0000000$"
        #expect(await run("/bin/sh", ["-c", "grep -q '\(ignored)' /proc/self/status"]) == true)
    }

    @Test("A program that is asked to ends, and nothing of it stays in memory")
    func terminate() async {
        weak var held: ChildProcess?
        let isWhole = await withCheckedContinuation { continuation in
            let process = ChildProcess("/bin/sleep", ["1000"]) { continuation.resume(returning: $0) }
            held = process
            #expect(process?.isRunning == true)
            process?.terminate()
        }
        #expect(!isWhole)
        #expect(held?.isRunning != true)
        held?.terminate()
        // The thread that waited holds it until it is over.
        while held != nil { await Task.yield() }
        #expect(held == nil)
    }
}
