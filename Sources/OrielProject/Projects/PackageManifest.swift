import Foundation

/// The output of `swift package dump-package`, as far as it matters here.
struct PackageManifest: Decodable {
    var name: String
    var targets: [Target]
    var dependencies: [Dependency]?
    var products: [Product]?
    var toolsVersion: Version?
    var swiftLanguageVersions: [String]?

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

        /// The names of what it depends on: targets, or products of packages.
        var dependencyNames: [String] {
            (dependencies ?? []).compactMap { $0.object?.values.first?.array?.first?.string }
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

        /// A setting's name and its values: `define`, and what is defined.
        var value: (name: String, values: [String])? {
            guard let (name, value) = kind.object?.first else { return nil }
            let content = value.object?["_0"]
            return (name, content?.array?.compactMap(\.string) ?? [content?.string].compactMap { $0 })
        }
    }

    struct Dependency: Decodable {
        var fileSystem: [Local]?
        var sourceControl: [Remote]?

        struct Local: Decodable {
            var path: String
        }

        struct Remote: Decodable {
            var identity: String
        }
    }
}
