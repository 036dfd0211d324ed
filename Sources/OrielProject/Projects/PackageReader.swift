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
        try addDependencies(of: target, manifest, folder, &visited, to: &app)
        if app.module.sources.isEmpty { throw Problem("The target “\(target.name)” has no Swift files.") }
        return app
    }

    /// Reads a manifest with SwiftPM, which writes nothing into the package's folder.
    private func load(_ folder: URL) throws -> PackageManifest {
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
        return manifest
    }

    private func addDependencies(
        of target: PackageManifest.Target, _ manifest: PackageManifest, _ folder: URL, _ visited: inout Set<String>,
        to app: inout AppDescription
    ) throws {
        let locals = (manifest.dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map { URL(filePath: $0.path) }
        for name in target.dependencyNames where !Engine.modules.contains(name) && visited.insert(name).inserted {
            if let own = manifest.targets.first(where: { $0.name == name }) {
                try add(own, manifest, folder, &visited, to: &app)
                continue
            }
            if try !addProduct(name, of: locals, &visited, to: &app) {
                app.note("Packages from elsewhere are not built yet: \(name).")
            }
        }
    }

    /// Adds a product of packages that lie on this machine.
    /// - Returns: Whether one of them has it.
    func addProduct(
        _ name: String, of packages: [URL], _ visited: inout Set<String>, to app: inout AppDescription
    ) throws -> Bool {
        for package in packages {
            guard let other = try? load(package), let product = other.products?.first(where: { $0.name == name })
            else { continue }
            if !app.folders.contains(package) { app.folders.append(package) }
            for target in other.targets where product.targets.contains(target.name) {
                if visited.insert(target.name).inserted || target.name == name {
                    try add(target, other, package, &visited, to: &app)
                }
            }
            return true
        }
        return false
    }

    private func add(
        _ target: PackageManifest.Target, _ manifest: PackageManifest, _ folder: URL, _ visited: inout Set<String>,
        to app: inout AppDescription
    ) throws {
        guard target.type == "regular" else {
            app.note("Not built, since it is no Swift library: \(target.name).")
            return
        }
        try addDependencies(of: target, manifest, folder, &visited, to: &app)
        let files = try sorter(of: target, in: folder)
        for note in files.notes { app.note(note) }
        if files.sources.isEmpty || app.libraries.contains(where: { $0.name == target.name }) { return }
        app.libraries.append(module(target, manifest, files.sources))
        app.resources += files.resources
    }

    private func sorter(of target: PackageManifest.Target, in folder: URL) throws -> FileSorter {
        let places =
            target.path.map { [$0] } ?? ["Sources/\(target.name)", "Source/\(target.name)", "src/\(target.name)"]
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
