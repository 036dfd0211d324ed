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
        // The number counts the ways in which manifests were read so far.
        let kept = cache.root.appending(path: "manifests")
            .appending(path: Cache.hash((["2", folder.path] + texts).joined(separator: "\n")) + ".json")
        if let data = files.contents(atPath: kept.path),
            let manifest = try? JSONDecoder().decode(PackageManifest.self, from: data)
        {
            return manifest
        }
        try trust.require(for: project, toRun: "The manifest Package.swift")
        let scratch = cache.folder(for: folder).appending(path: "package")
        var (data, manifest) = try dump(folder, of: folder, scratch)
        let adaptations = names.compactMap { name in
            ApplesManifest.adapt(files.contents(atPath: folder.path + "/\(name)") ?? Data()).map { (name, $0) }
        }
        if !adaptations.isEmpty {
            // Where all goes by conditions the one for Apple's systems may not even compile here.
            let copy = scratch.appending(path: "Apple")
            try? files.removeItem(at: copy)
            for name in names {
                let text = adaptations.first { $0.0 == name }?.1 ?? files.contents(atPath: folder.path + "/\(name)")
                try Cache.write(text ?? Data(), to: copy.appending(path: name))
            }
            if let apples = try? dump(copy, of: folder, scratch),
                let merged = try? ApplesManifest(linux: data, apples: apples.0).merged(in: folder)
            {
                data = merged
                manifest = try JSONDecoder().decode(PackageManifest.self, from: data)
            }
        }
        try Cache.write(data, to: kept)
        return manifest
    }

    /// Reads a manifest with SwiftPM.
    /// - Parameter package: The package that the manifest belongs to, which messages name.
    private func dump(_ folder: URL, of package: URL, _ scratch: URL) throws -> (Data, PackageManifest) {
        func place(_ name: String) -> String { scratch.appending(path: name).path }
        let process = try trust.sandbox.run(
            "swift",
            [
                "package", "--package-path", folder.path, "--scratch-path", scratch.path, "--cache-path",
                place("cache"), "--config-path", place("configuration"), "--security-path", place("security"),
                "dump-package",
            ], reading: [folder, package], writing: scratch, limit: limit)
        if process.status == 137 {
            throw Problem("The manifest \(package.path)/Package.swift does not end; it was stopped.")
        }
        guard process.status == 0, let start = process.output.firstIndex(of: "{"),
            let manifest = try? JSONDecoder().decode(
                PackageManifest.self, from: Data(process.output[start...].utf8))
        else {
            throw Problem(
                "The manifest \(package.path)/Package.swift cannot be read:\n\(Self.reason(process.errors))")
        }
        return (Data(process.output[start...].utf8), manifest)
    }

    /// Returns SwiftPM's message without the compiler's arguments, and without the state of a program that trapped.
    static func reason(_ said: String) -> String {
        if let crash = said.range(of: "\n*** ") {
            return reason(said[..<crash.lowerBound].trimmingCharacters(in: .newlines))
        }
        guard let start = said.range(of: " (compiled with: ["),
            let end = said.range(of: "])", range: start.upperBound..<said.endIndex)
        else { return said }
        return String(said[..<start.lowerBound] + said[end.upperBound...])
    }
}
