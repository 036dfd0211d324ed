import Foundation

/// Oriel itself, built once as a shared library that all apps are linked with.
struct Engine {
    /// The folder with Oriel's sources.
    let checkout: URL

    /// The name of Oriel's package, as SwiftPM calls it: after the folder.
    var package: String {
        String(checkout.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Whether apps that depend on Oriel's package may depend on a module or product of this name.
    static func provides(_ name: String) -> Bool { modules.contains(name) || name == ServerStore.name }

    /// Whether a package's product of this name is left out for Oriel's module, which takes its place.
    ///
    /// Any other package's module comes before a module of Oriel's by the same name, as it does before Apple's.
    static func replaces(_ name: String) -> Bool { name == "Sparkle" || name == ServerStore.name }

    /// The name by which the symbols of a package's module begin; nil for the module's own.
    ///
    /// A program has the symbols of both where Oriel has a module by the same name.
    static func symbolPrefix(of module: String) -> String? {
        let isTaken = modules.contains(module) || innerModules.contains(module)
        return isTaken && module != ServerStore.name ? module + "OfPackage" : nil
    }

    /// The folder that holds the library, its modules and the macros' program.
    let folder: URL

    var library: URL { folder.appending(path: "libOrielEngine.so") }
    /// The arguments to link a program or library with it.
    var linking: [String] { linking(for: .development) }

    /// The arguments to link a program or library with it: one that goes to others finds it in the folder above.
    func linking(for purpose: BuildPurpose) -> [String] {
        let search =
            purpose == .development
            ? ["-Xlinker", "-rpath=\(folder.path)"]
            : ["-no-toolchain-stdlib-rpath", "-Xlinker", "-rpath=$ORIGIN/.."]
        return ["-use-ld=lld", "-L", folder.path, "-lOrielEngine"] + search + runtime(for: purpose)
    }

    /// The arguments to link a program with the toolchain's libraries that an installed engine needs.
    ///
    /// An installed engine does not know where the toolchain is; programs do.
    private func runtime(for purpose: BuildPurpose) -> [String] {
        guard isInstalled, purpose == .development,
            let toolchain = try? Toolchain.folder().appending(path: "lib/swift/linux"),
            let data = try? Data(contentsOf: library, options: .alwaysMapped)
        else { return [] }
        let names = (LibraryFile(data)?.needed ?? []).filter {
            FileManager.default.fileExists(atPath: toolchain.appending(path: $0).path)
        }
        return ["-Xlinker", "--no-as-needed"] + names.map { "-l:\($0)" } + ["-Xlinker", "--as-needed"]
    }
    var interfaces: URL { folder.appending(path: "Modules") }
    var macros: URL { folder.appending(path: "OrielMacros-tool") }
    /// Where the compiler keeps what it has read of C modules.
    let moduleCache: URL
    /// Whether it belongs to an installed SDK, in whose folder nothing is written.
    let isInstalled: Bool

    /// The folder of a built engine in an SDK.
    /// - Parameter configuration: `debug` or `release`.
    static func installed(_ configuration: String, in root: URL) -> URL {
        root.appending(path: "engine").appending(path: configuration)
    }

    /// Whether a folder belongs to an installed SDK; otherwise, it is a checkout.
    static func isInstalled(at root: URL) -> Bool {
        FileManager.default.fileExists(atPath: installed("debug", in: root).path)
    }

    /// Returns the engine that apps are built with: the one of an installed SDK, else the one that was built in a checkout.
    /// - Parameter root: The folder of the SDK or checkout.
    static func find(in root: URL, isOptimized: Bool = false, cache: Cache) throws -> Engine {
        let name = isOptimized ? "release" : "debug"
        let installed = installed(name, in: root)
        if FileManager.default.fileExists(atPath: installed.path) {
            return Engine(installed: installed.resolvingSymlinksInPath(), root: root, cache: cache)
        }
        return try Engine(build: root.appending(path: ".build/\(name)").resolvingSymlinksInPath(), cache: cache)
    }

    /// The engine of an installed SDK.
    private init(installed folder: URL, root: URL, cache: Cache) {
        (self.folder, checkout, isInstalled) = (folder, root, true)
        moduleCache = cache.root.appending(path: "modules/\(folder.lastPathComponent)")
    }

    /// The engine of a checkout, copied into the cache if it was rebuilt since.
    /// - Parameter build: The checkout's build folder, where SwiftPM has put it.
    init(build: URL, cache: Cache) throws {
        let files = FileManager.default
        checkout = build.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let built = build.appending(path: "libOrielEngine.so")
        guard let attributes = try? files.attributesOfItem(atPath: built.path),
            let date = attributes[.modificationDate] as? Date, let size = attributes[.size] as? Int
        else { throw Problem("The engine is not built: there is no \(built.path).") }
        let stamp = Cache.hash("\(build.path) \(date.timeIntervalSince1970) \(size)")
        folder = cache.root.appending(path: "engines").appending(path: stamp)
        moduleCache = folder.appending(path: "ModuleCache")
        isInstalled = false
        if files.fileExists(atPath: folder.path) { return }
        // Made aside and moved, so that two commands at once do no harm to each other.
        let draft = cache.root.appending(path: "engines/draft-\(ProcessInfo.processInfo.processIdentifier)")
        try? files.removeItem(at: draft)
        try Self.copy(build, to: draft)
        if (try? files.moveItem(at: draft, to: folder)) == nil { try? files.removeItem(at: draft) }
        Self.forgetOthers(than: folder)
    }

    /// Copies the library, its modules and the macros' program.
    static func copy(_ build: URL, to folder: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder.appending(path: "Modules"), withIntermediateDirectories: true)
        for name in ["libOrielEngine.so", "OrielMacros-tool"] {
            try files.copyItem(at: build.appending(path: name), to: folder.appending(path: name))
        }
        for name in modules.union(innerModules) {
            let module = build.appending(path: "Modules/\(name).swiftmodule")
            guard files.fileExists(atPath: module.path) else { continue }
            try files.copyItem(at: module, to: folder.appending(path: "Modules/\(name).swiftmodule"))
        }
        // What front ends draw with shows in no app: the compiler is content with modules of these names.
        let map = foreignModules.sorted().map { module in
            foreignTypes[module] == nil ? "module \(module) {}\n" : "module \(module) { header \"\(module).h\" }\n"
        }
        .joined()
        for (module, types) in foreignTypes {
            try Data(types.utf8).write(to: folder.appending(path: "Modules/\(module).h"))
        }
        try Data(map.utf8).write(to: folder.appending(path: "Modules/module.modulemap"))
    }

    /// Removes all but the newest two engines.
    private static func forgetOthers(than folder: URL) {
        let files = FileManager.default
        let parent = folder.deletingLastPathComponent()
        let names = (try? files.contentsOfDirectory(atPath: parent.path)) ?? []
        let dated = names.filter { !$0.hasPrefix("draft-") && $0 != folder.lastPathComponent }.map { name in
            let url = parent.appending(path: name)
            return (url, url.saved ?? .distantPast)
        }
        for (url, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst() { try? files.removeItem(at: url) }
    }
}
