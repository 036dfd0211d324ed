import Foundation
import Testing

/// Programs that save without end (`Tests/Probes/DatabaseWriter` and `ManagedWriter`) are killed again and again.
@Suite("A store whose program is killed")
struct KilledProgramTests {
    private func program(_ name: String) -> URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let folder = (bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
        return folder.appendingPathComponent(name)
    }

    private func start(
        _ name: String, _ file: URL, _ arguments: [String] = []
    ) throws -> (Process, FileHandle) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program(name)
        process.arguments = [file.path] + arguments
        process.standardOutput = pipe
        try process.run()
        return (process, pipe.fileHandleForReading)
    }

    /// Does work that waits for other programs in a thread of its own: tests have no more threads than there are cores, and
    /// would wait for it.
    private func beside<T: Sendable>(_ work: @escaping @Sendable () throws -> T) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
        }
    }

    /// Starts a program and kills it after so many bytes of its report, wherever it is; returns the report.
    private func killed(_ name: String, _ file: URL, after wanted: Int) throws -> String {
        let (process, output) = try start(name, file)
        var text = ""
        while text.utf8.count < wanted, let data = try output.read(upToCount: 64), !data.isEmpty {
            text += String(decoding: data, as: UTF8.self)
        }
        kill(process.processIdentifier, SIGKILL)
        if let rest = try output.readToEnd() { text += String(decoding: rest, as: UTF8.self) }
        process.waitUntilExit()
        return text
    }

    /// Has a program report the content of its store; returns the report, and the program's status.
    private func checked(_ name: String, _ file: URL) throws -> (report: String, status: Int32) {
        let (process, output) = try start(name, file, ["check"])
        let report = String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (report, process.terminationStatus)
    }

    /// The numbers of the last line that begins with a word.
    private func last(_ word: String, in text: String) -> [Int]? {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().last { $0.hasPrefix(word) }
            .map { $0.split(separator: " ").dropFirst().compactMap { Int($0) } }
    }

    @Test(
        "Has the last state that was saved, or the next, and never half of one",
        arguments: ["DatabaseWriter", "ManagedWriter"])
    func killing(name: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Killed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("accounts.store")
        var random = Seeded(7)
        var known = 0
        let environment = ProcessInfo.processInfo.environment
        // Each round starts two programs, some 0.4 seconds: `./oriel nightly` sets a thousand.
        let rounds =
            environment["ORIEL_KILLS"].flatMap(Int.init) ?? (environment["ORIEL_FULL"] == nil ? 25 : 150)
        for round in 0..<rounds {
            let wanted = 20 + random.below(600)
            let (text, report, status) = try await beside {
                let text = try killed(name, file, after: wanted)
                let (report, status) = try checked(name, file)
                return (text, report, status)
            }
            known = max(known, last("saved", in: text)?.first ?? 0)
            let found = last("found", in: report)
            #expect(status == 0, "round \(round)")
            let (moved, transfers, sum) = (found?[0] ?? -1, found?[1] ?? -1, found?[2] ?? -1)
            #expect(moved == transfers && sum == 0, "round \(round): \(found ?? [])")
            #expect(moved == known || moved == known + 1, "round \(round): \(moved) of \(known)")
            known = moved
        }
    }

    @Test("Says that there is no room, and saves what it could not when there is")
    func noRoom() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Full-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("accounts.store")
        // No file of the program's may have more bytes.
        let (process, output) = try start("DatabaseWriter", file, ["limit", "400000"])
        let report = String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let lines = report.split(separator: "\n")
        let failed = try #require(lines.first { $0.hasPrefix("failed") })
        #expect(failed.contains("The store failed: "), "\(failed)")
        let saved = try #require(last("saved", in: report)?.first)
        #expect(last("found", in: try checked("DatabaseWriter", file).report) == [saved, saved, 0])
        #expect(saved > 10)
    }
}
