extension PackageManifest {
    /// The platform that its targets are made for: iOS, unless it names others alone.
    var platform: Platform {
        let names = (platforms ?? []).compactMap { $0.object?["platformName"]?.string }
        let named = Platform.allCases.filter { names.contains($0.rawValue.lowercased()) }
        return named.contains(.iOS) ? .iOS : named.first ?? .iOS
    }

    /// What conditions of dependencies and settings are compared with.
    struct Context {
        var system: ModuleDescription.System
        var platform: Platform
        /// The traits of the package that are on.
        var traits: Set<String> = []

        /// Whether something with a condition counts.
        func allows(_ condition: JSON?) -> Bool {
            guard let condition = condition?.object else { return true }
            if let wanted = condition["config"]?.string, wanted != "debug" { return false }
            if let names = condition["traits"]?.array?.compactMap(\.string), !names.isEmpty,
                traits.isDisjoint(with: names)
            {
                return false
            }
            guard let names = condition["platformNames"]?.array?.compactMap(\.string), !names.isEmpty else {
                return true
            }
            return names.contains("linux") || system == .apple && names.contains(platform.rawValue.lowercased())
        }
    }

    /// The default traits, and all that they turn on.
    var defaultTraits: Set<String> { traits(turnedOnBy: ["default"]) }

    /// Traits, and all that they turn on.
    func traits(turnedOnBy names: Set<String>) -> Set<String> {
        var on: Set<String> = []
        func turnOn(_ name: String) {
            guard let trait = traits?.first(where: { $0.name == name }), on.insert(name).inserted else { return }
            for other in trait.enabledTraits ?? [] { turnOn(other) }
        }
        names.forEach(turnOn)
        return on.subtracting(["default"])
    }
}
