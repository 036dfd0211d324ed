import Foundation

/// Unpacks archives into the cache.
enum Archive {
    static func unpack(_ url: URL, cache: Cache) throws -> URL {
        let folder = cache.folder(for: url).appending(path: "unpacked")
        let files = FileManager.default
        try? files.removeItem(at: folder)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let result: Shell.Result
        do {
            result = try Shell.run("unzip", ["-qq", "-o", url.path, "-d", folder.path, "-x", "__MACOSX/*"])
        } catch {
            throw Problem("To open \(url.lastPathComponent) the program unzip is needed; install the package unzip.")
        }
        // 11: there was nothing to leave out; 1: warnings.
        guard [0, 1, 11].contains(result.status) else {
            throw Problem("\(url.lastPathComponent) cannot be unpacked: it is no archive, or broken.")
        }
        let names = try files.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
        return names.count == 1 && names[0] != "Package.swift" && FileFinder.isFolder(folder.appending(path: names[0]))
            ? folder.appending(path: names[0]) : folder
    }
}
