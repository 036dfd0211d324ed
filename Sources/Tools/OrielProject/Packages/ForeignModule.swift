import Foundation

/// A target in C, C++ or assembler, or a library of the system that a module map describes.
struct ForeignModule: Equatable, Sendable {
    var name: String
    /// What is compiled; nothing for a library of the system.
    var sources: [URL] = []
    /// The folder of the headers that others see.
    var headers: URL
    /// Its own module map; nil if one must be written.
    var moduleMap: URL?
    /// The compiler's arguments for all its sources.
    var arguments: [String] = []
    /// The arguments for its sources in C++ alone.
    var plusArguments: [String] = []
    /// What those that import it need beside its headers.
    var importArguments: [String] = []
    /// The linker's arguments.
    var linking: [String] = []

    /// Describes a target with sources of the C family.
    /// - Parameter root: The target's folder.
    init(_ target: PackageManifest.Target, root: URL, sources: [URL], context: PackageManifest.Context) {
        name = BuildSettings.identifier(target.name)
        self.sources = sources
        headers = root.appending(path: target.publicHeadersPath ?? "include")
        moduleMap = FileFinder.find(headers.appending(path: "module.modulemap"))
        arguments = ["-I", headers.path, "-DSWIFT_PACKAGE=1", "-DDEBUG=1"]
        for setting in target.settings ?? [] where context.allows(setting.condition) {
            guard let (name, values) = setting.value else { continue }
            var words: [String] = []
            switch name {
            case "headerSearchPath": words = values.flatMap { ["-I", root.appending(path: $0).path] }
            case "define": words = values.map { "-D" + $0 }
            case "unsafeFlags": words = Self.harmless(values)
            case "linkedLibrary": linking += values.map { "-l" + $0 }
            default: break
            }
            if setting.tool == "c" { arguments += words }
            if setting.tool == "cxx" { plusArguments += words }
        }
        if sources.contains(where: Self.isPlusPlus) { linking.append("-lstdc++") }
    }

    /// Describes a library of the system.
    init(_ target: PackageManifest.Target, moduleMap: URL) {
        name = BuildSettings.identifier(target.name)
        self.moduleMap = moduleMap
        headers = moduleMap.deletingLastPathComponent()
        guard let package = target.pkgConfig, Shell.find("pkg-config") != nil else { return }
        func words(_ option: String) -> [String] {
            let result = try? Shell.run("pkg-config", [option, "--", package], limit: 10)
            return result?.status == 0 ? BuildSettings.words(result?.output ?? "") : []
        }
        importArguments = words("--cflags").filter { $0.hasPrefix("-I") || $0.hasPrefix("-D") }
        linking = words("--libs").filter { $0.hasPrefix("-l") || $0.hasPrefix("-L") }
    }

    static func isPlusPlus(_ source: URL) -> Bool {
        ["cpp", "cc", "cxx"].contains(source.pathExtension.lowercased())
    }

    static func isObjective(_ source: URL) -> Bool { ["m", "mm"].contains(source.pathExtension.lowercased()) }

    /// Flags that choose a language's version or warnings; others could name plug-ins and files of the machine.
    private static func harmless(_ flags: [String]) -> [String] {
        flags.filter { flag in ["-std=", "-W", "-f", "-O", "-D"].contains { flag.hasPrefix($0) } }
            .filter { !$0.hasPrefix("-fplugin") && !$0.hasPrefix("-fpass-plugin") && !$0.hasPrefix("-Wl,") }
    }

    /// The text of a module map where the target has none: one header named as the module, or all.
    var generatedMap: String {
        let candidates = [headers.appending(path: "\(name).h"), headers.appending(path: "\(name)/\(name).h")]
        let header = candidates.first { FileManager.default.fileExists(atPath: $0.path) }
        let line =
            header.map { "umbrella header \(AssetNames.literal($0.path))" }
            ?? "umbrella \(AssetNames.literal(headers.path))"
        return "module \(name) {\n    \(line)\n    export *\n}\n"
    }
}
