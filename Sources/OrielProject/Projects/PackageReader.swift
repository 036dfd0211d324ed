import Foundation

/// Describes the app of a Swift package.
struct PackageReader {
    let folder: URL
    let cache: Cache

    func describe(target name: String?) throws -> AppDescription {
        let file = folder.appending(path: "Package.swift")
        let text = String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
        if text.contains("AppleProductTypes") { return try Playground.describe(folder, manifest: text) }
        let manifest = try load(folder)
        let apps = manifest.targets.filter { $0.type == "executable" }
        guard let target = name.map({ name in apps.first { $0.name == name } }) ?? apps.first else {
            throw Problem(
                apps.isEmpty
                    ? "The package \(manifest.name) has no app: none of its targets is executable."
                    : "There is no app target “\(name ?? "")”. There are: \(apps.map(\.name).joined(separator: ", ")).")
        }
        let files = try sorter(of: target, in: folder)
        var app = AppDescription(name: target.name, module: module(target, manifest, files.sources))
        app.folders = [folder]
        app.resources = files.resources
        for note in files.notes { app.note(note) }
        var visited: Set<String> = [target.name]
        let graph = PackageGraph(
            locals: [folder], pins: folder.appending(path: "Package.resolved"), folder: graphFolder)
        var sources = PackageSources(graph: graph)
        try addDependencies(of: target, manifest, folder, &visited, &sources, to: &app)
        if app.module.sources.isEmpty { throw Problem("The target “\(target.name)” has no Swift files.") }
        return app
    }

    /// Where the packages from elsewhere go.
    var graphFolder: URL { cache.folder(for: folder).appending(path: "packages") }

    /// Reads a manifest with SwiftPM, which writes nothing into the package's folder.
    ///
    /// SwiftPM takes more than a second for it: what it said of the same manifest is kept.
    private func load(_ folder: URL) throws -> PackageManifest {
        let files = FileManager.default
        let names = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            .filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
        let texts = names.map {
            $0 + String(decoding: files.contents(atPath: folder.path + "/\($0)") ?? Data(), as: UTF8.self)
        }
        let variables = texts.contains { $0.contains("environment") } ? "\(ProcessInfo.processInfo.environment)" : ""
        let kept = cache.root.appending(path: "manifests")
            .appending(path: Cache.hash(([folder.path, variables] + texts).joined(separator: "\n")) + ".json")
        if let data = files.contents(atPath: kept.path),
            let manifest = try? JSONDecoder().decode(PackageManifest.self, from: data)
        {
            return manifest
        }
        let process = try Shell.run(
            "swift",
            [
                "package", "--package-path", folder.path, "--scratch-path",
                cache.folder(for: folder).appending(path: "package").path, "dump-package",
            ])
        guard process.status == 0, let start = process.output.firstIndex(of: "{"),
            let manifest = try? JSONDecoder().decode(PackageManifest.self, from: Data(process.output[start...].utf8))
        else {
            throw Problem("The manifest \(folder.path)/Package.swift cannot be read:\n\(process.errors)")
        }
        try Cache.write(Data(process.output[start...].utf8), to: kept)
        return manifest
    }

