import Foundation

/// An invisible display of X11's.
final class XScreen: Screen {
    private let name: String
    private let server = Process()
    /// The server lives as long as this is open: it ends with this process, however that ends, together with the
    /// programs.
    private let life = Pipe()
    private let folder: URL
    private let memory: UnsafeRawPointer
    private let length: Int
    private let firstPixel: Int
    private let rowLength: Int

    override var environment: [String: String] { ["DISPLAY": name, "GDK_BACKEND": "x11"] }

    /// Starts the display.
    override init() throws {
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
        try super.init()
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: memory), length)
        try? life.fileHandleForWriting.close()
        server.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    override func pixels(in part: CGRect) -> [UInt32] {
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

    override func run(_ words: [String]) throws -> String {
        String(decoding: try Self.output(of: "xdotool", words, environment: ["DISPLAY": name]), as: UTF8.self)
    }
}
