import Foundation

/// The programs and modules of the Swift toolchain on the search path.
enum Toolchain {
    /// The folder that has `bin` and `lib`.
    static func folder() throws -> URL {
        guard let swift = Shell.find("swiftc") else { throw Problem("The program swiftc is not on the PATH.") }
        return swift.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    }

    /// A program of the toolchain's, else one of the search path.
    static func program(_ name: String) throws -> URL {
        let own = try folder().appending(path: "bin/\(name)")
        if FileManager.default.isExecutableFile(atPath: own.path) { return own }
        guard let other = Shell.find(name) else { throw Problem("The program \(name) is not on the PATH.") }
        return other
    }

    /// The modules and libraries of SwiftSyntax that come with the compiler; nil where the toolchain has none.
    static func syntaxModules() throws -> URL? {
        let host = try folder().appending(path: "lib/swift/host")
        return FileFinder.isFolder(host.appending(path: "SwiftSyntax.swiftmodule"))
            || FileManager.default.fileExists(atPath: host.appending(path: "SwiftSyntax.swiftmodule").path)
            ? host : nil
    }
}
