import Foundation

/// The models in a folder as Xcode keeps it (`.xcdatamodeld`, `.xcdatamodel`) or as apps have it (`.momd`, `.mom`).
///
/// A compiled model is the same text here: `NAME.momd` has `VERSION.mom` for each version and `VersionInfo.plist`, as
/// on Apple's systems, but the models are XML.
package struct ModelFolder: Sendable {
    /// The file of each version, by its name.
    package private(set) var versions: [String: URL] = [:]
    package private(set) var currentVersion: String

    /// Finds the models at a place, without reading them.
    package init(_ url: URL) throws {
        let files = FileManager.default
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw ModelFileProblem("There is no model at \(url.path).")
        }
        let own = url.deletingPathExtension().lastPathComponent
        currentVersion = own
        let contents = url.appendingPathComponent("contents")
        if !isFolder.boolValue {
            versions[own] = url
            return
        }
        if files.fileExists(atPath: contents.path) {
            versions[own] = contents
            return
        }
        for name in try files.contentsOfDirectory(atPath: url.path).sorted() {
            let place = url.appendingPathComponent(name)
            let version = place.deletingPathExtension().lastPathComponent
            switch place.pathExtension {
            case "xcdatamodel": versions[version] = place.appendingPathComponent("contents")
            case "mom": versions[version] = place
            default: continue
            }
        }
        let named =
            Self.entry("_XCCurrentVersionName", in: url.appendingPathComponent(".xccurrentversion"))
            ?? Self.entry(
                "NSManagedObjectModel_CurrentVersionName", in: url.appendingPathComponent("VersionInfo.plist"))
        let current = named.map { $0.hasSuffix(".xcdatamodel") ? String($0.dropLast(12)) : $0 }
        if let current, versions[current] != nil {
            currentVersion = current
        } else if versions[own] == nil, let first = versions.keys.min() {
            currentVersion = first
        }
        if versions.isEmpty { throw ModelFileProblem("There is no model in \(url.path).") }
    }

    private static func entry(_ key: String, in file: URL) -> String? {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        return list?[key] as? String
    }

    /// Reads the current version.
    package func model() throws -> ModelFile { try model(version: currentVersion) }

    /// Reads a version.
    package func model(version: String) throws -> ModelFile {
        guard let url = versions[version], let data = FileManager.default.contents(atPath: url.path) else {
            throw ModelFileProblem("There is no model \(version).")
        }
        do {
            return try ModelFile(parsing: data)
        } catch let problem as ModelFileProblem {
            throw ModelFileProblem("\(url.path) can't be read. \(problem)")
        }
    }
}
