import Foundation

/// The projects and packages that a workspace of Xcode names.
enum Workspace {
    static func projects(_ url: URL) throws -> [URL] {
        // A workspace inside of a project is that project's own.
        let folder = url.deletingLastPathComponent()
        if folder.pathExtension == "xcodeproj" { return [folder] }
        return try members(url).filter { $0.pathExtension == "xcodeproj" }
    }

    /// The packages of the workspaces that lie beside a project, or name it from up to three folders above: Xcode finds products in
    /// them without a reference.
    static func packages(beside project: URL) -> [URL] {
        var folder = project.standardizedFileURL.deletingLastPathComponent()
        var found: [URL] = []
        for level in 0...3 {
            let beside =
                (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
            for workspace in beside.filter({ $0.pathExtension == "xcworkspace" }).sorted(by: { $0.path < $1.path }) {
                let members = (try? members(workspace)) ?? []
                let names = Set(members.map(\.standardizedFileURL.path))
                if level == 0 || names.contains(project.standardizedFileURL.path) { found += members }
            }
            let parent = folder.deletingLastPathComponent()
            if parent.path == folder.path { break }
            folder = parent
        }
        return found.filter { FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path) }
    }

    /// The files and folders that a workspace refers to.
    private static func members(_ url: URL) throws -> [URL] {
        let file = url.appending(path: "contents.xcworkspacedata")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw Problem("\(url.path) has no file contents.xcworkspacedata that can be read.")
        }
        let text = String(decoding: data, as: UTF8.self)
        let folder = url.deletingLastPathComponent()
        var groups: [URL] = [folder]
        var members: [URL] = []
        for tag in text.split(separator: "<").map({ $0.trimmingCharacters(in: .whitespacesAndNewlines) }) {
            if tag.hasPrefix("/Group"), groups.count > 1 { groups.removeLast() }
            guard tag.hasPrefix("FileRef") || tag.hasPrefix("Group"), let place = location(in: tag) else { continue }
            let base = place.kind == "group" ? groups[groups.count - 1] : folder
            let target = place.kind == "absolute" ? URL(filePath: place.path) : base.appending(path: place.path)
            if tag.hasPrefix("Group") { groups.append(target) } else { members.append(target.standardizedFileURL) }
        }
        return members
    }

    private static func location(in tag: String) -> (kind: String, path: String)? {
        guard let start = tag.range(of: "location"), let open = tag[start.upperBound...].firstIndex(of: "\"") else {
            return nil
        }
        let text = tag[tag.index(after: open)...].prefix { $0 != "\"" }
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let path = text[text.index(after: colon)...].replacingOccurrences(of: "&amp;", with: "&")
            .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&apos;", with: "'")
        return (String(text[..<colon]), path)
    }
}
