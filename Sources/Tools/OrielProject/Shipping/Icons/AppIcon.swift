import Foundation

/// The picture of an app's icon in its asset catalog.
struct AppIcon: Equatable {
    var file: URL
    /// Its width in pixels; nil where only the app's own word stands for it.
    var pixels: Int

    /// Finds the largest picture of the app's icon; nil where it has none.
    ///
    /// An icon set with the name AppIcon comes first; dark and tinted variants count as none.
    static func find(in app: AppDescription) -> AppIcon? {
        let catalogs = app.resources.map(\.source).filter { $0.pathExtension == "xcassets" }
        let sets = catalogs.flatMap { catalog in
            let files = (try? FileManager.default.subpathsOfDirectory(atPath: catalog.path)) ?? []
            return files.filter { $0.hasSuffix(".appiconset") }.sorted().map { catalog.appending(path: $0) }
        }
        let own = sets.filter { $0.lastPathComponent == "AppIcon.appiconset" }
        return (own + sets.filter { !own.contains($0) }).lazy.compactMap(largest).first
    }

    private static func largest(in folder: URL) -> AppIcon? {
        guard let data = FileManager.default.contents(atPath: folder.appending(path: "Contents.json").path),
            let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return nil }
        var best: AppIcon?
        for image in root["images"] as? [[String: Any]] ?? [] where image["appearances"] == nil {
            guard let name = image["filename"] as? String, !name.contains("/"), name != "..",
                image["idiom"] as? String != "watch"
            else { continue }
            let file = folder.appending(path: name)
            // A link would put a file of somewhere else into the package.
            guard (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) == nil,
                let pixels = pixels(of: file) ?? declared(image), FileManager.default.fileExists(atPath: file.path),
                pixels > best?.pixels ?? 0
            else { continue }
            best = AppIcon(file: file, pixels: pixels)
        }
        return best
    }

    /// The width that a PNG's header states.
    private static func pixels(of file: URL) -> Int? {
        guard let handle = FileHandle(forReadingAtPath: file.path) else { return nil }
        defer { try? handle.close() }
        guard let head = try? handle.read(upToCount: 24), head.count == 24, head.starts(with: [0x89, 0x50, 0x4E, 0x47])
        else { return nil }
        return head[16..<20].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func declared(_ image: [String: Any]) -> Int? {
        guard let size = (image["size"] as? String)?.split(separator: "x").first.flatMap({ Double($0) }), size > 0,
            size < 10000
        else { return nil }
        let scale = (image["scale"] as? String)?.dropLast()
        return Int(size * (scale.flatMap { Double($0) }.map { min(max($0, 1), 4) } ?? 1))
    }
}
