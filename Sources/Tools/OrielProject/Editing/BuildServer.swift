import Foundation
import Synchronization

/// A build server for sourcekit-lsp: says with what arguments the compiler reads each file of a project, and compiles the
/// modules that others import.
///
/// Requests are answered in their order. What takes the compiler's time is done beside them, one thing after the other.
final class BuildServer: Sendable {
    private typealias Messages = BuildServerMessages
    private let writer: MessageWriter
    private let cache: Cache
    private let path: String
    private let version: String
    /// Reads the project.
    private let load: @Sendable () throws -> EditorProject
    /// Describes the tests; nil where there are none.
    private let loadTests: @Sendable () -> AppBuilder?
    private let answers = DispatchQueue(label: "answers")
    private let compiler = DispatchQueue(label: "compiler")
    private let state = Mutex(State())

    private struct State: Sendable {
        var project: EditorProject?
        /// The files that the compiled modules were made of.
        var compiled: Fingerprint?
        var tests: AppBuilder?
    }

    init(
        writer: MessageWriter, cache: Cache, path: String, version: String,
        load: @escaping @Sendable () throws -> EditorProject, loadTests: @escaping @Sendable () -> AppBuilder?
    ) {
        self.writer = writer
        self.cache = cache
        self.path = path
        self.version = version
        self.load = load
        self.loadTests = loadTests
    }

    /// Serves messages until the editor ends the server.
    func run(_ reader: MessageReader) throws {
        var reader = reader
        while let message = try reader.next() {
            guard let head = try? JSONDecoder().decode(MessageHead.self, from: message) else { continue }
            if head.method == "build/exit" { return }
            receive(head, message)
        }
    }

    /// Waits until everything that was begun is done.
    func finish() {
        // The compilation may end with an answer, and an answer with something to compile.
        for _ in 0..<2 {
            answers.sync {}
            compiler.sync {}
            compiler.sync {}
        }
        answers.sync {}
    }

    private func receive(_ head: MessageHead, _ message: Data) {
        guard let method = head.method else { return }
        guard let id = head.id else {
            if method.hasSuffix("workspace/didChangeWatchedFiles") { answers.async { self.saved(message) } }
            return
        }
        switch method.replacing("sourcekit/", with: "", maxReplacements: 1) {
        case "build/initialize":
            writer.reply(to: id, initialized)
            answers.async { self.read() }
        case "workspace/buildTargets": answers.async { self.writer.reply(to: id, self.targets) }
        case "buildTarget/sources": answer(id, message) { self.sources($0) }
        case "textDocument/sourceKitOptions": answer(id, message) { self.options($0) }
        case "buildTarget/prepare": answers.async { self.prepare(id, message) }
        case "workspace/waitForBuildSystemUpdates", "build/shutdown":
            answers.async { self.writer.reply(to: id, Messages.Nothing()) }
        default: writer.refuse(id, code: MessageFailure.unknownMethod, "There is no method \(method).")
        }
    }

    /// Answers a request after those before it.
    private func answer<Value: Decodable & SendableMetatype, Result: Encodable & SendableMetatype>(
        _ id: MessageID, _ message: Data, _ result: @escaping @Sendable (Value) -> Result
    ) {
        answers.async {
            guard let params = try? JSONDecoder().decode(MessageParameters<Value>.self, from: message).params else {
                self.writer.refuse(id, code: MessageFailure.invalidParameters, "The parameters cannot be read.")
                return
            }
            self.writer.reply(to: id, result(params))
        }
    }

    private func log(_ text: String, isError: Bool = false) {
        writer.notify("build/logMessage", Messages.Log(type: isError ? 1 : 3, message: text))
    }

    /// Has the editor ask for everything again.
    private func announce() { writer.notify("buildTarget/didChange", Messages.Changed()) }

    private var project: EditorProject? { state.withLock { $0.project } }

    private var initialized: Messages.Initialized {
        let folder = cache.folder(for: URL(filePath: path)).appending(path: "Index")
        return Messages.Initialized(
            version: version,
            data: .init(
                indexDatabasePath: folder.appending(path: "Database").path,
                indexStorePath: folder.appending(path: "Store").path))
    }

    // MARK: Reading

