import Foundation

/// Compiles and runs the manifests of Tuist, confined as the manifests of packages are.
final class TuistEvaluator {
    /// A module that manifests may import, with its object file.
    struct Module {
        var name: String
        /// The folder of the module, where the object file is, too.
        var folder: URL
        var object: URL { folder.appending(path: name + ".o") }
    }

    /// The folder that Tuist's own files are in.
    let root: URL
    private let cache: Cache
    private let trust: Trust
    /// A manifest that takes longer never ends.
    private let limit: TimeInterval
    private var description: Module?

    init(root: URL, cache: Cache, isTrusted: Bool, limit: TimeInterval = 60) {
        self.root = root
        self.cache = cache
        self.limit = limit
        trust = Trust(cache: cache, isGiven: isTrusted)
    }

    private var store: URL { cache.root.appending(path: "tuist") }

    /// Returns the last value of a kind that a manifest makes, and keeps it for the same text.
    func value(_ kind: String, of manifest: URL, modules: [Module] = []) throws -> YAMLMap {
        guard let text = try SpecificationFiles.text(of: manifest) else {
            throw Problem("There is no manifest \(manifest.path) that can be read.")
        }
        let state = [kind, manifest.path, root.path, text, TuistModule.text] + modules.map(\.folder.path)
        let kept = store.appending(path: "values/\(Cache.hash(state.joined(separator: "\n"))).json")
        let files = FileManager.default
        if let data = files.contents(atPath: kept.path),
            let value = try? YAMLReader.read(String(decoding: data, as: UTF8.self)), value.isMap
        {
            return value.map
        }
        try trust.require(for: root, toRun: "The manifest \(manifest.lastPathComponent)")
        let all = [try descriptionModule()] + modules
        let scratch = cache.folder(for: manifest).appending(path: "tuist")
        let program = scratch.appending(path: "Manifest")
        try run(
            "swiftc",
            [
                "-swift-version", "5", "-module-name", "Manifest", "-suppress-warnings", "-Onone", "-o", program.path,
                manifest.path,
            ]
                + all.flatMap { ["-I", $0.folder.path, $0.object.path] }, of: manifest, all, scratch)
        let output = try run(program.path, [], of: manifest, all, scratch)
        let lines = output.split(separator: "\n").filter { $0.hasPrefix(TuistModule.marker + kind + " ") }
        let json = lines.last.map { String($0.dropFirst(TuistModule.marker.count + kind.count + 1)) } ?? ""
        guard let value = try? YAMLReader.read(json), value.isMap else {
            throw Problem("The manifest \(manifest.path) makes no \(kind).")
        }
        try Cache.write(Data(json.utf8), to: kept)
        return value.map
    }

    /// Compiles files that manifests share as a module.
    func module(_ name: String, files: [URL], importing modules: [Module] = []) throws -> Module {
        let texts = try files.map { file in
            guard let text = try SpecificationFiles.text(of: file) else {
                throw Problem("\(file.path) cannot be read.")
            }
            return file.path + "\n" + text
        }
        let state = [name, TuistModule.text] + modules.map(\.folder.path) + texts
        try trust.require(for: root, toRun: "The code of \(name)")
        return try make(name, files, state: state, importing: [try descriptionModule()] + modules)
    }

    /// The module `ProjectDescription`, compiled once for all projects.
    private func descriptionModule() throws -> Module {
        if let description { return description }
        let source = store.appending(path: "\(TuistModule.name).swift")
        try Cache.write(Data(TuistModule.text.utf8), to: source)
        let module = try make(TuistModule.name, [source], state: [TuistModule.text], importing: [])
        description = module
        return module
    }

    private func make(_ name: String, _ sources: [URL], state: [String], importing modules: [Module]) throws -> Module {
        let toolchain = (try? Toolchain.folder().path) ?? ""
        let folder = store.appending(
            path: "modules/\(name)-\(Cache.hash((state + [toolchain]).joined(separator: "\n")))")
        let module = Module(name: name, folder: folder)
        let files = FileManager.default
        if files.fileExists(atPath: module.object.path) { return module }
        // Made aside and moved, so that two commands at once do no harm to each other.
        let draft = Module(
            name: name,
            folder: store.appending(
                path: "draft-\(name)-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"))
        defer { try? files.removeItem(at: draft.folder) }
        try run(
            "swiftc",
            [
                "-swift-version", "5", "-module-name", name, "-parse-as-library", "-suppress-warnings", "-Onone",
                "-wmo",
                "-emit-module", "-emit-module-path", draft.folder.appending(path: name + ".swiftmodule").path, "-c",
                "-o",
                draft.object.path,
            ] + modules.flatMap { ["-I", $0.folder.path] } + sources.map(\.path), of: sources[0], modules, draft.folder,
            limit: 300)
        try? files.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? files.moveItem(at: draft.folder, to: folder)
        guard files.fileExists(atPath: module.object.path) else { throw Problem("The module \(name) cannot be made.") }
        return module
    }

    /// Runs a program where it can do no harm, and returns its output.
    @discardableResult
    private func run(
        _ program: String, _ words: [String], of manifest: URL, _ modules: [Module], _ scratch: URL,
        limit: TimeInterval? = nil
    ) throws -> String {
        let result = try trust.sandbox.run(
            program, words, reading: [root, manifest.deletingLastPathComponent()] + modules.map(\.folder),
            writing: scratch,
            limit: limit ?? self.limit)
        if result.status == 137 { throw Problem("The manifest \(manifest.path) does not end; it was stopped.") }
        guard result.status == 0 else {
            let lines = result.errors.split(separator: "\n")
            let said = lines.first { $0.contains("error: ") } ?? lines.first ?? "it ends with \(result.status)"
            throw Problem("The manifest \(manifest.path) cannot be read: \(said)")
        }
        return result.output
    }
}
