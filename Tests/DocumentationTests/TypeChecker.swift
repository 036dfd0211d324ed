import Foundation

/// The toolchain's compiler, and the modules of the build that the tests belong to.
struct TypeChecker {
    /// The folder of the build's products.
    let products: URL
    let root: URL

    init(root: URL) throws {
        self.root = root
        products = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            .deletingLastPathComponent()
    }

    /// Type-checks Swift files as one module; returns the compiler's errors, each with the place that it names.
    func errors(in texts: [String]) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "examples-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try texts.enumerated().map { number, text in
            let file = folder.appending(path: "Document\(number).swift")
            try text.write(to: file, atomically: false, encoding: .utf8)
            return file.path
        }
        let said = try run(
            "swiftc",
            [
                "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-suppress-warnings", "-module-name",
                "Examples",
            ]
                + [
                    "-no-color-diagnostics", "-diagnostic-style", "llvm", "-module-cache-path",
                    products.appending(path: "ModuleCache").path,
                ]
                + ["-I", products.appending(path: "Modules").path] + macros + headers() + files)
        return said.split(separator: "\n").map(String.init).filter {
            $0.contains(" error: ") || $0.hasPrefix("error: ")
        }
    }

    /// The compiler's plug-ins for our macros; those of the toolchain it finds by itself.
    private var macros: [String] {
        ["-load-plugin-executable", products.appending(path: "OrielMacros-tool").path + "#OrielMacros"]
            + ["-Xfrontend", "-import-module", "-Xfrontend", "OrielFoundation"]
    }

    /// The options by which the compiler finds the headers of our modules.
    private func headers() throws -> [String] {
        let files = FileManager.default
        func maps(_ folder: URL, _ path: String) -> [String] {
            ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map {
                folder.appending(path: $0).appending(path: path).path
            }.filter(files.fileExists)
        }
        let system = root.appending(path: "Sources/System")
        let all =
            maps(system, "module.modulemap") + maps(system, "include/module.modulemap")
            + maps(products, "module.modulemap")
        let libraries = try ["gtk4", "pangocairo"].map { try run("pkg-config", ["--cflags-only-I", $0]) }
        let folders = libraries.flatMap { $0.split(whereSeparator: \.isWhitespace) }.filter { $0.hasPrefix("-I") }
        return (all.map { "-fmodule-map-file=\($0)" } + folders.map(String.init)).flatMap { ["-Xcc", $0] }
    }

    /// Runs a program in the path, and returns its standard output and error; empty if it does not exist.
    private func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: said, as: UTF8.self)
    }
}
