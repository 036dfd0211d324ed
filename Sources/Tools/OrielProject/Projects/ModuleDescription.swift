import Foundation

/// A module to compile: its sources, and how its target wants them compiled.
struct ModuleDescription: Equatable, Sendable {
    var name: String
    var sources: [URL] = []
    var languageMode = "5"
    /// The actor that everything is isolated to unless it says otherwise.
    var defaultIsolation: String?
    var upcomingFeatures: [String] = []
    var experimentalFeatures: [String] = []
    /// Whether each file sees Core Data: `@FetchRequest` is part of SwiftUI on Apple's systems.
    var importsCoreData = false
    /// The modules that each file sees: Foundation and SwiftUI pass them on, on Apple's systems.
    var impliedModules: [String] = []
    /// Whether colors and images of a library's asset catalogs get members of their own names, and not resources alone.
    var generatesAssetExtensions = false
    /// Whether it has tests.
    var isTest = false
    /// The linker's arguments for its libraries.
    var linking: [String] = []
    /// The package that it is compiled as a part of; nil for none.
    var package: String?
    /// Other arguments for the compiler.
    var arguments: [String] = []
    /// Names for `#if`.
    var conditions: [String] = []
    /// The types of the app's libraries that a file would not see by their names alone.
    var namesakes: [String: [Namesake]] = [:]
    /// The system that it is built for.
    var system = System.apple

    /// Whether it is built for Apple's systems only because of its conditions: where that fails it is built as on Linux.
    var mayBeLinux = false

    /// The modules that a target for Linux imports outside of every `#if`: those alone exist for it among Apple's.
    var required: Set<String> = []
    /// Whether a target for Linux says somewhere how it behaves there, and needs nothing beside its own imports.
    var knowsLinux = false

    /// The systems that a module is built for.
    enum System: String, Encodable, Sendable {
        /// Its target's platform, such as iOS, as far as it does not say otherwise for Linux.
        case apple
        /// This one, as SwiftPM builds packages here.
        case linux
    }

    /// The features that Xcode turns on with approachable concurrency.
    static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]
}
