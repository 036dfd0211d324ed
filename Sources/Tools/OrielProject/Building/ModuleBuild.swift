import Foundation

/// Compiles a module, only the files that changed and those that depend on them.
struct ModuleBuild {
    let module: ModuleDescription
    let engine: Engine
    /// Where its objects go.
    let folder: URL
    let platform: Platform
    let search: [URL]
    /// Whether the program starts in a file of ours, and not where the app says.
    var startsElsewhere = false
    /// Whether its functions can be replaced while the program runs.
    var isLive = false
    /// Whether its internal declarations are visible to tests.
    var isTested = false
    /// The parts of it that are left out.
    var leftOut = LeftOutParts()
    /// What it is built for.
    var purpose = BuildPurpose.development

    /// When the compiler is stopped, done or not; nil for never.
    var deadline: ContinuousClock.Instant?

    /// Writes the declarations of a library, without a look into its functions.
    /// - Returns: The compiler's messages about the declarations.
    func emitInterface(into products: URL) throws -> [Diagnostic] {
        var words = ["-emit-module", "-emit-module-path", product(in: products).path, "-wmo", "-enable-testing"]
        for word in ["-experimental-allow-module-with-compiler-errors", "-experimental-skip-all-function-bodies"] {
            words += ["-Xfrontend", word]
        }
        return try run(words + Self.bounds, incremental: false).diagnostics
    }

    private func product(in products: URL) -> URL { products.appending(path: "\(module.name).swiftmodule") }

    /// Compiles a library.
    /// - Returns: What the compiler says, and the objects; nil where there are none.
    func compileLibrary(into products: URL, checksOnly: Bool) throws -> ([Diagnostic], [URL]?) {
        var arguments = ["-emit-module", "-emit-module-path", product(in: products).path]
        // As SwiftPM does, so that libraries for tests may see the internals of others.
        if purpose.isTestable { arguments.append("-enable-testing") }
        if checksOnly {
            arguments += ["-wmo", "-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
            return (try runBounded(arguments), [])
        }
        if isTested {
            // The entry point of a tested program would collide with that of the tests.
            arguments += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend"]
            arguments.append(module.name + "_main")
            if AppBuilder.mayHaveCases(module) {
                let graph = Self.graph(of: module.name, in: folder)
                arguments += ["-emit-symbol-graph", "-emit-symbol-graph-dir", graph.deletingLastPathComponent().path]
                arguments += ["-symbol-graph-minimum-access-level", "internal"]
            }
        }
        let (diagnostics, isDone) = try run(arguments + ["-c"], incremental: true)
        return (diagnostics, isDone ? module.sources.map(object) : nil)
    }

    /// Compiles an app, and links it with the engine.
    /// - Parameter libraries: The linker's arguments for other libraries.
    func link(
        _ objects: [URL], with libraries: [String] = [], into program: URL
    ) throws -> ([Diagnostic], Bool) {
        var arguments =
            ["-emit-executable", "-o", program.path] + engine.linking(for: purpose) + objects.map(\.path) + libraries
        if isLive {
            let module = program.deletingLastPathComponent().deletingLastPathComponent()
                .appending(path: "Products/\(module.name).swiftmodule")
            arguments += ["-emit-module", "-emit-module-path", module.path, "-Xlinker", "--export-dynamic"]
        }
        SourceRecord.removeOutdated(program, of: objects)
        return try run(arguments, incremental: true)
    }

    /// The file with the symbols of a module, which the compiler writes if the module imports XCTest.
    static func graph(of module: String, in folder: URL) -> URL {
        folder.appending(path: "Graph/\(module).symbols.json")
    }

    private func object(of source: URL) -> URL {
        folder.appending(path: "\(Cache.hash(source.path))-\(source.deletingPathExtension().lastPathComponent).o")
    }

    func run(
        _ arguments: [String], incremental: Bool, until end: ContinuousClock.Instant? = nil
    ) throws -> (diagnostics: [Diagnostic], isDone: Bool) {
        try Compiler.run(
            self.arguments(arguments, incremental: incremental) + module.sources.map(\.path),
            list: folder.appending(path: "arguments.rsp"), deadline: end ?? deadline)
    }

    /// The compiler's arguments, without the sources.
    func arguments(_ arguments: [String], incremental: Bool) throws -> [String] {
        var all = try commonArguments() + arguments
        if isLive { all += ["-Xfrontend", "-enable-implicit-dynamic", "-enable-private-imports"] }
        guard incremental else { return all }
        try SourceRecord(file: folder.appending(path: "sources.json")).removeOutdated(
            of: module.sources, object: object)
        let processors = "\(ProcessInfo.processInfo.activeProcessorCount)"
        all += ["-output-file-map", try writeFileMap().path]
        if purpose == .shipping(isOptimized: true) {
            all += ["-O", "-wmo", "-num-threads", processors]
        } else {
            all += ["-incremental", "-enable-batch-mode", "-j", processors, "-Onone"]
        }
        return all
    }

    /// Adapts the sources, and returns the compiler's arguments for them, whatever it is to do.
    func commonArguments() throws -> [String] {
        try CompilerArguments.common(module, engine: engine, overlay: overlay(), search: search)
    }

    /// Adapts the sources.
    func overlay() throws -> Overlay {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try Overlay(
            adapting: ownSources, platform: platform, apple: apple, startsElsewhere: startsElsewhere, leftOut: leftOut,
            namesakes: module.namesakes, isSwift6: module.languageMode == "6", in: folder.appending(path: "Adapted"))
    }

    /// The sources that are adapted: generated ones are written for this compiler.
    var ownSources: [URL] { module.sources.filter { !$0.path.hasPrefix(folder.path + "/") } }

    /// The modules of Apple's that exist for sources of Linux's; nil for sources of Apple's.
    var apple: Set<String>? { module.system == .linux || leftOut.isLinux ? module.required : nil }

    private func writeFileMap() throws -> URL {
        var map = ["": ["swift-dependencies": folder.appending(path: "module.swiftdeps").path]]
        for source in module.sources {
            let object = object(of: source)
            map[source.path] = [
                "object": object.path,
                "swift-dependencies": object.deletingPathExtension().path + ".swiftdeps",
            ]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let file = folder.appending(path: "outputs.json")
        try Cache.write(encoder.encode(map), to: file)
        return file
    }
}
