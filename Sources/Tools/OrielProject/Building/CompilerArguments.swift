import Foundation

/// The compiler's arguments for any module of an app.
enum CompilerArguments {
    static func common(_ module: ModuleDescription, engine: Engine, overlay: Overlay?, search: [URL]) -> [String] {
        var arguments = [
            "-module-name", module.name, "-swift-version", module.languageMode, "-no-color-diagnostics",
            "-diagnostic-style=llvm", "-suppress-warnings",
        ]
        // A package's module comes before one of Oriel's by the same name.
        for folder in search { arguments += ["-I", folder.path] }
        arguments += [
            "-I", engine.interfaces.path,
            "-module-cache-path", engine.moduleCache.path,
            "-load-plugin-executable", engine.macros.path + "#OrielMacros",
        ]
        if module.system == .apple || !module.knowsLinux {
            // As on Apple's systems, where whoever imports Foundation sees Combine, and conditions by names.
            for name in ["OrielFoundation", "Predicates"] {
                arguments += ["-Xfrontend", "-import-module", "-Xfrontend", name]
            }
        }
        if module.importsCoreData { arguments += ["-Xfrontend", "-import-module", "-Xfrontend", "CoreData"] }
        for name in module.impliedModules { arguments += ["-Xfrontend", "-import-module", "-Xfrontend", name] }
        if module.isTest, SourceScan.needsAbsentOverlays(in: module.sources, implied: module.impliedModules) {
            arguments += ["-Xfrontend", "-disable-cross-import-overlays"]
        }
        if let prefix = Engine.symbolPrefix(of: module.name) { arguments += ["-module-abi-name", prefix] }
        if let overlay = overlay?.url { arguments += ["-vfsoverlay", overlay.path] }
        if let isolation = module.defaultIsolation { arguments += ["-default-isolation", isolation] }
        // What a language mode has for good is no longer a feature to turn on.
        let upcoming = module.upcomingFeatures.filter {
            (module.languageMode != "6" || !inSwift6.contains($0))
                && (module.system != .apple || !ofAppleModules.contains($0))
        }
        for feature in upcoming { arguments += ["-enable-upcoming-feature", feature] }
        for feature in module.experimentalFeatures { arguments += ["-enable-experimental-feature", feature] }
        for condition in module.conditions { arguments += ["-D", condition] }
        if let package = module.package { arguments += ["-package-name", package] }
        arguments += module.arguments
        if !isScript(module) { arguments.append("-parse-as-library") }
        return arguments
    }

    /// The features that only refuse what Apple's modules don't declare: here a member may be of a module of another name.
    private static let ofAppleModules: Set<String> = ["MemberImportVisibility"]

    /// The features that language mode 6 always has.
    private static let inSwift6: Set<String> = [
        "ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals", "DeprecateApplicationMain",
        "ImportObjcForwardDeclarations", "DisableOutwardActorInference", "IsolatedDefaultValues", "GlobalConcurrency",
        "RegionBasedIsolation", "ImplicitOpenExistentials", "InferSendableFromCaptures", "DynamicActorIsolation",
        "GlobalActorIsolatedTypesUsability", "StrictConcurrency",
    ]

    /// Whether the module begins with statements at the top of a file.
    static func isScript(_ module: ModuleDescription) -> Bool {
        module.sources.contains { $0.lastPathComponent == "main.swift" }
    }
}
