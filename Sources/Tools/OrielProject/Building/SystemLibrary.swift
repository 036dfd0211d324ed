import Foundation

/// A library in C that code imports as a module on Apple's systems, and that this one has without a module map.
struct SystemLibrary {
    /// The module's name, as Apple's systems have it.
    let module: String
    /// The file that declares it.
    let header: String
    /// The name that the linker knows it by.
    let library: String

    static let all = [
        SystemLibrary(module: "SQLite3", header: "sqlite3.h", library: "sqlite3"),
        SystemLibrary(module: "zlib", header: "zlib.h", library: "z"),
    ]

    /// Returns the compiler's arguments for all that are installed, and writes their module maps.
    /// - Parameters:
    ///   - taken: The names of modules that the app brings itself.
    ///   - folder: Where the module maps go.
    ///   - headers: Where the system has its headers.
    static func arguments(
        besides taken: Set<String>, in folder: URL, headers: URL = URL(filePath: "/usr/include")
    ) throws -> [String] {
        try all.flatMap { each -> [String] in
            let header = headers.appending(path: each.header)
            guard !taken.contains(each.module), FileManager.default.fileExists(atPath: header.path) else { return [] }
            let map = folder.appending(path: each.module + ".modulemap")
            let text = """
                module \(each.module) [system] {
                    header \(AssetNames.literal(header.path))
                    link "\(each.library)"
                    export *
                }

                """
            try Cache.write(Data(text.utf8), to: map)
            return ["-Xcc", "-fmodule-map-file=\(map.path)"]
        }
    }
}
