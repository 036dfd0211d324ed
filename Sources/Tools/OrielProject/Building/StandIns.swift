import Foundation

/// Empty modules in the place of those that do not exist here, to learn what else is missing.
struct StandIns {
    let folder: URL

    func folder(of module: String) -> URL { folder.appending(path: module) }

    /// Makes an empty module, which passes on Foundation as Apple's frameworks do.
    /// - Parameter submodules: The names behind a dot that are imported of it, such as `CIFilterBuiltins`.
    func make(_ module: String, submodules: Set<String>) throws {
        let place = folder(of: module)
        let product = place.appending(path: "\(module).swiftmodule")
        let map = place.appending(path: "module.modulemap")
        if !submodules.isEmpty {
            // Only C modules have parts.
            try? FileManager.default.removeItem(at: product)
            let parts = submodules.sorted().map { "module \($0) {}" }.joined(separator: " ")
            try Cache.write(Data("module \(module) { \(parts) }\n".utf8), to: map)
            return
        }
        try? FileManager.default.removeItem(at: map)
        if FileManager.default.fileExists(atPath: product.path) { return }
        let source = place.appending(path: "\(module).swift")
        try Cache.write(Data("@_exported import Foundation\n".utf8), to: source)
        let result = try Shell.run(
            "swiftc",
            ["-emit-module", "-parse-as-library", "-module-name", module, "-o", product.path, source.path])
        guard result.status == 0 else { throw Problem("No empty module \(module) could be made: \(result.errors)") }
    }
}
