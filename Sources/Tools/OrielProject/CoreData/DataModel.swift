import DataModelFiles
import Foundation

/// A model of Core Data in a project: what Xcode's compiler makes of it.
struct DataModel {
    let source: URL
    private let folder: ModelFolder

    init(_ source: URL) throws {
        self.source = source
        do {
            folder = try ModelFolder(source)
        } catch {
            throw Problem("The model \(source.lastPathComponent) can't be read: \(error)")
        }
    }

    /// The place of the compiled model in the app's bundle.
    static func place(of url: URL) -> String {
        let name = url.deletingPathExtension().lastPathComponent
        return url.pathExtension.lowercased() == "xcdatamodel" ? "\(name).mom" : "\(name).momd"
    }

    /// Writes the model into the bundle: each version, with the classes of this module, and which of them is current.
    func compile(to target: URL, module: String) throws {
        let files = FileManager.default
        if target.pathExtension == "mom" {
            try Cache.write(try text(folder.currentVersion, module), to: target)
            return
        }
        try files.createDirectory(at: target, withIntermediateDirectories: true)
        var wanted: Set<String> = ["VersionInfo.plist"]
        for version in folder.versions.keys {
            wanted.insert("\(version).mom")
            try Cache.write(try text(version, module), to: target.appending(path: "\(version).mom"))
        }
        let information = try PropertyListWriter.data([
            "NSManagedObjectModel_CurrentVersionName": folder.currentVersion
        ])
        try Cache.write(information, to: target.appending(path: "VersionInfo.plist"))
        for name in try files.contentsOfDirectory(atPath: target.path) where !wanted.contains(name) {
            try files.removeItem(at: target.appending(path: name))
        }
    }

    /// A version's text, in which classes of the app's module are named with the module.
    private func text(_ version: String, _ module: String) throws -> Data {
        guard let url = folder.versions[version], let data = FileManager.default.contents(atPath: url.path) else {
            throw Problem("The model \(source.lastPathComponent) has no version “\(version)”.")
        }
        let text = String(decoding: data, as: UTF8.self)
        let named = text.replacing(/representedClassName\s*=\s*"\.?([^".]+)"/) { match in
            match.output.1 == "NSManagedObject"
                ? String(match.output.0) : "representedClassName=\"\(module).\(match.output.1)\""
        }
        return Data(named.utf8)
    }

    /// The files that Xcode generates for the entities of the current version, by their names.
    /// - Parameter known: The module's own sources; what they say of a class is not said again.
    func sources(besides known: [String] = []) throws -> [(name: String, text: String)] {
        let model: ModelFile
        do {
            model = try folder.model()
        } catch {
            throw Problem("The model \(source.lastPathComponent) can't be read: \(error)")
        }
        return model.entities.flatMap { entity -> [(name: String, text: String)] in
            let generated = ManagedClass(entity, in: model, besides: known)
            switch entity.generation {
            case .none: return []
            case .category: return [("\(generated.name)+CoreDataProperties.swift", generated.properties)]
            case .wholeClass:
                return [
                    ("\(generated.name)+CoreDataClass.swift", generated.declaration),
                    ("\(generated.name)+CoreDataProperties.swift", generated.properties),
                ]
            }
        }
    }
}
