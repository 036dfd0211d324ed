import Foundation

/// Reads a target of a manifest of Tuist.
struct TuistTarget {
    private let value: YAMLValue
    private let paths: TuistPaths
    private let finder: TuistFiles
    private let name: String
    private let product: String
    private let type: String
    /// The contents of files that generating would write.
    private(set) var contents: [String: Data] = [:]
    private(set) var notes: [String] = []
    /// Whether it needs products of the packages that all projects share.
    private(set) var usesSharedPackages = false
    /// The folders of other projects that it depends on.
    private(set) var projects: [URL] = []

    init(_ value: YAMLValue, _ paths: TuistPaths, _ finder: TuistFiles) {
        self.value = value
        self.paths = paths
        self.finder = finder
        name = value["name"]?.string ?? ""
        product = value["product"]?.string ?? ""
        type = Self.types[product] ?? product
    }

    private static let types = [
        "app": "application", "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic",
        "framework": "framework", "staticFramework": "framework.static", "unitTests": "bundle.unit-test",
        "uiTests": "bundle.ui-testing", "commandLineTool": "tool", "appExtension": "app-extension",
        "appClip": "application.on-demand-install-capable", "watch2App": "application.watchapp2",
        "watch2Extension": "watchkit2-extension", "extensionKitExtension": "extensionkit-extension",
    ]

    /// How dependencies name a target of a project.
    private static func key(_ name: String, in folder: URL) -> String { folder.path + "\n" + name }

    mutating func read(configurations: [String], project: TuistSettings) throws -> ProjectSketch.Target {
        var target = ProjectSketch.Target(key: Self.key(name, in: paths.folder), name: name, type: type)
        target.files = try files()
        target.dependencies = dependencies()
        target.scripts = (value["scripts"]?.list ?? []).compactMap { $0["name"]?.string }
        let own = TuistSettings(value["settings"])
        let information = try information()
        target.configurations = configurations.map { name in
            var settings = project.defaults(name)
            TuistSettings.add(common, to: &settings)
            project.add(to: &settings, for: name, paths)
            TuistSettings.add(specific, to: &settings)
            own.add(to: &settings, for: name, paths)
            if let information { settings["INFOPLIST_FILE"] = .string(information) }
            return ProjectSketch.Configuration(name: name, settings: settings)
        }
        return target
    }

    // MARK: Settings

    private var destinations: [String] { value["destinations"]?.strings ?? [] }

    private static let platforms = [
        "iPhone": "iOS", "iPad": "iOS", "mac": "macOS", "appleTv": "tvOS", "appleWatch": "watchOS",
        "appleVision": "visionOS",
    ]
    private static let families = ["iPhone": "1", "iPad": "2", "appleTv": "3", "appleWatch": "4", "appleVision": "7"]

    /// The settings that the project's may overrule.
    private var common: [String: PropertyValue] {
        let order = Platform.allCases.map(\.rawValue)
        let platforms = order.filter { destinations.compactMap { Self.platforms[$0] }.contains($0) }
        var settings = SpecificationSettings.target(type, platforms.count == 1 ? platforms[0] : "auto")
        if platforms.count > 1 { settings.merge(SpecificationSettings.destinations(platforms)) { $1 } }
        let families = destinations.compactMap { Self.families[$0] }.sorted()
        if !families.isEmpty { settings["TARGETED_DEVICE_FAMILY"] = .string(families.joined(separator: ",")) }
        return settings
    }

    /// The settings of the target's own properties.
    private var specific: [String: PropertyValue] {
        var settings = SpecificationSettings.deployment(value["deploymentTargets"])
        let plain = name.replacing("-", with: "_")
        settings["PRODUCT_NAME"] = .string(value["productName"]?.string ?? plain)
        settings["PRODUCT_BUNDLE_IDENTIFIER"] = value["bundleId"]?.string.map(PropertyValue.string)
        // The project that several are put together to is not the one that paths of settings begin at.
        settings["SRCROOT"] = .string(paths.folder.path)
        settings["PROJECT_DIR"] = .string(paths.folder.path)
        return settings
    }

    /// The Info.plist as a setting names it; nil where a setting of the manifest does.
    private mutating func information() throws -> String? {
        guard let information = value["infoPlist"] else { return nil }
        if let file = information["file"]?["path"] { return paths.place(file).path }
        if let variable = information["variable"]?["_0"]?.string { return "$(\(variable))" }
        let entries = information["dictionary"]?["_0"] ?? information["extendingDefault"]?["with"] ?? .null
        let place = paths.folder.appending(path: "Derived/InfoPlists/\(name.replacing("/", with: "_"))-Info.plist")
        guard case .map(let map) = Self.plist(.map(["dictionary": .map(["_0": entries])])) else { return nil }
        contents[place.standardizedFileURL.path] = try SpecificationInformation.data(map, type: type)
        return place.path
    }

    /// A value of a property list, which the manifest has with its type.
    private static func plist(_ value: YAMLValue) -> YAMLValue {
        guard let (kind, payload) = value.map.entries.first, let content = payload["_0"] else { return .null }
        switch kind {
        case "string": return .scalar(content.string ?? "", isPlain: false)
        case "array": return .list(content.list.map(plist))
        case "dictionary":
            var map = YAMLMap()
            for (key, value) in content.map.entries { map[key] = plist(value) }
            return .map(map)
        default: return content
        }
    }

