import Foundation

/// The folder that Tuist's files for several projects are in: helpers of manifests, plug-ins, and packages from elsewhere.
struct TuistFolder {
    let root: URL
    private let evaluator: TuistEvaluator
    private(set) var modules: [TuistEvaluator.Module] = []
    private(set) var notes: [String] = []

    /// Finds the folder for a project: the nearest with files of Tuist's, or of git.
    static func root(of folder: URL) -> URL {
        var next = folder.standardizedFileURL
        for _ in 0..<50 {
            let marks = ["Tuist", "Tuist.swift", ".git"].map { next.appending(path: $0) }
            if FileFinder.isFolder(marks[0])
                || marks[1...].contains(where: { FileManager.default.fileExists(atPath: $0.path) })
            {
                return next
            }
            if next.path == "/" { break }
            next = URL(filePath: next.deletingLastPathComponent().path)
        }
        return folder
    }

    init(_ root: URL, _ evaluator: TuistEvaluator) throws {
        self.root = root
        self.evaluator = evaluator
        try addPlugins()
        let files = helpers(in: root.appending(path: "Tuist"))
        if !files.isEmpty {
            modules.append(try evaluator.module(TuistModule.helpers, files: files, importing: modules))
        }
        if FileManager.default.fileExists(atPath: root.appending(path: "Tuist/Dependencies.swift").path),
            packages == nil
        {
            notes.append(
                "Packages that Tuist/Dependencies.swift names are not fetched: Tuist 4 has Tuist/Package.swift.")
        }
    }

    /// The package whose dependencies are the projects' packages from elsewhere.
    var packages: URL? {
        [root.appending(path: "Tuist"), root].first {
            FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path)
        }
    }

    private func helpers(in folder: URL) -> [URL] {
        let folder = folder.appending(path: TuistModule.helpers)
        guard FileFinder.isFolder(folder) else { return [] }
        return ((try? FileFinder.files(below: folder, within: root, limit: 2000)) ?? []).filter {
            $0.pathExtension == "swift"
        }
    }

    /// Adds the helpers of plug-ins in the project's folders, as modules of their names.
    private mutating func addPlugins() throws {
        let places = ["Tuist.swift", "Tuist/Config.swift", "Tuist/Tuist.swift"].map { root.appending(path: $0) }
        guard let file = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }),
            try SpecificationFiles.text(of: file)?.contains("plugins") ?? false
        else { return }
        for plugin in try evaluator.value("config", of: file)["plugins"]?.list ?? [] {
            guard let path = plugin["path"] else {
                notes.append("Plug-ins of Tuist from elsewhere are not fetched: \(plugin["url"]?.string ?? "").")
                continue
            }
            let folder = TuistPaths(root: root, folder: file.deletingLastPathComponent()).place(path)
            let name = try evaluator.value("plugin", of: folder.appending(path: "Plugin.swift"))["name"]?.string
            let files = helpers(in: folder)
            guard let name, !files.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
                continue
            }
            modules.append(try evaluator.module(name, files: files, importing: modules))
        }
    }
}

/// The places that paths of manifests mean.
struct TuistPaths {
    let root: URL
    /// The manifest's folder.
    let folder: URL

    func place(_ path: YAMLValue?) -> URL {
        let text = path?["pathString"]?.string ?? ""
        let base =
            switch path?["type"]?.string {
            case "relativeToRoot": root
            case "relativeToCurrentFile":
                path?["callerPath"]?.string.map { URL(filePath: $0).deletingLastPathComponent() } ?? folder
            default: folder
            }
        return SpecificationFiles.place(text, in: base)
    }
}
