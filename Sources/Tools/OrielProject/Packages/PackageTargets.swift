import Foundation

/// Adds targets of packages to an app, each after the targets that it needs.
final class PackageTargets {
    var app = AppDescription(name: "", module: ModuleDescription(name: ""))
    var visited: Set<String> = []
    private var sources: PackageSources
    /// The targets whose dependencies are being added; a dependency on one of them is a cycle.
    private var open: [String] = []
    /// The traits that packages turn on in others, by identity.
    private var traits: [String: Set<String>] = [:]
    private let reader: PackageReader

    init(_ reader: PackageReader, sources: PackageSources) {
        self.reader = reader
        self.sources = sources
    }

    /// Adds what a target depends on.
    /// - Returns: Whether some of it is built as Apple's.
    func addDependencies(
        of target: PackageManifest.Target, _ manifest: PackageManifest, _ folder: URL,
        _ context: PackageManifest.Context
    ) throws -> Bool {
        let locals = (manifest.dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map { URL(filePath: $0.path) }
        let names = target.dependencyNames(in: context)
        if manifest.depends(onItselfIn: folder) { app.note("The package \(manifest.name) depends on itself.") }
        for (package, uses) in (manifest.dependencies ?? []).flatMap(\.traits) {
            let chosen = uses.map { $0.filter { context.allows($0.condition) }.map(\.name) }
            traits[package.lowercased(), default: []].formUnion(chosen ?? ["default"])
        }
        open.append(target.name)
        defer { open.removeLast() }
        for name in names {
            let needed = manifest.targets.contains { $0.name == name } ? [name] : products[name] ?? []
            if let first = needed.first(where: open.contains) { noteCycle(from: first) }
        }
        let isProvided = manifest.dependsOnOriel ? Engine.provides : Engine.replaces
        for name in names where !isProvided(name) && visited.insert(name).inserted {
            if let own = manifest.targets.first(where: { $0.name == name }) {
                _ = try add(own, manifest, folder)
                continue
            }
            sources.add(locals)
            try addProduct(name)
        }
        let plugins = (target.pluginUsages ?? []).compactMap { $0.object?.values.first?.array?.first?.string }
        if !plugins.isEmpty {
            app.note("Plug-ins of packages are not run: \(plugins.joined(separator: ", ")), for \(target.name).")
        }
        let modules = Set(names.flatMap { [$0] + (products[$0] ?? []) }.map(BuildSettings.identifier))
        return app.libraries.contains { modules.contains($0.name) && $0.system == .apple && !$0.mayBeLinux }
    }

    private func noteCycle(from name: String) {
        let circle = open[(open.firstIndex(of: name) ?? 0)...] + [name]
        app.note("These targets need each other, so that none can be the first: \(circle.joined(separator: ", ")).")
    }

    /// The products of packages that cannot be fetched.
    private var missing: [String] = []
    private static let notFetched = "The packages from elsewhere cannot be fetched"
    /// The targets of the products that were added.
    private var products: [String: [String]] = [:]

    /// Adds a product of a package: of those on this machine, else of those from elsewhere; or says that there is none.
    func addProduct(_ name: String) throws {
        if MacroBuild.modules.contains(name) { return }
        if try add(product: name, of: sources.locals) { return }
        // SwiftPM reads the manifests of what it fetches.
        try reader.loader.trust.require(for: reader.folder, toRun: "Each manifest Package.swift")
        let fetched: PackageGraph.Fetched
        do {
            fetched = try sources.fetched()
        } catch {
            return noteMissing(name, "\(error)")
        }
        if try add(product: name, of: fetched.folders) { return }
        if fetched.lost.isEmpty { return app.note("No package of the project has the product \(name).") }
        var reasons: [String] = []
        for package in fetched.lost where !reasons.contains(package.reason) { reasons.append(package.reason) }
        noteMissing(name, reasons.prefix(3).joined(separator: "; "))
    }

    private func noteMissing(_ name: String, _ reason: String) {
        if !missing.contains(name) { missing.append(name) }
        let old = app.notes.firstIndex { $0.hasPrefix(Self.notFetched) }
        let list = (missing.count == 1 ? "missing is: " : "missing are: ") + missing.joined(separator: ", ")
        let note = "\(Self.notFetched) (\(reason)); \(list)."
        if let old { app.notes[old] = note } else { app.note(note) }
    }

    private func add(product name: String, of folders: [URL]) throws -> Bool {
        for package in folders {
            guard let other = try? reader.loader.load(package),
                let product = other.products?.first(where: { $0.name == name })
            else { continue }
            products[name] = product.targets
            // What was fetched is nobody's to edit: only the user's own packages are watched.
            let isFetched = package.path.hasPrefix(reader.cache.root.path + "/")
            if !isFetched, !app.folders.contains(package) { app.folders.append(package) }
            for target in other.targets where product.targets.contains(target.name) {
                if visited.insert(target.name).inserted || target.name == name {
                    _ = try add(target, other, package)
                }
            }
            return true
        }
        return false
    }

    /// Adds a target.
    func add(_ target: PackageManifest.Target, _ manifest: PackageManifest, _ folder: URL) throws {
        var context = PackageManifest.Context(
            system: .linux, platform: app.platform,
            traits: manifest.traits(turnedOnBy: traits[folder.lastPathComponent.lowercased()] ?? ["default"]))
        switch target.type {
        case "system":
            return try addSystemLibrary(target, folder)
        case "macro":
            try addMacroLibraries(of: target, manifest, folder, context)
            _ = try addDependencies(of: target, manifest, folder, context)
            let files = try sorter(of: target, in: folder)
            var module = self.module(target, manifest, files.sources, context)
            module.system = .linux
            return app.macros.append(module)
        case "regular", "executable": break
        case "test":
            let macros = manifest.targets.filter { $0.type == "macro" }.map(\.name)
            let needed = target.dependencyNames(in: context)
            if needed.contains(where: { macros.contains($0) || MacroBuild.modules.contains($0) }) {
                return app.note(
                    "Tests of macros are not run, since they need swift-syntax as a package: \(target.name).")
            }
        case "binary":
            return app.note("Left out, since it is compiled for Apple's systems: \(target.name).")
        case "plugin":
            return app.note("Plug-ins of packages are not run: \(target.name).")
        default:
            return app.note("Not built, since it is no library: \(target.name).")
        }
        let files = try sorter(of: target, in: folder)
        for note in files.notes { app.note(note) }
        let scan = TargetSystem(files.sources)
        if !scan.imported.isDisjoint(with: MacroBuild.modules), target.type == "regular" {
            try addMacroLibraries(of: target, manifest, folder, context)
            _ = try addDependencies(of: target, manifest, folder, context)
            return addMacroLibrary(self.module(target, manifest, files.sources, context))
        }
        if scan.hasInterface { context.system = .apple }
        if try addDependencies(of: target, manifest, folder, context) { context.system = .apple }
        let mayBeLinux = context.system == .linux && scan.isOnlyApple && reader.options.systems[target.name] == nil
        if mayBeLinux { context.system = .apple }
        if let chosen = reader.options.systems[target.name] { context.system = chosen }
        if files.sources.isEmpty, target.type == "test" { return app.note("Not Swift, and not run: \(target.name).") }
        if files.sources.isEmpty { return try addForeign(target, files, folder, context) }
        if app.libraries.contains(where: { $0.name == BuildSettings.identifier(target.name) }) { return }
        var module = self.module(target, manifest, files.sources, context)
        module.system = context.system
        module.mayBeLinux = mayBeLinux
        module.required = scan.required
        module.knowsLinux = scan.knowsLinux
        module.isTest = target.type == "test"
        app.libraries.append(module)
        app.resources += files.resources
    }

    /// Adds the libraries of a package that its macros share with the rest of it.
    private func addMacroLibraries(
        of target: PackageManifest.Target, _ manifest: PackageManifest, _ folder: URL,
        _ context: PackageManifest.Context
    ) throws {
        open.append(target.name)
        defer { open.removeLast() }
        for name in target.dependencyNames(in: context) where !open.contains(name) {
            guard let other = manifest.targets.first(where: { $0.name == name && $0.type == "regular" }) else {
                continue
            }
            try addMacroLibraries(of: other, manifest, folder, context)
            addMacroLibrary(module(other, manifest, try sorter(of: other, in: folder).sources, context))
        }
    }

    private func addMacroLibrary(_ module: ModuleDescription) {
        if app.macroLibraries.contains(where: { $0.name == module.name }) || module.sources.isEmpty { return }
        app.macroLibraries.append(module)
    }

    private func addForeign(
        _ target: PackageManifest.Target, _ files: FileSorter, _ folder: URL, _ context: PackageManifest.Context
    ) throws {
        let root = try place(of: target, in: folder)
        if files.foreign.contains(where: ForeignModule.isObjective) {
            return app.note("Left out, since it is Objective-C: \(target.name).")
        }
        let module = ForeignModule(target, root: root, sources: files.foreign, context: context)
        // A target without sources may be one of headers.
        guard !files.foreign.isEmpty || FileFinder.isFolder(module.headers) else { return }
        app.foreign.append(module)
    }

    private func addSystemLibrary(_ target: PackageManifest.Target, _ folder: URL) throws {
        let root = try place(of: target, in: folder)
        guard let map = FileFinder.find(root.appending(path: "module.modulemap")) else {
            return app.note("The library \(target.name) of the system has no module map.")
        }
        if let library = target.pkgConfig, Shell.find("pkg-config") != nil,
            try Shell.run("pkg-config", ["--exists", "--", library], limit: 10).status != 0
        {
            let packages = target.debianPackages.filter {
                $0.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
            }
            let way = packages.isEmpty ? "" : " Type: sudo apt-get install \(packages.joined(separator: " "))"
            app.note("The library \(library) is not installed here; \(target.name) needs it.\(way)")
        }
        app.foreign.append(ForeignModule(target, moduleMap: map))
    }
}
