// swift-tools-version: 6.1
// The modules are in Sources/Modules.table. SwiftPM doesn't notice when only that file changes, so Scripts/modules writes
// its digest here: a4a4763f14d4cfff
import CompilerPluginSupport
import Foundation
import PackageDescription

/// A row of the table: a module, program or test.
struct Row {
    let name: String
    let folder: String
    /// What it is and needs, as the head of the table explains.
    let words: [String]
    /// The modules it imports, including those this machine can't have.
    let imports: [String]

    func has(_ word: String) -> Bool { words.contains(word) }

    /// The values of the words that begin with `key=`.
    func values(of key: String) -> [String] {
        words.filter { $0.hasPrefix(key + "=") }.map { String($0.dropFirst(key.count + 1)) }
    }

    var path: String { "\(folder)/\(values(of: "at").first ?? name)" }

    /// The rows of the table, which says at its head how they are written.
    static func all(in text: String) -> [Row] {
        var rows: [Row] = []
        var folder = ""
        for line in text.split(separator: "\n") where !line.hasPrefix("//") {
            let line = String(line)
            if line.hasPrefix("[") {
                folder = String(line.dropFirst().dropLast())
            } else if line.hasPrefix(" ") {
                let row = rows.removeLast()
                rows.append(Row(name: row.name, folder: folder, words: row.words, imports: row.imports + line.words))
            } else {
                let parts = line.split(separator: ":", maxSplits: 1).map { String($0).words }
                let imports = parts.count > 1 ? parts[1] : []
                rows.append(
                    Row(name: parts[0][0], folder: folder, words: Array(parts[0].dropFirst()), imports: imports))
            }
        }
        return rows
    }
}

/// Whether this machine has a library.
///
/// Without it the package still builds, but for what needs it: the core and the test host need none. `./oriel` installs what
/// is missing.
func isInstalled(_ library: String) -> Bool {
    let folders = [
        "/usr/lib/x86_64-linux-gnu/pkgconfig", "/usr/lib/aarch64-linux-gnu/pkgconfig",
        "/usr/lib64/pkgconfig", "/usr/lib/pkgconfig", "/usr/share/pkgconfig", "/usr/local/lib/pkgconfig",
    ]
    return folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(library).pc") }
}

/// `ORIEL_FRONTENDS` (a list such as `image,window`, or `none`) overrules which front ends this machine can have.
let wanted = Context.environment["ORIEL_FRONTENDS"].map { $0.split(separator: ",").map(String.init) }
let hasImage = wanted?.contains("image") ?? isInstalled("pangocairo")
let hasDatabase = isInstalled("sqlite3")
let possible: [String: Bool] = [
    "image": hasImage,
    "window": wanted?.contains("window") ?? (hasImage && isInstalled("gtk4")),
    "terminal": wanted?.contains("terminal") ?? true,
    "database": hasDatabase,
    "server": hasDatabase && isInstalled("libpq"),
    "crypto": isInstalled("libcrypto"),
]

let table = try String(contentsOfFile: "\(Context.packageDirectory)/Sources/Modules.table", encoding: .utf8)
var rows = Row.all(in: table).filter { row in row.words.allSatisfy { possible[$0] ?? true } }

// While something is being built: `ORIEL_TESTS=ConformanceTests,MemorizeTests swift build --build-tests` makes these tests
// alone, in a fraction of the time.
if let tests = Context.environment["ORIEL_TESTS"]?.split(separator: ",").map(String.init) {
    rows.removeAll { $0.has("test") && !tests.contains($0.name) }
}
let names = Set(rows.map(\.name))

/// SwiftPM takes flags that are unsafe in its terms from none of the packages that it has checked out by version; those are
/// compiled as their user's build is.
let isCheckout = Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"

/// What a module knows of the modules it imports, so that it can do without them.
let conditions = [
    "ImageFrontend": "IMAGE", "WindowFrontend": "WINDOW", "TerminalFrontend": "TERMINAL", "PostgresStore": "SERVER",
]

/// All is built once where everything is checked: one compiler for a module takes four fifths of the processor's time of several,
/// each of which reads all imported modules.
///
/// SwiftPM waits for all of a module, so that its interface need not come first.
let atOnce = ["-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo"]

