import Foundation

/// The mirrors and registries of packages that the user and the project name.
///
/// SwiftPM ignores the user's files if it is not permitted to write them, so it gets copies.
struct PackageConfiguration {
    private static let names = ["mirrors.json", "registries.json"]
    private let shared: [Data?]
    private let local: [Data?]

    /// Reads them.
    /// - Parameter project: The folder in which the project has its own; nil for none.
    init(project: URL?, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let user = [
            environment["XDG_CONFIG_HOME"].map { $0 + "/swiftpm" }, environment["HOME"].map { $0 + "/.swiftpm" },
        ]
        let folders = user.compactMap { $0.map { URL(filePath: $0).appending(path: "configuration") } }
        func contents(_ name: String, _ folders: [URL]) -> Data? {
            folders.lazy.compactMap { FileManager.default.contents(atPath: $0.appending(path: name).path) }.first
        }
        shared = Self.names.map { contents($0, folders) }
        local = Self.names.map { contents($0, [project].compactMap { $0 }) }
    }

    /// The contents of all files in a fixed order; empty for each that is missing.
    var contents: [Data] { (shared + local).map { $0 ?? Data() } }

    /// Writes the copies.
    func write(shared: URL, local: URL) throws {
        for (folder, contents) in [(shared, self.shared), (local, self.local)] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, data) in zip(Self.names, contents) {
                let copy = folder.appending(path: name)
                if let data { try Cache.write(data, to: copy) } else { try? FileManager.default.removeItem(at: copy) }
            }
        }
    }
}
