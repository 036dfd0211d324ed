import Foundation

/// The compiler's options that follow from build settings.
enum TargetSettings {
    static func module(_ settings: BuildSettings, target: XcodeTarget, sources: [URL]) -> ModuleDescription {
        var module = ModuleDescription(
            name: settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.identifier(target.name), sources: sources)
        module.languageMode = languageMode(settings["SWIFT_VERSION"])
        module.generatesAssetExtensions =
            settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") ?? false
        if let isolation = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"], isolation == "MainActor" {
            module.defaultIsolation = isolation
        }
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ?? false {
            module.upcomingFeatures = ModuleDescription.approachableConcurrency
        }
        module.upcomingFeatures += upcoming(settings)
        // Xcode lets projects of Swift 5 write `/a+/`, unless they turn it off.
        if settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") ?? true {
            module.upcomingFeatures.append("BareSlashRegexLiterals")
        }
        module.conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        if let level = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"], level.isEmpty { module.conditions = [] }
        addFlags(settings.words("OTHER_SWIFT_FLAGS"), to: &module)
        module.conditions = module.conditions.filter(isName)
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        module.upcomingFeatures = module.upcomingFeatures.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        return module
    }

    /// The compiler's name for a version of the language.
    static func languageMode(_ version: String?) -> String {
        let major = (version ?? "5").prefix { $0.isNumber }
        return switch Int(major) ?? 5 {
        case ..<4: "4"
        case 4: version == "4.2" ? "4.2" : "4"
        case 5: "5"
        default: "6"
        }
    }

    /// `SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY` is the feature MemberImportVisibility.
    private static func upcoming(_ settings: BuildSettings) -> [String] {
        let prefix = "SWIFT_UPCOMING_FEATURE_"
        return settings.keys(withPrefix: prefix).filter { settings.isOn($0) ?? false }.compactMap { key in
            let words = key.dropFirst(prefix.count).split(separator: "_")
            let name = words.map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
            return features[name.lowercased()]
        }
    }

    /// The features of this compiler; what it does not know is left out.
    private static let features = Dictionary(
        uniqueKeysWithValues: (ModuleDescription.approachableConcurrency + [
            "MemberImportVisibility", "ExistentialAny", "InternalImportsByDefault", "ConciseMagicFile",
            "ForwardTrailingClosures", "BareSlashRegexLiterals", "DeprecateApplicationMain",
            "ImportObjcForwardDeclarations",
            "IsolatedDefaultValues", "GlobalConcurrency", "RegionBasedIsolation", "ImplicitOpenExistentials",
            "DynamicActorIsolation", "NonfrozenEnumExhaustivity",
        ]).map { ($0.lowercased(), $0) })

    private static func addFlags(_ flags: [String], to module: inout ModuleDescription) {
        var flags = flags[...]
        while let flag = flags.popFirst() {
            switch flag {
            case "-D": if let name = flags.popFirst() { module.conditions.append(name) }
            case "-enable-upcoming-feature": if let name = flags.popFirst() { module.upcomingFeatures.append(name) }
            case "-enable-experimental-feature":
                if let name = flags.popFirst() { module.experimentalFeatures.append(name) }
            case "-default-isolation": module.defaultIsolation = flags.popFirst()
            case _ where flag.hasPrefix("-D"): module.conditions.append(String(flag.dropFirst(2)))
            default: break
            }
        }
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !text.first!.isNumber
    }
}
