import Foundation

/// Compiles functions that replace those of a running app.
struct ReplacementBuild {
    let builder: AppBuilder
    /// The build of the app that runs.
    let running: AppBuilder.Result

    /// The changes of a module's files.
    struct Change {
        var module: ModuleDescription
        var files: [(url: URL, change: CodeChange)]
    }

    /// Compiles the changes of a module.
    /// - Parameter number: A number that no earlier replacement of this app has.
    /// - Returns: The library to load; nil where the compiler refuses.
    func compile(_ change: Change, number: Int) throws -> URL? {
        let folder = builder.folder.appending(path: "Replacements")
        var module = change.module
        module.name = "OrielReplacement\(number)"
        module.sources = []
        for (index, file) in change.files.enumerated() {
            let text = file.change.replacement(of: file.url.path, in: change.module.name, number: number)
            let source = folder.appending(path: "Replacement\(index).swift")
            try Cache.write(Data(text.utf8), to: source)
            module.sources.append(source)
        }
        let library = folder.appending(path: "libReplacement\(number).so")
        let search = builder.search(besides: running.standIns)
        // Replacements are never the file that a program starts in.
        let arguments =
            CompilerArguments.common(module, engine: builder.engine, overlay: nil, search: search)
            + ["-emit-library", "-o", library.path, "-Onone"] + builder.engine.linking + module.sources.map(\.path)
        let result = try Compiler.run(arguments, list: folder.appending(path: "arguments.rsp"))
        return result.isDone ? library : nil
    }

    /// Removes what was compiled for an app that no longer runs.
    static func clean(_ builder: AppBuilder) {
        try? FileManager.default.removeItem(at: builder.folder.appending(path: "Replacements"))
    }
}
