import Foundation
import Glibc
import Testing

@Suite("What is left of the terminal", .serialized)
struct RestorationTests {
    enum End: String, CaseIterable {
        case quit, interruptKey, interrupt, terminate, hangUp, trap, overflow, abort, exit

        func happen(_ terminal: PseudoTerminal) {
            switch self {
            case .quit: terminal.send("\u{11}")
            case .interruptKey: terminal.send("\u{3}")
            case .interrupt: kill(terminal.process, SIGINT)
            case .terminate: kill(terminal.process, SIGTERM)
            case .hangUp: kill(terminal.process, SIGHUP)
            case .trap: terminal.send("t")
            case .overflow: terminal.send("o")
            case .abort: terminal.send("a")
            case .exit: terminal.send("e")
            }
        }
    }

    private func start(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal("TerminalProbe", ["--terminal"], environment: environment)
        try #require(terminal.wait { terminal.text.contains("Count 0") }, "\(terminal.text)")
        return terminal
    }

    /// All ends but an overflow of the stack where a sanitizer runs, which ends the program itself then.
    private static let ends: [End] =
        dlsym(nil, "__asan_init") == nil && dlsym(nil, "__tsan_init") == nil
        ? End.allCases : End.allCases.filter { $0 != .overflow }

    @Test("R13: Modes and settings are undone", arguments: ends)
    func ends(_ end: End) throws {
        let terminal = try start()
        #expect(!terminal.isCooked)
        #expect(terminal.modes.isSuperset(of: [1049, 1003, 1006, 2004]))
        #expect(!terminal.modes.contains(25))
        terminal.send("p")
        terminal.wait(300) { false }
        #expect(!terminal.text.contains("Said on"))
        end.happen(terminal)
        #expect(terminal.wait { terminal.status != nil }, "\(end) did not end it")
        terminal.wait(100) { false }
        #expect(terminal.isCooked, "\(end)")
        #expect(terminal.modes == [7, 25], "\(end)")
        // What it said meanwhile comes after all that.
        let rest = terminal.text.components(separatedBy: "\u{1B}[?1049l").last ?? ""
        #expect(rest.contains("Said on the output.\r\n") && rest.contains("Said on the error.\r\n"), "\(end): \(rest)")
        if end == .trap { #expect(rest.contains("This was to be expected.")) }
        if end == .exit { #expect(terminal.status == 7 << 8) }
        // What watches a program sees by which signal it ended.
        if end == .abort { #expect((terminal.status ?? 0) & 0x7F == SIGABRT) }
        if end == .quit || end == .interruptKey { #expect(terminal.status == 0) }
    }

    @Test("R13: Suspending gives the terminal back, and going on draws the screen again")
    func suspends() throws {
        let terminal = try start()
        terminal.send("m")
        #expect(terminal.wait { terminal.text.contains("1") })
        kill(terminal.process, SIGSTOP)
        #expect(terminal.wait { terminal.isStopped })
        terminal.forget()
        terminal.continueProcess()
        #expect(terminal.wait { terminal.text.contains("Count 1") }, "\(terminal.text)")
        #expect(terminal.modes.contains(1049) && !terminal.isCooked)
        // The first process of a session has nobody to go back to.
        terminal.send("\u{1A}")
        #expect(terminal.wait { terminal.text.contains("no shell") })
        #expect(!terminal.isStopped)
    }

    @Test("The key that suspends gives the terminal back to a shell")
    func suspendsInShell() throws {
        let terminal = try PseudoTerminal(
            "/bin/bash", ["--norc", "--noprofile", "-i"],
            environment: ["PS1": "prompt> ", "PROGRAM": PseudoTerminal.folder + "/TerminalProbe"])
        try #require(terminal.wait { terminal.text.contains("prompt> ") })
        terminal.send("$PROGRAM --terminal\r")
        try #require(terminal.wait { terminal.text.contains("Count 0") }, "\(terminal.text)")
        terminal.forget()
        terminal.send("\u{1A}")
        #expect(terminal.wait { terminal.text.contains("prompt> ") }, "\(terminal.text)")
        // The shell itself marks pasted text.
        #expect(terminal.modes.subtracting([2004]) == [7, 25])
        terminal.forget()
        terminal.send("fg\r")
        #expect(terminal.wait { terminal.text.contains("Count 0") }, "\(terminal.text)")
        #expect(terminal.modes.contains(1049))
        terminal.send("\u{3}")
        #expect(terminal.wait { terminal.text.contains("prompt> ") })
    }

    @Test("A terminal that goes away ends the program")
    func closed() throws {
        let terminal = try start()
        kill(terminal.process, SIGHUP)
        #expect(terminal.wait { terminal.status != nil })
    }
}

@Suite("Odd terminals", .serialized)
struct OddTerminalTests {
    @Test("Any size will do", arguments: [(0, 0), (10, 3), (1, 1), (1000, 300), (200, 60)] as [(UInt16, UInt16)])
    func sizes(_ columns: UInt16, _ rows: UInt16) throws {
        let terminal = try PseudoTerminal("TerminalProbe", ["--terminal"], columns: columns, rows: rows)
        #expect(terminal.wait { terminal.modes.contains(1049) })
        terminal.send("mm")
        terminal.wait(300) { false }
        terminal.resize(80, 24)
        kill(terminal.process, SIGWINCH)
        #expect(
            terminal.wait { terminal.text.contains("Count 2") }, "\(terminal.text)"
        )
        terminal.send("\u{3}")
        #expect(terminal.wait { terminal.status == 0 })
        #expect(terminal.isCooked)
    }

    @Test("A terminal that cannot move its cursor gets the first frame as text, and a sentence")
    func dumb() throws {
        let terminal = try PseudoTerminal("TerminalProbe", ["--terminal"], environment: ["TERM": "dumb"])
        #expect(terminal.wait { terminal.status != nil })
        terminal.wait(50) { false }
        #expect(terminal.status == 0)
        #expect(terminal.text.contains("Count 0"))
        #expect(terminal.text.contains("cannot move its cursor"))
        #expect(!terminal.text.contains("\u{1B}"))
    }

    @Test("Without UTF-8 all is ASCII")
    func ascii() throws {
        let terminal = try PseudoTerminal("TerminalProbe", ["--terminal"], environment: ["LC_ALL": "de_DE.ISO-8859-1"])
        #expect(terminal.wait { terminal.text.contains("Count 0") })
        terminal.wait(200) { false }
        #expect(terminal.output.allSatisfy { $0 < 0x80 })
    }

    @Test("Ten million pasted letters are cut, with a sentence, and the program goes on")
    func longPaste() throws {
        let terminal = try PseudoTerminal("TerminalProbe", ["--terminal"])
        #expect(terminal.wait { terminal.text.contains("Count 0") })
        terminal.send("\t\u{1B}[200~")
        let part = Array(repeating: UInt8(ascii: "x"), count: 1 << 16)
        for _ in 0..<160 { terminal.send(part) }
        terminal.send("\u{1B}[201~")
        #expect(terminal.wait(20_000) { terminal.text.contains("too long") }, "\(terminal.text.suffix(300))")
        terminal.send("\u{3}")
        #expect(terminal.wait(20_000) { terminal.status == 0 })
        #expect(terminal.isCooked)
    }

    @Test("A line that takes nothing gets no queue of frames")
    func slow() throws {
        let terminal = try PseudoTerminal("TerminalProbe", ["--terminal"])
        #expect(terminal.wait { terminal.text.contains("Count 0") })
        terminal.send("v")
        // Nobody reads for a second: what waits is no more than a kernel's buffer and a frame.
        usleep(1_000_000)
        let before = terminal.output.count
        terminal.send("v")
        terminal.wait(500) { false }
        #expect(terminal.output.count - before < 60_000)
        #expect(terminal.text.contains("Time"))
    }

    @Test("Nothing is written and no processor used while nothing happens")
    func idle() throws {
        let terminal = try PseudoTerminal("TerminalProbe", ["--terminal"])
        #expect(terminal.wait { terminal.text.contains("Count 0") })
        terminal.wait(500) { false }
        terminal.forget()
        let before = Self.ticks(of: terminal.process)
        terminal.wait(1000) { false }
        #expect(terminal.output.isEmpty)
        #expect(Self.ticks(of: terminal.process) - before <= 1)
    }

    /// The processor time of a process, in hundredths of a second.
    private static func ticks(of process: pid_t) -> Int {
        let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        let words = text.split(separator: " ")
        return words.count > 14 ? (Int(words[13]) ?? 0) + (Int(words[14]) ?? 0) : 0
    }
}
