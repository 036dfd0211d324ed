import Foundation

/// The projects that a workspace of Xcode names.
enum Workspace {
    static func projects(_ url: URL) throws -> [URL] {
        let file = url.appending(path: "contents.xcworkspacedata")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw Problem("\(url.path) has no file contents.xcworkspacedata that can be read.")
        }
        let text = String(decoding: data, as: UTF8.self)
        let folder = url.deletingLastPathComponent()
        // A workspace inside of a project is that project's own.
        if folder.pathExtension == "xcodeproj" { return [folder] }
        var groups: [URL] = [folder]
        var projects: [URL] = []
        for tag in text.split(separator: "<").map({ $0.trimmingCharacters(in: .whitespacesAndNewlines) }) {
            if tag.hasPrefix("/Group"), groups.count > 1 { groups.removeLast() }
            guard tag.hasPrefix("FileRef") || tag.hasPrefix("Group"), let place = location(in: tag) else { continue }
            let base = place.kind == "group" ? groups[groups.count - 1] : folder
            let target = place.kind == "absolute" ? URL(filePath: place.path) : base.appending(path: place.path)
            if tag.hasPrefix("Group") {
                groups.append(target)
            } else if place.path.hasSuffix(".xcodeproj") {
                projects.append(target.standardizedFileURL)
            }
        }
        return projects
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
