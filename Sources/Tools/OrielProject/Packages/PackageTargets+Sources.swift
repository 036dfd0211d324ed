import Foundation

extension PackageTargets {
    /// The folder of a target.
    func place(of target: PackageManifest.Target, in folder: URL) throws -> URL {
        let parents =
            (target.type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
            + (target.type == "macro" ? ["Macros"] : target.type == "plugin" ? ["Plugins"] : [])
        let places =
            target.path.map { [$0] }
            // A package's only target may do without a folder of its own.
            ?? parents.map { "\($0)/\(target.name)" } + ["Sources"]
        guard let place = places.lazy.compactMap({ FileFinder.find(folder.appending(path: $0)) }).first else {
            throw Problem("The target “\(target.name)” has no folder \(places[0]).")
        }
        let root = folder.resolvingSymlinksInPath().path
        guard (place.resolvingSymlinksInPath().path + "/").hasPrefix(root + "/") else {
            throw Problem("The folder of the target “\(target.name)” lies outside of its package.")
        }
        return place.standardizedFileURL
    }

    /// The files of a target.
    func sorter(of target: PackageManifest.Target, in folder: URL) throws -> FileSorter {
        let root = try place(of: target, in: folder)
        let excluded = (target.exclude ?? []).map { root.appending(path: $0).standardizedFileURL.path }
        let chosen = target.sources.map { $0.map { root.appending(path: $0).standardizedFileURL.path } }
        func isBelow(_ path: String, _ folders: [String]) -> Bool {
            folders.contains { path == $0 || path.hasPrefix($0 + "/") || $0 == root.path }
        }
        var sorter = FileSorter()
        for file in try FileFinder.files(below: root, within: folder) {
            let path = file.standardizedFileURL.path
            if isBelow(path, excluded) || file.lastPathComponent == "Package.swift" { continue }
            if FileKind(file) == .swift || FileKind(file) == .foreignSource {
                if chosen.map({ isBelow(path, $0) }) ?? true { sorter.add(source: file) }
            } else if [.catalog, .strings, .interface].contains(FileKind(file)) {
                sorter.add(resource: file)
            }
        }
        for resource in target.resources ?? [] {
            let url = root.appending(path: resource.path)
            if resource.isCopied || !FileFinder.isFolder(url) || FileFinder.isOpaque(url) {
                sorter.add(resource: url)
            } else {
                for file in try FileFinder.files(below: url, within: folder) where FileKind(file) != .swift {
                    sorter.add(resource: file)
                }
            }
        }
        return sorter
    }

    /// How a target in Swift is compiled.
    func module(
        _ target: PackageManifest.Target, _ manifest: PackageManifest, _ sources: [URL],
        _ context: PackageManifest.Context
    ) -> ModuleDescription {
        var module = ModuleDescription(name: BuildSettings.identifier(target.name), sources: sources)
        let tools = manifest.toolsVersion?._version ?? "5"
        module.languageMode = TargetSettings.languageMode(manifest.swiftLanguageVersions?.last ?? tools)
        module.conditions = ["DEBUG", "SWIFT_PACKAGE"] + context.traits.sorted()
        module.package = BuildSettings.identifier(manifest.name).lowercased()
        for setting in target.settings ?? [] where context.allows(setting.condition) {
            guard let (name, values) = setting.value else { continue }
            // What is defined for C counts where Swift reads headers, too.
            if setting.tool == "c", name == "define" { module.arguments += values.flatMap { ["-Xcc", "-D" + $0] } }
            if name == "linkedLibrary" { module.linking += values.map { "-l" + $0 } }
            guard setting.tool == "swift" else { continue }
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
