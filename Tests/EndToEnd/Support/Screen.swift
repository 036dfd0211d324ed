import Foundation

/// An invisible display, whose pixels can be read at any time.
///
/// X11's by default; with `ORIEL_DISPLAY=wayland` Wayland's.
class Screen {
    /// A problem with the machine.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    static let width = 1000
    static let height = 900

    /// Starts the display.
    init() throws {}

    /// The variables by which programs find the display.
    var environment: [String: String] { [:] }

    /// Whether the tests are to run in a display of Wayland's.
    static let isWayland = ProcessInfo.processInfo.environment["ORIEL_DISPLAY"] == "wayland"

    /// Starts a display.
    static func start() throws -> Screen { isWayland ? try WaylandScreen() : try XScreen() }

    /// The tools that the tests need and the machine lacks; nil if it has all.
    static let missing: String? = {
        // Programs that sanitizers watch are too slow to be filmed, and do not start with the shim ahead of them.
        if dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil { return "A sanitizer runs." }
        let needed = isWayland ? ["sway", "swaymsg", "grim", "wtype"] : ["Xvfb", "xdotool"]
        let tools = needed.filter { path(of: $0) == nil }
        return tools.isEmpty ? nil : "No window can be shown here: install \(tools.joined(separator: " and "))."
    }()

    static func path(of tool: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(tool)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// The pixels of a part of the display, row by row.
    func pixels(in part: CGRect) -> [UInt32] { [] }

    /// Performs the user's actions with pointer and keys, in the words of xdotool.
    func act(_ words: String...) throws { _ = try run(words) }

    /// Performs a command of xdotool's, and returns what it prints.
    func run(_ words: [String]) throws -> String { "" }

    /// Runs a tool, and returns what it prints.
    static func output(of tool: String, _ arguments: [String], environment: [String: String]) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: path(of: tool) ?? tool)
        process.arguments = arguments
        process.environment = environment.merging(["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]) { $1 }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }
}

extension Process {
    /// Starts the program with no signals blocked: the threads that run tasks block them, and programs inherit the
    /// blocked signals of the thread that starts them.
    func runWithoutBlockedSignals() throws {
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_UNBLOCK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try run()
    }
}
