extension AppDescription {
    /// Whether it draws anything, itself or by one of its libraries.
    var hasInterface: Bool { TargetSystem((libraries + [module]).flatMap(\.sources)).hasInterface }

    /// The name of its program's file: that of the Info.plist, if it is the name of a file in the bundle and no path.
    var executable: String {
        guard let name = information["CFBundleExecutable"], !name.isEmpty, name.utf8.count <= 200, name.first != ".",
            name != "Info.plist", !name.contains("/"), !name.unicodeScalars.contains(where: { $0.value < 0x20 })
        else { return module.name }
        return name
    }

    /// Takes the names for `#if` away that only builds for development have.
    mutating func removeDebugConditions() {
        func remove(_ module: inout ModuleDescription) { module.conditions.removeAll { $0 == "DEBUG" } }
        remove(&module)
        for index in libraries.indices { remove(&libraries[index]) }
        for index in macros.indices { remove(&macros[index]) }
    }
}
