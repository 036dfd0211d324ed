import Foundation

/// `PostgresStore` for an app that imports it: compiled with the app, as the engine is built without the server's library.
struct ServerStore {
    static let name = "PostgresStore"
    /// Its sources, compiled as a part of the engine's package.
    let module: ModuleDescription
    /// What all modules of the app are compiled with, to find the library in C.
    let arguments: [String]
    /// What the app is linked with.
    let linking: [String]

    /// Nil where no module of an app imports it; throws where it can't be built here.
    init?(for app: AppDescription, engine: Engine, search: (String) throws -> [String]? = Self.flags) throws {
        let sources = (app.libraries + [app.module]).flatMap(\.sources)
        guard !app.libraries.contains(where: { $0.name == Self.name }),
            sources.contains(where: { SourceScan($0).imports(Self.name) })
        else { return nil }
        guard let include = try search("--cflags-only-I"), let libraries = try search("--libs-only-L") else {
            throw Problem(
                "\(app.name) keeps models on a server of PostgreSQL (import PostgresStore): that needs the package "
                    + "libpq-dev, which is not installed here. Type: sudo apt-get install libpq-dev")
        }
        let folder = engine.checkout.appending(path: "Sources/Frameworks/\(Self.name)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let map = engine.checkout.appending(path: "Sources/System/CPostgres/module.modulemap")
        arguments = (["-fmodule-map-file=\(map.path)"] + include).flatMap { ["-Xcc", $0] }
        linking = libraries + ["-lpq"]
        var module = ModuleDescription(name: Self.name)
        module.sources = names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
        // What the engine's modules keep to themselves they share with those of their package.
        module.package = engine.package
        module.arguments = arguments
        self.module = module
    }

    /// What `pkg-config` says of the library; nil where it is not installed.
    private static func flags(_ option: String) throws -> [String]? {
        guard Shell.find("pkg-config") != nil else { return nil }
        let result = try Shell.run("pkg-config", [option, "libpq"])
        return result.status == 0 ? result.output.split(whereSeparator: \.isWhitespace).map(String.init) : nil
    }
}
