extension PackageManifest {
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

    /// The traits that are on where nobody chooses others: the default ones, and those that they turn on.
    var defaultTraits: Set<String> {
        var on: Set<String> = []
        func turnOn(_ name: String) {
            guard let trait = traits?.first(where: { $0.name == name }), on.insert(name).inserted else { return }
            for other in trait.enabledTraits ?? [] { turnOn(other) }
        }
        turnOn("default")
        return on.subtracting(["default"])
    }
}
