import Foundation

/// The apps of Oriel's own checkout, which its package builds otherwise.
enum OwnApp {
    /// Describes the app of a name, such as `Memorize`, or of a path in the checkout; nil for all others.
    static func describe(_ path: String, checkout: URL) throws -> AppDescription? {
        guard let folder = find(path, checkout: checkout) else { return nil }
        var app = try FolderReader.describe(folder: folder, within: checkout)
        app.name = name(of: folder)
        app.module.name = app.name
        if Engine.modules.contains(app.module.name) { app.module.name += "App" }
        app.module.languageMode = "6"
        return app
    }

    /// The folder of an app; a name comes before a folder that happens to be called so.
    static func find(_ path: String, checkout: URL) -> URL? {
        let folders = ["Apps", "Examples"].flatMap { place in
            let parent = checkout.appending(path: place)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
            return names.filter { $0 != "Shared" }.sorted().map { parent.appending(path: $0) }.filter(
                FileFinder.isFolder)
        }
        if !path.contains("/") { return folders.first { name(of: $0).lowercased() == path.lowercased() } }
        let given = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
        return folders.first { $0.resolvingSymlinksInPath().path == given }
    }

    /// An example's number is not part of its name.
    private static func name(of folder: URL) -> String {
        let name = folder.lastPathComponent
        let rest = name.drop { $0.isNumber }
        return rest.first == "-" && rest.count < name.count ? String(rest.dropFirst()) : name
    }
}
