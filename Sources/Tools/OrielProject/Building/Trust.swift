import Foundation

/// The projects whose code the user lets run unconfined, where this machine cannot confine it.
struct Trust {
    let cache: Cache
    /// Whether the user says so with this command.
    let isGiven: Bool
    var sandbox = Sandbox.machine

    /// Asks for trust once for a project, and remembers it.
    /// - Parameter what: What of the project would run.
    func require(for folder: URL, toRun what: String) throws {
        if sandbox.program != nil { return }
        let path = folder.standardizedFileURL.resolvingSymlinksInPath().path
        let record = cache.root.appending(path: "trusted").appending(path: Cache.hash(path))
        if isGiven { try Cache.write(Data(path.utf8), to: record) }
        if FileManager.default.contents(atPath: record.path) == Data(path.utf8) { return }
        throw Problem(
            """
            \(what) of \(folder.lastPathComponent) is a program of its author's, and this machine cannot confine it: \
            bubblewrap is not installed, or not permitted. Type `sudo apt-get install bubblewrap`, or give --trust once \
            for this project to run it with your own rights.
            """)
    }
}
