import Foundation

/// The targets of a description for XcodeGen, with their templates applied, one for each platform.
struct SpecificationTargets {
    /// A target for one platform.
    struct Target {
        /// The name that the description has for it.
        var key: String
        var name: String
        /// The name of the product that several targets for different platforms share; nil for a single one.
        var product: String?
        /// A platform's name, or `auto`.
        var platform: String
        var map: YAMLMap
    }

    let targets: [Target]

    static let platforms = ["iOS", "tvOS", "macOS", "watchOS", "visionOS"]

    init(_ specification: YAMLMap, budget: GenerationBudget) throws {
        let templates = specification["targetTemplates"]?.map ?? YAMLMap()
        targets = try (specification["targets"]?.map.entries ?? []).flatMap { key, value in
            try Self.targets(key, Draft(value.map, templates, budget), budget)
        }
    }

    /// A target and the templates that it is merged with, whose attributes are not replaced yet.
    private struct Draft {
        let own: YAMLMap
        private(set) var inherited = YAMLMap()
        private var used: Set<String> = []

        init(_ target: YAMLMap, _ templates: YAMLMap, _ budget: GenerationBudget) throws {
            own = target
            for name in target["templates"]?.strings ?? [] { try add(name, templates, budget) }
        }

        /// Adds a template after the templates that it names itself; each counts once.
        private mutating func add(_ name: String, _ templates: YAMLMap, _ budget: GenerationBudget) throws {
            guard used.count < 200, used.insert(name).inserted, let template = templates[name]?.map else { return }
            for other in template["templates"]?.strings ?? [] { try add(other, templates, budget) }
            inherited = try SpecificationFiles.merge(template, onto: inherited, budget)
        }

        /// The target with its templates, in which attributes are replaced.
        func resolved(_ name: String, _ platform: String, _ budget: GenerationBudget) throws -> YAMLMap {
            let platforms = ["platform": platform]
            let own = try SpecificationFiles.expand(.map(own), platforms, budget).map
            if used.isEmpty { return own }
            var attributes = ["target_name": name, "platform": platform]
            for source in [inherited, own] {
                for (key, value) in source["templateAttributes"]?.map.entries ?? [] { attributes[key] = value.string }
            }
            let expanded = try SpecificationFiles.expand(.map(inherited), attributes, budget).map
            return try SpecificationFiles.merge(own, onto: expanded, budget)
        }

        subscript(key: String) -> YAMLValue? { own[key] ?? inherited[key] }
    }

    /// The target, or those for each of its platforms.
    private static func targets(_ key: String, _ draft: Draft, _ budget: GenerationBudget) throws -> [Target] {
        let name = draft["name"]?.string ?? key
        let wanted = draft["platform"]?.strings ?? []
        let known = platforms.filter { platform in wanted.contains { $0.lowercased() == platform.lowercased() } }
        guard case .list = draft["platform"] else {
            let platform = known.first ?? "auto"
            return [
                Target(key: key, name: name, platform: platform, map: try draft.resolved(name, platform, budget))
            ]
        }
        let prefix = draft["platformPrefix"]?.string ?? ""
        return try known.map { platform in
            var ends = [prefix, draft["platformSuffix"]?.string ?? (prefix.isEmpty ? "_${platform}" : "")]
            ends = ends.map { $0.replacing("${platform}", with: platform) }
            let full = ends[0] + name + ends[1]
            return Target(
                key: ends[0] + key + ends[1], name: full, product: name, platform: platform,
                map: try draft.resolved(full, platform, budget))
        }
    }
}
