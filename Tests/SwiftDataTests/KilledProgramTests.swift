import Foundation
import Testing

/// A program that saves without end (`Tests/Database/Writer`) is killed again and again.
@Suite("A store whose program is killed")
struct KilledProgramTests {
    private func writer() -> URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let folder = (bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
        return folder.appendingPathComponent("DatabaseWriter")
    }

    private func start(_ file: URL, _ arguments: [String] = []) throws -> (Process, FileHandle) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = writer()
        process.arguments = [file.path] + arguments
        process.standardOutput = pipe
        try process.run()
        return (process, pipe.fileHandleForReading)
    }

    /// The numbers of the last line that begins with a word.
    private func last(_ word: String, in text: String) -> [Int]? {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().last { $0.hasPrefix(word) }
            .map { $0.split(separator: " ").dropFirst().compactMap { Int($0) } }
    }

    @Test("Has the last state that was saved, or the next, and never half of one")
    func killing() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Killed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("accounts.store")
        var random = Seeded(7)
        var known = 0
        let rounds = ProcessInfo.processInfo.environment["ORIEL_FULL"] == nil ? 25 : 1000
        for round in 0..<rounds {
            let (process, output) = try start(file)
            // So many bytes of its report are waited for, and then it dies, wherever it is.
            let wanted = 20 + random.below(600)
            var text = ""
            while text.utf8.count < wanted, let data = try output.read(upToCount: 64), !data.isEmpty {
                text += String(decoding: data, as: UTF8.self)
            }
            kill(process.processIdentifier, SIGKILL)
            if let rest = try output.readToEnd() { text += String(decoding: rest, as: UTF8.self) }
            process.waitUntilExit()
            known = max(known, last("saved", in: text)?.first ?? 0)

            let (check, report) = try start(file, ["check"])
            let found = last("found", in: String(decoding: try report.readToEnd() ?? Data(), as: UTF8.self))
            check.waitUntilExit()
            #expect(check.terminationStatus == 0, "round \(round)")
            let (moved, transfers, sum) = (found?[0] ?? -1, found?[1] ?? -1, found?[2] ?? -1)
            #expect(moved == transfers && sum == 0, "round \(round): \(found ?? [])")
            #expect(moved == known || moved == known + 1, "round \(round): \(moved) of \(known)")
            known = moved
        }
    }
}
