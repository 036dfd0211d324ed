import DisplayList
import Foundation

/// A program in a window on a separate display, operated with pointer and keys, and filmed.
final class Program {
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    let screen: Screen
    let film = Film()
    private let process = Process()
    private let folder: URL
    private(set) var record: RecordReader
    /// The position of the content of each window on the display.
    private var origins: [Int: CGPoint] = [:]
    private let name: String

    /// Starts a program that was built beside these tests.
    /// - Parameters:
    /// - seed: The seed of its random numbers.
    ///   - isDark: Whether the desktop is dark.
    init(_ name: String, seed: UInt64 = 1, isDark: Bool = false, environment more: [String: String] = [:]) throws {
        self.name = ([name] + more.values.sorted()).joined(separator: " ")
        screen = try Screen.start()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("record")
        var environment = ProcessInfo.processInfo.environment
        // The locale of tests, whatever the developer's is.
        (environment["LC_ALL"], environment["LANGUAGE"]) = ("C.UTF-8", "en_001")
        environment["GTK_THEME"] = isDark ? "Adwaita:dark" : "Adwaita"
        environment["GTK_A11Y"] = "none"
        environment["ORIEL_RENDERER"] = "software"
        environment["ORIEL_RECORD"] = file.path
        environment["ORIEL_RECORD_FRAMES"] = "1"
        environment["ORIEL_SAME"] = "\(seed)"
        environment["LD_PRELOAD"] = Self.builds.appendingPathComponent("libEndToEndShim.so").path
        environment["CFFIXED_USER_HOME"] = folder.path
        environment["XDG_DATA_HOME"] = folder.appendingPathComponent("data").path
        // Defaults, and with them what windows remember.
        environment["XDG_CONFIG_HOME"] = folder.appendingPathComponent("config").path
        // The files of a program that is killed are removed with the folder.
        environment["TMPDIR"] = folder.path
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "ORIEL_FRAME_REPORT"]
        {
            environment[name] = nil
        }
        environment.merge(screen.environment) { $1 }
        environment.merge(more) { $1 }
        process.executableURL = Self.builds.appendingPathComponent(name)
        process.environment = environment
        process.standardError = FileHandle(forWritingAtPath: Self.makeFile(folder, "errors"))
        process.currentDirectoryURL = folder
        try process.runWithoutBlockedSignals()
        record = RecordReader(file)
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: folder)
    }

    private static func makeFile(_ folder: URL, _ name: String) -> String {
        let path = folder.appendingPathComponent(name).path
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        return path
    }

    /// The folder that programs and tests are built in.
    static let builds: URL = {
        var folder = Bundle.main.bundleURL
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
            folder = bundle.bundleURL.deletingLastPathComponent()
        }
        let test = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        return FileManager.default.fileExists(atPath: folder.appendingPathComponent("Probe").path) ? folder : test
    }()

    // MARK: Waiting

    /// Waits until a condition holds for the record that the program has written.
    func wait(for what: String, limit: Double = 120, until holds: (RecordReader) -> Bool) async throws {
        let end = Film.now + limit
        while true {
            _ = record.readOn()
            if holds(record) { return }
            if !process.isRunning { throw Problem(description: "\(name) ended while waiting for \(what).\n\(errors)") }
            if Film.now > end { throw Problem(description: "\(name) took too long: \(what).\n\(errors)") }
            try await Task.sleep(nanoseconds: 4_000_000)
        }
    }

    /// Waits until the windows have come to rest and nothing was written for a while.
    func rest(for quiet: Double = 0.1) async throws {
        var (entries, since) = (-1, Film.now)
        try await wait(for: "rest") { record in
            if record.entryCount != entries { (entries, since) = (record.entryCount, Film.now) }
            return record.isAtRest && Film.now - since >= quiet
        }
    }

    /// Lets a number of seconds pass without input.
    func look(_ seconds: Double) async throws {
        try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        _ = record.readOn()
    }

    private var errors: String {
        (try? String(contentsOf: folder.appendingPathComponent("errors"), encoding: .utf8)) ?? ""
    }

    // MARK: Looking

    /// The elements of a window when it last came to rest.
    func items(_ label: String, in window: Int = 0) -> [RecordReader.Item] {
        (record.windows[window]?.items ?? []).filter { $0.label == label }
    }

    /// The accessibility elements whose labels begin with a text.
    func items(beginning start: String, in window: Int = 0) -> [RecordReader.Item] {
        (record.windows[window]?.items ?? []).filter { $0.label.hasPrefix(start) }
    }

    /// The accessibility elements with a text in their labels.
    func items(containing text: String, in window: Int = 0) -> [RecordReader.Item] {
        (record.windows[window]?.items ?? []).filter { $0.label.contains(text) }
    }

    /// The content of a window on the display.
    func part(_ window: Int = 0) async throws -> CGRect {
        CGRect(origin: try await origin(of: window), size: record.windows[window]?.size ?? .zero)
    }

    /// Returns the position of a window's content on the display: where the pointer is when the content says so.
    private func origin(of window: Int) async throws -> CGPoint {
        if let origin = origins[window] { return origin }
        let before = record.eventCount
        let corner = try corner(of: window)
        let place = CGPoint(x: corner.x + 120, y: corner.y + 120)
        for step in [3, 0] { try screen.act("mousemove", "\(Int(place.x) + step)", "\(Int(place.y) + step)") }
        try await wait(for: "the pointer") { $0.eventCount >= before + 1 && $0.windows[window]?.pointer != nil }
        try await look(0.05)
        guard let pointer = record.windows[window]?.pointer else { return .zero }
        let origin = CGPoint(x: place.x - pointer.x, y: place.y - pointer.y)
        origins[window] = origin
        return origin
    }

    /// Returns the corner of the window, including everything around its content.
    private func corner(of window: Int) throws -> CGPoint {
        let lines = try screen.run(["getwindowgeometry", "--shell", try desktopWindow(window)]).split(separator: "\n")
        func number(_ name: String) -> Int {
            lines.first { $0.hasPrefix(name + "=") }.flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
        }
        return CGPoint(x: number("X"), y: number("Y"))
    }

    /// Takes a picture of a window at rest.
    func takePicture(_ window: Int = 0) async throws {
        try await rest()
        let part = try await part(window)
        // Where it rests a tool tip would come up.
        try screen.act("mousemove", "\(Screen.width - 1)", "\(Screen.height - 1)")
        try await rest()
        // The last picture painted may be on its way to the display: waits until the display has not changed for a
        // while.
        var (pixels, same, entries) = (screen.pixels(in: part), 0, record.entryCount)
        while same < 6 {
            try await look(0.05)
            let next = screen.pixels(in: part)
            same = next == pixels && record.entryCount == entries ? same + 1 : 0
            (pixels, entries) = (next, record.entryCount)
        }
        film.take(part, of: screen, window: window)
    }

    /// Films a window while something is done.
    func filming(_ window: Int = 0, _ body: () async throws -> Void) async throws {
        film.start(try await part(window), of: screen, window: window)
        defer { film.stop() }
        try await body()
    }

    // MARK: Doing

    /// Clicks in the middle of an element.
    func click(_ label: String, number: Int = 0, in window: Int = 0) async throws {
        let found = items(label, in: window)
        guard number < found.count else {
            let all = (record.windows[window]?.items ?? []).map(\.line).joined(separator: "\n")
            throw Problem(description: "\(name) shows no “\(label)” number \(number):\n\(all)")
        }
        try await click(at: CGPoint(x: found[number].frame.midX, y: found[number].frame.midY), in: window)
    }

    /// Clicks in the middle of the first element whose label ends so.
    func click(ending end: String, in window: Int = 0) async throws {
        let label = record.windows[window]?.items.first { $0.role != "image" && $0.label.hasSuffix(end) }?.label
        try await click(label ?? end, in: window)
    }

    /// Clicks at a place of the content.
    func click(at point: CGPoint, in window: Int = 0) async throws {
        let origin = try await origin(of: window)
        let before = record.eventCount
        try screen.act(
            "mousemove", "\(Int(origin.x + point.x))", "\(Int(origin.y + point.y))", "mousedown", "1", "sleep", "0.04",
            "mouseup", "1")
        try await wait(for: "the click") { $0.eventCount >= before + 2 }
    }

    /// Presses keys, one after the other, by xdotool's names.
    func press(_ keys: String...) async throws {
        for key in keys {
            let before = record.eventCount
            try screen.act("key", key)
            try await wait(for: "the key \(key)") { $0.eventCount > before }
        }
    }

    /// Types a text.
    func type(_ text: String) async throws {
        let before = record.eventCount
        try screen.act("type", "--delay", "25", text)
        try await wait(for: "the text") { $0.eventCount >= before + text.count }
    }

    /// Turns the wheel over a place: positive steps scroll to content further down.
    func scroll(_ steps: Int, at point: CGPoint, in window: Int = 0) async throws {
        let origin = try await origin(of: window)
        try screen.act("mousemove", "\(Int(origin.x + point.x))", "\(Int(origin.y + point.y))")
        try await look(0.05)
        let before = record.eventCount
        for _ in 0..<abs(steps) { try screen.act("click", steps > 0 ? "5" : "4") }
        try await wait(for: "the wheel") { $0.eventCount > before }
    }

    /// Gives the keyboard to a window.
    func takeKeyboard(_ window: Int = 0) async throws {
        try screen.act("windowfocus", "--sync", try desktopWindow(window))
    }

    /// Gives a window another size, in points of all of it.
    func resize(to size: CGSize, window: Int = 0) async throws {
        let old = record.windows[window]?.size
        try screen.act("windowsize", try desktopWindow(window), "\(Int(size.width))", "\(Int(size.height))")
        try await wait(for: "the size") { $0.windows[window]?.size != old }
    }

    /// Puts a window elsewhere on the display.
    func move(_ window: Int, to point: CGPoint) async throws {
        try screen.act("windowmove", "--sync", try desktopWindow(window), "\(Int(point.x))", "\(Int(point.y))")
        origins[window] = nil
    }

    /// The name of a window among those of the display.
    private func desktopWindow(_ window: Int) throws -> String {
        let found = try screen.run(["search", "--onlyvisible", "--pid", "\(process.processIdentifier)"])
            .split(separator: "\n").compactMap { Int($0) }.sorted()
        guard window < found.count else { throw Problem(description: "\(name) has no window \(window): \(found)") }
        return String(found[window])
    }

    /// Ends the program and returns all that it wrote down.
    func end() async throws -> Recording {
        try await rest()
        process.terminate()
        let limit = Film.now + 30
        while process.isRunning {
            if Film.now > limit { throw Problem(description: "\(name) does not end.") }
            try await Task.sleep(nanoseconds: 4_000_000)
        }
        let text = try String(contentsOf: folder.appendingPathComponent("record"), encoding: .utf8)
        if process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 {
            throw Problem(description: "\(name) ended with \(process.terminationStatus).\n\(errors)")
        }
        return Recording(name: name, log: try InputLog(text: text), pictures: film.pictures)
    }
}

/// All that is known of a run of a program.
struct Recording: @unchecked Sendable {
    let name: String
    let log: InputLog
    let pictures: [Film.Picture]

    /// The content of the first window, frame by frame, wherever it changed.
    var shown: [String] {
        log.entries.compactMap { entry in
            if case .shown(let text, _) = entry.what, entry.window == 0, !text.isEmpty { text } else { nil }
        }
    }
}
