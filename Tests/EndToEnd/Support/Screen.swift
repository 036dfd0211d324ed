import Foundation

/// An invisible display, whose pixels can be read at any time.
final class Screen {
    /// A problem with the machine.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    /// The display's name for programs.
    let name: String
    static let width = 1000
    static let height = 900

    private let server = Process()
    /// The server lives as long as this is open: it ends with this process, however that ends, together with the
    /// programs.
    private let life = Pipe()
    private let folder: URL
    private let memory: UnsafeRawPointer
    private let length: Int
    private let firstPixel: Int
    private let rowLength: Int

    /// The tools that the tests need and the machine lacks; nil if it has all.
    static let missing: String? = {
        // Programs that sanitizers watch are too slow to be filmed, and do not start with the shim ahead of them.
        if dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil { return "A sanitizer runs." }
        let tools = ["Xvfb", "xdotool"].filter { path(of: $0) == nil }
        return tools.isEmpty ? nil : "No window can be shown here: install \(tools.joined(separator: " and "))."
    }()

    static func path(of tool: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(tool)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Starts the display.
    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let told = Pipe()
        server.executableURL = URL(fileURLWithPath: "/bin/sh")
        server.arguments = [
            "-c", #""$@" </dev/null & read -r _; kill $!"#, "sh", Self.path(of: "Xvfb") ?? "Xvfb",
            "-displayfd", "1", "-screen", "0", "\(Self.width)x\(Self.height)x24", "-nolisten", "tcp", "-nocursor",
            "-fbdir", folder.path, "-noreset",
        ]
        server.standardInput = life
        server.standardOutput = told
        server.standardError = FileHandle.nullDevice
        try server.runWithoutBlockedSignals()
        var number = ""
        while !number.hasSuffix("\n") {
            let data = told.fileHandleForReading.availableData
            if data.isEmpty { throw Problem(description: "Xvfb did not start.") }
            number += String(decoding: data, as: UTF8.self)
        }
        name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)

        // The X window dump's header: its length, and further on a row's length and the number of colors.
        let file = open(folder.appendingPathComponent("Xvfb_screen0").path, O_RDONLY)
        defer { close(file) }
        length = Int(lseek(file, 0, SEEK_END))
        guard file >= 0, length > 0, let memory = mmap(nil, length, PROT_READ, MAP_SHARED, file, 0),
            memory != MAP_FAILED
        else { throw Problem(description: "Xvfb shows no pixels.") }
        self.memory = UnsafeRawPointer(memory)
        func word(_ place: Int) -> Int {
            Int(UInt32(bigEndian: memory.load(fromByteOffset: place * 4, as: UInt32.self)))
        }
        rowLength = word(12)
        firstPixel = word(0) + word(19) * 12
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: memory), length)
        try? life.fileHandleForWriting.close()
        server.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// The pixels of a part of the display, row by row.
    func pixels(in part: CGRect) -> [UInt32] {
        let (left, top) = (Int(part.minX), Int(part.minY))
        let (width, height) = (Int(part.width), Int(part.height))
        return [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            for row in 0..<height {
                memcpy(
                    buffer.baseAddress! + row * width,
                    memory + firstPixel + (top + row) * rowLength + left * 4, width * 4)
            }
            count = width * height
        }
    }

    /// Performs the user's actions with pointer and keys, in the words of xdotool.
    func act(_ words: String...) throws { _ = try run(words) }

    func run(_ words: [String]) throws -> String {
        let tool = Process()
        let output = Pipe()
        tool.executableURL = URL(fileURLWithPath: Self.path(of: "xdotool") ?? "xdotool")
        tool.arguments = words
        tool.environment = ["DISPLAY": name, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        tool.standardOutput = output
        tool.standardError = FileHandle.nullDevice
        try tool.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        tool.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
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
