import Foundation

/// The keychain of the app.
struct Keychain {
    private let store: any KeychainStore
    /// One search or change at a time.
    private static let lock = NSRecursiveLock()

    init(store: any KeychainStore) { self.store = store }

    /// The keychain that the functions use.
    nonisolated(unsafe) static var own: Keychain?

    static var current: Keychain {
        lock.withLock {
            if let own { return own }
            let keychain = Keychain(store: chooseStore())
            own = keychain
            return keychain
        }
    }

    /// The secret service if it runs, and else a file; `ORIEL_KEYCHAIN` names a folder for a file.
    private static func chooseStore() -> any KeychainStore {
        let environment = ProcessInfo.processInfo.environment
        let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let name = app.replacing("/", with: "_").replacing("..", with: "_")
        if let path = environment["ORIEL_KEYCHAIN"], !path.isEmpty {
            let folder = URL(filePath: path, directoryHint: .isDirectory)
            return FileStore(folder: folder.appending(path: name), keyFolder: folder)
        }
        if ServiceStore.isAvailable { return ServiceStore(application: app) }
        let files = FileManager.default
        let data =
            files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? files.homeDirectoryForCurrentUser.appending(path: ".local/share")
        let settings =
            environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
            ?? files.homeDirectoryForCurrentUser.appending(path: ".config")
        return FileStore(
            folder: data.appending(path: name).appending(path: "Keychain"),
            keyFolder: settings.appending(path: "oriel-keychain"))
    }

    private func update<Result>(_ body: (inout KeychainContents) throws -> Result) throws -> Result {
        try Self.lock.withLock { try store.update(body) }
    }

    /// Adds an item; fails if there is one that it cannot be beside.
    func add(_ item: KeychainItem) throws {
        try update { contents in
            guard !contents.items.contains(where: item.isSame(as:)) else { throw KeychainFailure(errSecDuplicateItem) }
            contents.add(item)
        }
    }

    /// Returns the items that match a query.
    func items(matching query: KeychainQuery) throws -> [KeychainItem] {
        try update { contents in contents.items.filter(query.matches) }
    }

    /// Changes the items that match a query.
    func change(
        _ query: KeychainQuery, attributes: [String: Any], data: Data?
    ) throws {
        try update { contents in
            var found = false
            for index in contents.items.indices where query.matches(contents.items[index]) {
                found = true
                var item = contents.items[index]
                item.attributes.merge(attributes) { $1 }
                item.attributes[kSecAttrModificationDate] = Date()
                if let data { item.data = data }
                let isTaken = contents.items.contains {
                    $0.identifier != item.identifier && $0.isSame(as: item)
                }
                guard !isTaken else { throw KeychainFailure(errSecDuplicateItem) }
                contents.replace(at: index, with: item)
            }
            guard found else { throw KeychainFailure(errSecItemNotFound) }
        }
    }

    /// Removes the items that match a query.
    func remove(_ query: KeychainQuery) throws {
        try update { contents in
            let found = Set(contents.items.filter(query.matches).map(\.identifier))
            guard !found.isEmpty else { throw KeychainFailure(errSecItemNotFound) }
            contents.remove(found)
        }
    }
}
