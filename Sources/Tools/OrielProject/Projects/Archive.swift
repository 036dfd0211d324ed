import Foundation

/// Unpacks archives into the cache.
enum Archive {
    /// The bytes that an archive may unpack to.
    static let largest = 2 << 30
    /// How many times its own size it may unpack to, if that is more than a few megabytes.
    static let highestRatio = 100

    static func unpack(_ url: URL, cache: Cache) throws -> URL {
        guard Shell.find("unzip") != nil else {
            throw Problem("To open \(url.lastPathComponent) the program unzip is needed; install the package unzip.")
        }
        try checkSize(of: url)
        let folder = cache.folder(for: url).appending(path: "unpacked")
        let files = FileManager.default
        try? files.removeItem(at: folder)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        // What the list of contents says need not be true: no file may get larger than all may be.
        let result = try Shell.run(
            "sh",
            [
                "-c", "ulimit -f \(largest / 512); exec unzip -qq -o \"$1\" -d \"$2\" -x '__MACOSX/*'", "sh", url.path,
                folder.path,
            ], limit: 300)
        // 11: there was nothing to leave out; 1: warnings.
        guard [0, 1, 11].contains(result.status) else {
            try? files.removeItem(at: folder)
            throw Problem("\(url.lastPathComponent) cannot be unpacked: it is no archive, or broken.")
        }
        let names = try files.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
        return names.count == 1 && names[0] != "Package.swift" && FileFinder.isFolder(folder.appending(path: names[0]))
            ? folder.appending(path: names[0]) : folder
    }

    /// Refuses an archive that says of itself that it unpacks to far too much.
    private static func checkSize(of url: URL) throws {
        let list = try Shell.run("unzip", ["-Z", "-t", url.path], limit: 60)
        // “3 files, 6442450944 bytes uncompressed, 6261014 bytes compressed:  99.9%”
        let words = list.output.split { " ,\n".contains($0) }
        guard let mark = words.firstIndex(of: "uncompressed"), mark >= 2, let size = Int(words[mark - 2]) else {
            return
        }
        let packed = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int) ?? 1
        if size > largest || size > 50 << 20 && size / max(packed, 1) > highestRatio {
            throw Problem(
                "\(url.lastPathComponent) would unpack to \(size / 1_000_000) MB, as no project does; it is not unpacked."
            )
        }
    }
}
