import Foundation

/// Runs code of other people's packages (manifests, macros) where it can do no harm: without a network, without the
/// variables of the environment, and without writing anywhere but in a folder for that.
///
/// That is bubblewrap's work. Where it is missing, or the machine does not permit it, such code runs only for a user
/// who has said so once for the project.
struct Sandbox: Sendable {
    /// The program that confines; nil where there is none that works.
    var program: URL?

    /// The machine's own; looked for once.
    static let machine = Sandbox(program: find())

    private static func find() -> URL? {
        guard let program = Shell.find("bwrap") else { return nil }
        let result = try? Shell.run(
            program.path, ["--unshare-all", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "true"], limit: 5
        )
        return result?.status == 0 ? program : nil
    }

    /// The arguments for bubblewrap before the program and its own arguments.
    /// - Parameters:
    ///   - reading: Folders that it needs although they may lie where nothing else is seen: the home folder, `/tmp`.
    ///   - writing: Folders in which it may write.
    ///   - network: Whether it has one.
    static func arguments(reading: [URL], writing: [URL], network: Bool = false) -> [String] {
        let variables = ProcessInfo.processInfo.environment
        let home = variables["HOME"].flatMap { $0.hasPrefix("/") && $0 != "/" ? $0 : nil }
        var words = ["--unshare-all"] + (network ? ["--share-net"] : [])
        words += ["--die-with-parent", "--new-session", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"]
        // A program that fetches may need a repository of this machine, wherever it lies, and the user's keys.
        let hidden = network ? ["/run/user"] : ["/tmp", "/var/tmp", "/run/user"] + [home].compactMap { $0 }
        for folder in hidden where FileFinder.isFolder(URL(filePath: folder)) { words += ["--tmpfs", folder] }
        let toolchain = try? Toolchain.folder()
        for folder in reading + [toolchain].compactMap({ $0 }) { words += ["--ro-bind-try", folder.path, folder.path] }
        for folder in writing { words += ["--bind", folder.path, folder.path] }
        words += ["--clearenv"]
        for (name, value) in environment(home: network ? home : nil, temporary: writing.first) {
            words += ["--setenv", name, value]
        }
        return words
    }

    /// The variables of confined programs.
    static func environment(home: String?, temporary: URL?) -> [(String, String)] {
        let variables = ProcessInfo.processInfo.environment
        let passed = [
            "http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "SSL_CERT_FILE",
        ]
        let path = variables["PATH"] ?? "/usr/bin:/bin"
        var kept = [("PATH", path), ("LANG", "C.UTF-8"), ("HOME", home ?? temporary?.path ?? "/nowhere")]
        if let temporary {
            kept.append(("TMPDIR", temporary.path))
            // The compiler caches C modules, which it can't do in a home folder without the right to write.
            kept.append(("XDG_CACHE_HOME", temporary.appending(path: "Cache").path))
        }
        return kept + passed.compactMap { name in variables[name].map { (name, $0) } }
    }

    /// Runs a program that fetches over the network, and writes into one folder alone.
    func fetch(
        _ name: String, _ words: [String], reading: [URL], writing: URL, limit: TimeInterval
    ) throws -> Shell.Result {
        let quiet = ["GIT_TERMINAL_PROMPT": "0"]
        guard let program, let found = Shell.find(name) else {
            return try Shell.run(name, words, environment: quiet, limit: limit)
        }
        return try Shell.run(
            program.path,
            Self.arguments(reading: reading, writing: [writing], network: true)
                + ["--setenv", "GIT_TERMINAL_PROMPT", "0", "--", found.path] + words,
            limit: limit)
    }

    /// Runs a program of the search path, confined if that is possible here.
    func run(
        _ name: String, _ words: [String], reading: [URL], writing: URL, limit: TimeInterval
    ) throws -> Shell.Result {
        try FileManager.default.createDirectory(at: writing, withIntermediateDirectories: true)
        guard let program else {
            let home = ProcessInfo.processInfo.environment["HOME"]
            let variables = Dictionary(Self.environment(home: home, temporary: writing)) { $1 }
            return try Shell.run(name, words, environment: variables, replacesEnvironment: true, limit: limit)
        }
        guard let found = Shell.find(name) else { throw Problem("The program \(name) is not on the PATH.") }
        return try Shell.run(
            program.path, Self.arguments(reading: reading, writing: [writing]) + ["--", found.path] + words,
            limit: limit)
    }
}
