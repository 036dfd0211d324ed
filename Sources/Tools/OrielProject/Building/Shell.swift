import Foundation
import Synchronization

/// Runs other programs.
enum Shell {
    struct Result {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Runs a program of the search path to its end, and returns what it printed.
    /// - Parameters:
    ///   - limit: The seconds after which it is ended with all that it has started, with the status 137.
    ///   - replacesEnvironment: Whether it has the variables of `environment` alone, and none of the command's own.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:],
        replacesEnvironment: Bool = false, folder: URL? = nil, limit: TimeInterval? = nil
    ) throws -> Result {
        guard let executable = find(program) else { throw Problem("The program \(program) is not on the PATH.") }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment =
            replacesEnvironment
            ? environment : ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Foundation starts each program as the first of a group.
        let group = process.processIdentifier
        ChildProcesses.add(group)
        defer { ChildProcesses.remove(group) }
        if let limit {
            DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [weak process] in
                if process?.isRunning ?? false { ChildProcesses.end(group) }
            }
        }
        let printed = Mutex(Data())
        let done = DispatchSemaphore(value: 0)
        let reader = errors.fileHandleForReading
        Thread.detachNewThread {
            let data = reader.readDataToEndOfFile()
            printed.withLock { $0 = data }
            done.signal()
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        done.wait()
        process.waitUntilExit()
        // A program that a signal has ended counts as the shell counts it.
        let status =
            process.terminationReason == .uncaughtSignal
            ? 128 + process.terminationStatus : process.terminationStatus
        return Result(
            status: status, output: String(decoding: data, as: UTF8.self),
            errors: printed.withLock { String(decoding: $0, as: UTF8.self) })
    }

    /// The file of a program of the search path.
    static func find(_ program: String) -> URL? {
        if program.contains("/") { return URL(filePath: program) }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").map { URL(filePath: String($0)).appending(path: program) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
