import Foundation

/// Finds files as the file systems of Apple's computers do, which do not tell capitals from small letters.
enum FileFinder {
    /// The file at a path, or the one whose path differs in case alone.
    static func find(_ url: URL) -> URL? {
        let files = FileManager.default
        if files.fileExists(atPath: url.path) { return url }
        let parent = url.deletingLastPathComponent()
        guard parent.path != url.path, parent.path != "/", let folder = find(parent) else { return nil }
        let wanted = url.lastPathComponent.precomposedStringWithCanonicalMapping.lowercased()
        let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().first { $0.precomposedStringWithCanonicalMapping.lowercased() == wanted }
            .map { folder.appending(path: $0) }
    }

    static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Folders that count as one file.
    static let opaque: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "xcodeproj", "xcworkspace",
        "playground", "docc", "scnassets", "rkassets", "mlmodelc", "mlpackage", "mlproj", "icon", "xcappdata", "atlas",
    ]

    static func isOpaque(_ url: URL) -> Bool { opaque.contains(url.pathExtension.lowercased()) }

    /// The files below a folder, in order; opaque folders as one.
    ///
    /// Links to folders above are not followed, nor are those that lead out of the tree.
    /// - Parameter tree: The folder that links may lead to places in; nil for `folder` itself.
    static func files(
        below folder: URL, within tree: URL? = nil, limit: Int = 50_000,
        skipping skips: (URL) -> Bool = { _ in false }
    ) throws -> [URL] {
        let root = (tree ?? folder).resolvingSymlinksInPath().path
        func leadsOut(_ url: URL) -> Bool {
            guard (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil else { return false }
            let target = url.resolvingSymlinksInPath().path
            return target != root && !target.hasPrefix(root + "/")
        }
        var found: [URL] = []
        var open: Set<String> = []
        func visit(_ folder: URL) throws {
            let resolved = folder.resolvingSymlinksInPath().path
            guard open.insert(resolved).inserted else { return }
            defer { open.remove(resolved) }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") {
                let url = folder.appending(path: name)
                if skips(url) || leadsOut(url) { continue }
                if isFolder(url), !isOpaque(url) {
                    try visit(url)
                } else {
                    found.append(url)
                    if found.count > limit {
                        throw Problem("\(folder.path) has more than \(limit) files; name the project's own folder.")
                    }
                }
            }
        }
        try visit(folder)
        return found
    }
}