    // MARK: Files

    private func files() throws -> [ProjectSketch.File] {
        var files: [ProjectSketch.File] = []
        func excluded(_ value: YAMLValue) -> [URL] { (value["excluding"]?.list ?? []).map(paths.place) }
        for glob in value["sources"]?["globs"]?.list ?? [] {
            let filters = Self.filters(glob["compilationCondition"])
            for file in try finder.matching(paths.place(glob["glob"]), excluding: excluded(glob)) {
                guard [.swift, .foreignSource, .dataModel, .learnedModel].contains(FileKind(file)) else { continue }
                files.append(ProjectSketch.File(place: file, phase: .sources, filters: filters))
            }
        }
        for element in value["resources"]?["resources"]?.list ?? [] {
            let glob = element["glob"]
            let filters = Self.filters((glob ?? element["folderReference"])?["inclusionCondition"])
            if let folder = element["folderReference"]?["path"] {
                files.append(ProjectSketch.File(place: paths.place(folder), phase: .resources, filters: filters))
            }
            guard let glob else { continue }
            files += try resources(paths.place(glob["pattern"]), excluded(glob)).map {
                ProjectSketch.File(place: $0, phase: .resources, filters: filters)
            }
        }
        for model in value["coreDataModels"]?.list ?? [] {
            files.append(ProjectSketch.File(place: paths.place(model["path"]), phase: .sources))
        }
        for folder in value["buildableFolders"]?.list ?? [] {
            let place = paths.place(folder["path"])
            let exceptions = folder["exceptions"]?["exceptions"]?.list.flatMap { $0["excluded"]?.strings ?? [] } ?? []
            let excluded = exceptions.map { place.appending(path: $0) }
            for file in try finder.matching(place, excluding: excluded) where file.lastPathComponent != "Info.plist" {
                let isSource = [.swift, .foreignSource, .dataModel, .learnedModel].contains(FileKind(file))
                if isSource || FileKind(file) != .ignored {
                    files.append(ProjectSketch.File(place: file, phase: isSource ? .sources : .resources))
                }
            }
        }
        for action in value["copyFiles"]?.list ?? [] where action["destination"]?.string == "resources" {
            for element in action["files"]?.list ?? [] {
                let phase = ProjectSketch.Phase.copied(action["subpath"]?.string ?? "")
                let folder = element["folderReference"]?["path"].map { [paths.place($0)] }
                let found = try folder ?? finder.matching(paths.place(element["glob"]?["pattern"]))
                files += found.map { ProjectSketch.File(place: $0, phase: phase) }
            }
        }
        return files
    }

    /// The resources that a pattern means, without sources; a path without any file is kept, to be noted.
    private func resources(_ place: URL, _ excluded: [URL]) throws -> [URL] {
        let found = try finder.matching(place, excluding: excluded)
        if found.isEmpty, !GlobPattern.isPattern(place.path) { return [place] }
        return found.filter { file in
            switch FileKind(file) {
            case .swift, .foreignSource: false
            case .ignored: file.pathExtension == "xcprivacy"
            default: file.lastPathComponent != "Info.plist"
            }
        }
    }

    // MARK: Dependencies

    private mutating func dependencies() -> [ProjectSketch.Dependency] {
        var result: [ProjectSketch.Dependency] = []
        var leftOut: [String] = []
        for value in value["dependencies"]?.list ?? [] {
            guard let (kind, dependency) = value.map.entries.first else { continue }
            let filters = Self.filters(dependency["condition"])
            func add(_ kind: ProjectSketch.Dependency.Kind) {
                result.append(ProjectSketch.Dependency(kind: kind, filters: filters))
            }
            switch kind {
            case "target": add(.target(Self.key(dependency["name"]?.string ?? "", in: paths.folder)))
            case "project":
                let folder = paths.place(dependency["path"])
                projects.append(folder)
                add(.target(Self.key(dependency["target"]?.string ?? "", in: folder)))
            case "external":
                usesSharedPackages = true
                add(.product(dependency["name"]?.string ?? "", package: nil))
            case "package" where dependency["type"]?.string != "plugin":
                add(.product(dependency["product"]?.string ?? "", package: nil))
            case "package":
                notes.append("Plug-ins of packages are not run: \(dependency["product"]?.string ?? ""), for \(name).")
            case "framework", "xcframework", "library":
                leftOut.append(paths.place(dependency["path"]).lastPathComponent)
            case "macro":
                notes.append("Macros of the project are not built: \(dependency["name"]?.string ?? ""), for \(name).")
            default: break
            }
        }
        if !leftOut.isEmpty {
            notes.append(
                "Left out, since it is compiled for Apple's systems: \(leftOut.joined(separator: ", ")), for \(name).")
        }
        return result
    }

    private static func filters(_ condition: YAMLValue?) -> [String] {
        let names = ["catalyst": "maccatalyst", "visionos": "xros"]
        return (condition?["platformFilters"]?.strings ?? []).map { names[$0] ?? $0 }
    }
}

extension YAMLMap: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral elements: (String, YAMLValue)...) {
        self.init()
        for (key, value) in elements { self[key] = value }
    }
}