func settings(of row: Row) -> [SwiftSetting] {
    var settings: [SwiftSetting] = [.swiftLanguageMode(row.has("5") ? .v5 : .v6)]
    // As `.ci/run` sets the first, and `Scripts/mutants` the second. (The flags are unsafe in SwiftPM's terms, hence the switches.)
    let isStrict = Context.environment["ORIEL_STRICT"] != nil
    if isStrict { settings.append(.unsafeFlags(["-warnings-as-errors"])) }
    if isStrict || Context.environment["ORIEL_AT_ONCE"] != nil {
        settings.append(.unsafeFlags(atOnce))
        // Release builds are as people have them.
        if row.has("engine") {
            settings.append(.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug)))
        }
        // WorkCeilingTests compares memory in this build alone: planted faults, behind their switches, take some of their own.
        if isStrict, row.name == "SwiftUICoreTests" {
            settings.append(.define("ORIEL_OPTIMIZED_ENGINE", .when(configuration: .debug)))
        }
    }
    // As on Apple's systems, where whoever imports Foundation sees Combine.
    if row.has("program") {
        settings.append(.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "OrielFoundation"]))
    }
    // The compiler looks for modules of Testing's beside Apple's AppKit and Core Graphics, which are not on this system.
    if row.has("test"), !Set(row.imports).isDisjoint(with: ["AppKit", "Vision", "VisionKit", "ARKit"]) {
        settings.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
    }
    if row.has("optimized"), !isCheckout { settings.append(.unsafeFlags(["-O"])) }
    // FoundationNetworking brings in some thirty libraries, which the loader takes 24 ms for at each start: `./oriel` leaves
    // it out of release builds of apps whose source makes no request.
    if row.has("networking"), Context.environment["ORIEL_NETWORKING"] == "0" {
        settings.append(.define("ORIEL_WITHOUT_NETWORKING"))
    }
    return settings + row.imports.filter(names.contains).compactMap { conditions[$0] }.map { .define("ORIEL_\($0)") }
}

/// Where the headers of a Debian library and of all that it needs are, and what to link.
///
/// Some libraries' own descriptions have flags that SwiftPM takes from none, and complains of at each build.
func description(of library: String) -> String {
    let own = "\(Context.packageDirectory)/Sources/System/Descriptions/\(library).pc"
    guard !own.contains(" "), let text = try? String(contentsOfFile: own, encoding: .utf8) else { return library }
    let folder = text.split(separator: " ").first { $0.hasPrefix("-I") }.map { String($0.dropFirst(2)) } ?? ""
    return FileManager.default.fileExists(atPath: folder) ? own : library
}

func target(of row: Row) -> Target {
    let imports: [Target.Dependency] = row.imports.filter(names.contains).map { .byName(name: $0) }
    let without = row.values(of: "without")
    if let library = row.words.first(where: { $0.contains(".pc=") })?.components(separatedBy: ".pc=") {
        return .systemLibrary(
            name: row.name, path: row.path, pkgConfig: description(of: library[0]),
            providers: [.apt(library[1].split(separator: ",").map(String.init))])
    }
    if row.has("header") { return .systemLibrary(name: row.name, path: row.path) }
    if row.has("C") {
        let flags: [CSetting] = row.has("optimized") && !isCheckout ? [.unsafeFlags(["-O2"])] : []
        return .target(name: row.name, dependencies: imports, path: row.path, cSettings: flags)
    }
    if row.has("macro") {
        return .macro(name: row.name, dependencies: imports, path: row.path, swiftSettings: settings(of: row))
    }
    if row.has("test") {
        return .testTarget(
            name: row.name, dependencies: imports, path: row.path, exclude: without, swiftSettings: settings(of: row))
    }
    if row.has("tool") || row.has("program") {
        return .executableTarget(
            name: row.name, dependencies: imports, path: row.path, exclude: without, swiftSettings: settings(of: row))
    }
    return .target(
        name: row.name, dependencies: imports, path: row.path, exclude: without, swiftSettings: settings(of: row),
        linkerSettings: row.values(of: "links").map { .linkedLibrary($0) })
}

extension String { var words: [String] { split(separator: " ").map(String.init) } }

/// The modules of apps.
let app = rows.filter { $0.has("app") }.map(\.name)

let package = Package(
    name: "Oriel",
    products: [
        // All that an app may import, as one shared library: `oriel run PATH` builds it once, and links apps with it.
        .library(name: "OrielEngine", type: .dynamic, targets: app),
        .library(name: "SwiftUI", targets: app),
        // Without the frameworks beside it, for programs that import none of those.
        .library(name: "SwiftUIAlone", targets: ["SwiftUI"]),
        .executable(name: "oriel-tool", targets: ["OrielTool"]),
    ]
        // What the end-to-end tests load into the programs, as a library of its own.
        + ["EndToEndShim"].filter(names.contains).map { .library(name: $0, type: .dynamic, targets: [$0]) }
        + ["Memorize", "FizzBuzz"].map { .executable(name: $0, targets: [$0]) }
        + ["Combine", "SwiftUITesting", "DisplayList", "FrontEndKit", "PostgresStore", "SwiftData"]
        .filter(names.contains).map { .library(name: $0, targets: [$0]) },
    targets: rows.map(target)
)
