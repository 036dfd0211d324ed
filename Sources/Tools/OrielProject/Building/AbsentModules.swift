import Foundation

/// The modules that an app imports and that do not exist here, known before the compiler looks for them.
///
/// The compiler names one a time. Each takes it a run through all modules, for which a check has no time.
struct AbsentModules {
    /// The names, each with the parts behind a dot.
    private(set) var names: [String: Set<String>] = [:]

    /// Modules of Apple's that another module of this system takes the place of, or that the compiler brings.
    private static let present: Set<String> = [
        "Swift", "Darwin", "ObjectiveC", "CoreFoundation", "CDispatch", "SwiftGlibc", "Musl", "Android", "WASILibc",
        "CRT", "WinSDK", "SwiftShims", "Builtin", "PackageDescription", "PlaygroundSupport", "MachO",
    ]

    /// Looks for them.
    /// - Parameter toolchain: The folder of the toolchain; nil for the one on the search path.
    init(of app: AppDescription, toolchain: URL? = try? Toolchain.folder()) {
        var known = Engine.modules.union(Engine.innerModules).union(Engine.foreignModules).union(Self.present)
        known.formUnion(SystemLibrary.all.map(\.module))
        known.formUnion(MacroBuild.modules)
        known.formUnion((app.libraries + [app.module] + app.macros + app.macroLibraries).map(\.name))
        known.formUnion(app.foreign.map(\.name))
        known.insert(ServerStore.name)
        for folder in ["linux", "host"] {
            let place = toolchain?.appending(path: "lib/swift/\(folder)").path ?? ""
            let files = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
            known.formUnion(files.map { $0.prefix { $0 != "." } }.map(String.init))
        }
        for module in app.libraries + [app.module] where module.system == .apple {
            for name in TargetSystem(module.sources).required where !known.contains(name) { names[name] = [] }
        }
    }
}
