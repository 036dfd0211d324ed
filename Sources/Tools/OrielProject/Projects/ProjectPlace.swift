import Foundation

/// The kind of project at a path.
enum ProjectPlace: Equatable {
    case xcodeProject(URL), workspace(URL), package(URL), folder(URL), file(URL), archive(URL)

    /// Finds what a path leads to: a folder leads to the project in it.
    static func find(_ path: String) throws -> ProjectPlace {
        let given = URL(filePath: path).standardizedFileURL
        guard let url = FileFinder.find(given) else { throw Problem("There is nothing at \(given.path).") }
        let parent = URL(filePath: url.deletingLastPathComponent().path)
        switch url.pathExtension.lowercased() {
        case "xcodeproj": return .xcodeProject(url)
        case "xcworkspace": return .workspace(url)
        case "pbxproj": return .xcodeProject(parent)
        case "zip" where !FileFinder.isFolder(url): return .archive(url)
        case "swift" where !FileFinder.isFolder(url):
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
        let projects = all(".xcodeproj")
        let own = projects.first {
            $0.deletingPathExtension().lastPathComponent == folder.lastPathComponent
        }
        if let project = own ?? projects.first {
            guard own != nil || projects.count == 1 else { throw Problem(choice(folder, projects)) }
            return .xcodeProject(project)
        }
        if let workspace = all(".xcworkspace").first { return .workspace(workspace) }
        if names.contains("Package.swift") { return .package(folder) }
        // A single project further down is used; of several the user chooses.
        let below = try FileFinder.files(below: folder, skipping: { $0.lastPathComponent == "Pods" })
        let further = below.filter { $0.pathExtension == "xcodeproj" }
        if further.count == 1 { return .xcodeProject(further[0]) }
        if further.count > 1 { throw Problem(choice(folder, further)) }
        let packages = below.filter { $0.lastPathComponent == "Package.swift" }
        if packages.count == 1 { return .package(URL(filePath: packages[0].deletingLastPathComponent().path)) }
        return .folder(folder)
    }

    private static func choice(_ folder: URL, _ projects: [URL]) -> String {
        let start = folder.path.count + 1
        let names = projects.prefix(12).map { "  " + $0.path.dropFirst(start) }
        let more = projects.count > 12 ? "\n  … and \(projects.count - 12) more" : ""
        return "There are \(projects.count) projects in \(folder.path); name one of them:\n"
            + names.joined(separator: "\n") + more
    }
}
