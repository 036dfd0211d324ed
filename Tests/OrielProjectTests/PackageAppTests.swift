import Foundation
import Testing

@testable import OrielProject

/// Programs that use packages of all kinds, and what they print.
@Suite("Programs with packages")
struct PackageAppTests {
    private func output(of path: String, in folder: TemporaryFolder) throws -> String {
        let built = try BuiltProject(path, in: folder)
        let result = try #require(try built.run(), "\(built.result.errors) \(built.builder.app.notes)")
        #expect(result.status == 0, "\(result.errors)")
        return result.output
    }

    @Test("A program whose package is for the Mac alone has the Mac's windows and sizes", arguments: [true, false])
    func forTheMac(isForMac: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "App/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", platforms: [.macOS(.v14)\(isForMac ? "" : ", .iOS(.v17)")], targets: [.executableTarget(name: "App")])
            """)
        try folder.write("App/Sources/App/main.swift", "print(1)\n")
        let cache = Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
        let app = try ProjectReader(cache: cache, options: ProjectOptions(isTrusted: true))
            .describe(folder.url.appending(path: "App").path, target: nil)
        #expect((app.information["LSMinimumSystemVersion"] != nil) == isForMac)
    }

    @Test("C++, assembler and the access level of packages; a condition for Linux is true")
    func languages() throws {
        let folder = try TemporaryFolder()
        try folder.writeApp(
            dependencies: "", products: "\"CPlus\", \"CAsm\", \"Core\"",
            source:
                "import CAsm\nimport CPlus\nimport Core\nprint(length(\"oriel\"), seven(), Core.system, Box().number)\n",
            more: """
                .target(name: "CPlus", cxxSettings: [.define("EXTRA", to: "10")]), .target(name: "CAsm"),
                .target(name: "Core")
                """)
        try folder.write(
            "App/Sources/CPlus/plus.cpp",
            "#include \"CPlus.h\"\n#include <string>\nint length(const char *t) { return std::string(t).size() + EXTRA; }\n"
        )
        try folder.write(
            "App/Sources/CPlus/include/CPlus.h",
            """
            #ifdef __cplusplus
            extern "C"
            #endif
            int length(const char *text);

            """)
        try folder.write("App/Sources/CAsm/include/CAsm.h", "int seven(void);\n")
        try folder.write(
            "App/Sources/CAsm/seven.S",
            """
            .text
            .globl seven
            seven:
            #if defined(__x86_64__)
                movl $7, %eax
            #else
                mov w0, #7
            #endif
                ret
            .section .note.GNU-stack,"",@progbits

            """)
        try folder.write(
            "App/Sources/Core/C.swift",
            """
            #if os(iOS)
            package let system = "iOS"
            #elseif os(Linux)
            package let system = "Linux"
            #endif
            package struct Box { package init() {}; package let number = 3 }
            """)
        #expect(try output(of: "App", in: folder) == "15 7 Linux 3\n")
    }

    @Test("A package's module comes before one of Oriel's by the same name, and its symbols don't meet")
    func namesOfFrameworks() throws {
        let folder = try TemporaryFolder()
        try folder.writeApp(
            dependencies: "", products: "\"Network\", \"Talk\"",
            source: """
                import Network
                import Talk
                print(NWConnection("own").name, NWEndpoint.here.rawValue, talk())

                """,
            more: ".target(name: \"Network\"), .target(name: \"Talk\", dependencies: [\"Network\"])")
        try folder.write(
            "App/Sources/Network/N.swift",
            """
            public final class NWConnection {
                public let name: String
                public init(_ name: String) { self.name = name }
            }
            public enum NWEndpoint: String { case here }
            """)
        try folder.write(
            "App/Sources/Talk/T.swift",
            "import Foundation\nimport Network\npublic func talk() -> String { NWConnection(\"talk\").name.uppercased() }\n"
        )
        #expect(try output(of: "App", in: folder) == "own here TALK\n")
    }

    @Test("Libraries of the system: rows of a table in SQLite, and a text that is packed and unpacked")
    func systemLibraries() throws {
        let folder = try TemporaryFolder()
        try folder.writeApp(
            dependencies: "", products: "\"CSQL\", \"CLibm\"",
            source: """
                import CLibm
                import CSQL
                var database: OpaquePointer?
                sqlite3_open(":memory:", &database)
                sqlite3_exec(database, "CREATE TABLE t (n INTEGER); INSERT INTO t VALUES (20), (22)", nil, nil, nil)
                var statement: OpaquePointer?
                sqlite3_prepare_v2(database, "SELECT sum(n) FROM t", -1, &statement, nil)
                while sqlite3_step(statement) == SQLITE_ROW { print(sqlite3_column_int(statement, 0)) }
                print(cube(27))

