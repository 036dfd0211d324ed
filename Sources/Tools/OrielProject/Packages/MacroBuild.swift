import Foundation

/// Builds a package's macros: a program for this machine, which the compiler runs while it compiles what uses them.
///
/// SwiftSyntax is the toolchain's own, already compiled; as a package it would take minutes.
struct MacroBuild {
    let module: ModuleDescription
    /// The libraries of packages that the macros use, in the order of their imports.
    var libraries: [ModuleDescription] = []
    let folder: URL
    let trust: Trust
    /// The seconds of a processor that they may take for one run of the compiler.
    var limit = 120

    /// The modules of the package swift-syntax, which the toolchain has.
    static let modules: Set<String> = [
        "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion", "SwiftParser",
        "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftOperators", "SwiftBasicFormat", "SwiftIDEUtils",
        "SwiftRefactor", "SwiftIfConfig", "SwiftCompilerPlugin", "SwiftCompilerPluginMessageHandling",
        "SwiftSyntaxMacrosTestSupport", "SwiftSyntaxMacrosGenericTestSupport", "SwiftSyntax-all",
    ]
    /// The modules that say which versions there are, up to the toolchain's, which is Swift 6.3.
    private static let versions = [
        "SwiftSyntax509", "SwiftSyntax510", "SwiftSyntax600", "SwiftSyntax601", "SwiftSyntax602", "SwiftSyntax603",
    ]

    /// The compiler's arguments for those that use the macros.
    var importArguments: [String] {
        ["-load-plugin-executable", starter.path + "#" + module.name]
    }

    private var program: URL { folder.appending(path: module.name + "-tool") }
    /// What the compiler starts: a script that confines the program.
    private var starter: URL { folder.appending(path: module.name + "-confined") }

    /// Builds the program.
    /// - Parameter project: The folder that the user's trust is asked for.
    /// - Returns: What the compiler says, and whether there is a program.
    func build(project: URL) throws -> ([Diagnostic], Bool) {
        try trust.require(for: project, toRun: "The macros \(module.name)")
        guard let host = try Toolchain.syntaxModules() else {
            throw Problem("This toolchain has no SwiftSyntax, which the macros \(module.name) need.")
        }
        let support = folder.appending(path: "Support")
        try makeSupport(support, host)
        let parts = folder.appending(path: "Libraries")
        let search = ["-I", host.path, "-I", support.path, "-I", parts.path]
        var arguments = ["-emit-executable", "-o", program.path] + search + Self.arguments(for: module)
        arguments += ["-L", host.path, "-Xlinker", "-rpath=\(host.path)", "-use-ld=lld"]
        arguments += Self.libraries(in: host)
        arguments.append(support.appending(path: "SwiftCompilerPlugin.o").path)
        arguments += libraries.map { parts.appending(path: $0.name + ".o").path }
        let dates = (libraries + [module]).flatMap(\.sources).map {
            "\($0.path) \($0.saved?.timeIntervalSince1970 ?? 0)"
        }
        let state = Cache.hash((arguments + dates + [starter.path, "\(limit)"]).joined(separator: "\n"))
        let stamp = folder.appending(path: "stamp")
        if FileManager.default.contents(atPath: stamp.path) == Data(state.utf8) { return ([], true) }
        try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
        for library in libraries {
            let product = parts.appending(path: library.name)
            let words = ["-emit-module", "-emit-module-path", product.path + ".swiftmodule", "-c", "-o"]
            let (diagnostics, isDone) = try Compiler.run(
                words + [product.path + ".o"] + search + Self.arguments(for: library) + library.sources.map(\.path),
                list: folder.appending(path: "\(library.name).rsp"))
            guard isDone else { return (diagnostics, false) }
        }
        let (diagnostics, isDone) = try Compiler.run(
            arguments + module.sources.map(\.path), list: folder.appending(path: "arguments.rsp"))
        guard isDone else { return (diagnostics, false) }
        try writeStarter()
        try Cache.write(Data(state.utf8), to: stamp)
        return (diagnostics, true)
    }

    /// The compiler's arguments for the macros themselves, and for a library that they need.
    private static func arguments(for module: ModuleDescription) -> [String] {
        var arguments = [
            "-module-name", module.name, "-swift-version", module.languageMode, "-parse-as-library",
            "-no-color-diagnostics", "-diagnostic-style=llvm", "-suppress-warnings", "-Onone", "-wmo",
        ]
        for condition in module.conditions { arguments += ["-D", condition] }
        if let package = module.package { arguments += ["-package-name", package] }
        for feature in module.upcomingFeatures { arguments += ["-enable-upcoming-feature", feature] }
        for feature in module.experimentalFeatures { arguments += ["-enable-experimental-feature", feature] }
        return arguments
    }

    private func writeStarter() throws {
        var words = [program.path]
        if let bubblewrap = trust.sandbox.program {
            let scratch = folder.appending(path: "Scratch")
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
            words = [bubblewrap.path] + Sandbox.arguments(reading: [folder], writing: [scratch]) + ["--"] + words
        }
        let line = words.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }.joined(separator: " ")
        try Cache.write(Data("#!/bin/sh\nulimit -t \(limit)\nexec \(line) \"$@\"\n".utf8), to: starter)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: starter.path)
    }

    /// The linker's arguments for SwiftSyntax, without what serves the compiler's own plug-ins.
    private static func libraries(in host: URL) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: host.path)) ?? []).sorted()
        let own = names.filter { $0.hasPrefix("libSwift") && $0.hasSuffix(".so") }
        return own.filter { !$0.contains("InProc") && !$0.contains("LibraryPlugin") }
            .map { "-l" + $0.dropFirst("lib".count).dropLast(".so".count) }
    }

    /// Makes what the toolchain does not have of swift-syntax: the start of a plug-in, and the names of versions.
    private func makeSupport(_ support: URL, _ host: URL) throws {
        let object = support.appending(path: "SwiftCompilerPlugin.o")
        let made = Self.versions.map { support.appending(path: $0 + ".swiftmodule") } + [object]
        if made.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) { return }
        try FileManager.default.createDirectory(at: support, withIntermediateDirectories: true)
        func make(_ name: String, _ text: String, _ arguments: [String]) throws {
            let source = support.appending(path: name + ".swift")
            try Cache.write(Data(text.utf8), to: source)
            let result = try Shell.run(
                "swiftc",
                [
                    "-emit-module", "-emit-module-path", support.appending(path: name + ".swiftmodule").path,
                    "-module-name", name, "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-I",
                    host.path, source.path,
                ] + arguments, limit: 120)
            guard result.status == 0 else { throw Problem("\(name) cannot be made for macros:\n\(result.errors)") }
        }
        for version in Self.versions { try make(version, "", []) }
        try make("SwiftCompilerPlugin", PluginSource.text, ["-c", "-o", object.path])
    }
}
