import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A PostgreSQL server of the tests' own: Debian's program, as a user without rights, on a socket in a temporary folder.
final class TestDatabase: @unchecked Sendable {
    /// Where Debian puts the newest version's programs; nil where there are none.
    static let programs: URL? = {
        let root = URL(fileURLWithPath: "/usr/lib/postgresql")
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return versions.sorted { (Int($0) ?? 0) < (Int($1) ?? 0) }.last.map {
            root.appendingPathComponent("\($0)/bin")
        }
    }()

    static let isInstalled: Bool = {
        #if ORIEL_SERVER
        if programs != nil { return true }
        #endif
        print(
            "Tests with a server are left out: libpq-dev or postgresql is not installed (./oriel test installs them).")
        return false
    }()

    private static let lock = NSLock()
    nonisolated(unsafe) private static var running: Result<TestDatabase, any Error>?

    /// The server that most tests share, started by the first, and stopped at the end.
    static func shared() throws -> TestDatabase {
        try lock.withLock {
            if let running { return try running.get() }
            let made = Result { try TestDatabase() }
            running = made
            atexit { TestDatabase.lock.withLock { try? TestDatabase.running?.get() }?.remove() }
            return try made.get()
        }
    }

    private let folder: URL
    private var server: Process?

    var url: URL { URL(string: "postgresql:///postgres?user=tests&host=\(folder.path)")! }

    init() throws {
        // A socket's path is short.
        folder = URL(fileURLWithPath: "/tmp/oriel-pg-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if getuid() == 0 { chown(folder.path, 65534, 65534) }
        let made = try Self.run("initdb", ["-D", data, "-U", "tests", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"])
        made.waitUntilExit()
        try start()
    }

    private var data: String { folder.appendingPathComponent("data").path }

    private static func run(
        _ program: String, _ arguments: [String], output: Any = FileHandle.nullDevice
    ) throws -> Process {
        guard let programs else { throw CocoaError(.fileNoSuchFile) }
        let process = Process()
        let path = programs.appendingPathComponent(program).path
        if getuid() == 0 {
            process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
            process.arguments = ["--reuid=65534", "--regid=65534", "--clear-groups", path] + arguments
        } else {
            process.executableURL = URL(fileURLWithPath: path)
            process.arguments = arguments
        }
        process.currentDirectoryURL = URL(fileURLWithPath: "/")
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Starts the server, and returns when it answers.
    func start() throws {
        server = try Self.run(
            "postgres",
            [
                "-D", data, "-k", folder.path, "-c", "listen_addresses=", "-c", "fsync=off", "-c",
                "shared_buffers=16MB",
            ])
        for _ in 0..<200 {
            let asked = try Self.run("pg_isready", ["-q", "-h", folder.path, "-t", "1"])
            asked.waitUntilExit()
            if asked.terminationStatus == 0 { return }
        }
        throw CocoaError(.executableLoad)
    }

    /// Returns what the server says to a question: the columns of the first row.
    func answer(to sql: String) throws -> String {
        let pipe = Pipe()
        let asked = try Self.run(
            "psql", ["-At", "-h", folder.path, "-U", "tests", "-d", "postgres", "-c", sql], output: pipe)
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        asked.waitUntilExit()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Stops the server, whoever is connected.
    func stop() {
        guard let server else { return }
        kill(server.processIdentifier, SIGINT)
        server.waitUntilExit()
        self.server = nil
    }

    func remove() {
        stop()
        try? FileManager.default.removeItem(at: folder)
    }
}
