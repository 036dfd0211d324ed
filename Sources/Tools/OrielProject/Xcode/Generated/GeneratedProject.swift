import Foundation

/// Finds descriptions of projects that have no project file of Xcode's.
enum GeneratedProject {
    private static let names = ["project.yml", "project.yaml", "project.json"]

    /// Whether a file has the name of a description for XcodeGen.
    static func isNamedAsSpecification(_ file: URL) -> Bool { names.contains(file.lastPathComponent) }

    /// The description for XcodeGen in a folder.
    /// - Parameter contents: The names of the folder's files.
    static func specification(in folder: URL, _ contents: [String]) -> URL? {
        names.filter(contents.contains).map { folder.appending(path: $0) }.first(where: isSpecification)
    }

    /// Whether a file is a description for XcodeGen, and not one of the same name for another program.
    static func isSpecification(_ file: URL) -> Bool {
        guard let text = try? SpecificationFiles.text(of: file) else { return false }
        if file.pathExtension == "json" { return text.contains("\"targets\"") || text.contains("\"include\"") }
        return text.split(whereSeparator: \.isNewline).contains { line in
            ["targets:", "include:", "targetTemplates:"].contains { line.hasPrefix($0) }
        }
    }

    /// The manifests of Tuist that a folder is read by, the first one first.
    static let tuistManifests = ["Workspace.swift", "Project.swift"]

    /// Whether a file is a manifest of Tuist, and not one of an app's own sources.
    static func isTuist(_ file: URL) -> Bool {
        guard tuistManifests.contains(file.lastPathComponent) else { return false }
        let text = (try? SpecificationFiles.text(of: file)) ?? ""
        return text.contains("ProjectDescription")
            && text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("import ProjectDescription") }
    }

    /// Whether a manifest of Tuist names an app's product.
    static func namesTuistApp(_ file: URL) -> Bool {
        ((try? SpecificationFiles.text(of: file)) ?? "").contains("product: .app")
    }

    /// Whether a folder has a manifest of Tuist.
    static func hasTuist(_ folder: URL) -> Bool { tuistManifests.contains { isTuist(folder.appending(path: $0)) } }

    /// Whether a description has a target that is an app.
    static func namesApp(_ file: URL) -> Bool {
        let text = (try? SpecificationFiles.text(of: file)) ?? ""
        return text.split(whereSeparator: \.isNewline).contains { line in
            guard let type = line.firstRange(of: "type") else { return false }
            return line[type.upperBound...].contains("application")
        }
    }

    /// The project at the place of an Xcode project: the one of the file, else the one that would be generated there.
    static func project(at url: URL, cache: Cache, options: ProjectOptions) throws -> XcodeProject {
        if let found = FileFinder.find(url.appending(path: "project.pbxproj")) {
            return try XcodeProject(URL(filePath: found.deletingLastPathComponent().path))
        }
        let folder = url.deletingLastPathComponent()
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if let file = specification(in: folder, contents) { return try SpecificationReader.project(file) }
        if hasTuist(folder) { return try TuistReader.project(folder, cache: cache, options: options) }
        return try XcodeProject(url)
    }
}
