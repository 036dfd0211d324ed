import Foundation

/// Describes a project for Tuist, which makes Xcode's project files of manifests in Swift, as these files would.
///
/// Follows Tuist's reference of ProjectDescription. The projects that a workspace names, and all that targets of these depend
/// on, become one.
struct TuistReader {
    private let folder: URL
    private let evaluator: TuistEvaluator
    private let shared: TuistFolder
    private let cache: Cache
    private let isTrusted: Bool
    private let budget: GenerationBudget
    private var sketch: ProjectSketch
    private var usesSharedPackages = false
    /// The folders of the projects that were read.
    private var known: Set<String> = []

    /// More projects than this belong to no workspace.
    private static let mostProjects = 500

    /// Reads the project or workspace in a folder.
    static func project(_ folder: URL, cache: Cache, options: ProjectOptions) throws -> XcodeProject {
        var reader = try TuistReader(folder.standardizedFileURL, cache: cache, options: options)
        return try reader.read()
    }

    private init(_ folder: URL, cache: Cache, options: ProjectOptions) throws {
        self.folder = folder
        self.cache = cache
        isTrusted = options.isTrusted
        let root = TuistFolder.root(of: folder)
        evaluator = TuistEvaluator(root: root, cache: cache, isTrusted: options.isTrusted)
        shared = try TuistFolder(root, evaluator)
        let title = GeneratedProject.tuistManifests.first {
            FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
        }
        budget = GenerationBudget(folder.path)
        sketch = ProjectSketch(name: folder.lastPathComponent, folder: folder, title: title ?? folder.lastPathComponent)
    }

    private mutating func read() throws -> XcodeProject {
        sketch.notes = shared.notes
        var open: [URL] = []
        let workspace = folder.appending(path: "Workspace.swift")
        if GeneratedProject.isTuist(workspace) {
            let value = try evaluator.value("workspace", of: workspace, modules: shared.modules)
            if let name = value["name"]?.string { sketch.name = name }
            for path in value["projects"]?.list ?? [] { open += try projects(at: path) }
        } else {
            open = [folder]
        }
        while let next = open.first {
            open.removeFirst()
            guard known.insert(next.path).inserted else { continue }
            if known.count > Self.mostProjects {
                throw Problem("\(folder.path) has more than \(Self.mostProjects) projects; it is not read.")
            }
            open += try add(next)
        }
        if usesSharedPackages, let packages = shared.packages {
            sketch.packages.append(ProjectSketch.Package(name: "Tuist", place: .local(packages.path)))
            let loader = ManifestLoader(
                cache: cache, trust: Trust(cache: cache, isGiven: isTrusted), project: shared.root)
            // The packages in other folders of the project that it depends on.
            for package in try loader.load(packages).dependencies ?? [] {
                for local in package.fileSystem ?? [] {
                    sketch.packages.append(ProjectSketch.Package(name: local.path, place: .local(local.path)))
                }
            }
            sketch.pins = packages.appending(path: "Package.resolved")
        }
        return sketch.project
    }

    /// The folders of the projects that a path of a workspace means.
    private func projects(at path: YAMLValue) throws -> [URL] {
        let place = TuistPaths(root: shared.root, folder: folder).place(path)
        guard GlobPattern.isPattern(place.path) else { return [place] }
        let files = TuistFiles(root: shared.root, budget: budget)
        return try files.matching(place).filter { $0.lastPathComponent == "Project.swift" }
            .map { URL(filePath: $0.deletingLastPathComponent().path) }
    }

    /// Adds the targets of a project.
    /// - Returns: The folders of the projects that they depend on.
    private mutating func add(_ folder: URL) throws -> [URL] {
        let file = folder.appending(path: "Project.swift")
        guard FileManager.default.fileExists(atPath: file.path) else {
            sketch.notes.append("There is no project in \(folder.lastPathComponent).")
            return []
        }
        let value = try evaluator.value("project", of: file, modules: shared.modules)
        if known.count == 1, let name = value["name"]?.string { sketch.name = name }
        let settings = TuistSettings(value["settings"])
        if sketch.configurations.isEmpty {
            sketch.configurations = settings.names.map { ProjectSketch.Configuration(name: $0) }
        }
        let paths = TuistPaths(root: shared.root, folder: folder)
        for package in value["packages"]?.list ?? [] { add(package: package, paths) }
        var needed: [URL] = []
        for target in value["targets"]?.list ?? [] {
            try budget.spend(10)
            var reading = TuistTarget(target, paths, TuistFiles(root: shared.root, budget: budget))
            var result = try reading.read(configurations: sketch.configurations.map(\.name), project: settings)
            let hidesBundle = value["options"]?["disableBundleAccessors"]?.isOn ?? false
            if !hidesBundle, result.files.contains(where: { $0.phase == .resources }) {
                result.files.append(ProjectSketch.File(place: try bundleFile(), phase: .sources))
            }
            sketch.targets.append(result)
            sketch.contents.merge(reading.contents) { $1 }
            sketch.notes += reading.notes
            if reading.usesSharedPackages { usesSharedPackages = true }
            needed += reading.projects
        }
        return needed
    }

    /// The file with `Bundle.module`, which Tuist generates for targets with resources.
    private func bundleFile() throws -> URL {
        let file = cache.folder(for: folder).appending(path: "tuist/TuistBundle.swift")
        try Cache.write(Data(SupportSource.packageBundle.utf8), to: file)
        return file
    }

    private mutating func add(package: YAMLValue, _ paths: TuistPaths) {
        if let path = package["local"]?["path"] {
            let place = paths.place(path)
            sketch.packages.append(ProjectSketch.Package(name: place.lastPathComponent, place: .local(place.path)))
            return
        }
        guard let address = package["remote"]?["url"]?.string, let wanted = package["remote"]?["requirement"] else {
            sketch.notes.append(
                "Packages of registries are not fetched: \(package["registry"]?["identifier"]?.string ?? "").")
            return
        }
        let requirement: [String: String]
        if let version = wanted["upToNextMajor"]?["from"]?.string {
            requirement = ["kind": "upToNextMajorVersion", "minimumVersion": version]
        } else if let version = wanted["upToNextMinor"]?["from"]?.string {
            requirement = ["kind": "upToNextMinorVersion", "minimumVersion": version]
        } else if let range = wanted["range"], let lowest = range["from"]?.string, let highest = range["to"]?.string {
            requirement = ["kind": "versionRange", "minimumVersion": lowest, "maximumVersion": highest]
        } else if let branch = wanted["branch"]?["_0"]?.string {
            requirement = ["kind": "branch", "branch": branch]
        } else if let revision = wanted["revision"]?["_0"]?.string {
            requirement = ["kind": "revision", "revision": revision]
        } else {
            requirement = ["kind": "exactVersion", "version": wanted["exact"]?["_0"]?.string ?? ""]
        }
        sketch.packages.append(ProjectSketch.Package(name: address, place: .remote(address, requirement: requirement)))
    }
}
