import Foundation

/// Reads manifests of packages with SwiftPM, which writes nothing into the packages' folders.
struct ManifestLoader {
    let cache: Cache
    let trust: Trust
    /// The project that the packages belong to.
    let project: URL
    /// A manifest that takes longer never ends.
    var limit: TimeInterval = 60

    /// Reads a package's manifest.
    ///
    /// SwiftPM takes more than a second for it: what it said of the same manifest is kept.
    func load(_ folder: URL) throws -> PackageManifest {
        let files = FileManager.default
        let names = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            .filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
        let texts = names.map {
            $0 + String(decoding: files.contents(atPath: folder.path + "/\($0)") ?? Data(), as: UTF8.self)
        }
        let kept = cache.root.appending(path: "manifests")
            .appending(path: Cache.hash(([folder.path] + texts).joined(separator: "\n")) + ".json")
        if let data = files.contents(atPath: kept.path),
            let manifest = try? JSONDecoder().decode(PackageManifest.self, from: data)
        {
            return manifest
        }
        try trust.require(for: project, toRun: "The manifest Package.swift")
        let scratch = cache.folder(for: folder).appending(path: "package")
        func place(_ name: String) -> String { scratch.appending(path: name).path }
        let process = try trust.sandbox.run(
            "swift",
            [
                "package", "--package-path", folder.path, "--scratch-path", scratch.path, "--cache-path",
                place("cache"), "--config-path", place("configuration"), "--security-path", place("security"),
                "dump-package",
            ], reading: [folder], writing: scratch, limit: limit)
        if process.status == 137 {
            throw Problem("The manifest \(folder.path)/Package.swift does not end; it was stopped.")
        }
        guard process.status == 0, let start = process.output.firstIndex(of: "{"),
            let manifest = try? JSONDecoder().decode(PackageManifest.self, from: Data(process.output[start...].utf8))
        else {
            throw Problem("The manifest \(folder.path)/Package.swift cannot be read:\n\(Self.reason(process.errors))")
        }
        try Cache.write(Data(process.output[start...].utf8), to: kept)
        return manifest
    }

    /// Returns SwiftPM's message without the compiler's arguments.
    static func reason(_ said: String) -> String {
        guard let start = said.range(of: " (compiled with: ["),
            let end = said.range(of: "])", range: start.upperBound..<said.endIndex)
        else { return said }
        return String(said[..<start.lowerBound] + said[end.upperBound...])
    }
}
