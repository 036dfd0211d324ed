import Foundation

/// Describes a project for XcodeGen, which makes Xcode's project file of `project.yml`, as that file would.
///
/// Follows XcodeGen's Project Spec; nothing is written, and no command of the description is run.
struct SpecificationReader {
    private let file: URL
    private let specification: YAMLMap
    private let settings: SpecificationSettings
    private let sources: SpecificationSources
    private let targets: [SpecificationTargets.Target]
    /// The targets' keys by the names that dependencies may have for them.
    private let keys: [String: String]
    private let budget: GenerationBudget
    private var sketch: ProjectSketch
    /// Whether projects and targets get the settings of Xcode's new ones.
    private let presets: (project: Bool, targets: Bool)

    /// Reads a description.
    /// - Parameter variables: The environment's, which `${NAME}` names.
    static func project(
        _ file: URL, variables: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> XcodeProject {
        var reader = try SpecificationReader(file.standardizedFileURL, variables: variables)
        return try reader.read()
    }

    private init(_ file: URL, variables: [String: String]) throws {
        self.file = file
        let title = file.lastPathComponent
        let budget = GenerationBudget(file.path)
        self.budget = budget
        let specification = try SpecificationFiles.read(file, variables: variables, budget: budget)
        self.specification = specification
        let root = file.deletingLastPathComponent()
        settings = SpecificationSettings(specification, budget: budget)
        sources = SpecificationSources(root: root, specification, budget: budget)
        targets = try SpecificationTargets(specification, budget: budget).targets
        keys = Dictionary(targets.map { ($0.key, $0.key) } + targets.map { ($0.name, $0.key) }) { first, _ in first }
        sketch = ProjectSketch(
            name: specification["name"]?.string ?? root.lastPathComponent, folder: root, title: title)
        let preset = specification["options"]?["settingPresets"]?.string ?? "all"
        presets = (["all", "project"].contains(preset), ["all", "targets"].contains(preset))
    }

    private mutating func read() throws -> XcodeProject {
        let options = specification["options"]
        sketch.packages = SpecificationPackages.read(specification, notes: &sketch.notes)
        if options?["preGenCommand"]?.string != nil {
            sketch.notes.append("The command before generating, preGenCommand, is not run.")
        }
        var common = SpecificationSettings.deployment(options?["deploymentTarget"])
        if let language = options?["developmentLanguage"]?.string { common["DEVELOPMENT_LANGUAGE"] = .string(language) }
        sketch.configurations = try settings.configurations.map { configuration in
            var values = presets.project ? SpecificationSettings.project(isDebug: configuration.isDebug) : [:]
            values.merge(common) { $1 }
            values.merge(try settings.resolve(specification["settings"], for: configuration.name)) { $1 }
            return ProjectSketch.Configuration(
                name: configuration.name, settings: values, file: configurationFile(specification, configuration.name))
        }
        for target in targets {
            try budget.spend(settings.configurations.count)
            sketch.targets.append(try self.target(target))
        }
        if !settings.missing.isEmpty {
            sketch.notes.append("There are no setting groups \(settings.missing.sorted().joined(separator: ", ")).")
        }
        return sketch.project
    }

    private func configurationFile(_ map: YAMLMap, _ configuration: String) -> URL? {
        map["configFiles"]?[configuration]?.string.map { SpecificationFiles.place($0, in: sketch.folder) }
    }

    // MARK: Targets

    private mutating func target(_ target: SpecificationTargets.Target) throws -> ProjectSketch.Target {
        let type = target.map["type"]?.string ?? ""
        if type.isEmpty, target.map["legacy"] == nil { sketch.notes.append("The target \(target.name) has no type.") }
        let found = try sources.find(in: target.map)
        var result = ProjectSketch.Target(key: target.key, name: target.name, type: type)
        result.files = found.files
        result.configurations = try settings.configurations.map {
            try configuration($0.name, of: target, type, found.information)
        }
        // Its Info.plist is left out of the resources, whatever its name.
        let lists = result.configurations.compactMap { $0.settings["INFOPLIST_FILE"]?.string }
            .map { SpecificationFiles.place($0, in: sketch.folder) }
        result.files.removeAll { lists.contains($0.place) }
        result.dependencies = dependencies(of: target)
        for key in ["prebuildScripts", "preBuildScripts", "postCompileScripts", "postBuildScripts", "postbuildScripts"]
        {
            for script in target.map[key]?.list ?? [] { result.scripts.append(script["name"]?.string ?? "Run Script") }
        }
        let plugins = (target.map["buildToolPlugins"]?.list ?? []).compactMap { $0["plugin"]?.string }
        if !plugins.isEmpty {
            sketch.notes.append(
                "Plug-ins of packages are not run: \(plugins.joined(separator: ", ")), for \(target.name).")
        }
        return result
    }

    private mutating func configuration(
        _ name: String, of target: SpecificationTargets.Target, _ type: String, _ information: URL?
    ) throws -> ProjectSketch.Configuration {
        var values: [String: PropertyValue] = [:]
        let destinations = target.map["supportedDestinations"]?.strings ?? []
        if presets.targets {
            values = SpecificationSettings.target(type, target.platform)
            values.merge(SpecificationSettings.destinations(destinations)) { $1 }
        }
        if let product = target.map["productName"]?.string ?? target.product {
            values["PRODUCT_NAME"] = .string(product)
        }
        values.merge(SpecificationSettings.deployment(target.map["deploymentTarget"], platform: target.platform)) { $1 }
        let own = try settings.resolve(target.map["settings"], for: name)
        values.merge(own) { $1 }
        let file = configurationFile(target.map, name)
        let shared = sketch.configurations.first { $0.name == name }
        let others =
            [shared?.settings ?? [:]] + [file, shared?.file].compactMap { $0.map { XCConfig.read($0) { _ in } } }
        func isSet(_ key: String) -> Bool { own[key] != nil || others.contains { $0[key] != nil } }
        if !isSet("INFOPLIST_FILE"), let place = try self.information(target, type) ?? information {
            values["INFOPLIST_FILE"] = .string(place.path)
        }
        if let entitlements = target.map["entitlements"]?["path"]?.string, !isSet("CODE_SIGN_ENTITLEMENTS") {
            values["CODE_SIGN_ENTITLEMENTS"] = .string(entitlements)
        }
        if let prefix = specification["options"]?["bundleIdPrefix"]?.string, !isSet("PRODUCT_BUNDLE_IDENTIFIER") {
            let allowed = target.name.map { $0 == "_" ? "-" : $0 }
                .filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
            values["PRODUCT_BUNDLE_IDENTIFIER"] = .string("\(prefix).\(String(allowed))")
        }
        return ProjectSketch.Configuration(name: name, settings: values, file: file)
    }

    /// The place of the Info.plist that the description has the entries of; generating would write it.
    private mutating func information(_ target: SpecificationTargets.Target, _ type: String) throws -> URL? {
        guard let info = target.map["info"], let path = info["path"]?.string else { return nil }
        let place = SpecificationFiles.place(path, in: sketch.folder)
        sketch.contents[place.path] = try SpecificationInformation.data(
            info["properties"]?.map ?? YAMLMap(), type: type)
        return place
    }

    // MARK: Dependencies

    private mutating func dependencies(of target: SpecificationTargets.Target) -> [ProjectSketch.Dependency] {
        var result: [ProjectSketch.Dependency] = []
        var prebuilt: [String] = []
        for dependency in target.map["dependencies"]?.list ?? [] {
            let filters = filters(of: dependency)
            let platforms = dependency["platforms"]?.strings ?? []
            if !platforms.isEmpty, target.platform != "auto", !platforms.contains(target.platform) { continue }
            if let name = dependency["target"]?.string {
                if let key = key(of: name, for: target) {
                    result.append(ProjectSketch.Dependency(kind: .target(key), filters: filters))
                } else if name.contains("/") {
                    sketch.notes.append("Targets of other projects are left out: \(name), for \(target.name).")
                } else {
                    sketch.notes.append("There is no target \(name), which \(target.name) depends on.")
                }
            } else if let package = dependency["package"]?.string {
                let names = [dependency["product"]?.string].compactMap { $0 } + (dependency["products"]?.strings ?? [])
                for name in names.isEmpty ? [package] : names {
                    result.append(ProjectSketch.Dependency(kind: .product(name, package: package), filters: filters))
                }
            } else if let name = dependency["framework"]?.string ?? dependency["carthage"]?.string {
                prebuilt.append(URL(filePath: name).lastPathComponent)
            }
        }
        if !prebuilt.isEmpty {
            sketch.notes.append(
                "Left out, since it is compiled for Apple's systems: \(prebuilt.joined(separator: ", ")), for \(target.name)."
            )
        }
        return result
    }

    /// The target that a name means for another target: of several for different platforms, the one for the same.
    private func key(of name: String, for target: SpecificationTargets.Target) -> String? {
        keys[name] ?? keys["\(name)_\(target.platform)"]
    }

    private func filters(of dependency: YAMLValue) -> [String] {
        var names = dependency["destinationFilters"]?.strings ?? []
        if names.isEmpty, let filter = dependency["platformFilter"]?.string, filter.lowercased() != "all" {
            names = [filter]
        }
        return names.map(SpecificationSources.Rules.filter)
    }
}
