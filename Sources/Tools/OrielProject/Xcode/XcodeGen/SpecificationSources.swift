import Foundation

/// Finds the files of targets of a description for XcodeGen.
final class SpecificationSources {
    private let root: URL
    private let budget: GenerationBudget
    /// The phases that the description sets for endings of names.
    private let phases: [String: YAMLValue]
    private let defaultType: String?
    /// The endings of folders that count as one file.
    private let opaque: Set<String>
    /// The endings among them that the description names.
    private let declared: Set<String>
    /// The files below folders, which several targets may share.
    private var walked: [String: [URL]] = [:]

    init(root: URL, _ specification: YAMLMap, budget: GenerationBudget) {
        self.root = root
        self.budget = budget
        let options = specification["options"]
        let types = options?["fileTypes"]?.map.entries ?? []
        phases = Dictionary(
            types.compactMap { type in type.value["buildPhase"].map { (type.key.lowercased(), $0) } }
        ) { $1 }
        // Folders of these kinds belong to no phase that counts here.
        declared = Set(types.filter { $0.value["file"]?.isOn ?? true }.map { $0.key.lowercased() })
        opaque = declared.union([
            "xcmappingmodel", "swiftcrossimport", "xpc", "app", "appex", "rcproject", "realitycomposerpro",
        ])
        defaultType = options?["defaultSourceDirectoryType"]?.string
    }

    /// The files of a target's sources, and the first Info.plist among them.
    struct Found {
        var files: [ProjectSketch.File] = []
        var information: URL?
    }

    /// The most patterns for which all files are tried.
    private static let mostPatterns = 500

    /// Finds the files of a target.
    func find(in target: YAMLMap) throws -> Found {
        var found = Found()
        for source in target["sources"]?.list ?? [] { try add(source, phase: nil, to: &found) }
        for source in target["resources"]?.list ?? [] { try add(source, phase: "resources", to: &found) }
        return found
    }

    /// Adds a source.
    /// - Parameter phase: The phase of its files where the source does not name one.
    private func add(_ source: YAMLValue, phase: String?, to found: inout Found) throws {
        guard let path = source.string ?? source["path"]?.string else { return }
        let place = SpecificationFiles.place(path, in: root)
        let rules = Rules(source, phase: phase)
        try budget.spend(1)
        guard let url = FileFinder.find(place) else {
            if GlobPattern.isPattern(path) { return try add(pattern: path, rules, to: &found) }
            // A resource that does not exist is noted.
            if !rules.isOptional { found.files.append(ProjectSketch.File(place: place, phase: .resources)) }
            return
        }
        let type = source["type"]?.string ?? defaultType
        let ending = url.pathExtension.lowercased()
        // A folder with an ending counts as a file, unless the description says otherwise.
        let own = source["type"]?.string
        let isFile = own == "file" || own == nil && !ending.isEmpty && ending != "lproj"
        if isFile, opaque.contains(ending), !declared.contains(ending) { return }
        guard FileFinder.isFolder(url), !FileFinder.isOpaque(url), !isFile else {
            return add(url, rules, path: [Substring(url.lastPathComponent)], to: &found)
        }
        if type == "folder" { return add(whole: url, rules, to: &found) }
        try checkPatterns(rules)
        let start = url.standardizedFileURL.path.count + 1
        var whole: Set<URL> = []
        for file in try files(below: url) {
            let relative = file.standardizedFileURL.path.dropFirst(start).split(separator: "/")
            if let end = relative.indices.first(where: { end in
                rules.explicit.contains { $0.matches(Array(relative[...end])) }
            }),
                end < relative.count - 1
            {
                let folder = url.appending(path: relative[...end].joined(separator: "/"))
                if whole.insert(folder).inserted { add(whole: folder, rules, to: &found) }
                continue
            }
            if file.lastPathComponent == "Info.plist" { found.information = found.information ?? file }
            if !rules.includes.isEmpty, !rules.includes.contains(where: { $0.covers(relative) }) { continue }
            if rules.excludes.contains(where: { $0.covers(relative) }) { continue }
            add(file, rules, path: relative, to: &found)
        }
    }

    /// Adds a folder that is copied as it is.
    private func add(whole folder: URL, _ rules: Rules, to found: inout Found) {
        guard let phase = rules.phase(phases, of: folder, isFolder: true) else { return }
        found.files.append(ProjectSketch.File(place: folder, phase: phase, filters: rules.filters))
    }

