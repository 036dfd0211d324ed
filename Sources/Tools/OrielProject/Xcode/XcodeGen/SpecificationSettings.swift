import Foundation

/// The build settings of a description for XcodeGen: plain ones, and ones with groups and configurations.
final class SpecificationSettings {
    let configurations: [(name: String, isDebug: Bool)]
    private let groups: YAMLMap
    private let budget: GenerationBudget
    private var known: [String: [String: PropertyValue]] = [:]
    private var open: Set<String> = []
    /// Groups that are named, but not there.
    private(set) var missing: Set<String> = []

    init(_ specification: YAMLMap, budget: GenerationBudget) {
        let named = (specification["configs"]?.map.entries ?? []).prefix(100)
            .map { (name: $0.key, isDebug: $0.value.string?.lowercased() != "release") }
        // Debug comes first, as builds for development look for it.
        let order = named.filter(\.isDebug) + named.filter { !$0.isDebug }
        configurations = order.isEmpty ? [("Debug", true), ("Release", false)] : order
        groups = specification["settingGroups"]?.map ?? YAMLMap()
        self.budget = budget
    }

    /// The settings for a configuration: of the groups, then those for all configurations, then its own.
    func resolve(_ value: YAMLValue?, for configuration: String) throws -> [String: PropertyValue] {
        guard let map = value?.map else { return [:] }
        try budget.spend(map.keys.count + 1)
        let isStructured = ["groups", "base", "configs"].contains { map[$0] != nil }
        guard isStructured else { return settings(map) }
        var result: [String: PropertyValue] = [:]
        func add(_ more: [String: PropertyValue]) throws {
            try budget.spend(more.count)
            result.merge(more) { $1 }
        }
        for group in map["groups"]?.strings ?? [] { try add(self.group(group, for: configuration)) }
        try add(settings(map["base"]?.map ?? YAMLMap()))
        for (name, value) in map["configs"]?.map.entries ?? [] where applies(name, to: configuration) {
            try add(resolve(value, for: configuration))
        }
        return result
    }

    private func group(_ name: String, for configuration: String) throws -> [String: PropertyValue] {
        let place = configuration + "\n" + name
        if let settings = known[place] { return settings }
        guard let value = groups[name] else {
            missing.insert(name)
            return [:]
        }
        // A group within itself adds nothing, nor does one that is nested deeper than in any project.
        guard open.count < 100, open.insert(place).inserted else { return [:] }
        defer { open.remove(place) }
        let settings = try resolve(value, for: configuration)
        known[place] = settings
        return settings
    }

    /// Whether a name of `configs` means a configuration: the one of that name, else all whose names contain it.
    private func applies(_ name: String, to configuration: String) -> Bool {
        let wanted = name.lowercased()
        if configurations.contains(where: { $0.name.lowercased() == wanted }) {
            return configuration.lowercased() == wanted
        }
        return configuration.lowercased().contains(wanted)
    }

    private func settings(_ map: YAMLMap) -> [String: PropertyValue] {
        Dictionary(map.entries.map { ($0.key, Self.setting($0.value)) }) { $1 }
    }

    /// A setting's value; truth values are written as Xcode writes them.
    static func setting(_ value: YAMLValue) -> PropertyValue {
        switch value {
        case .scalar: .string(value.bool.map { $0 ? "YES" : "NO" } ?? value.string ?? "")
        case .list(let elements): .array(elements.map(setting))
        case .map(let map): .dictionary(Dictionary(map.entries.map { ($0.key, setting($0.value)) }) { $1 })
        }
    }

    // MARK: Presets

    /// The settings that new projects have, as far as they count here.
    static func project(isDebug: Bool) -> [String: PropertyValue] {
        var settings: [String: PropertyValue] = [
            "PRODUCT_NAME": .string("$(TARGET_NAME)"), "SWIFT_VERSION": .string("5.0"),
        ]
        if isDebug { settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = .string("DEBUG") }
        return settings
    }

    /// The settings that new targets for a platform have.
    static func target(_ type: String, _ platform: String) -> [String: PropertyValue] {
        var settings: [String: PropertyValue] = [:]
        if let platform = sdks[platform] {
            settings["SDKROOT"] = .string(platform.sdk)
            settings["TARGETED_DEVICE_FAMILY"] = platform.families.map(PropertyValue.string)
        } else {
            settings["SDKROOT"] = .string("auto")
        }
        if type == "application" { settings["ASSETCATALOG_COMPILER_APPICON_NAME"] = .string("AppIcon") }
        return settings
    }

    /// The settings of a target that supports several platforms.
    static func destinations(_ names: [String]) -> [String: PropertyValue] {
        let known = names.compactMap { sdks[$0] }
        guard !known.isEmpty else { return [:] }
        let families = known.compactMap(\.families)
        var settings: [String: PropertyValue] = [
            "SUPPORTED_PLATFORMS": .string(known.map { "\($0.sdk) \($0.simulator)" }.joined(separator: " "))
        ]
        if !families.isEmpty { settings["TARGETED_DEVICE_FAMILY"] = .string(families.joined(separator: ",")) }
        return settings
    }

    private static let sdks: [String: (sdk: String, simulator: String, families: String?)] = [
        "iOS": ("iphoneos", "iphonesimulator", "1,2"), "macOS": ("macosx", "", nil),
        "tvOS": ("appletvos", "appletvsimulator", "3"), "watchOS": ("watchos", "watchsimulator", "4"),
        "visionOS": ("xros", "xrsimulator", "7"),
    ]

    /// The settings for the oldest systems, by platforms.
    static func deployment(_ value: YAMLValue?, platform: String? = nil) -> [String: PropertyValue] {
        guard let value else { return [:] }
        let versions =
            value.isMap ? value.map.entries.map { ($0.key, $0.value.string) } : [(platform ?? "", value.string)]
        var settings: [String: PropertyValue] = [:]
        for (platform, version) in versions {
            if let key = deploymentKeys[platform], let version { settings[key] = .string(version) }
        }
        return settings
    }

    private static let deploymentKeys = [
        "iOS": "IPHONEOS_DEPLOYMENT_TARGET", "macOS": "MACOSX_DEPLOYMENT_TARGET", "tvOS": "TVOS_DEPLOYMENT_TARGET",
        "watchOS": "WATCHOS_DEPLOYMENT_TARGET", "visionOS": "XROS_DEPLOYMENT_TARGET",
    ]
}
