import Foundation

/// What a project's files are adapted with, kept where a language server finds it without reading the project.
struct EditorRecord: Codable, Equatable {
    var platform: Platform
    /// The modules of Apple's that exist for files that are compiled as on Linux, by the files' paths.
    var linux: [String: Set<String>] = [:]

    init(platform: Platform) { self.platform = platform }

    init(of app: AppDescription) {
        platform = app.platform
        for module in app.libraries + [app.module] where module.system == .linux {
            for source in module.sources { linux[source.path] = module.required }
        }
    }

    /// The file for the project at a path.
    static func file(for path: String, cache: Cache) -> URL {
        cache.folder(for: URL(filePath: path)).appending(path: "editor.json")
    }

    /// Writes it where it has changed.
    func write(for path: String, cache: Cache) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try Cache.write(encoder.encode(self), to: Self.file(for: path, cache: cache))
    }

    /// The record of the project that a file belongs to, by the build server's description in a folder above it.
    ///
    /// A file of no such project counts as an app's for iOS.
    static func find(for file: URL, cache: Cache) -> EditorRecord {
        var folder = file.deletingLastPathComponent()
        while folder.path != "/", folder.path.hasPrefix("/") {
            if let path = EditorCommand.Connection.read(in: folder)?.project {
                let data = FileManager.default.contents(atPath: Self.file(for: path, cache: cache).path)
                return data.flatMap { try? JSONDecoder().decode(EditorRecord.self, from: $0) }
                    ?? EditorRecord(platform: .iOS)
            }
            folder = folder.deletingLastPathComponent()
        }
        return EditorRecord(platform: .iOS)
    }

    /// The text of a file as the compiler reads it.
    func adapt(_ text: String, of file: URL) -> String {
        SourceAdaptation.adapt(text, platform: platform, apple: linux[file.path]) ?? text
    }
}
