import Foundation

/// The files of a description for XcodeGen: `project.yml` and the files that it includes, merged into one value.
struct SpecificationFiles {
    /// The folder that the project's paths begin at.
    let root: URL
    private let variables: [String: String]
    private let budget: GenerationBudget
    /// The files that were read; each is merged once.
    private var merged: Set<String> = []
    /// The files that are being read, each of which one before it includes.
    private var open: [String] = []

    /// The bytes that a file may have; the largest known ones have a fiftieth.
    private static let largest = 4 << 20

    private init(root: URL, variables: [String: String], budget: GenerationBudget) {
        self.root = root
        self.variables = variables
        self.budget = budget
    }

    /// Reads a description with all that it includes.
    /// - Parameter variables: The environment's, for `${NAME}`.
    static func read(_ file: URL, variables: [String: String], budget: GenerationBudget) throws -> YAMLMap {
        var files = SpecificationFiles(root: file.deletingLastPathComponent(), variables: variables, budget: budget)
        return try files.read(file, movesPaths: false)
    }

    /// The text of a file of limited size; nil where it does not exist or is a folder.
    static func text(of file: URL) throws -> String? {
        let files = FileManager.default
        let path = file.resolvingSymlinksInPath().path
        guard let attributes = try? files.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return nil }
        if let size = attributes[.size] as? Int, size > largest {
            throw Problem("\(file.path) has \(size / 1_000_000) MB, which is more than is read.")
        }
        return files.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    private mutating func read(_ file: URL, movesPaths: Bool) throws -> YAMLMap {
        let path = file.standardizedFileURL.path
        // A file that includes itself adds nothing, nor does one that was merged before.
        guard !open.contains(path), merged.insert(path).inserted else { return YAMLMap() }
        guard open.count < 50, merged.count < 1000 else {
            throw Problem("\(path) is included by more files than a project has.")
        }
        guard let text = try Self.text(of: file) else { throw Problem("There is no file \(path) that can be read.") }
        let value: YAMLValue
        do {
            value = try YAMLReader.read(text)
        } catch {
            throw Problem("\(path) is broken: \(error).")
        }
        guard value.isMap else { throw Problem("\(path) describes no project.") }
        var map = try expand(value).map
        let folder = file.deletingLastPathComponent()
        open.append(path)
        defer { open.removeLast() }
        var base = YAMLMap()
        for include in map["include"]?.list ?? [] {
            guard let name = include.string ?? include["path"]?.string, include["enable"]?.isOn ?? true else {
                continue
            }
            let isRelative = include["relativePaths"]?.isOn ?? true
            var place = Self.place(name, in: folder)
            if !isRelative, !FileManager.default.fileExists(atPath: place.path) { place = Self.place(name, in: root) }
            let included = try read(place, movesPaths: isRelative)
            base = try Self.merge(included, onto: base, budget)
        }
        map["include"] = nil
        if movesPaths, folder.standardizedFileURL != root.standardizedFileURL {
            map = SpecificationPaths(folder: folder).moved(map)
        }
        return try Self.merge(map, onto: base, budget)
    }

    /// The place of a path that a description has.
    static func place(_ path: String, in folder: URL) -> URL {
        (path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)).standardizedFileURL
    }

    // MARK: Merging

    /// Merges maps deeply: lists are joined, and other values replace each other.
    ///
    /// `:REPLACE` behind a key replaces maps and lists, too.
    static func merge(_ map: YAMLMap, onto base: YAMLMap, _ budget: GenerationBudget) throws -> YAMLMap {
        var result = base
        try budget.spend(base.keys.count + map.keys.count)
        for (key, value) in map.entries {
            if key.hasSuffix(replacing) {
                result[String(key.dropLast(replacing.count))] = value
                continue
            }
            switch (value, result[key]) {
            case (.map(let new), .map(let old)): result[key] = .map(try merge(new, onto: old, budget))
            case (.list(let new), .list(let old)):
                try budget.spend(new.count + old.count)
                result[key] = .list(old + new)
            default: result[key] = value
            }
        }
        return result
    }

    static let replacing = ":REPLACE"

    // MARK: Variables

    private func expand(_ value: YAMLValue) throws -> YAMLValue { try Self.expand(value, variables, budget) }

    /// Replaces `${NAME}` in all keys and texts of a value where there is a variable of that name.
    static func expand(
        _ value: YAMLValue, _ variables: [String: String], _ budget: GenerationBudget
    ) throws -> YAMLValue {
        try budget.spend(1)
        switch value {
        case .scalar(let text, let isPlain):
            guard text.contains("${") else { return value }
            return .scalar(try expand(text, variables, budget), isPlain: isPlain)
        case .list(let elements): return .list(try elements.map { try expand($0, variables, budget) })
        case .map(let map):
            var result = YAMLMap()
            for (key, value) in map.entries {
                let key = key.contains("${") ? try expand(key, variables, budget) : key
                result[key] = try expand(value, variables, budget)
            }
            return .map(result)
        }
    }

    private static func expand(
        _ text: String, _ variables: [String: String], _ budget: GenerationBudget
    ) throws -> String {
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstRange(of: "${") {
            result += rest[..<start.lowerBound]
            let inner = rest[start.upperBound...]
            let name = inner.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." }
            if name.endIndex < inner.endIndex, inner[name.endIndex] == "}", let value = variables[String(name)] {
                result += value
                try budget.spend(value.utf8.count / 16 + 1)
                rest = inner[inner.index(after: name.endIndex)...]
            } else {
                result += "${"
                rest = inner
            }
        }
        return result + rest
    }
}
