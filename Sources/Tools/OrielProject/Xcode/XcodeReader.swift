import Foundation

/// Describes an app target of an Xcode project.
struct XcodeReader {
    let project: XcodeProject
    let cache: Cache
    var options = ProjectOptions()

    /// The targets that could be run, the most fitting first.
    var apps: [XcodeTarget] {
        project.targets.filter { $0.kind == .app }.enumerated()
            .map { (order: platform(of: $0.element).order, $0.offset, target: $0.element) }
            .sorted { ($0.order, $0.1) < ($1.order, $1.1) }
            .map(\.target)
    }

    /// The system that a target is made for.
    func platform(of target: XcodeTarget) -> Platform {
        let settings = settings(of: target).settings
        let supported = settings.words("SUPPORTED_PLATFORMS").compactMap(Platform.init(sdk:))
        if supported.contains(.iOS), supported.contains(.macOS) {
            // Files for one system alone say nothing of the other.
            let files = [Platform.iOS, .macOS].map {
                TargetFiles(project: project, target: target, settings: settings, platform: $0).sorter.sources
            }
            let mac = Set(files[1])
            if SharedTarget(files[0].filter(mac.contains)).isMac { return .macOS }
        }
        // Xcode does not build a target for the SDK of its project where the target supports others alone.
        if let platform = settings["SDKROOT"].flatMap(Platform.init(sdk:)),
            supported.isEmpty || supported.contains(platform)
        {
            return platform
        }
        return supported.min { $0.order < $1.order } ?? .iOS
    }

    /// Describes a target, or the most fitting one where none is named.
    func describe(target name: String?) throws -> AppDescription {
        let candidates = apps
        let target: XcodeTarget
        if let name {
            let named = candidates.filter { $0.name == name }
            guard let found = named.first ?? candidates.first(where: { $0.name.lowercased() == name.lowercased() })
            else { throw Problem("There is no app target “\(name)”. \(list(candidates))") }
            target = found
        } else if let first = candidates.first {
            target = first
        } else if project.targets.isEmpty {
            throw Problem("The project \(project.title) has no targets.")
        } else {
            throw Problem(
                "The project \(project.title) has no app, only: "
                    + project.targets.map(\.name).joined(separator: ", ") + ".")
        }
        var app = try describe(target)
        let twins = candidates.filter { $0.name == target.name }.count
        if twins > 1 { app.note("\(twins) targets are called “\(target.name)”; this is the first.") }
        if name == nil, candidates.count > 1 {
            app.note(
                "Of the apps \(candidates.map(\.name).joined(separator: ", ")) this is “\(target.name)”; "
                    + "--target names another.")
        }
        return app
    }

    private func list(_ targets: [XcodeTarget]) -> String {
        targets.isEmpty
            ? "The project has no app." : "There are: \(targets.map(\.name).joined(separator: ", "))."
    }

    /// Describes a target's app.
    /// - Parameter tests: The targets of tests that are built with it, and need packages and libraries of their own.
    func describe(_ target: XcodeTarget, for tests: [XcodeTarget] = []) throws -> AppDescription {
        let (settings, missing) = settings(of: target)
        let platform = platform(of: target)
        let files = TargetFiles(project: project, target: target, settings: settings, platform: platform).sorter
        let display = settings["INFOPLIST_KEY_CFBundleDisplayName"] ?? settings["PRODUCT_NAME"] ?? target.name
        var app = AppDescription(
            name: display.isEmpty ? target.name : display, platform: platform,
            module: TargetSettings.module(settings, target: target, sources: files.sources))
        for note in project.notes { app.note(note) }
        // CocoaPods writes its own when it is run.
        for file in missing where !file.contains("/Pods/") { app.note("The settings file \(file) does not exist.") }
        for note in files.notes { app.note(note) }
        app.resources = files.resources
        app.folders = [project.root]
        app.generatesAssetExtensions =
            settings.isOn(
                "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") ?? false
        InformationReader.read(into: &app, settings: settings, project: project)
        for note in phaseNotes(target, settings) { app.note(note) }
        try addPackages(of: [target] + tests, to: &app)
        addLibraries(of: [target] + tests, to: &app)
        if app.module.sources.isEmpty {
            throw Problem("The target “\(target.name)” has no Swift files. \(app.notes.joined(separator: " "))")
        }
        return app
    }

    /// A target's settings for builds of the configuration, and the settings files that are not there.
    func settings(of target: XcodeTarget) -> (settings: BuildSettings, missing: [String]) {
        var missing: [String] = []
        var levels: [[String: PropertyValue]] = [
            [
                "TARGET_NAME": .string(target.name), "PRODUCT_NAME": .string("$(TARGET_NAME)"),
                "PRODUCT_MODULE_NAME": .string("$(PRODUCT_NAME:c99extidentifier)"),
                "SRCROOT": .string(project.root.path), "PROJECT_DIR": .string(project.root.path),
                "PROJECT_NAME": .string(project.url.deletingPathExtension().lastPathComponent),
                "CONFIGURATION": .string(options.configuration), "EXECUTABLE_NAME": .string("$(PRODUCT_NAME)"),
                "DEVELOPMENT_LANGUAGE": .string("en"), "PRODUCT_BUNDLE_PACKAGE_TYPE": .string("APPL"),
            ]
        ]
        for object in [project.rootObject, target.object] {
            let list = project.object(object["buildConfigurationList"]?.string)
            let all = list.map { project.list($0, "buildConfigurations").map(\.object) } ?? []
            guard
                let configuration = all.first(where: { $0["name"]?.string == options.configuration })
                    ?? all.first(where: { $0["name"]?.string?.contains(options.configuration) ?? false })
                    ?? all.first
            else { continue }
            if let file = configurationFile(configuration) {
                levels.append(XCConfig.read(file) { missing.append($0) })
            }
            levels.append(configuration["buildSettings"]?.dictionary ?? [:])
        }
        return (BuildSettings(levels), missing)
    }

