/// The messages of the Build Server Protocol, and of sourcekit-lsp's extensions to it, as far as they are used.
enum BuildServerMessages {
    struct Initialized: Encodable {
        var displayName = "Oriel"
        var version: String
        var bspVersion = "2.2.0"
        var capabilities = Capabilities()
        var dataKind = "sourceKit"
        var data: Data

        struct Capabilities: Encodable { var languageIds = ["swift"] }

        struct Data: Encodable {
            var indexDatabasePath: String
            var indexStorePath: String
            var outputPathsProvider = true
            var prepareProvider = true
            var sourceKitOptionsProvider = true
            var watchers = watched.map(Watcher.init)
        }

        struct Watcher: Encodable { var globPattern: String }
    }

    /// The files that say how a project is built: when one is saved, it is read again.
    static let watched = [
        "**/*.swift", "**/project.pbxproj", "**/project.yml", "**/*.xcconfig", "**/Package.swift",
        "**/Package.resolved", "**/Info.plist",
        "**/*.xcassets/**", "**/*.xcdatamodel/contents", "**/*.mlmodel",
    ]

    struct Identifier: Codable { var uri: String }

    struct Targets: Encodable { var targets: [Target] }

    struct Target: Encodable {
        var id: Identifier
        var displayName: String
        var tags: [String]
        var languageIds = ["swift"]
        var dependencies: [Identifier]
        var capabilities = Capabilities()

        struct Capabilities: Encodable {}
    }

    /// The targets that a request asks for.
    struct Chosen: Decodable { var targets: [Identifier] }

    struct Sources: Encodable { var items: [Item] }

    struct Item: Encodable {
        var target: Identifier
        var sources: [Source]
    }

    struct Source: Encodable {
        var uri: String
        /// 1 for a file.
        var kind = 1
        var generated: Bool
        var dataKind = "sourceKit"
        var data: Data

        struct Data: Encodable {
            var language = "swift"
            /// The index's name of the file; nothing is written there.
            var outputPath: String
        }
    }

    struct OptionsRequest: Decodable {
        var textDocument: Identifier
        var target: Identifier
    }

    struct Options: Encodable {
        var compilerArguments: [String]
        var workingDirectory: String
    }

    struct SavedFiles: Decodable { var changes: [SavedFile] }

    struct SavedFile: Decodable {
        var uri: String
        /// 1 for a new file, 2 for a saved one, 3 for one that was removed.
        var type: Int
    }

    /// All targets have changed.
    struct Changed: Encodable {}

    struct Log: Encodable {
        /// 1 for an error, 3 for information.
        var type: Int
        var message: String
    }

    /// The result of a request that has none.
    struct Nothing: Encodable {}
}
