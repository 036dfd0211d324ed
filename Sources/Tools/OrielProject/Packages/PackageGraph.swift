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

    /// The manifest of the package that depends on what the project names by its address.
    var manifest: String {
        let dependencies = remotes.map { ".package(url: \(Self.quoted($0.address)), \($0.requirement))" }
        return """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "OrielPackages", platforms: [.iOS("99.0"), .macOS("99.0")], dependencies: [
                \(dependencies.joined(separator: ",\n    "))
            ])

            """
    }

    /// The workspace's file.
    private var workspace: String {
        let lines = ([folder] + locals).map { url in
            let path = url.path.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
                .replacingOccurrences(of: "\"", with: "&quot;")
            return "<FileRef location=\"absolute:\(path)\"></FileRef>"
        }
        return "<?xml version=\"1.0\"?>\n<Workspace version=\"1.0\">\n\(lines.joined(separator: "\n"))\n</Workspace>\n"
    }

    /// Fetches what is not there yet.
    /// - Returns: The folders of all packages from elsewhere, also those that others of them need.
    /// - Parameter sandbox: What confines the manifests that SwiftPM reads on the way: they write into our folder alone.
    func fetch(in sandbox: Sandbox = .machine) throws -> [URL] {
        if remotes.isEmpty, locals.isEmpty { return [] }
        let files = FileManager.default
        let checkouts = folder.appending(path: "build/checkouts")
        let record = folder.appending(path: "fetched")
        let pinned = pins.flatMap { files.contents(atPath: $0.path) }
        let manifests = locals.map { files.contents(atPath: $0.appending(path: "Package.swift").path) ?? Data() }
        let settings = PackageConfiguration(project: configuration)
        // What was fetched for the same manifests and versions is still right.
        let state = Cache.hash(
            ([manifest, workspace]
                + (manifests + [pinned ?? Data()] + settings.contents).map { String(decoding: $0, as: UTF8.self) })
                .joined(separator: "\n"))
        if files.contents(atPath: record.path) != Data(state.utf8) {
            try Cache.write(Data(manifest.utf8), to: folder.appending(path: "Package.swift"))
            let data = folder.appending(path: "Packages.xcworkspace")
            try Cache.write(Data(workspace.utf8), to: data.appending(path: "contents.xcworkspacedata"))
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
            Message.write("Fetching packages \u{2026}")
            let words = [
                "package", "--package-path", folder.path, "--multiroot-data-file", data.path, "--scratch-path",
                folder.appending(path: "build").path, "--cache-path", folder.appending(path: "cache").path,
                "--config-path", own.path, "--security-path", folder.appending(path: "security").path, "resolve",
            ]
            let result = try sandbox.fetch("swift", words, reading: locals, writing: folder, limit: 600)
            guard result.status == 0 else { throw Problem(Self.reason(result)) }
            try Cache.write(Data(state.utf8), to: record)
        }
        return ((try? files.contentsOfDirectory(atPath: checkouts.path)) ?? []).sorted()
            .map { checkouts.appending(path: $0) }
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
