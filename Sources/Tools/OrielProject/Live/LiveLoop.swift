import Foundation

/// Shows each save of an app's files in the running app.
///
/// Where functions alone have other code they are compiled and replaced in the app, which keeps all its state. After any
/// other change the app is built and started again; where that fails the app goes on, and shows what is wrong.
final class LiveLoop {
    private let command: RunCommand
    private var builder: AppBuilder
    private let channel: LiveChannel
    private var seen: Fingerprint
    private var running: Running?
    /// The files that were saved since the app was built or changed, and that it does not show yet.
    private var pending: Set<URL> = []
    private var replacements = 0
    private var showsProblem = false

    /// The app that runs.
    private struct Running {
        var process: Process
        var result: AppBuilder.Result
        var sources: LiveSources
    }

    init(command: RunCommand, builder: AppBuilder) throws {
        self.command = command
        self.builder = builder
        channel = try LiveChannel()
        seen = Fingerprint(folders: builder.app.folders)
    }

    func run() throws -> Int32 {
        Message.write("Watching \(builder.app.folders.map(\.path).joined(separator: ", ")).")
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { LiveLoop.received = $0 } }
        try start(builder)
        while Self.received == 0 {
            if let process = running?.process, !process.isRunning {
                // The user quit the app. If it crashed instead, wait for the next save.
                if process.terminationStatus == 0, process.terminationReason == .exit { return 0 }
                Message.write("The app stopped with \(process.terminationStatus); it starts again after the next save.")
                running = nil
            }
            // A folder of thousands of files is looked at less often.
            let begin = ContinuousClock.now
            let now = Fingerprint(folders: builder.app.folders)
            let cost = (ContinuousClock.now - begin) / .seconds(1)
            if now == seen {
                Thread.sleep(forTimeInterval: max(0.05, 10 * cost))
                continue
            }
            pending.formUnion(now.changes(since: seen))
            seen = now
            do { try saved() } catch { show(problem: "\(error)") }
        }
        end(running?.process)
        return 128 + Self.received
    }

    /// The signal that was received, and ends the loop; 0 for none yet.
    nonisolated(unsafe) private static var received: Int32 = 0

    private func end(_ process: Process?) {
        guard let process, process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }

    /// Shows what was saved.
    private func saved() throws {
        if try replaceCode() { return }
        let app = try ProjectReader(cache: command.cache).describe(command.path, target: command.arguments.target)
        builder = AppBuilder(
            app: app, engine: builder.engine, cache: command.cache, path: command.path,
            showsPreviews: command.showsPreviews, isLive: true)
        try start(builder)
    }

    /// Builds the app, and puts it in the place of the one that runs; that goes on where it does not build.
    private func start(_ builder: AppBuilder) throws {
        let sources = LiveSources(builder.app, hasPreviews: builder.showsPreviews)
        let result = try command.build(builder)
        guard let program = result.program else {
            // What was saved in the middle of a build is built next.
            if !result.errors.contains(where: \.isOfSavedSource) { show(problem: problem(result.errors)) }
            return
        }
        end(running?.process)
        channel.hangUp()
        ReplacementBuild.clean(builder)
        pending = []
        showsProblem = false
        running = Running(process: try launch(builder, program), result: result, sources: sources)
    }

    private func launch(_ builder: AppBuilder, _ program: URL) throws -> Process {
        Launch.prepareDocuments(of: builder.app)
        let start = Launch(builder: builder, program: program, arguments: command.arguments.rest)
        let process = Process()
        process.executableURL = program
        process.arguments = start.words()
        process.environment = ProcessInfo.processInfo.environment.merging(start.variables) { old, _ in old }
            .merging(["ORIEL_LIVE": channel.path]) { $1 }
        try process.run()
        return process
    }

    /// Replaces functions in the running app, if nothing else has changed.
    /// - Returns: Whether the app shows what was saved.
    private func replaceCode() throws -> Bool {
        guard let running, running.process.isRunning else { return false }
        let begin = ContinuousClock.now
        guard case (.code(let changes), let sources) = running.sources.difference(in: pending) else { return false }
        var names: [String] = []
        for module in running.result.modules {
            let files = module.sources.compactMap { url in changes[url].map { (url, $0) } }
            if files.isEmpty { continue }
            replacements += 1
            let build = ReplacementBuild(builder: builder, running: running.result)
            let change = ReplacementBuild.Change(module: module, files: files)
            // What is wrong, a build of the whole app will tell.
            guard let library = try build.compile(change, number: replacements) else { return false }
            guard let answer = channel.send(LiveChannel.Request(library: library.path)) else {
                Message.write("The app does not answer; it starts again.")
                return false
            }
            if let failure = answer.failure {
                Message.write("The functions cannot be replaced (\(failure)); the app starts again.")
                return false
            }
            names += files.flatMap { $0.1.members.map(\.name) }
        }
        self.running?.sources = sources
        pending = []
        show(problem: nil)
        if !names.isEmpty {
            let time = (ContinuousClock.now - begin) / .seconds(1)
            Message.write("\(names.joined(separator: ", ")): \(String(format: "%.2f", time)) s")
        }
        return true
    }

    /// Shows above the running app what is wrong with the source; nil for nothing.
    private func show(problem: String?) {
        if running?.process.isRunning == true, problem != nil || showsProblem {
            _ = channel.send(LiveChannel.Request(problem: problem ?? ""))
        }
        showsProblem = problem != nil
    }

    /// The first complaints of the compiler, in few words.
    private func problem(_ errors: [Diagnostic]) -> String? {
        if errors.isEmpty { return nil }
        let most = 6
        var lines = errors.prefix(most).map { error in
            let name = error.file.split(separator: "/").last.map { "\($0):\(error.line): " } ?? ""
            return name + error.message
        }
        if errors.count > most { lines.append("… and \(errors.count - most) more") }
        return lines.joined(separator: "\n")
    }
}
