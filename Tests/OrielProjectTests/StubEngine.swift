import Foundation

@testable import OrielProject

/// An engine without Oriel in it, for programs that need none: the library that they are linked with, and the modules
/// that the compiler looks for.
enum StubEngine {
    /// Makes one in a folder.
    static func make(in folder: TemporaryFolder, cache: Cache) throws -> Engine {
        let build = folder.url.appending(path: "checkout/.build/machine/debug")
        try FileManager.default.createDirectory(
            at: build.appending(path: "Modules"), withIntermediateDirectories: true)
        let texts = [
            ("OrielFoundation", leftOut), ("Predicates", ""), ("SwiftUI", "public struct Selector {}"),
            ("Network", "public let isOriels = true"),
        ]
        for (name, text) in texts {
            let source = try folder.write("checkout/\(name).swift", "@_exported import Foundation\n\(text)\n")
            let product = build.appending(path: "Modules/\(name).swiftmodule")
            try succeed(
                "swiftc", ["-emit-module", "-parse-as-library", "-module-name", name, "-o", product.path, source.path])
        }
        let source = try folder.write("checkout/engine.c", "int oriel_stub;\n")
        let library = build.appending(path: "libOrielEngine.so")
        try succeed(
            Toolchain.program("clang").path, ["-shared", "-fuse-ld=lld", "-o", library.path, source.path])
        try folder.write("checkout/.build/machine/debug/OrielMacros-tool")
        return try Engine(build: build, cache: cache)
    }

    /// What `OrielFoundation` says of what is left out, compiled into the program.
    private static let leftOut = """
        public enum _LeftOut {
            @_alwaysEmitIntoClient public static func note(_ place: String) { print("left out:", place) }
            @_alwaysEmitIntoClient public static func error(_ place: String) -> any Error {
                print("left out:", place)
                return CocoaError(.featureUnsupported)
            }
        }
        """

    private static func succeed(_ program: String, _ arguments: [String]) throws {
        let result = try Shell.run(program, arguments, limit: 120)
        guard result.status == 0 else { throw Problem(result.errors) }
    }
}

/// A project in a temporary folder, with all that is built of it.
struct BuiltProject {
    let folder: TemporaryFolder
    let builder: AppBuilder
    let result: AppBuilder.Result

    /// Builds the project at a path of the folder.
    /// - Parameter omits: Whether what does not compile is left out.
    init(
        _ path: String, in folder: TemporaryFolder, tests: Bool = false, target: String? = nil, omits: Bool = false
    ) throws {
        let cache = Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
        let options = ProjectOptions(wantsTests: tests, isTrusted: true)
        let place = folder.url.appending(path: path).path
        let app = try ProjectReader(cache: cache, options: options).describe(place, target: target)
        self.folder = folder
        builder = AppBuilder(
            app: app, engine: try StubEngine.make(in: folder, cache: cache), cache: cache, path: place, isTrusted: true)
        result = try builder.build(omits: omits)
    }

    /// Runs the program, and returns all that it prints; nil where it was not built.
    func run(_ words: String..., variables: [String: String] = [:]) throws -> Shell.Result? {
        guard let program = result.program else { return nil }
        return try Shell.run(program.path, words, environment: variables, limit: 60)
    }
}
