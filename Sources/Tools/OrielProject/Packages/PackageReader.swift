import Foundation

/// Describes the app, or the libraries, of a Swift package.
struct PackageReader {
    let folder: URL
    let cache: Cache
    var options = ProjectOptions()

    func describe(target name: String?) throws -> AppDescription {
        let file = folder.appending(path: "Package.swift")
        let text = String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
        if text.contains("AppleProductTypes") { return try Playground.describe(folder, manifest: text) }
        let manifest = try loader.load(folder)
        if options.wantsTests { return try describeTests(of: manifest, name) }
        let sources = PackageTargets(self, sources: packageSources)
        // A program in C or C++ is not an app's.
        let apps = manifest.targets.filter { target in
            target.type == "executable"
                && (target.name == name || (try? sources.sorter(of: target, in: folder))?.sources.isEmpty != true)
        }
        let named = name.map { name in manifest.targets.filter { $0.name == name } }
        let target =
            named?.first { $0.type == "executable" || options.allowsLibraries } ?? (name == nil ? apps.first : nil)
        guard let target, target.type == "executable" else {
            guard options.allowsLibraries, name == nil || target != nil else {
                throw Problem(
                    apps.isEmpty
                        ? "The package \(manifest.name) has no app: none of its targets is executable. "
                            + "`oriel check` says how much of its libraries compiles."
                        : "There is no app target “\(name ?? "")”. There are: "
                            + apps.map(\.name).joined(separator: ", ") + ".")
            }
            return try describeLibraries(of: manifest, target.map { [$0] } ?? manifest.targets)
        }
        let reading = PackageTargets(self, sources: packageSources)
        let files = try reading.sorter(of: target, in: folder)
        let context = PackageManifest.Context(
            system: .apple, platform: manifest.platform, traits: manifest.defaultTraits)
        let module = reading.module(target, manifest, files.sources, context)
        reading.app = AppDescription(name: target.name, platform: manifest.platform, module: module)
        reading.app.folders = [folder]
        // As Xcode writes it for the Mac's apps, whose windows, texts and controls have sizes of their own.
        if manifest.platform == .macOS { reading.app.information["LSMinimumSystemVersion"] = "10.13" }
        reading.app.resources = files.resources
        for note in files.notes { reading.app.note(note) }
        reading.visited = [target.name]
        _ = try reading.addDependencies(of: target, manifest, folder, context)
        if reading.app.module.sources.isEmpty { throw Problem("The target “\(target.name)” has no Swift files.") }
        return reading.app
    }

    /// Describes all libraries of a package, the last of which takes the app's place.
    private func describeLibraries(
        of manifest: PackageManifest, _ targets: [PackageManifest.Target]
    ) throws -> AppDescription {
        let reading = PackageTargets(self, sources: packageSources)
        reading.app.folders = [folder]
        reading.app.isLibrary = true
        reading.app.platform = platform(of: manifest, reading)
        for target in targets where target.type == "regular" || target.type == "executable" {
            if reading.visited.insert(target.name).inserted { _ = try reading.add(target, manifest, folder) }
        }
        reading.app.name = manifest.name
        guard let last = reading.app.libraries.popLast() else {
            throw Problem(
                "The package \(manifest.name) has no target in Swift to check. "
                    + reading.app.notes.joined(separator: " "))
        }
        reading.app.module = last
        return reading.app
    }

    /// Describes a package's tests, with the modules that they depend on.
    private func describeTests(of manifest: PackageManifest, _ name: String?) throws -> AppDescription {
        let all = manifest.targets.filter { $0.type == "test" }
        let targets = name.map { name in all.filter { $0.name == name } } ?? all
        guard !targets.isEmpty else {
            throw Problem(
                all.isEmpty
                    ? "The package \(manifest.name) has no tests."
                    : "There is no target of tests “\(name ?? "")”. There are: "
                        + all.map(\.name).joined(separator: ", ") + ".")
        }
        let reading = PackageTargets(self, sources: packageSources)
        reading.app.name = manifest.name
        reading.app.platform = platform(of: manifest, reading)
        reading.app.folders = [folder]
        for target in targets where reading.visited.insert(target.name).inserted {
            try reading.add(target, manifest, folder)
        }
        guard reading.app.libraries.contains(where: \.isTest) else {
            throw Problem(
                "The package \(manifest.name) has no tests that can run here. "
                    + reading.app.notes.joined(separator: " "))
        }
        reading.app.prepareForTests()
        return reading.app
    }

    /// The platform of a package's own targets: the Mac where the manifest names none, and its files import AppKit and not UIKit.
    private func platform(of manifest: PackageManifest, _ reading: PackageTargets) -> Platform {
        guard (manifest.platforms ?? []).isEmpty else { return manifest.platform }
        let targets = manifest.targets.filter { $0.type == "regular" || $0.type == "executable" }
        let sources = targets.flatMap { (try? reading.sorter(of: $0, in: folder).sources) ?? [] }
        let imported = TargetSystem(sources).imported
        let isMac = !imported.isDisjoint(with: ["AppKit", "Cocoa"]) && !imported.contains("UIKit")
        return isMac ? .macOS : manifest.platform
    }

    private var packageSources: PackageSources {
        PackageSources(
            graph: PackageGraph(
                locals: [folder], pins: folder.appending(path: "Package.resolved"),
                configuration: folder.appending(path: ".swiftpm/configuration"), folder: graphFolder))
    }

    var loader: ManifestLoader {
        ManifestLoader(cache: cache, trust: Trust(cache: cache, isGiven: options.isTrusted), project: folder)
    }

    /// Where the packages from elsewhere go.
    var graphFolder: URL { cache.folder(for: folder).appending(path: "packages") }
}
