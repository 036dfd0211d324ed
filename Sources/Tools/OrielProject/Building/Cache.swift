import Foundation

/// The folder of everything that is built, so that nothing is written into the user's own folders.
struct Cache: Sendable {
    let root: URL

    /// The user's cache: `$XDG_CACHE_HOME/oriel`, or `~/.cache/oriel`.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        // A relative path is none, by the rules of that variable.
        let base =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
            ?? URL(filePath: environment["HOME"] ?? NSHomeDirectory()).appending(path: ".cache")
        root = base.appending(path: "oriel")
    }

    /// The folder for what is built from a path.
    func folder(for url: URL) -> URL {
        let path = url.standardizedFileURL.resolvingSymlinksInPath().path
        return root.appending(path: "projects")
            .appending(path: "\(BuildSettings.identifier(url.lastPathComponent))-\(Self.hash(path))")
    }

    /// Sixteen digits that stand for a text, the same in every process.
    static func hash(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Writes a file where it has another content; one that is the same keeps its date.
    @discardableResult
    static func write(_ data: Data, to url: URL) throws -> Bool {
        if FileManager.default.contents(atPath: url.path) == data { return false }
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
        return true
    }
}