                """,
            more: """
                .systemLibrary(name: "CSQL", path: "CSQL", pkgConfig: "sqlite3"),
                .target(name: "CLibm", linkerSettings: [.linkedLibrary("m")])
                """)
        try folder.write("App/CSQL/module.modulemap", "module CSQL { header \"shim.h\" link \"sqlite3\" export * }")
        try folder.write("App/CSQL/shim.h", "#include <sqlite3.h>\n")
        try folder.write("App/Sources/CLibm/include/CLibm.h", "double cube(double number);\n")
        try folder.write(
            "App/Sources/CLibm/cube.c",
            "#include <math.h>\n#include \"CLibm.h\"\ndouble cube(double n) { return round(cbrt(n)); }\n")
        let text = try output(of: "App", in: folder)
        #expect(text == "42\n3.0\n")
    }

    @Test("A package from elsewhere with resources, one that it needs, and a library that Swift code is linked with")
    func elsewhere() throws {
        let folder = try TemporaryFolder()
        let near = try folder.publish("Near")
        try folder.writeApp(
            dependencies: ".package(url: \"\(near.path)\", from: \"1.0.0\")",
            products: ".product(name: \"Near\", package: \"Near\"), \"Kit\"",
            source: "import Kit\nimport Near\ntry print(versionNear, names().joined(separator: \", \"))\n",
            more: """
                .target(name: "Kit", resources: [.process("people.json")], linkerSettings: [.linkedLibrary("m"),
                    .linkedLibrary("nowhere", .when(platforms: [.windows]))])
                """)
        try folder.write("App/Sources/Kit/people.json", #"[{"name": "Ada"}, {"name": "Alan"}]"#)
        try folder.write(
            "App/Sources/Kit/K.swift",
            """
            import Foundation
            struct Person: Decodable { var name: String }
            public func names() throws -> [String] {
                let file = Bundle.module.url(forResource: "people", withExtension: "json")!
                return try JSONDecoder().decode([Person].self, from: Data(contentsOf: file)).map(\\.name)
            }
            """)
        #expect(try output(of: "App", in: folder) == "1.2.0 Ada, Alan\n")
    }

    @Test("SQLite and zlib are modules that need no package, unless the package brings its own")
    func modulesOfTheSystem() throws {
        let folder = try TemporaryFolder()
        let source = """
            import SQLite3
            import zlib
            print(sqlite3_libversion_number() == SQLITE_VERSION_NUMBER, adler32(1, "oriel", 5), Z_OK)

            """
        try folder.writeApp(dependencies: "", products: "", source: source)
        #expect(try output(of: "App", in: folder) == "true 107545116 0\n")
        try folder.writeApp(
            "Own", dependencies: "", products: "\"zlib\"", source: "import zlib\nprint(own())\n",
            more: ".target(name: \"zlib\")")
        try folder.write("Own/Sources/zlib/include/zlib.h", "int own(void);\n")
        try folder.write("Own/Sources/zlib/own.c", "int own(void) { return 7; }\n")
        #expect(try output(of: "Own", in: folder) == "7\n")
        #expect(try SystemLibrary.arguments(besides: [], in: folder.url, headers: folder.url) == [])
    }

    @Test("A program for the command line is started with its own words alone")
    func words() throws {
        let folder = try TemporaryFolder()
        func words(_ source: String, onScreen: Bool = false) throws -> [String] {
            try folder.writeApp(dependencies: "", products: "", source: source)
            let built = try BuiltProject("App", in: folder)
            let program = try #require(built.result.program, "\(built.result.errors)")
            return Launch(builder: built.builder, program: program, arguments: ["a"]).words(onScreen: onScreen)
        }
        #expect(try words("import Foundation\n") == ["a"])
        let drawing = try words("import SwiftUI\n")
        #expect(drawing.first == "--png" && drawing.count == 3)
        #expect(try words("import SwiftUI\n", onScreen: true) == ["a"])
    }
}
