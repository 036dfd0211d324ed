import Foundation

/// The kind of project at a path.
enum ProjectPlace: Equatable {
    case xcodeProject(URL), specification(URL), tuist(URL), workspace(URL), package(URL), folder(URL), file(URL),
        archive(URL)

    /// Finds what a path leads to: a folder leads to the project in it.
    static func find(_ path: String) throws -> ProjectPlace {
        let given = URL(filePath: path).standardizedFileURL
        guard let url = FileFinder.find(given) else { throw Problem("There is nothing at \(given.path).") }
        let parent = URL(filePath: url.deletingLastPathComponent().path)
        switch url.pathExtension.lowercased() {
        case "xcodeproj": return .xcodeProject(url)
        case "xcworkspace": return .workspace(url)
        case "pbxproj": return .xcodeProject(parent)
        case "yml", "yaml", "json":
            if GeneratedProject.isSpecification(url) { return .specification(url) }
        case "zip" where !FileFinder.isFolder(url): return .archive(url)
        case "swift" where !FileFinder.isFolder(url):
            if GeneratedProject.isTuist(url) { return .tuist(parent) }
            return url.lastPathComponent == "Package.swift" ? .package(parent) : .file(url)
        default: break
        }
        guard FileFinder.isFolder(url) else {
            throw Problem("\(url.path) is no Swift file, no project and no folder.")
        }
        return try find(in: url)
    }

    private static func find(in folder: URL) throws -> ProjectPlace {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            throw Problem("The folder \(folder.path) cannot be read.")
        }
        func all(_ suffix: String) -> [URL] {
            names.filter { $0.lowercased().hasSuffix(suffix) && !$0.hasPrefix(".") }.sorted()
                .map { folder.appending(path: $0) }
        }
        let described =
            GeneratedProject.specification(in: folder, names).map(ProjectPlace.specification)
            ?? (GeneratedProject.hasTuist(folder) ? .tuist(folder) : nil)
        // Where projects are generated a folder for one may hold the versions of its packages alone; a link to one may lead nowhere.
        let isPackage = names.contains("Package.swift")
        let projects = all(".xcodeproj").filter {
            described == nil && !isPackage
                || FileManager.default.fileExists(atPath: $0.appending(path: "project.pbxproj").path)
        }
        let own = projects.first {
            $0.deletingPathExtension().lastPathComponent == folder.lastPathComponent
        }
        if let project = own ?? projects.first {
            guard own != nil || projects.count == 1 else { throw Problem(choice(folder, projects)) }
            return .xcodeProject(project)
        }
        let workspace = all(".xcworkspace").first
        if let described {
            // A workspace counts where its projects are there, and not to be generated.
            let projects = workspace.flatMap { try? Workspace.projects($0) } ?? []
            let isThere = projects.contains {
                $0.lastPathComponent != "Pods.xcodeproj"
                    && FileFinder.find($0.appending(path: "project.pbxproj")) != nil
            }
            if !isThere { return described }
        }
        if let workspace { return .workspace(workspace) }
        if names.contains("Package.swift") { return .package(folder) }
        // A single project further down is used; of several the user chooses.
        let below = try FileFinder.files(below: folder, skipping: { $0.lastPathComponent == "Pods" })
        let further = below.filter { $0.pathExtension == "xcodeproj" }
        if further.count == 1 { return .xcodeProject(further[0]) }
        if further.count > 1 { throw Problem(choice(folder, further)) }
        if let file = try specification(among: below, in: folder) { return .specification(file) }
        if let manifest = try tuist(among: below, in: folder) {
            return .tuist(URL(filePath: manifest.deletingLastPathComponent().path))
        }
        let packages = below.filter { $0.lastPathComponent == "Package.swift" }
        if packages.count == 1 { return .package(URL(filePath: packages[0].deletingLastPathComponent().path)) }
        return .folder(folder)
    }

    /// The description of a project further down; of several the one with an app.
    private static func specification(among files: [URL], in folder: URL) throws -> URL? {
        let all = files.filter(GeneratedProject.isNamedAsSpecification).filter(GeneratedProject.isSpecification)
        let apps = all.count > 1 ? all.filter(GeneratedProject.namesApp) : all
        if apps.count > 1 { throw Problem(choice(folder, apps)) }
        return apps.first ?? all.first
    }

    /// The manifest of Tuist further down: the workspace, or the project with an app.
    private static func tuist(among files: [URL], in folder: URL) throws -> URL? {
        let all = files.filter(GeneratedProject.isTuist)
        let workspaces = all.filter { $0.lastPathComponent == "Workspace.swift" }
        let chosen = workspaces.isEmpty ? all : workspaces
        let apps = chosen.count > 1 ? chosen.filter(GeneratedProject.namesTuistApp) : chosen
        if apps.count > 1 { throw Problem(choice(folder, apps)) }
        return apps.first ?? chosen.first
    }

    private static func choice(_ folder: URL, _ projects: [URL]) -> String {
        let start = folder.path.count + 1
        let names = projects.prefix(12).map { "  " + $0.path.dropFirst(start) }
        let more = projects.count > 12 ? "\n  … and \(projects.count - 12) more" : ""
        return "There are \(projects.count) projects in \(folder.path); name one of them:\n"
            + names.joined(separator: "\n") + more
    }
}
