import Foundation
import Testing

@testable import OrielProject

@Suite("An app with models on a server")
struct ServerStoreTests {
    private let folder: TemporaryFolder
    private let engine: Engine

    init() throws {
        folder = try TemporaryFolder()
        for name in ["libOrielEngine.so", "OrielMacros-tool"] { try folder.write("My-Oriel/.build/any/debug/\(name)") }
        try folder.write("My-Oriel/Sources/Frameworks/PostgresStore/One.swift", "import SwiftData")
        try folder.write("My-Oriel/Sources/Frameworks/PostgresStore/Notes.md", "none")
        engine = try Engine(
            build: folder.url.appending(path: "My-Oriel/.build/any/debug"),
            cache: Cache(environment: ["HOME": folder.url.path]))
    }

    private func app(_ text: String) throws -> AppDescription {
        let source = try folder.write("App.swift", text)
        return AppDescription(name: "Thing", module: ModuleDescription(name: "Thing", sources: [source]))
    }

    @Test("Is compiled with the store as a part of Oriel's package, and linked with the server's library")
    func needed() throws {
        let app = try app("import SwiftData\n@preconcurrency import PostgresStore\n")
        let store = try #require(
            try ServerStore(for: app, engine: engine) { $0 == "--cflags-only-I" ? ["-I/pq"] : ["-L/lib/pq"] })
        #expect(store.module.name == "PostgresStore" && store.module.package == "my_oriel")
        #expect(store.module.sources.map(\.lastPathComponent) == ["One.swift"])
        let map = engine.checkout.appending(path: "Sources/System/CPostgres/module.modulemap").path
        #expect(store.arguments == ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I/pq"])
        #expect(store.linking == ["-L/lib/pq", "-lpq"])
        let arguments = CompilerArguments.common(store.module, engine: engine, overlay: nil, search: [])
        #expect(arguments.contains("my_oriel") && arguments.contains("-I/pq"))
    }

    @Test("Is asked for the library's package where that is not installed")
    func missing() throws {
        let app = try app("import PostgresStore\n")
        #expect {
            _ = try ServerStore(for: app, engine: engine) { _ in nil }
        } throws: { error in
            "\(error)".contains("Thing keeps models on a server") && "\(error)".contains("apt-get install libpq-dev")
        }
    }

    @Test("Members of modules that a file does not import stay usable: Apple's modules are divided in another way here")
    func memberImports() throws {
        var module = try app("import SwiftUI\n").module
        module.upcomingFeatures = ["MemberImportVisibility", "ExistentialAny"]
        let arguments = CompilerArguments.common(module, engine: engine, overlay: nil, search: [])
        #expect(arguments.contains("ExistentialAny") && !arguments.contains("MemberImportVisibility"))
        // A package that is built as on Linux uses that system's modules.
        module.system = .linux
        let linux = CompilerArguments.common(module, engine: engine, overlay: nil, search: [])
        #expect(linux.contains("MemberImportVisibility"))
    }

    @Test("Others are built without")
    func others() throws {
        let app = try app("import SwiftData\n// PostgresStore is not for us.\n")
        #expect(try ServerStore(for: app, engine: engine) { _ in nil }?.module == nil)
    }
}
