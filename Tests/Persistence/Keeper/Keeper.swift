import Foundation

/// Keeps a text in a file as the games keep theirs: `Keeper save FILE TEXT` or `Keeper load FILE`.
///
/// Whoever traces it learns by a signal that it begins. It ends with 1 where the repository has something to complain of.
@main
struct Keeper {
    static func main() {
        let arguments = CommandLine.arguments
        let repository = FileRepository<String>(file: URL(fileURLWithPath: arguments[2]))
        raise(SIGUSR1)
        do {
            if arguments[1] == "save" {
                try repository.save(arguments[3])
            } else {
                _ = try repository.load()
            }
        } catch {
            print(error.localizedDescription)
            exit(1)
        }
    }
}