    private func addDependencies(
        of target: PackageManifest.Target, _ manifest: PackageManifest, _ folder: URL, _ visited: inout Set<String>,
        _ packages: inout PackageSources, to app: inout AppDescription
    ) throws {
        let locals = (manifest.dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map { URL(filePath: $0.path) }
        for name in target.dependencyNames where !Engine.provides(name) && visited.insert(name).inserted {
            if let own = manifest.targets.first(where: { $0.name == name }) {
                try add(own, manifest, folder, &visited, &packages, to: &app)
                continue
            }
            packages.add(locals)
            try addProduct(name, of: &packages, &visited, to: &app)
        }
    }

    /// Adds a product of a package: of those on this machine, else of those from elsewhere; or says that there is none.
    func addProduct(
        _ name: String, of packages: inout PackageSources, _ visited: inout Set<String>, to app: inout AppDescription
    ) throws {
        if try add(product: name, of: packages.locals, &packages, &visited, to: &app) { return }
        let fetched: [URL]
        do {
            fetched = try packages.fetched()
        } catch {
            return app.note("The packages from elsewhere cannot be fetched (\(error)); missing is: \(name).")
        }
        if try !add(product: name, of: fetched, &packages, &visited, to: &app) {
            app.note("No package of the project has the product \(name).")
        }
    }

    private func add(
        product name: String, of folders: [URL], _ packages: inout PackageSources, _ visited: inout Set<String>,
        to app: inout AppDescription
    ) throws -> Bool {
        for package in folders {
            guard let other = try? load(package), let product = other.products?.first(where: { $0.name == name })
            else { continue }
            // What was fetched is nobody's to edit: only packages of the person are watched.
            let isFetched = package.path.hasPrefix(cache.root.path + "/")
            if !isFetched, !app.folders.contains(package) { app.folders.append(package) }
            for target in other.targets where product.targets.contains(target.name) {
                if visited.insert(target.name).inserted || target.name == name {
                    try add(target, other, package, &visited, &packages, to: &app)
                }
            }
            return true
        }
        return false
    }

    private func add(
        _ target: PackageManifest.Target, _ manifest: PackageManifest, _ folder: URL, _ visited: inout Set<String>,
        _ packages: inout PackageSources, to app: inout AppDescription
    ) throws {
        guard target.type == "regular" else {
            app.note("Not built, since it is no Swift library: \(target.name).")
            return
        }
        try addDependencies(of: target, manifest, folder, &visited, &packages, to: &app)
        let files = try sorter(of: target, in: folder)
        for note in files.notes { app.note(note) }
        if files.sources.isEmpty || app.libraries.contains(where: { $0.name == target.name }) { return }
        app.libraries.append(module(target, manifest, files.sources))
        app.resources += files.resources
    }

    private func sorter(of target: PackageManifest.Target, in folder: URL) throws -> FileSorter {
        let places =
            target.path.map { [$0] }
            // A package's only target may do without a folder of its own.
            ?? ["Sources/\(target.name)", "Source/\(target.name)", "src/\(target.name)", "Sources"]
        guard let place = places.lazy.compactMap({ FileFinder.find(folder.appending(path: $0)) }).first else {
            throw Problem("The target “\(target.name)” has no folder \(places[0]).")
        }
        let root = place.standardizedFileURL
        let excluded = (target.exclude ?? []).map { root.appending(path: $0).standardizedFileURL.path }
        let chosen = target.sources.map { $0.map { root.appending(path: $0).standardizedFileURL.path } }
        func isBelow(_ path: String, _ folders: [String]) -> Bool {
            folders.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        var sorter = FileSorter()
        for file in try FileFinder.files(below: root) {
            let path = file.standardizedFileURL.path
            if isBelow(path, excluded) || file.lastPathComponent == "Package.swift" { continue }
            if FileKind(file) == .swift || FileKind(file) == .foreignSource {
                if chosen.map({ isBelow(path, $0) }) ?? true { sorter.add(source: file) }
            } else if FileKind(file) == .catalog || FileKind(file) == .strings {
                sorter.add(resource: file)
            }
        }
        for resource in target.resources ?? [] {
            let url = root.appending(path: resource.path)
            if resource.isCopied || !FileFinder.isFolder(url) || FileFinder.isOpaque(url) {
                sorter.add(resource: url)
            } else {
                for file in try FileFinder.files(below: url) where FileKind(file) != .swift {
                    sorter.add(resource: file)
                }
            }
        }
        return sorter
    }

    private func module(
        _ target: PackageManifest.Target, _ manifest: PackageManifest, _ sources: [URL]
    ) -> ModuleDescription {
        var module = ModuleDescription(name: BuildSettings.identifier(target.name), sources: sources)
        let tools = manifest.toolsVersion?._version ?? "5"
        module.languageMode = TargetSettings.languageMode(manifest.swiftLanguageVersions?.last ?? tools)
        module.conditions = ["DEBUG", "SWIFT_PACKAGE"]
        for setting in target.settings ?? [] where setting.tool == "swift" {
            guard let (name, values) = setting.value else { continue }
            switch name {
            case "define": module.conditions += values
            case "enableUpcomingFeature": module.upcomingFeatures += values
            case "enableExperimentalFeature": module.experimentalFeatures += values
            case "swiftLanguageMode", "swiftLanguageVersion":
                module.languageMode = TargetSettings.languageMode(values.first)
            case "defaultIsolation": module.defaultIsolation = values.first
            default: break
            }
        }
        return module
    }
}
