import Foundation

/// Describes an app made of the Swift files of a folder, or of a single file.
enum FolderReader {
    /// Describes the app of a folder without a project.
    /// - Parameter tree: The folder that links in it may lead to places in; nil for the folder itself.
    static func describe(folder: URL, within tree: URL? = nil) throws -> AppDescription {
        var sorter = FileSorter()
        for file in try FileFinder.files(below: folder, within: tree, skipping: isNoSource) { sorter.add(member: file) }
        guard !sorter.sources.isEmpty else {
            throw Problem("There is no Swift file in \(folder.path).")
        }
        var app = AppDescription(
            name: folder.lastPathComponent, module: module(folder.lastPathComponent, sorter.sources))
        app.resources = sorter.resources
        app.folders = [folder]
        for note in sorter.notes { app.note(note) }
        return app
    }

    /// Describes the app of one file.
    static func describe(file: URL) throws -> AppDescription {
        let name = file.deletingPathExtension().lastPathComponent
        var app = AppDescription(name: name, module: module(name, [file]))
        app.folders = [file]
        return app
    }

    private static func module(_ name: String, _ sources: [URL]) -> ModuleDescription {
        // As in Xcode's projects, which have literals of regular expressions unless they turn them off.
        ModuleDescription(
            name: BuildSettings.identifier(name), sources: sources, upcomingFeatures: ["BareSlashRegexLiterals"],
            conditions: ["DEBUG"])
    }

    private static func isNoSource(_ url: URL) -> Bool {
        let name = url.lastPathComponent
        return name == "Package.swift" || name.hasSuffix("Tests") || name == "build" || name == "Pods"
            || name == "Carthage" || name == "DerivedData"
    }
}
