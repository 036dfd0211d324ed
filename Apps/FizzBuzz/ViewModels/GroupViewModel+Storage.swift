import Foundation

extension GroupViewModel {
    /// A database in the app's own folder, or a file where there is none.
    static var ownRepository: any Repository<Saved> {
        let folder = URL.applicationSupportDirectory.appendingPathComponent("FizzBuzz")
        #if canImport(SwiftData)
        return database(in: folder)
        #else
        return file(in: folder)
        #endif
    }

    /// A file in a folder.
    static func file(in folder: URL) -> FileRepository<Saved> {
        FileRepository(file: folder.appendingPathComponent("game.json"), isValid: \.isValid)
    }

    #if canImport(SwiftData)
    /// A database in a folder, which takes over what earlier versions of the game kept in a file there.
    static func database(in folder: URL) -> DatabaseRepository<Saved, SavedPart> {
        DatabaseRepository(
            PartDatabase(file: folder.appendingPathComponent("FizzBuzz.store")), kind: "parts",
            former: file(in: folder),
            shape: .init(
                parts: { $0.parts }, value: { Saved(parts: $0) }, isValid: { $1.isValid($0) },
                merge: SavedPart.merged))
    }
    #endif
}
