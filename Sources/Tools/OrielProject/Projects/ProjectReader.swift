import Foundation

/// Describes the app at any path.
struct ProjectReader {
    let cache: Cache
    var options = ProjectOptions()

    /// - Parameters:
    ///   - path: A project, workspace, package, folder, file or archive.
    ///   - target: The app's target, where there are several.
    func describe(_ path: String, target: String? = nil) throws -> AppDescription {
        var app = try describe(ProjectPlace.find(path), target: target)
        if Engine.modules.contains(app.module.name) || app.module.name == "main" {
            // An app may have a name that one of our modules has, too.
            app.module.name += "App"
        }
        // Packages and folders have no settings that name it.
        if app.informationFile == nil, let file = app.resources.first(where: { $0.path == "Info.plist" })?.source {
            app.informationFile = FileManager.default.contents(atPath: file.path)
        }
        return app
    }

    private func describe(_ place: ProjectPlace, target: String?) throws -> AppDescription {
        switch place {
        case .xcodeProject(let url): return try describe(XcodeProject(url), target: target)
        case .specification(let url): return try describe(generated: SpecificationReader.project(url), target: target)
        case .tuist(let url):
            return try describe(
                generated: TuistReader.project(url, cache: cache, options: options), target: target)
        case .workspace(let url):
            let projects = try Workspace.projects(url).compactMap {
                try? GeneratedProject.project(at: $0, cache: cache, options: options)
            }
            let readers = projects.map { XcodeReader(project: $0, cache: cache, options: options) }
            let fitting = readers.filter { reader in
                let targets = options.wantsTests ? reader.tests : reader.apps
                return target.map { name in targets.contains { $0.name == name } } ?? !targets.isEmpty
            }
            guard let reader = fitting.first ?? readers.first else {
                throw Problem("The workspace \(url.lastPathComponent) has no project that can be read.")
            }
            return try describe(reader, target, beside: url.deletingLastPathComponent())
        case .package(let url):
            return try PackageReader(folder: url, cache: cache, options: options).describe(target: target)
        case .folder(let url), .file(let url):
            if options.wantsTests { throw Problem("\(url.path) is no project and no package, and has no tests.") }
            return try FileFinder.isFolder(url) ? FolderReader.describe(folder: url) : FolderReader.describe(file: url)
        case .archive(let url):
            return try describe(ProjectPlace.find(Archive.unpack(url, cache: cache).path), target: target)
        }
    }

    /// Describes a project that would be generated.
    private func describe(generated project: XcodeProject, target: String?) throws -> AppDescription {
        // A package's folder may describe a project for trying it out.
        let manifest = project.root.appending(path: "Package.swift")
        if !project.targets.contains(where: { $0.kind == .app }), FileManager.default.fileExists(atPath: manifest.path)
        {
            return try describe(.package(project.root), target: target)
        }
        return try describe(project, target: target)
    }

    private func describe(_ project: XcodeProject, target: String?) throws -> AppDescription {
        let reader = XcodeReader(project: project, cache: cache, options: options)
        let folder = project.url.deletingLastPathComponent()
        // The project of a package's authors, beside the package.
        if options.wantsTests || options.allowsLibraries && target == nil, reader.apps.isEmpty,
            FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        {
            return try describe(.package(folder), target: target)
        }
        return try describe(reader, target, beside: folder)
    }

    /// Describes an Xcode project; a package in the same folder is named, since the user may have meant it.
    private func describe(_ reader: XcodeReader, _ target: String?, beside folder: URL) throws -> AppDescription {
        if options.wantsTests { return try reader.describeTests(target: target) }
        var app = try reader.describe(target: target)
        let manifest = folder.appending(path: "Package.swift")
        if options.allowsLibraries, FileManager.default.fileExists(atPath: manifest.path) {
            app.note("There is a package beside the project: oriel check \(manifest.path) is about its targets.")
        }
        return app
    }
}
