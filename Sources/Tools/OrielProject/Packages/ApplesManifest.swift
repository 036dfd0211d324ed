import Foundation

/// A manifest as it is read on Apple's systems, for packages that leave their interface out elsewhere.
///
/// A manifest is a program: `#if os(Linux)` in it may exclude the folder with a package's views, or leave out a target. Oriel
/// has what these parts need, so that they count here.
struct ApplesManifest {
    /// What SwiftPM says of the manifest here, and of the one for Apple's systems.
    let linux: Data
    let apples: Data

    /// Adapts the conditions of a manifest to Apple's systems.
    /// - Returns: Nil where none is about systems.
    static func adapt(_ manifest: Data) -> Data? {
        var lines = Array(manifest).split(separator: UInt8(0x0A), omittingEmptySubsequences: false).map { Data($0) }
        var isAdapted = false
        for (index, line) in lines.enumerated() {
            var text = String(decoding: line, as: UTF8.self)
            let words = text.drop { $0 == " " || $0 == "\t" }
            guard words.hasPrefix("#if") || words.hasPrefix("#elseif") else { continue }
            for (condition, value) in values { text = text.replacingOccurrences(of: condition, with: value) }
            let adapted = Data(text.utf8)
            if adapted == line { continue }
            lines[index] = adapted
            isAdapted = true
        }
        return isAdapted ? Data(lines.joined(separator: [UInt8(0x0A)])) : nil
    }

    private static let values = [
        "os(Linux)": "false", "os(macOS)": "true", "os(OSX)": "true", "canImport(Darwin)": "true",
        "canImport(AppKit)": "true", "canImport(Combine)": "true", "canImport(SwiftUI)": "true",
        "canImport(ObjectiveC)": "true", "canImport(Glibc)": "false",
    ]

    /// Returns the manifest with the targets and products of Apple's, if one of these targets has an interface that the manifest
    /// leaves out here; nil otherwise.
    /// - Parameter folder: The package's folder.
    func merged(in folder: URL) throws -> Data? {
        let here = try JSONDecoder().decode(PackageManifest.self, from: linux)
        let other = try JSONDecoder().decode(PackageManifest.self, from: apples)
        let hasMore = other.targets.contains { target in
            guard target.type == "regular" || target.type == "executable" else { return false }
            let known = here.targets.first { $0.name == target.name }
            let sources = Self.sources(of: target, in: folder).subtracting(
                known.map { Self.sources(of: $0, in: folder) } ?? [])
            return TargetSystem(sources.map { URL(filePath: $0) }).hasInterface
        }
        guard hasMore, var manifest = try JSONSerialization.jsonObject(with: linux) as? [String: Any],
            let apples = try JSONSerialization.jsonObject(with: apples) as? [String: Any]
        else { return nil }
        for part in ["targets", "products"] { manifest[part] = apples[part] }
        return try JSONSerialization.data(withJSONObject: manifest)
    }

    /// The paths of a target's Swift files.
    private static func sources(of target: PackageManifest.Target, in folder: URL) -> Set<String> {
        let places = target.path.map { [$0] } ?? ["Sources/\(target.name)", "Source/\(target.name)", "Sources"]
        let found = places.lazy.compactMap { FileFinder.find(folder.appending(path: $0)) }.first
        guard let root = found else { return [] }
        func paths(_ names: [String]) -> [String] {
            names.map { root.appending(path: $0).standardizedFileURL.path }
        }
        let (excluded, chosen) = (paths(target.exclude ?? []), target.sources.map(paths))
        func isBelow(_ path: String, _ folders: [String]) -> Bool {
            folders.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        let files = (try? FileFinder.files(below: root, within: folder)) ?? []
        return Set(
            files.lazy.filter { FileKind($0) == .swift }.map(\.standardizedFileURL.path).filter { path in
                !isBelow(path, excluded) && (chosen.map { isBelow(path, $0) } ?? true)
            })
    }
}
