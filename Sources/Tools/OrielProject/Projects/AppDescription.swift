import Foundation

/// An app to build, whatever kind of project describes it.
struct AppDescription: Equatable, Sendable {
    /// The name to show.
    var name: String
    var platform = Platform.iOS
    /// The app's module.
    var module: ModuleDescription
    /// The modules of the same project that it needs, each before those that import it.
    var libraries: [ModuleDescription] = []
    /// The modules of the C family that they need, in the same order.
    var foreign: [ForeignModule] = []
    /// The macros of packages, which are programs that the compiler runs.
    var macros: [ModuleDescription] = []
    /// The libraries that macros share, in the order of their imports: they are parts of the programs, not of the app.
    var macroLibraries: [ModuleDescription] = []
    /// Whether its tests are built, and a program that runs them in the app's place.
    var runsTests = false
    /// Whether there is no app, and the last library is in its place.
    var isLibrary = false
    var resources: [Resource] = []
    /// The entries of its Info.plist.
    var information: [String: String] = [:]
    /// Its Info.plist as a file, with references to build settings replaced.
    var informationFile: Data?
    /// Whether colors and images of asset catalogs get members of their own names.
    var generatesAssetExtensions = true
    /// The folders whose files belong to it, to watch.
    var folders: [URL] = []
    /// Notes for the developer of the app, each shown once.
    var notes: [String] = []

    /// A file or folder that the app finds in its bundle.
    struct Resource: Equatable, Hashable, Sendable {
        var source: URL
        /// Its path in the bundle.
        var path: String
    }

    /// Whether a module's sources are the project's own, and not from elsewhere.
    func owns(_ module: ModuleDescription) -> Bool {
        folders.contains { folder in
            module.sources.contains { $0.path == folder.path || $0.path.hasPrefix(folder.path + "/") }
        }
    }

    /// The module that a file belongs to: the one whose sources lie nearest.
    func module(owning file: URL) -> ModuleDescription {
        let own = file.standardizedFileURL.pathComponents
        func nearness(_ module: ModuleDescription) -> Int {
            module.sources.map { source in
                zip(own, source.standardizedFileURL.pathComponents).prefix { $0 == $1 }.count
            }.max() ?? 0
        }
        let best = libraries.max { nearness($0) < nearness($1) }
        guard let best, nearness(best) > nearness(module) else { return module }
        return best
    }

    /// The asset catalogs whose colors and images a module's code has names for: a library's own, and all for the app.
    func catalogs(namedIn module: ModuleDescription) -> [URL] {
        resources.map(\.source).filter {
            $0.pathExtension == "xcassets"
                && (module.name == self.module.name || self.module(owning: $0).name == module.name)
        }
    }

    /// Puts the program that runs the tests into the place of the app, which becomes one more library.
    mutating func prepareForTests() {
        runsTests = true
        if !module.sources.isEmpty {
            module.generatesAssetExtensions = generatesAssetExtensions
            libraries.append(module)
        }
        module = ModuleDescription(name: "OrielTests")
        module.system = .linux
        module.knowsLinux = true
    }

    /// Notes something once.
    mutating func note(_ text: String) {
        if !notes.contains(text) { notes.append(text) }
    }
}