    private func configurationFile(_ configuration: PropertyValue) -> URL? {
        if let id = configuration["baseConfigurationReference"]?.string { return project.places[id] }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
            let path = configuration["baseConfigurationReferenceRelativePath"]?.string
        else { return nil }
        return project.places[anchor]?.appending(path: path)
    }

    private func phaseNotes(_ target: XcodeTarget, _ settings: BuildSettings) -> [String] {
        var notes: [String] = []
        let scripts = project.list(target.object, "buildPhases").map(\.object)
            .filter { $0["isa"]?.string == "PBXShellScriptBuildPhase" }
            .map { $0["name"]?.string ?? "Run Script" }
        if !scripts.isEmpty { notes.append("Scripts of the build are not run: \(scripts.joined(separator: ", ")).") }
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
            notes.append("Its bridging header \(header) is not read: Objective-C does not exist here.")
        }
        return notes
    }

    /// Adds the products of packages that targets and the project's libraries need.
    func addPackages(of targets: [XcodeTarget], to app: inout AppDescription) throws {
        let users = targets + project.targets.filter { $0.kind == .library }
        let wanted = users.flatMap { project.list($0.object, "packageProductDependencies") }.map(\.object)
            .filter { $0["productName"]?.string.map { !Engine.replaces($0) } ?? false }
            .filter(app.platform.passes(filtersOf:))
        var products = wanted.compactMap { $0["productName"]?.string }
        // Of a package that only other targets need, nothing is fetched.
        let named = Set(wanted.compactMap { $0["package"]?.string })
        let references = project.list(project.rootObject, "packageReferences")
            .compactMap { $0.object["relativePath"]?.string }
            .map { $0.hasPrefix("/") ? URL(filePath: $0) : project.root.appending(path: $0) }
        // Older projects have the package's folder among their files.
        let dragged = project.places.values.filter {
            FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path)
        }
        let beside = Workspace.packages(beside: project.url)
        let within = wanted.allSatisfy { $0["package"] != nil } ? [] : packagesInFolders
        let packages = Set((references + dragged + beside + within).map(\.standardizedFileURL.path)).sorted()
            .map { URL(filePath: $0) }
        let reader = PackageReader(folder: project.root, cache: cache, options: options)
        var remotes = project.list(project.rootObject, "packageReferences")
            .filter { named.isEmpty || named.contains($0.id) }.map(\.object).compactMap(PackageGraph.Remote.init)
        if let podfile = Podfile(in: project.root) {
            let pods = podfile.packages(importedBy: app.module.sources)
            remotes += pods.remotes.filter { pod in !remotes.contains { $0.address == pod.address } }
            products += pods.products.filter { !products.contains($0) && !Engine.replaces($0) }
            if !pods.products.isEmpty {
                app.note("Built as packages in the place of pods: \(pods.products.joined(separator: ", ")).")
            }
            if !pods.unknown.isEmpty {
                app.note("Pods that are no packages are left out: \(pods.unknown.joined(separator: ", ")).")
            }
        }
        let shared = project.url.appending(path: "project.xcworkspace/xcshareddata/swiftpm")
        let graph = PackageGraph(
            remotes: remotes, locals: packages, pins: project.pins ?? shared.appending(path: "Package.resolved"),
            configuration: shared.appending(path: "configuration"), folder: reader.graphFolder)
        let reading = PackageTargets(reader, sources: PackageSources(graph: graph, locals: packages))
        reading.app = app
        for product in products { try reading.addProduct(product) }
        app = reading.app
    }

    /// The packages in folders that belong to the project as a whole: Xcode 16 finds products in them without a reference.
    private var packagesInFolders: [URL] {
        project.objects.filter { $0.value["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" }.keys
            .compactMap { project.places[$0].flatMap(FileFinder.find) }
            .flatMap { (try? FileFinder.files(below: $0, within: project.root)) ?? [] }
            .filter { $0.lastPathComponent == "Package.swift" }.map { $0.deletingLastPathComponent() }
    }

    /// Adds the library targets of the project that targets depend on, each after those that it needs itself.
    func addLibraries(of targets: [XcodeTarget], to app: inout AppDescription) {
        var visited = Set(targets.map(\.id))
        func visit(_ target: XcodeTarget) {
            for library in dependencies(of: target, on: app.platform) where visited.insert(library.id).inserted {
                visit(library)
                let settings = settings(of: library).settings
                let files = TargetFiles(
                    project: project, target: library, settings: settings, platform: app.platform
                ).sorter
                if files.sources.isEmpty { continue }
                app.libraries.append(TargetSettings.module(settings, target: library, sources: files.sources))
                app.resources += files.resources.filter { !app.resources.contains($0) }
                for note in files.notes { app.note(note) }
            }
        }
        targets.forEach(visit)
    }

    private func dependencies(of target: XcodeTarget, on platform: Platform) -> [XcodeTarget] {
        var ids = project.list(target.object, "dependencies").map(\.object)
            .filter(platform.passes(filtersOf:)).compactMap { $0["target"]?.string }
        // What is linked without being named as a dependency is found by its product.
        let linked = project.list(target.object, "buildPhases").map(\.object)
            .filter { $0["isa"]?.string == "PBXFrameworksBuildPhase" }
            .flatMap { project.list($0, "files").map(\.object) }.filter(platform.passes(filtersOf:))
            .compactMap { $0["fileRef"]?.string }
        ids += project.targets.filter { linked.contains($0.object["productReference"]?.string ?? "") }.map(\.id)
        return project.targets.filter { $0.kind == .library && ids.contains($0.id) }
    }
}
