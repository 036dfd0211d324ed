import Foundation

/// Runs the programs that make packages.
enum ShippingTool {
    /// Runs a program to its end; throws what it says where it fails.
    @discardableResult
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:], folder: URL? = nil
    ) throws -> String {
        let plain = ["LC_ALL": "C.UTF-8", "TZ": "UTC"]
        let result = try Shell.run(program, arguments, environment: plain.merging(environment) { $1 }, folder: folder)
        guard result.status == 0 else {
            // Said as such by the draft, with what to do.
            if result.errors.contains("No space left on device") { throw CocoaError(.fileWriteOutOfSpace) }
            let said = result.errors.split(separator: "\n").suffix(6).joined(separator: "\n")
            throw Problem("\(program) stopped: \(said)")
        }
        return result.output
    }

    /// Packs a folder, with nothing in it that depends on when and by whom: names sorted, one date, no owners.
    static func archive(_ folder: URL, date: Date, to file: URL) throws {
        let tar = file.deletingPathExtension()
        try run(
            "tar",
            [
                "--create", "--file", tar.path, "--format=gnu", "--sort=name", "--owner=0", "--group=0",
                "--numeric-owner",
                "--mtime=@\(Int(date.timeIntervalSince1970))", "--directory", folder.deletingLastPathComponent().path,
                "--", folder.lastPathComponent,
            ])
        try run("gzip", ["-9", "-n", "--force", tar.path])
    }

    /// Removes what only debuggers need from programs and libraries.
    /// - Returns: Whether there is a program that does it.
    @discardableResult
    static func strip(_ binaries: [URL]) throws -> Bool {
        guard let program = ["llvm-strip", "strip"].lazy.compactMap(Shell.find).first else { return false }
        try run(program.path, ["--strip-unneeded", "--remove-section=.comment"] + binaries.map(\.path))
        return true
    }

    /// The machine's architecture as the kernel calls it: `x86_64` or `aarch64`.
    static var machine: String {
        #if arch(arm64)
        "aarch64"
        #else
        "x86_64"
        #endif
    }

    /// The machine's architecture as Debian calls it.
    static var debianMachine: String { machine == "aarch64" ? "arm64" : "amd64" }
}
