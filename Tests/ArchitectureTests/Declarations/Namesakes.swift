/// Names that modules of apps share.
enum Namesakes {
    /// The names that two modules declare, each with the reason.
    static let reasons: [String: String] = various.merging(keychainValues.map { ($0, keychain) }) { $1 }

    private static let various: [String: String] = [
        "EntityQuery": "as on Apple's systems: AppIntents' protocol, and RealityKit's search",
        "Material": "as on Apple's systems: SwiftUI's style, and RealityKit's protocol",
        "MusicPlayer": "as on Apple's systems: AudioToolbox's player of sequences, and MusicKit's class",
        "Scene": "as on Apple's systems: SwiftUI's protocol, and RealityKit's entities",
        "cos(_:)": "as on Apple's systems: of simd's vectors, and of Spatial's angles",
        "sin(_:)": "as on Apple's systems: of simd's vectors, and of Spatial's angles",
        "Transaction": "as on Apple's systems: SwiftUI's changes, and StoreKit's purchases",
    ]

    private static let keychain = "Security's strings, and OrielFoundation's objects: CFString is no object here"
    private static let keychainValues = [
        "kSecClassGenericPassword",
        "kSecClassInternetPassword",
        "kSecClassCertificate",
        "kSecClassKey",
        "kSecClassIdentity",
        "kSecMatchLimitOne",
        "kSecMatchLimitAll",
        "kSecAttrAccessibleWhenUnlocked",
        "kSecAttrAccessibleAfterFirstUnlock",
        "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly",
        "kSecAttrAccessibleWhenUnlockedThisDeviceOnly",
        "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly",
    ]
}

extension Rules {
    /// A public name outside of types belongs to one module: where an app sees two of them, neither can be used.
    ///
    /// - Parameter exceptions: The names that two modules may have, each with the reason.
    static func namesAreOfOneModule(
        _ library: Library, exceptions: [String: String] = Namesakes.reasons
    ) -> [Violation] {
        var modules: [String: Set<String>] = [:]
        for (path, declarations) in library.files {
            guard let module = ModuleGraph.module(of: path) else { continue }
            for declaration in declarations
            where declaration.isPublic && declaration.container.isEmpty && declaration.kind != "extension" {
                let labels = declaration.labels.map { "(" + $0.map { "\($0):" }.joined() + ")" } ?? ""
                modules[declaration.name + labels, default: []].insert(module)
            }
        }
        let shared = modules.filter { $0.value.count > 1 }
        let found = shared.keys.filter { exceptions[$0] == nil }.sorted().map {
            Violation(path: shared[$0]!.sorted().joined(separator: ", "), complaint: "each has a public \($0)")
        }
        return found
            + exceptions.keys.filter { shared[$0] == nil }.sorted().map {
                Violation(path: "Namesakes.swift", complaint: "\($0) is of one module; take it out")
            }
    }
}