    /// Adds the files that a path with `*` means.
    private func add(pattern: String, _ rules: Rules, to found: inout Found) throws {
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
        let fixed = parts.prefix { !GlobPattern.isPattern(String($0)) }
        let folder = SpecificationFiles.place(fixed.joined(separator: "/"), in: root)
        let glob = GlobPattern(parts.dropFirst(fixed.count).joined(separator: "/"))
        guard let url = FileFinder.find(folder), FileFinder.isFolder(url) else { return }
        let start = url.standardizedFileURL.path.count + 1
        for file in try files(below: url) {
            let relative = file.standardizedFileURL.path.dropFirst(start).split(separator: "/")
            if glob.covers(relative) { add(file, rules, path: relative, to: &found) }
        }
    }

    private func checkPatterns(_ rules: Rules) throws {
        if rules.includes.count + rules.excludes.count + rules.explicit.count > Self.mostPatterns {
            throw Problem("A source of the project has more than \(Self.mostPatterns) patterns; it is not read.")
        }
    }

    private func files(below folder: URL) throws -> [URL] {
        let path = folder.standardizedFileURL.path
        if let files = walked[path] {
            try budget.spend(files.count)
            return files
        }
        let isWithin = path.hasPrefix(root.standardizedFileURL.path + "/")
        var wholes: [URL] = []
        let files =
            try FileFinder.files(below: folder, within: isWithin ? root : nil) { url in
                guard opaque.contains(url.pathExtension.lowercased()), FileFinder.isFolder(url) else { return false }
                wholes.append(url)
                return true
            } + wholes.filter { declared.contains($0.pathExtension.lowercased()) }
        try budget.spend(files.count)
        walked[path] = files
        return files
    }

    private func add(_ file: URL, _ rules: Rules, path: [Substring], to found: inout Found) {
        if file.lastPathComponent == "Info.plist" { return }
        guard let phase = rules.phase(phases, of: file) else { return }
        var filters = rules.filters
        if rules.infersFilters { filters = Self.filters(inferredFrom: path) }
        found.files.append(ProjectSketch.File(place: file, phase: phase, filters: filters))
    }

    /// The platforms that a path is for: `iOS/View.swift`, `View_iOS.swift`.
    private static func filters(inferredFrom path: [Substring]) -> [String] {
        let name = path.last?.split(separator: ".").first?.lowercased() ?? ""
        return Rules.destinations.filter { destination in
            let word = destination.lowercased()
            return path.dropLast().contains { $0.lowercased() == word } || name.hasSuffix("_" + word)
        }.map(Rules.filter)
    }
}

extension SpecificationSources {
    /// How the files of a source are taken.
    struct Rules {
        var includes: [GlobPattern] = []
        var excludes: [GlobPattern] = []
        /// The folders that are copied as they are.
        var explicit: [GlobPattern] = []
        var filters: [String] = []
        let isOptional: Bool
        let infersFilters: Bool
        private let phase: YAMLValue?

        static let destinations = ["iOS", "tvOS", "macOS", "macCatalyst", "watchOS", "visionOS"]

        /// The name of a platform in project files.
        static func filter(_ destination: String) -> String {
            Platform(rawValue: destination)?.filter ?? destination.lowercased()
        }

        init(_ source: YAMLValue, phase: String?) {
            includes = (source["includes"]?.strings ?? []).map(GlobPattern.init)
            excludes = (source["excludes"]?.strings ?? []).map(GlobPattern.init)
            explicit = (source["explicitFolders"]?.strings ?? []).map(GlobPattern.init)
            filters = (source["destinationFilters"]?.strings ?? []).map(Self.filter)
            isOptional = source["optional"]?.isOn ?? false
            infersFilters = filters.isEmpty && source["inferDestinationFiltersByPath"]?.isOn ?? false
            self.phase = source["buildPhase"] ?? phase.map { .scalar($0, isPlain: true) }
        }

        /// The phase that a file belongs to; nil for none.
        /// - Parameter phases: The phases that the project sets for endings of names.
        func phase(_ phases: [String: YAMLValue], of file: URL, isFolder: Bool = false) -> ProjectSketch.Phase? {
            guard let named = phase ?? phases[file.pathExtension.lowercased()] else {
                return isFolder ? .resources : Self.phase(of: file)
            }
            if let copying = named["copyFiles"] {
                guard copying["destination"]?.string == "resources" else { return nil }
                return .copied(copying["subpath"]?.string ?? "")
            }
            return switch named.string {
            case "sources": isFolder ? .resources : .sources
            case "resources": .resources
            default: nil
            }
        }

        private static func phase(of file: URL) -> ProjectSketch.Phase? {
            switch FileKind(file) {
            case .swift, .foreignSource, .dataModel, .learnedModel: .sources
            case .ignored: file.pathExtension == "xcprivacy" ? .resources : nil
            case .resource, .strings, .catalog, .interface:
                ["gpx", "xcfilelist", "apns", "iig"].contains(file.pathExtension.lowercased()) ? nil : .resources
            }
        }
    }
}
