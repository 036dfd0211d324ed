import Foundation

extension GameLibrary {
    /// Where everything is kept.
    struct Storage {
        var themes: any Repository<[Theme]> = MemoryRepository()
        /// Games that are not over, by theme.
        var games: any Repository<[Theme.ID: MemoryGame<String>]> = MemoryRepository()
        var statistics: any Repository<Statistics> = MemoryRepository()
        var preferences: any Repository<Preferences> = MemoryRepository()
    }
}

extension GameLibrary.Storage {
    /// A database in the app's own folder, or files where there is none.
    static var own: Self {
        let folder = URL.applicationSupportDirectory.appendingPathComponent("Memorize")
        #if canImport(SwiftData)
        return database(in: folder)
        #else
        return files(in: folder)
        #endif
    }

    /// Files in a folder.
    static func files(in folder: URL) -> Self {
        func file<Value>(_ name: String, isValid: @escaping (Value) -> Bool) -> FileRepository<Value> {
            FileRepository(file: folder.appendingPathComponent(name), isValid: isValid)
        }
        return Self(
            themes: file("themes.json") { themes in
                themes.allSatisfy(\.isValid) && Set(themes.map(\.id)).count == themes.count
            },
            games: file("games.json") { games in games.values.allSatisfy { $0.isValid && $0.isInProgress } },
            statistics: file("statistics.json", isValid: \.isValid),
            preferences: file("preferences.json", isValid: \.isValid))
    }

    #if canImport(SwiftData)
    /// A database in a folder, which takes over what earlier versions of the game kept in files there.
    ///
    /// Only preferences are still in a file.
    static func database(in folder: URL) -> Self {
        let database = PartDatabase(file: folder.appendingPathComponent("Memorize.store"))
        var storage = files(in: folder)
        storage.themes = DatabaseRepository(
            database, kind: "themes", former: storage.themes,
            shape: .init(
                parts: { $0.map { ($0.id, $0) } }, value: { $0.map(\.part) },
                isValid: { id, theme in theme.id == id && theme.isValid }))
        storage.games = DatabaseRepository(
            database, kind: "games", former: storage.games,
            shape: .init(
                parts: { $0.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } },
                value: { Dictionary(uniqueKeysWithValues: $0.map { ($0.name, $0.part) }) },
                isValid: { _, game in game.isValid && game.isInProgress }))
        storage.statistics = DatabaseRepository(
            database, kind: "statistics", former: storage.statistics,
            shape: .init(
                parts: { $0.records.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } },
                value: { Statistics(records: Dictionary(uniqueKeysWithValues: $0.map { ($0.name, $0.part) })) },
                isValid: { _, record in record.isValid }, merge: Statistics.Record.merged))
        return storage
    }
    #endif
}
