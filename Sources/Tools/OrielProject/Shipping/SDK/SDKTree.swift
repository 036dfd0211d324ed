import Foundation

/// The files of an SDK, as they are below `/usr`, or in a folder of their own anywhere: `bin/oriel`, `lib/oriel` with the
/// engine, the tool, the sources and the apps, and `share`.
struct SDKTree {
    let root: URL
    /// The checkout from which it is made.
    let checkout: URL
    let version: SDKVersion
    /// The date of all files.
    let date: Date

    /// The folder that corresponds to a checkout.
    var home: URL { root.appending(path: "lib/oriel") }

    /// The parts of a checkout that go with it: packages that depend on the SDK are built by SwiftPM from its sources.
    private static let parts = [
        "oriel", "Package.swift", "VERSION", "LICENSE", "CHANGELOG.md", "CompatibilityGaps.md", "Sources", "Apps",
        "Examples", "Scripts/completions", "Scripts/help.txt", "Scripts/machine.bash", "Scripts/distributions.tsv",
    ]

    /// Copies the command, the sources and the apps.
    func addSources() throws {
        for part in Self.parts { try copy(checkout.appending(path: part), to: home.appending(path: part)) }
        let bin = root.appending(path: "bin")
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: bin.appending(path: "oriel").path, withDestinationPath: "../lib/oriel/oriel")
    }

    /// Copies a file or folder without hidden files, and without links that lead out of the checkout.
    private func copy(_ source: URL, to place: URL) throws {
        let files = FileManager.default
        let type = try files.attributesOfItem(atPath: source.path)[.type] as? FileAttributeType
        if type == .typeRegular {
            try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.copyItem(at: source, to: place)
        } else if type == .typeDirectory {
            for name in try files.contentsOfDirectory(atPath: source.path).sorted() where !name.hasPrefix(".") {
                try copy(source.appending(path: name), to: place.appending(path: name))
            }
        } else if type == .typeSymbolicLink {
            let end = try files.destinationOfSymbolicLink(atPath: source.path)
            let target = source.deletingLastPathComponent().appending(path: end).standardizedFileURL.path
            guard !end.hasPrefix("/"), target.hasPrefix(checkout.path + "/") else { return }
            try files.createSymbolicLink(atPath: place.path, withDestinationPath: end)
        }
    }

    /// Copies an engine, which then finds its libraries through the programs that are linked with it.
    /// - Parameters:
    ///   - build: The folder in which SwiftPM has built it.
    ///   - configuration: `debug` or `release`.
    /// - Returns: The library, and the program of the macros.
    @discardableResult
    func addEngine(_ build: URL, _ configuration: String) throws -> (library: URL, macros: URL) {
        let files = FileManager.default
        let built = build.appending(path: "libOrielEngine.so")
        guard files.fileExists(atPath: built.path) else {
            throw Problem("The engine is not built: there is no \(built.path).")
        }
        // Each engine has a name of its own, by which apps built with an older one are built again.
        let sum = try ShippingTool.run("sha256sum", ["--", built.path]).prefix(12)
        let link = Engine.installed(configuration, in: home)
        let folder = link.deletingLastPathComponent().appending(path: "\(configuration)-\(sum)")
        try Engine.copy(build, to: folder)
        for path in try files.subpathsOfDirectory(atPath: folder.path)
        where [".abi.json", ".swiftsourceinfo"].contains(where: path.hasSuffix) {
            try files.removeItem(at: folder.appending(path: path))
        }
        let library = folder.appending(path: built.lastPathComponent)
        let macros = folder.appending(path: "OrielMacros-program")
        let launcher = folder.appending(path: "OrielMacros-tool")
        try files.moveItem(at: launcher, to: macros)
        for file in [library, macros] {
            guard try LibraryFile.setRunPath("$ORIGIN", of: file) else {
                throw Problem("\(file.path) is linked in a way that leads out of the package.")
            }
        }
        try Cache.write(Data(Self.macroLauncher.utf8), to: launcher)
        chmod(launcher.path, 0o755)
        try files.createSymbolicLink(atPath: link.path, withDestinationPath: folder.lastPathComponent)
        return (library, macros)
    }

    /// Starts the macros' program with the libraries of the compiler that starts it.
    private static let macroLauncher = """
        #!/bin/sh
        compiler=$(readlink -f "/proc/$PPID/exe")
        LD_LIBRARY_PATH=$(dirname "$compiler")/../lib/swift/linux${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
        export LD_LIBRARY_PATH
        exec "$(dirname "$0")/OrielMacros-program" "$@"

        """

    /// Copies the tool that knows projects.
    /// - Returns: The program.
    func addTool(_ program: URL) throws -> URL {
        let place = home.appending(path: "bin/oriel-tool")
        try copy(program, to: place)
        return place
    }

    /// Writes the files that describe the SDK: its compiler, the packages that it needs, manual and completions.
    /// - Parameters:
    ///   - compiler: The compiler's version, on one line.
    ///   - packages: The names of the system's packages that the engine needs.
    ///   - help: The text of `oriel help`.
    func addDescriptions(compiler: String, packages: [String], help: String) throws {
        try Cache.write(Data((compiler + "\n").utf8), to: home.appending(path: "swift-version"))
        try Cache.write(Data(packages.map { $0 + "\n" }.joined().utf8), to: home.appending(path: "packages"))
        let manual = root.appending(path: "share/man/man1/oriel.1")
        try Cache.write(Data(SDKManual(version: version.text, help: help, date: date).text.utf8), to: manual)
        try ShippingTool.run("gzip", ["-9", "-n", manual.path])
        for (shell, place) in [
            ("bash", "bash-completion/completions/oriel"), ("zsh", "zsh/vendor-completions/_oriel"),
            ("fish", "fish/vendor_completions.d/oriel.fish"),
        ] {
            try copy(
                checkout.appending(path: "Scripts/completions/oriel.\(shell)"),
                to: root.appending(path: "share").appending(path: place))
        }
        let license = try String(contentsOf: checkout.appending(path: "LICENSE"), encoding: .utf8)
        try Cache.write(
            Data(("Oriel\n\nLicense: MIT\n\n" + license).utf8),
            to: root.appending(path: "share/doc/\(SDKVersion.package)/copyright")
        )
    }
}
