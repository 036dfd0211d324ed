import Foundation

/// `oriel editor`: writes the file by which sourcekit-lsp finds our build server, and is that server.
struct EditorCommand {
    let command: RunCommand
    private var arguments: CommandLineArguments { command.arguments }

    /// Runs the command.
    static func run(_ arguments: CommandLineArguments) throws -> Int32 {
        if let unknown = arguments.rest.first { throw Problem("editor has no option “\(unknown)”.") }
        if arguments.isLanguageServer { return try LanguageServer(cache: Cache()).run() }
        return try EditorCommand(command: RunCommand(arguments)).run()
    }

    private func run() throws -> Int32 {
        if arguments.serves { return try serve() }
        let file = try Self.folder(of: command.path).appending(path: Self.file)
        if arguments.removes {
            try Self.remove(file)
            return 0
        }
        let builder = try command.builder()
        for note in builder.app.notes { Message.write(note) }
        // What the first completion would wait for.
        let project = try EditorProject(app: builder)
        try project.prepare()
        try EditorRecord(of: builder.app).write(for: command.path, cache: command.cache)
        try Self.write(Connection(argv: serverCommand, version: Self.version(in: arguments.checkout)), to: file)
        print(
            """
            \(file.path) is written: editors that use sourcekit-lsp complete, jump and check in this folder.
            The server for an editor to start is the one below; sourcekit-lsp itself reads open files as Linux does, without
            @objc, #selector and the parts for iOS.
              \(Self.program) editor --language-server
            """)
        return 0
    }

    /// The file by which a build server is found, as the Build Server Protocol has it.
    struct Connection: Codable, Equatable {
        var name = "Oriel"
        var argv: [String]
        var version: String
        var bspVersion = "2.2.0"
        var languages = ["swift"]

        /// The file in a folder; nil where there is no file of Oriel's.
        static func read(in folder: URL) -> Connection? {
            FileManager.default.contents(atPath: folder.appending(path: EditorCommand.file).path)
                .flatMap { try? JSONDecoder().decode(Connection.self, from: $0) }
        }

        /// The path of the project.
        var project: String? { argv.count > 2 && argv[1] == "editor" ? argv[2] : nil }
    }

    /// Where the file is, in the folder that an editor opens.
    static let file = ".bsp/oriel.json"

    /// The folder that an editor opens for a path.
    static func folder(of path: String) throws -> URL {
        let url = URL(filePath: path).standardizedFileURL
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw Problem("There is nothing at \(url.path).")
        }
        if url.pathExtension.lowercased() == "zip", !FileFinder.isFolder(url) {
            throw Problem("An editor cannot open \(url.lastPathComponent); unpack it first.")
        }
        let isProject = ["xcodeproj", "xcworkspace"].contains(url.pathExtension.lowercased())
        return FileFinder.isFolder(url) && !isProject ? url : url.deletingLastPathComponent()
    }

    /// The path of this program.
    private static var program: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "oriel-tool"
    }

    /// The words that start the server.
    private var serverCommand: [String] {
        let root = URL(filePath: arguments.checkout).standardizedFileURL.path
        var words = [Self.program, "editor", URL(filePath: command.path).standardizedFileURL.path, "--serve"]
        words += ["--checkout", root]
        if let target = arguments.target { words += ["--target", target] }
        for (name, system) in arguments.systems.sorted(by: { $0.key < $1.key }) {
            words += ["--system", "\(name)=\(system.rawValue)"]
        }
        return words
    }

    static func version(in checkout: String) -> String {
        (try? SDKVersion(of: URL(filePath: checkout)))?.text ?? "0"
    }

    private static func write(_ connection: Connection, to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try Cache.write(encoder.encode(connection) + Data("\n".utf8), to: file)
        } catch {
            throw Problem("\(file.path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Removes the file, and its folder where nothing else is in it.
    private static func remove(_ file: URL) throws {
        let files = FileManager.default
        guard files.fileExists(atPath: file.path) else { throw Problem("There is no \(file.path).") }
        try files.removeItem(at: file)
        let folder = file.deletingLastPathComponent()
        if try files.contentsOfDirectory(atPath: folder.path).isEmpty { try files.removeItem(at: folder) }
    }

    /// Serves an editor until it ends the server.
    private func serve() throws -> Int32 {
        let server = BuildServer(
            writer: MessageWriter(.standardOutput), cache: command.cache, path: command.path,
            version: Self.version(in: arguments.checkout),
            load: { [command] in
                let builder = try command.builder()
                try EditorRecord(of: builder.app).write(for: command.path, cache: command.cache)
                return try EditorProject(app: builder)
            },
            loadTests: { [command] in try? command.builder(wantsTests: true) })
        try server.run(MessageReader(.standardInput))
        return 0
    }
}
