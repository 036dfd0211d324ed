import Foundation

/// The output of `swift package dump-package`, as far as it matters here.
struct PackageManifest: Decodable {
    var name: String
    var targets: [Target]
    var dependencies: [Dependency]?
    var products: [Product]?
    var toolsVersion: Version?
    var swiftLanguageVersions: [String]?
    var traits: [Trait]?
    var platforms: [JSON]?
    var cxxLanguageStandard: String?
    var cLanguageStandard: String?

    struct Trait: Decodable {
        var name: String
        var enabledTraits: [String]?
    }

    struct Version: Decodable {
        var _version: String
    }

    struct Product: Decodable {
        var name: String
        var targets: [String]
    }

    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var sources: [String]?
        var exclude: [String]?
        var resources: [Resource]?
        var dependencies: [JSON]?
        var settings: [Setting]?
        var publicHeadersPath: String?
        var pkgConfig: String?
        var providers: [JSON]?
        var pluginUsages: [JSON]?

        /// The names of what it depends on: targets, or products of packages.
        func dependencyNames(in context: Context) -> [String] {
            (dependencies ?? []).compactMap { dependency in
                guard let parts = dependency.object?.values.first?.array, let name = parts.first?.string,
                    context.allows(parts.last { $0.object?["platformNames"] != nil || $0.object?["traits"] != nil })
                else { return nil }
                return name
            }
        }

        /// The Debian packages that bring a library of the system.
        var debianPackages: [String] {
            (providers ?? []).flatMap { $0.object?["apt"]?.array ?? [] }
                .flatMap { $0.array?.compactMap(\.string) ?? [$0.string].compactMap { $0 } }
        }
    }

    struct Resource: Decodable {
        var path: String
        var rule: JSON?

        /// Whether a folder keeps its shape.
        var isCopied: Bool { rule?.object?["copy"] != nil }
    }

    struct Setting: Decodable {
        var tool: String
        var kind: JSON
        var condition: JSON?

        /// A setting's name and its values: `define`, and what is defined.
        var value: (name: String, values: [String])? {
            guard let (name, value) = kind.object?.first else { return nil }
            let content = value.object?["_0"]
            return (name, content?.array?.compactMap(\.string) ?? [content?.string].compactMap { $0 })
        }
    }

    /// Whether the package names itself as one that it depends on; SwiftPM resolves no such package.
    func depends(onItselfIn folder: URL) -> Bool {
        (dependencies ?? []).flatMap { $0.fileSystem ?? [] }.contains {
            URL(filePath: $0.path).standardizedFileURL.path == folder.standardizedFileURL.path
        }
    }

    /// Whether the package depends on Oriel's own.
    var dependsOnOriel: Bool {
        (dependencies ?? []).contains { dependency in
            dependency.traits.contains { $0.identity == "oriel" }
                || (dependency.fileSystem ?? []).contains {
                    let table = URL(filePath: $0.path).appending(path: "Sources/Modules.table")
                    return FileManager.default.fileExists(atPath: table.path)
                }
        }
    }

    struct Dependency: Decodable {
        var fileSystem: [Local]?
        var sourceControl: [Remote]?
        var registry: [Remote]?

        struct Local: Decodable {
            var identity: String
            var path: String
            var traits: [TraitUse]?
        }

        struct Remote: Decodable {
            var identity: String
            var traits: [TraitUse]?
        }

        /// A trait that is on in the package that is depended on.
        struct TraitUse: Decodable {
            var name: String
            var condition: JSON?
        }

        /// The package's identity and its traits; nil for the default ones.
        var traits: [(identity: String, traits: [TraitUse]?)] {
            (fileSystem ?? []).map { ($0.identity, $0.traits) }
                + ((sourceControl ?? []) + (registry ?? [])).map { ($0.identity, $0.traits) }
        }
    }
}
