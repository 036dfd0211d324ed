import Foundation

/// The packages from elsewhere that a project depends on, fetched by SwiftPM into the cache.
///
/// SwiftPM resolves them for a workspace of ours, as it does for Xcode: the versions that it chooses are written down there,
/// and nothing in the project. In the workspace are the packages on this machine, and one that depends on all others.
struct PackageGraph {
    /// A package that a project file names by its address.
    struct Remote: Hashable {
        var address: String
        /// Which versions will do, as a manifest writes it: `from: "1.0.0"`.
        var requirement: String
    }

    var remotes: [Remote] = []
    /// The packages on this machine, whose own dependencies are fetched.
    var locals: [URL] = []
    /// The file in which the project has written down the versions that it was last built with.
    var pins: URL?
    /// The folder in which the project names mirrors and registries of packages.
    var configuration: URL?
    /// Where the package of ours lies.
    let folder: URL

    /// The packages that were fetched, and the lost ones.
    struct Fetched {
        var folders: [URL]
        var lost: [Lost] = []
    }

    /// A package that could not be fetched.
    struct Lost: Codable, Hashable {
        var address: String
        /// The reason, in one line.
        var reason: String
    }

    /// The state for which packages were fetched.
    private struct Record: Codable {
        var state: String
        var lost: [Lost]
    }

    /// Fetches the packages that are not there yet.
    ///
    /// If some of the packages can't be fetched, the others are. The result is then used for ten minutes, so that a network
    /// that is back is noticed.
    /// - Parameters:
    ///   - sandbox: What confines the manifests that SwiftPM reads on the way: they write into our folder alone.
    ///   - now: The current time.
    /// - Returns: The folders of all packages from elsewhere, also those that others of them need.
    /// - Throws: A `Problem` if none can be fetched.
    func fetch(in sandbox: Sandbox = .machine, now: Date = Date()) throws -> Fetched {
        if remotes.isEmpty, locals.isEmpty { return Fetched(folders: []) }
        let files = FileManager.default
        let checkouts = folder.appending(path: "build/checkouts")
        let file = folder.appending(path: "fetched")
        let resolver = PackageResolver(graph: self, sandbox: sandbox)
        var record = files.contents(atPath: file.path).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
        let isRecent = file.saved.map { abs(now.timeIntervalSince($0)) < 600 } ?? false
        // What was fetched for the same manifests and versions is still right.
        if record?.state != resolver.state || record?.lost.isEmpty == false && !isRecent {
            Message.write("Fetching packages \u{2026}")
            let new = Record(state: resolver.state, lost: try resolver.resolve())
            try? files.removeItem(at: file)
            try Cache.write(JSONEncoder().encode(new), to: file)
            record = new
        }
        let folders = ((try? files.contentsOfDirectory(atPath: checkouts.path)) ?? []).sorted()
            .map { checkouts.appending(path: $0) }
        return Fetched(folders: folders, lost: record?.lost ?? [])
    }

    /// Which package could not be fetched, and what git or SwiftPM says of it, in one line.
    static func reason(_ result: Shell.Result) -> String {
        if result.status == 137 { return "not done in time" }
        let lines = (result.output + "\n" + result.errors).split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let fetched = lines.last { $0.hasPrefix("Fetching ") }.map { $0.dropFirst("Fetching ".count) + ": " } ?? ""
        // Without a network SwiftPM complains of the folder that it did not get.
        if lines.contains(where: { $0.contains("cannot change to") }) { return fetched + "there is no answer" }
        let said = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first { $0.contains("error: ") }
        return fetched + (said ?? "SwiftPM ended with \(result.status)")
    }

    static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
}
