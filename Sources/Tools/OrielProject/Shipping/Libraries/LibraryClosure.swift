import Foundation

/// The libraries that a program needs: those that go with it, and the others, which the system has.
struct LibraryClosure {
    /// The files that go with it, in order of their names.
    private(set) var own: [URL] = []
    /// The names of the system's.
    private(set) var system: [String] = []

    /// - Parameter folders: Where the libraries lie that go with programs.
    init(of program: URL, in folders: [URL]) throws {
        var known: Set<String> = []
        var waiting = [program]
        while let file = waiting.popLast() {
            guard let library = LibraryFile(try Data(contentsOf: file, options: .alwaysMapped)) else {
                throw Problem("\(file.path) is no program or library of this system.")
            }
            for name in library.needed where known.insert(name).inserted && !name.contains("/") {
                let found = folders.map { $0.appending(path: name) }
                    .first { FileManager.default.fileExists(atPath: $0.path) }
                if let found {
                    own.append(found)
                    waiting.append(found)
                } else {
                    system.append(name)
                }
            }
        }
        own.sort { $0.lastPathComponent < $1.lastPathComponent }
        system.sort()
    }
}
