import Foundation

/// Keeps a text as the games keep theirs: `Keeper save FILE TEXT` or `Keeper load FILE`.
///
/// A file that ends in `.store` is a database, which takes over what a file of JSON with the same name has.
///
/// Whoever traces it learns by a signal that it begins. It ends with 1 where the repository has something to complain of.
@main
struct Keeper {
    static func main() {
        let arguments = CommandLine.arguments
        let repository = repository(URL(fileURLWithPath: arguments[2]))
        raise(SIGUSR1)
        do {
            if arguments[1] == "save" {
                try repository.save(arguments[3])
            } else {
                _ = try repository.load()
            }
            if let warning = repository.warning {
                print(warning)
                exit(1)
            }
        } catch {
            print(error.localizedDescription)
            exit(1)
        }
    }

    static func repository(_ file: URL) -> any Repository<String> {
        #if canImport(SwiftData)
        if file.pathExtension == "store" { return database(file) }
        #endif
        return FileRepository<String>(file: file)
    }

    #if canImport(SwiftData)
    /// A text in two parts, which must always go together.
    static func database(_ file: URL) -> DatabaseRepository<String, String> {
        DatabaseRepository(
            PartDatabase(file: file), kind: "texts",
            former: FileRepository(file: file.deletingPathExtension().appendingPathExtension("json")),
            shape: .init(
                parts: { text in
                    let half = text.index(text.startIndex, offsetBy: text.count / 2)
                    return [("first", String(text[..<half])), ("second", String(text[half...]))]
                },
                value: { $0.map(\.part).joined() }))
    }
    #endif
}
