import Foundation

/// Builds and starts an app again whenever one of its files has been saved.
struct LiveLoop {
    let command: RunCommand
    let builder: AppBuilder

    func run() throws -> Int32 {
        Message.write("Watching \(builder.app.folders.map(\.path).joined(separator: ", ")).")
        var seen = Fingerprint(folders: builder.app.folders)
        var running = try start(builder)
        while true {
            if let program = running, !program.isRunning {
                // The person has closed it; an app that came to grief waits for the next save.
                if program.terminationStatus == 0, program.terminationReason == .exit { return 0 }
                Message.write("The app stopped with \(program.terminationStatus); it starts again after the next save.")
                running = nil
            }
            Thread.sleep(forTimeInterval: 0.1)
            let now = Fingerprint(folders: builder.app.folders)
            if now == seen { continue }
            seen = now
            running = restart(running)
        }
    }

    private func start(_ builder: AppBuilder) throws -> Process? {
        guard let program = try command.program(builder) else { return nil }
        return try launch(builder, program)
    }

    /// The old app goes on where the new one does not build.
    private func restart(_ old: Process?) -> Process? {
        do {
            let app = try ProjectReader(cache: command.cache).describe(command.path, target: command.arguments.target)
            let next = AppBuilder(
                app: app, engine: builder.engine, cache: command.cache, path: command.path,
                showsPreviews: command.showsPreviews)
            guard let program = try command.program(next) else { return old }
            if let old, old.isRunning {
                old.terminate()
                old.waitUntilExit()
            }
            return try launch(next, program)
        } catch {
            Message.write("\(error)")
            return old
        }
    }

    private func launch(_ builder: AppBuilder, _ program: URL) throws -> Process {
        let start = Launch(builder: builder, program: program, arguments: command.arguments.rest)
        let process = Process()
        process.executableURL = program
        process.arguments = start.words
        process.environment = ProcessInfo.processInfo.environment.merging(start.variables) { old, _ in old }
        try process.run()
        return process
    }
}