    /// Reads the project; afterwards its modules are compiled, and its tests are looked for.
    private func read() {
        let begin = ContinuousClock.now
        let known = project?.missing ?? [:]
        do {
            var new = try load()
            try new.update(missing: known)
            for note in new.app.app.notes { log(note) }
            let project = new
            state.withLock { $0.project = project }
        } catch {
            log("\(error)", isError: true)
            return
        }
        // A request for targets may have given up by then.
        if ContinuousClock.now - begin > .seconds(5) { announce() }
        compiler.async {
            self.compile()
            self.compiler.async { self.check() }
        }
    }

    /// Looks for modules that do not exist here, which only the compiler can, and for tests.
    private func check() {
        let tests = loadTests()
        guard let project, let missing = try? project.findMissing() else { return }
        answers.async {
            guard var project = self.project else { return }
            project.tests = tests
            guard (try? project.update(missing: missing)) == true else { return }
            let new = project
            self.state.withLock { $0.project = new }
            self.announce()
        }
    }

    /// Whether the modules that targets import are as their sources.
    private func isCompiled(_ identifiers: [String]?) -> Bool {
        let isForTests = identifiers?.contains { $0.hasPrefix("oriel://tests/") } ?? false
        guard let project, !isForTests else { return false }
        return state.withLock { $0.compiled } == project.importedFiles
    }

    private func compile(_ identifiers: [String]? = nil) {
        guard let project, !isCompiled(identifiers) else { return }
        let files = project.importedFiles
        do {
            try project.prepare(identifiers)
            state.withLock { $0.compiled = files }
        } catch {
            log("\(error)", isError: true)
        }
    }

    // MARK: Answers

    private var targets: Messages.Targets {
        Messages.Targets(
            targets: (project?.targets ?? []).map { target in
                Messages.Target(
                    id: .init(uri: target.identifier), displayName: target.name, tags: target.tags,
                    dependencies: target.dependencies.map(Messages.Identifier.init))
            })
    }

    private func sources(_ chosen: Messages.Chosen) -> Messages.Sources {
        let targets = chosen.targets.compactMap { project?.target($0.uri) }
        return Messages.Sources(
            items: targets.map { target in
                Messages.Item(
                    target: .init(uri: target.identifier),
                    sources: target.sources.map { source in
                        let isGenerated = source.path.hasPrefix(target.folder.path + "/")
                        let output = target.folder.appending(path: Cache.hash(source.path) + ".o")
                        return .init(
                            uri: URL(filePath: source.path).absoluteString, generated: isGenerated,
                            data: .init(outputPath: output.path))
                    })
            })
    }

    /// The options of a file; nil for one that is not in the target.
    private func options(_ request: Messages.OptionsRequest) -> Messages.Options? {
        guard let project, let target = project.target(request.target.uri),
            let file = URL(string: request.textDocument.uri)?.resolvingSymlinksInPath().path,
            target.sources.contains(where: { $0.resolvingSymlinksInPath().path == file })
        else { return nil }
        let folder = project.app.app.folders.first ?? target.folder
        return Messages.Options(
            compilerArguments: target.arguments,
            workingDirectory: FileFinder.isFolder(folder) ? folder.path : folder.deletingLastPathComponent().path)
    }

    private func prepare(_ id: MessageID, _ message: Data) {
        let request = try? JSONDecoder().decode(MessageParameters<Messages.Chosen>.self, from: message)
        let identifiers = request?.params.targets.map(\.uri)
        // Modules that are compiled already wait for no check.
        if isCompiled(identifiers) {
            writer.reply(to: id, Messages.Nothing())
            return
        }
        compiler.async {
            self.compile(identifiers)
            self.writer.reply(to: id, Messages.Nothing())
        }
    }

    // MARK: Changes

    /// Takes notice of saved files: a source is adapted again, and anything else may change how the project is built.
    private func saved(_ message: Data) {
        guard let files = try? JSONDecoder().decode(MessageParameters<Messages.SavedFiles>.self, from: message) else {
            return
        }
        let changes = files.params.changes.compactMap { change in
            URL(string: change.uri).map { (url: $0, isSource: $0.pathExtension == "swift" && change.type == 2) }
        }.filter { !$0.url.path.hasPrefix(cache.root.path + "/") }
        if changes.isEmpty { return }
        let isManifest = changes.contains { $0.url.lastPathComponent == "Package.swift" }
        guard var project, !isManifest, changes.allSatisfy(\.isSource) else {
            read()
            announce()
            return
        }
        guard (try? project.update()) == true else { return }
        let new = project
        state.withLock { $0.project = new }
        announce()
    }
}
