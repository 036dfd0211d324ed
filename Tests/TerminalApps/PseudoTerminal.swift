import Foundation
import Glibc
import TerminalShim

/// A program on a terminal that a test holds the other end of.
final class PseudoTerminal {
    let controller: Int32
    private let device: Int32
    let process: pid_t
    /// All that the program has written.
    private(set) var output: [UInt8] = []
    /// The settings that the terminal had before.
    let settings: termios
    /// How the program ended, as `wait` says; nil while it runs.
    private(set) var status: Int32?

    /// Starts a program of the build, or one with a whole path.
    init(
        _ program: String, _ arguments: [String] = [], columns: UInt16 = 80, rows: UInt16 = 24,
        environment: [String: String] = [:]
    )
        throws
    {
        var values = [
            "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "LANGUAGE": "en_001",
            "HOME": NSTemporaryDirectory(),
            "XDG_CONFIG_HOME": ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? NSTemporaryDirectory(),
        ]
        // What a sanitizer is to report is the same for the programs that tests start.
        for name in ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"] {
            values[name] = ProcessInfo.processInfo.environment[name]
        }
        values.merge(environment) { $1 }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var list = values.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in words + list { free(word) } }
        var device: Int32 = -1
        var process: pid_t = 0
        let path = program.hasPrefix("/") ? program : Self.folder + "/" + program
        guard access(path, X_OK) == 0 else { throw CocoaError(.fileNoSuchFile) }
        controller = oriel_terminal_start(path, &words, &list, columns, rows, &device, &process)
        guard controller >= 0 else { throw CocoaError(.fileReadUnknown) }
        (self.device, self.process) = (device, process)
        var before = termios()
        tcgetattr(controller, &before)
        settings = before
    }

    deinit {
        if status == nil {
            kill(process, SIGKILL)
            var status: Int32 = 0
            waitpid(process, &status, 0)
        }
        if !isUnplugged { close(controller) }
        close(device)
    }

    /// Whether there is no terminal any more.
    private var isUnplugged = false

    /// Takes the terminal away from the program.
    func unplug() {
        isUnplugged = true
        close(controller)
    }

    /// Where the build's programs are.
    static let folder: String = {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let words = CommandLine.arguments + [program]
        let test = words.first { $0.hasSuffix(".xctest") } ?? program
        return (test as NSString).deletingLastPathComponent
    }()

    /// Sends bytes, as a terminal would.
    func send(_ text: String) { send(Array(text.utf8)) }

    /// Sends bytes; what the program writes meanwhile is read.
    func send(_ bytes: [UInt8]) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                write(controller, $0.baseAddress! + done, min(bytes.count - done, 4096))
            }
            if count > 0 {
                done += count
            } else {
                read()
                var poll = pollfd(fd: controller, events: Int16(POLLOUT), revents: 0)
                _ = Glibc.poll(&poll, 1, 20)
            }
        }
    }

    /// Reads until something holds, for some milliseconds at most; returns whether it does.
    @discardableResult
    func wait(_ milliseconds: Int = 30_000, until isSo: () -> Bool) -> Bool {
        let end = DispatchTime.now().uptimeNanoseconds + UInt64(milliseconds) * 1_000_000
        while true {
            read()
            if isSo() { return true }
            if DispatchTime.now().uptimeNanoseconds >= end { return false }
            var poll = pollfd(fd: isUnplugged ? -1 : controller, events: Int16(POLLIN), revents: 0)
            _ = Glibc.poll(&poll, 1, 10)
            if poll.revents & Int16(POLLIN) == 0 { usleep(2000) }
        }
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !isUnplugged {
            let count = Glibc.read(controller, &buffer, buffer.count)
            if count <= 0 { break }
            output += buffer[..<count]
        }
        if status == nil {
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG | WUNTRACED) == process {
                if status & 0xFF == 0x7F { isStopped = true } else { self.status = status }
            }
        }
    }

    /// Whether the program was stopped.
    private(set) var isStopped = false

    func continueProcess() {
        isStopped = false
        kill(process, SIGCONT)
    }

    /// Changes the size; `cell` is that of a cell in pixels, 0 where the terminal does not say.
    func resize(_ columns: UInt16, _ rows: UInt16, cell: (UInt16, UInt16) = (0, 0)) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: columns * cell.0, ws_ypixel: rows * cell.1)
        _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
    }

    /// The output as text.
    var text: String { String(decoding: output, as: UTF8.self) }

    func forget() { output = [] }

    /// The settings now.
    var currentSettings: termios {
        var now = termios()
        tcgetattr(device, &now)
        return now
    }

    /// Whether lines are edited and shown as they are typed.
    var isCooked: Bool {
        let now = currentSettings
        return now.c_lflag == settings.c_lflag && now.c_iflag == settings.c_iflag && now.c_oflag == settings.c_oflag
    }

    /// The modes that are set, of those that the program sets.
    var modes: Set<Int> {
        var modes: Set<Int> = [7, 25]
        for part in text.components(separatedBy: "\u{1B}[?").dropFirst() {
            let digits = part.prefix { $0.isNumber }
            guard let number = Int(digits), let end = part.dropFirst(digits.count).first else { continue }
            if end == "h" { modes.insert(number) } else if end == "l" { modes.remove(number) }
        }
        return modes
    }
}
