import Foundation

/// `oriel new`: makes the package of an app.
struct NewCommand {
    let arguments: CommandLineArguments

    func run() throws -> Int32 {
        guard let path = arguments.path else { throw Problem("A new app needs a name: oriel new NAME.") }
        let folder = URL(filePath: path).standardizedFileURL
        let name = folder.lastPathComponent
        let module = BuildSettings.identifier(name)
        guard let first = module.unicodeScalars.first, first.properties.isXIDStart else {
            throw Problem("“\(name)” is no name for an app: it has to begin with a letter.")
        }
        let taken = Engine.modules.union(Engine.innerModules).union([
            "Swift", "Foundation", "Testing", "XCTest", "Oriel",
        ])
        if taken.contains(module) { throw Problem("“\(name)” is the name of a module that apps import.") }
        let files = FileManager.default
        if let contents = try? files.contentsOfDirectory(atPath: folder.path), !contents.isEmpty {
            throw Problem("\(folder.path) exists, and is not empty.")
        }
        let oriel = URL(filePath: arguments.checkout).standardizedFileURL.path
        for (place, text) in AppTemplate(name: name, module: module, oriel: oriel).files.sorted(by: { $0.key < $1.key })
        {
            let file = folder.appending(path: place)
            try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .withoutOverwriting)
        }
        let command = Engine.isInstalled(at: URL(filePath: oriel)) ? "oriel" : "\(oriel)/oriel"
        print(
            """
            \(folder.path) is an app.

              \(command) run \(path) --watch     plays it, and shows each save
              cd \(path); swift test                 runs its tests
            """)
        return 0
    }
}
