import Foundation

/// The build settings of a project or target in a manifest of Tuist.
struct TuistSettings {
    private let base: [String: PropertyValue]
    private let configurations: [YAMLValue]
    private let hasDefaults: Bool

    init(_ value: YAMLValue?) {
        base = Self.settings(value?["base"])
        configurations = value?["configurations"]?.list ?? []
        hasDefaults = value?["defaultSettings"]?["none"] == nil
    }

    /// The names of the configurations, those for debugging first.
    var names: [String] {
        let all = configurations.compactMap { value in
            Self.name(value).map { ($0, value["variant"]?.string == "release") }
        }
        let names = all.filter { !$0.1 }.map(\.0) + all.filter(\.1).map(\.0)
        return names.isEmpty ? ["Debug", "Release"] : names
    }

    private static func name(_ configuration: YAMLValue) -> String? { configuration["name"]?["rawValue"]?.string }

    /// Whether a configuration is for debugging.
    func isDebug(_ name: String) -> Bool {
        let configuration = configurations.first { Self.name($0) == name }
        return configuration.map { $0["variant"]?.string != "release" } ?? (name != "Release")
    }

    /// The settings that new projects have; none where the manifest wants none.
    func defaults(_ name: String) -> [String: PropertyValue] {
        hasDefaults ? SpecificationSettings.project(isDebug: isDebug(name)) : [:]
    }

    /// Adds the settings for a configuration to the levels below: of its file, then for all, then its own.
    func add(to settings: inout [String: PropertyValue], for name: String, _ paths: TuistPaths) {
        let configuration = configurations.first { Self.name($0) == name }
        if let path = configuration?["xcconfig"] {
            Self.add(XCConfig.read(paths.place(path)) { _ in }, to: &settings)
        }
        Self.add(base, to: &settings)
        Self.add(Self.settings(configuration?["settings"]), to: &settings)
    }

    /// Adds settings to the levels below, which `$(inherited)` means.
    static func add(_ more: [String: PropertyValue], to settings: inout [String: PropertyValue]) {
        for (key, value) in more {
            // `KEY[sdk=iphoneos*]` inherits the value without a condition.
            let inherited = settings[key] ?? settings[String(key.prefix { $0 != "[" })]
            let below = inherited?.strings.joined(separator: " ") ?? ""
            settings[key] = value.replacingInherited(below)
        }
    }

    private static func settings(_ value: YAMLValue?) -> [String: PropertyValue] {
        var result: [String: PropertyValue] = [:]
        for (key, value) in value?.map.entries ?? [] {
            if let text = value["string"]?["_0"] { result[key] = .string(text.string ?? "") }
            if let list = value["array"]?["_0"] { result[key] = .array(list.strings.map(PropertyValue.string)) }
        }
        return result
    }
}

extension PropertyValue {
    fileprivate func replacingInherited(_ below: String) -> PropertyValue {
        switch self {
        case .string(let text):
            .string(text.replacing("$(inherited)", with: below).replacing("${inherited}", with: below))
        case .array(let elements): .array(elements.map { $0.replacingInherited(below) })
        case .dictionary: self
        }
    }
}
