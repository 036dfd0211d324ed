import Foundation

/// Compiles a target of the C family with the toolchain's clang.
struct ForeignBuild {
    let module: ForeignModule
    /// The modules that it may include headers of.
    let others: [ForeignModule]
    /// Where its objects go.
    let folder: URL

    /// The module map that Swift code finds it by.
    func writeMap() throws -> URL {
        if let map = module.moduleMap { return map }
        let map = folder.appending(path: "module.modulemap")
        try Cache.write(Data(module.generatedMap.utf8), to: map)
        return map
    }

    /// Compiles what has changed.
    /// - Returns: What clang says, and the objects; nil where a source does not compile.
    func compile(checksOnly: Bool) throws -> ([Diagnostic], [URL]?) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let headers = try state(of: module.headers) + others.map(\.headers.path)
        var diagnostics: [Diagnostic] = []
        var objects: [URL] = []
        var isDone = true
        for source in module.sources {
            let object = folder.appending(
                path: "\(Cache.hash(source.path))-\(source.deletingPathExtension().lastPathComponent).o")
            let isPlusPlus = ForeignModule.isPlusPlus(source)
            var arguments = module.arguments + (isPlusPlus ? module.plusArguments : [])
            for other in others { arguments += ["-I", other.headers.path] + other.importArguments }
            arguments += ["-w", "-g", "-fPIC", "-fno-color-diagnostics", "-c", source.path, "-o", object.path]
            let stamp = folder.appending(path: object.lastPathComponent + ".stamp")
            let state = Cache.hash((arguments + headers + [Self.stamp(source)]).joined(separator: "\n"))
            objects.append(object)
            if FileManager.default.contents(atPath: stamp.path) == Data(state.utf8) { continue }
            let compiler = try Toolchain.program(isPlusPlus ? "clang++" : "clang")
            let result = try Shell.run(compiler.path, arguments, limit: 300)
            if result.status == 0 {
                try Cache.write(Data(state.utf8), to: stamp)
            } else {
                isDone = false
                let said = Diagnostic.read(result.errors).filter(\.isError)
                diagnostics +=
                    said.isEmpty
                    ? [
                        Diagnostic(
                            file: source.path, line: 0, column: 0, isError: true, message: "clang stopped on this file")
                    ] : said
            }
        }
        return (diagnostics, isDone || checksOnly ? objects : nil)
    }

    /// The dates of the headers: whatever changes there, all is compiled again.
    private func state(of headers: URL) throws -> [String] {
        let sourceFolder = module.sources.first?.deletingLastPathComponent()
        let folders = [headers] + [sourceFolder].compactMap { $0 }
        return try folders.filter(FileFinder.isFolder).flatMap { try FileFinder.files(below: $0) }
            .filter { ["h", "hpp", "inc", "modulemap"].contains($0.pathExtension.lowercased()) }.map(Self.stamp)
    }

    private static func stamp(_ file: URL) -> String {
        let found = try? FileManager.default.attributesOfItem(atPath: file.path)
        let date = (found?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(file.path) \(date) \(found?[.size] ?? 0)"
    }
}
