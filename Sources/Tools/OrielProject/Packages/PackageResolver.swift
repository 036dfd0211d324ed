import Foundation

/// Runs SwiftPM for a graph of packages: for all at once, or if that fails, for each in turn.
struct PackageResolver {
    let graph: PackageGraph
    let sandbox: Sandbox
    private let settings: PackageConfiguration
    private let pinned: Data?

    init(graph: PackageGraph, sandbox: Sandbox) {
        self.graph = graph
        self.sandbox = sandbox
        settings = PackageConfiguration(project: graph.configuration)
        pinned = graph.pins.flatMap { FileManager.default.contents(atPath: $0.path) }
    }

    /// A hash of all that decides which packages are fetched.
    var state: String {
        let manifests = graph.locals.map {
            FileManager.default.contents(atPath: $0.appending(path: "Package.swift").path) ?? Data()
        }
        let texts = (manifests + [pinned ?? Data()] + settings.contents).map { String(decoding: $0, as: UTF8.self) }
        return Cache.hash(([graph.manifest, graph.workspace] + texts).joined(separator: "\n"))
    }

    /// Fetches all packages that can be fetched.
    /// - Returns: The packages that can't be.
    /// - Throws: A `Problem` if none can be.
    func resolve() throws -> [PackageGraph.Lost] {
        let end = ContinuousClock.now + .seconds(600)
        let first = try run(graph, until: end)
        if first.status == 0 { return [] }
        let problem = Problem(PackageGraph.reason(first))
        if first.status == 137 { throw problem }
        var kept = PackageGraph(
            pins: graph.pins, configuration: graph.configuration, folder: graph.folder)
        var lost: [PackageGraph.Lost] = []
        var candidates = graph.remotes
        for local in graph.locals {
            var next = kept
            next.locals.append(local)
            if try run(next, until: end).status == 0 {
                kept = next
            } else {
                // Some of the packages that it needs can be fetched even so.
                candidates += PackageGraph.remotes(namedIn: local).filter { remote in
                    !candidates.contains { $0.address == remote.address }
                }
            }
        }
        guard candidates.count > 1 || kept.locals.count + kept.remotes.count > 0 else { throw problem }
        let begin = ContinuousClock.now
        for remote in candidates {
            var next = kept
            next.remotes.append(remote)
            let result = try run(next, until: end)
            if result.status == 0 { kept = next } else { lost.append(lose(remote, result)) }
            // Without any answer there is no network, and the others would only be waited for.
            if kept.remotes.isEmpty, kept.locals.isEmpty, ContinuousClock.now - begin > .seconds(60) { break }
        }
        guard !kept.remotes.isEmpty || !kept.locals.isEmpty else { throw problem }
        let last = try run(kept, until: end)
        guard last.status == 0 else { throw Problem(PackageGraph.reason(last)) }
        return lost
    }

    private func lose(_ remote: PackageGraph.Remote, _ result: Shell.Result) -> PackageGraph.Lost {
        PackageGraph.Lost(address: remote.address, reason: PackageGraph.reason(result))
    }

    private func run(_ graph: PackageGraph, until end: ContinuousClock.Instant) throws -> Shell.Result {
        let files = FileManager.default
        let folder = graph.folder
        try Cache.write(Data(graph.manifest.utf8), to: folder.appending(path: "Package.swift"))
        let data = folder.appending(path: "Packages.xcworkspace")
        try Cache.write(Data(graph.workspace.utf8), to: data.appending(path: "contents.xcworkspacedata"))
        let resolved = data.appending(path: "xcshareddata/swiftpm/Package.resolved")
        try files.createDirectory(at: resolved.deletingLastPathComponent(), withIntermediateDirectories: true)
        if let pinned {
            try Cache.write(pinned, to: resolved)
        } else {
            // Without the versions of the project, SwiftPM would keep those of the last time.
            try? files.removeItem(at: resolved)
            try? files.removeItem(at: folder.appending(path: "build/workspace-state.json"))
        }
        let own = folder.appending(path: "configuration")
        try settings.write(
            shared: own, local: resolved.deletingLastPathComponent().appending(path: "configuration"))
        let words = [
            "package", "--package-path", folder.path, "--multiroot-data-file", data.path, "--scratch-path",
            folder.appending(path: "build").path, "--cache-path", folder.appending(path: "cache").path,
            "--config-path", own.path, "--security-path", folder.appending(path: "security").path, "resolve",
        ]
        let limit = max(0.1, (end - .now) / .seconds(1))
        return try sandbox.fetch("swift", words, reading: graph.locals, writing: folder, limit: limit)
    }
}
