import Foundation
import Synchronization

/// Defaults of a test's own, whose files go with the process.
enum ScratchDefaults {
    private static let names = Mutex<[String]>([])
    private static let cleaning: Void = {
        atexit { ScratchDefaults.removeFiles() }
    }()

    /// Returns defaults in which nothing is stored.
    static func make() -> UserDefaults {
        cleaning
        let name = "oriel-tests-\(UUID().uuidString)"
        names.withLock { $0.append(name) }
        return UserDefaults(suiteName: name)!
    }

    /// Removes the files, in the folder that Foundation keeps defaults in.
    private static func removeFiles() {
        let own = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"]
        let folder = own.map { URL(filePath: $0) } ?? URL.homeDirectory.appending(path: ".config")
        for name in names.withLock({ $0 }) {
            try? FileManager.default.removeItem(at: folder.appending(path: "\(name).plist"))
        }
    }
}
