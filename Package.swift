// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The image front end needs Cairo and Pango, the window front end GTK 4 as well; the terminal front end needs nothing.
///
/// Where a machine lacks them the package still builds, without those front ends: the core and the test host need
/// neither. `./oriel` installs what is missing; `ORIEL_FRONTENDS` (a list such as `image,window`, or `none`) overrules
/// what is found.
func isInstalled(_ library: String) -> Bool {
    let folders = [
        "/usr/lib/x86_64-linux-gnu/pkgconfig", "/usr/lib/aarch64-linux-gnu/pkgconfig",
        "/usr/lib64/pkgconfig", "/usr/lib/pkgconfig", "/usr/share/pkgconfig", "/usr/local/lib/pkgconfig",
    ]
    return folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(library).pc") }
}

let wanted = Context.environment["ORIEL_FRONTENDS"].map { $0.split(separator: ",").map(String.init) }
let hasImage = wanted?.contains("image") ?? isInstalled("pangocairo")
let hasWindow = wanted?.contains("window") ?? (hasImage && isInstalled("gtk4"))
/// `SwiftData` and `CoreData` keep objects in SQLite; a machine without it builds all else.
let hasDatabase = isInstalled("sqlite3")
/// The games keep their things in a database where there is one, and in files elsewhere.
let database: [Target.Dependency] = hasDatabase ? ["SwiftData"] : []
/// `PostgresStore` keeps objects of `SwiftData` on a server, where its library is installed.
let hasServer = hasDatabase && isInstalled("libpq")
/// `CryptoKit`, `CommonCrypto` and `Security` stand on OpenSSL's libcrypto.
let hasCrypto = isInstalled("libcrypto")
let hasTerminal = wanted?.contains("terminal") ?? true

/// Our own targets treat warnings as errors when `ORIEL_STRICT` is set, as `.ci/run` does. (The flag is
/// unsafe in SwiftPM's terms, which would forbid the package as a dependency, hence the switch.)
let strict: [SwiftSetting] =
    Context.environment["ORIEL_STRICT"] == nil ? [] : [.unsafeFlags(["-warnings-as-errors"])]
let mode5: [SwiftSetting] = strict + [.swiftLanguageMode(.v5)]
let mode6: [SwiftSetting] = strict + [.swiftLanguageMode(.v6)]

/// Modules of Apple's smaller frameworks, each with its dependencies: what of them this system has.
///
/// Apps link only those that they import.
let thinModules: [(name: String, dependencies: [Target.Dependency])] = [
    ("Accelerate", []),
    ("ActivityKit", ["SwiftUI"]),
    ("AppIntents", ["SwiftUI", "OrielFoundation", "UniformTypeIdentifiers"]),
    ("AuthenticationServices", ["SwiftUI", "OrielBasics", "OrielFoundation"]),
    ("BackgroundTasks", ["OrielFoundation"]),
    ("CloudKit", ["CoreLocation", "OrielFoundation"]),
    ("Compression", ["OrielFoundation"]),
    ("Contacts", ["OrielFoundation"]),
    ("CoreAudio", ["OrielFoundation"]),
    ("CoreBluetooth", ["OrielFoundation"]),
    ("CoreMedia", ["OrielFoundation"]),
    ("CoreServices", ["OrielBasics", "OrielFoundation", "UniformTypeIdentifiers"]),
    ("CoreSpotlight", ["OrielFoundation", "UniformTypeIdentifiers"]),
    ("EventKit", ["CoreLocation", "OrielFoundation", "SwiftUICore"]),
    ("EventKitUI", ["EventKit", "SwiftUI"]),
    ("GameController", ["OrielFoundation"]),
    ("HealthKit", ["OrielFoundation"]),
    ("Intents", ["SwiftUI", "OrielFoundation"]),
    ("JavaScriptCore", ["OrielFoundation"]),
    ("LinkPresentation", ["SwiftUI", "OrielFoundation"]),
    ("MediaPlayer", ["SwiftUI", "OrielFoundation"]),
    ("MessageUI", ["SwiftUI", "OrielBasics"]),
    ("MetricKit", ["OrielFoundation"]),
    ("NaturalLanguage", ["OrielFoundation"]),
    ("Photos", ["OrielBasics", "SwiftUI"]),
    ("QuickLook", ["SwiftUI"]),
    ("ServiceManagement", ["OrielFoundation"]),
    ("SystemConfiguration", ["Network", "OrielFoundation"]),
    ("TipKit", ["SwiftUI", "OrielFoundation", "OrielMacros"]),
    ("Translation", ["SwiftUI"]),
    ("Vision", ["CoreGraphics", "CoreImage", "CoreMedia", "ImageIO", "OrielFoundation", "SwiftUICore"]),
]

/// What works on each pixel is compiled with optimisation in debug builds too, or pictures that move would freeze them.
///
/// SwiftPM has no other way to say so than a flag that is unsafe in its terms: it takes none from packages that it
/// has checked out by version, and those are compiled as their user's build is.
let isCheckout = Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"
let kernels: [CSetting] = isCheckout ? [] : [.unsafeFlags(["-O2"])]

/// Where the headers of a Debian library and of all that it needs lie, and what to link.
///
/// The library's own description has flags that SwiftPM takes from none, and complains of at each build.
func description(of library: String, headers: String) -> String {
    let own = "\(Context.packageDirectory)/Sources/System/Descriptions/\(library).pc"
    return FileManager.default.fileExists(atPath: headers) && !own.contains(" ") ? own : library
}

/// Linking FoundationNetworking, which `Combine` hands on to whoever imports it, brings in some thirty libraries that the
/// loader takes 24 ms for at each start.
///
/// `ORIEL_NETWORKING=0` leaves it out: `./oriel` sets that for release builds of apps whose source makes no request.
let networking: [SwiftSetting] =
    Context.environment["ORIEL_NETWORKING"] == "0" ? [.define("ORIEL_WITHOUT_NETWORKING")] : []

/// Apps are compiled as on Apple's systems, where whoever imports Foundation sees Combine.
///
/// (Unsafe in SwiftPM's terms, which concerns only packages that would depend on these programs.)
let appSettings: [SwiftSetting] =
    mode6 + [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "OrielFoundation"])]

var targets: [Target] = [
    .target(name: "OrielBasics", swiftSettings: mode6),
    .target(name: "Combine", swiftSettings: mode5 + networking),
    .target(name: "UniformTypeIdentifiers", swiftSettings: mode6),
    // Which of Foundation's functions Oriel replaces: their addresses, in C.
    .target(name: "FoundationShim", path: "Sources/System/FoundationShim"),
    // What Apple's Foundation has and this system's lacks; passes Combine on, as Apple's does.
    .target(
        name: "OrielFoundation",
        dependencies: ["Combine", "DefaultsShim", "FoundationShim", "OrielBasics", "UniformTypeIdentifiers"],
        swiftSettings: mode5 + networking,
        // The toolchain's library of languages, which Foundation links, too.
        linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
        name: "CoreTransferable",
        dependencies: ["Combine", "OrielBasics", "OrielFoundation", "UniformTypeIdentifiers"],
        swiftSettings: mode5),
    .target(name: "DisplayList", dependencies: ["OrielBasics"], swiftSettings: mode6),
    // Read the models of Core Data and Core ML: for these when an app runs, and for `OrielProject` when it is built.
    .target(name: "DataModelFiles", swiftSettings: mode6),
    .target(name: "LearnedModelFiles", swiftSettings: mode6),
    // What front ends share, whatever they show apps on.
    .target(name: "FrontEndKit", dependencies: ["DisplayList", "OrielBasics"], swiftSettings: mode6),
    .target(name: "CoreGraphics", dependencies: ["DisplayList", "OrielFoundation"], swiftSettings: mode6),
    .target(name: "SymbolArtwork", dependencies: ["DisplayList", "OrielBasics"], swiftSettings: mode6),
    // Apart from the plug-in, so that tests can import it: tests that depend on a macro are built as tools, with all
    // they depend on a second time, and cannot import apps.
    .target(name: "SwiftTokens", swiftSettings: mode6),
    .target(name: "MacroExpansion", dependencies: ["SwiftTokens"], swiftSettings: mode6),
    .macro(name: "OrielMacros", dependencies: ["MacroExpansion"], swiftSettings: mode6),
    .target(
        name: "SwiftUICore",
        dependencies: [
            "Combine", "DisplayList", "OrielBasics", "OrielFoundation", "OrielMacros", "SymbolArtwork",
            "UniformTypeIdentifiers",
        ],
        swiftSettings: mode5),
    // Reading and writing picture files; SwiftUI passes it on, as on iOS.
    .target(name: "ImageIO", dependencies: ["SwiftUICore", "DisplayList", "OrielFoundation"], swiftSettings: mode5),
    // Filters for pictures; SwiftUI passes it on, as UIKit does. Every pixel is computed in Swift, in debug builds too:
    // always optimized.
    .target(
        name: "ImageFilters", dependencies: ["SwiftUICore", "ImageIO", "DisplayList", "OrielFoundation"],
        swiftSettings: mode5 + (isCheckout ? [] : [.unsafeFlags(["-O"])])),
    .target(
        name: "CoreImage", dependencies: ["ImageFilters", "CoreGraphics", "OrielFoundation"], swiftSettings: mode5),
    .target(
        name: "SwiftUI",
        dependencies: [
            "SwiftUICore", "ImageIO", "Combine", "CoreGraphics", "CoreTransferable", "DisplayList", "ImageFilters",
            "OrielBasics", "OrielFoundation", "UIKitShim", "UniformTypeIdentifiers",
        ]
            + (hasImage ? ["ImageFrontend"] : []) + (hasWindow ? ["WindowFrontend"] : [])
            + (hasTerminal ? ["TerminalFrontend"] : []),
        swiftSettings: mode5
            + (hasImage ? [.define("ORIEL_IMAGE")] : []) + (hasWindow ? [.define("ORIEL_WINDOW")] : [])
            + (hasTerminal ? [.define("ORIEL_TERMINAL")] : [])),
    // SwiftUI has UIKit's types, as on iOS, and Core Animation's; these are for files that import them alone.
    .target(name: "UIKit", dependencies: ["SwiftUI"], swiftSettings: mode5),
    .target(name: "QuartzCore", dependencies: ["SwiftUI"], swiftSettings: mode5),
    .target(name: "PhotosUI", dependencies: ["OrielFoundation", "Photos", "SwiftUI"], swiftSettings: mode5),
    .target(name: "CoreLocation", dependencies: ["OrielBasics", "OrielFoundation"], swiftSettings: mode5),
    .target(
        name: "MapKit",
        dependencies: ["SwiftUI", "SwiftUICore", "CoreLocation", "DisplayList", "OrielBasics", "OrielFoundation"],
        swiftSettings: mode5),
    // Charts, drawn with SwiftUI. All marks are placed in Swift, in debug builds too: always optimized.
    .target(
        name: "Charts", dependencies: ["SwiftUI", "SwiftUICore"],
        swiftSettings: mode5 + (isCheckout ? [] : [.unsafeFlags(["-O"])])),
    .target(
        name: "AVFoundation", dependencies: ["AudioToolbox", "CoreMedia", "OrielBasics", "OrielFoundation"],
        swiftSettings: mode5),
    .target(
        name: "AudioToolbox", dependencies: ["DisplayList", "OrielBasics", "OrielFoundation"], swiftSettings: mode5),
    .target(name: "CoreLocationUI", dependencies: ["SwiftUI", "CoreLocation"], swiftSettings: mode5),
    // Small modules: what of them this system has.
    .target(name: "os", dependencies: ["OrielBasics"], swiftSettings: mode6),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: mode6),
    .target(name: "UserNotifications", dependencies: ["CoreLocation", "OrielFoundation"], swiftSettings: mode5),
    .target(name: "StoreKit", dependencies: ["SwiftUI", "OrielFoundation"], swiftSettings: mode5),
    .target(name: "SafariServices", dependencies: ["SwiftUI"], swiftSettings: mode5),
    .target(name: "LocalAuthentication", dependencies: ["OrielFoundation"], swiftSettings: mode5),
    .target(name: "GameplayKit", swiftSettings: mode5),
    .target(name: "Network", swiftSettings: mode6),
    .target(name: "CoreMotion", dependencies: ["OrielFoundation"], swiftSettings: mode5),
    .target(name: "WidgetKit", dependencies: ["OrielFoundation"], swiftSettings: mode5),
    .target(name: "GameKit", dependencies: ["GameplayKit"], swiftSettings: mode5),
    .target(name: "AVKit", dependencies: ["AVFoundation", "SwiftUI", "OrielFoundation"], swiftSettings: mode5),
    .target(name: "Speech", dependencies: ["AVFoundation", "OrielFoundation"], swiftSettings: mode5),
    .target(name: "CoreHaptics", dependencies: ["OrielFoundation"], swiftSettings: mode5),
    .target(name: "CoreML", dependencies: ["LearnedModelFiles", "OrielFoundation"], swiftSettings: mode5),
    .target(name: "DefaultsShim", path: "Sources/System/DefaultsShim"),
    .target(name: "UIKitShim", path: "Sources/System/UIKitShim"),
    .target(
        name: "SwiftUITesting",
        dependencies: ["SwiftUI", "SwiftUICore", "DisplayList", "OrielBasics", "Combine"]
            + (hasImage ? ["ImageFrontend"] : []) + (hasTerminal ? ["TerminalFrontend", "FrontEndKit"] : []),
        swiftSettings: mode5 + (hasImage ? [.define("ORIEL_IMAGE")] : [])
            + (hasTerminal ? [.define("ORIEL_TERMINAL")] : [])),

    .executableTarget(
        name: "Memorize", dependencies: ["SwiftUI", "AudioToolbox"] + database, path: "Apps/Memorize",
        swiftSettings: appSettings),
    .executableTarget(
        name: "FizzBuzz", dependencies: ["SwiftUI"] + database, path: "Apps/FizzBuzz", swiftSettings: appSettings),

    // What `oriel run PATH` knows of projects, and how it builds them; no module of an app.
    .target(
        name: "OrielProject", dependencies: ["DataModelFiles", "LearnedModelFiles", "SwiftTokens"],
        swiftSettings: mode6),
    .executableTarget(name: "OrielTool", dependencies: ["OrielProject"], swiftSettings: mode6),
    // Writes models of Core ML as bytes.
    .target(name: "ModelWriter", path: "Tests/ModelWriter", swiftSettings: mode6),
    .testTarget(name: "OrielProjectTests", dependencies: ["OrielProject", "ModelWriter"], swiftSettings: mode6),

    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: mode5),
    .target(name: "RandomLists", dependencies: ["DisplayList"], path: "Tests/RandomLists", swiftSettings: mode6),
    .testTarget(
        name: "FrontEndKitTests", dependencies: ["FrontEndKit", "DisplayList", "RandomLists"], swiftSettings: mode6),
    // A front end of cells and letters that knows nothing but FrontEndKit, and the games played with it.
    .target(name: "TextFrontEnd", dependencies: ["FrontEndKit"], path: "Tests/TextFrontEnd", swiftSettings: mode6),
    .testTarget(
        name: "TextFrontEndTests",
        dependencies: ["TextFrontEnd", "FrontEndKit", "SwiftUI", "SwiftUICore", "FizzBuzz", "Memorize"],
        swiftSettings: mode5),
    .testTarget(name: "DisplayListTests", dependencies: ["DisplayList", "RandomLists"], swiftSettings: mode6),
    .testTarget(
        name: "SwiftUICoreTests",
        dependencies: [
            "SwiftUI", "SwiftUICore", "SwiftUITesting", "DisplayList", "OrielBasics", "TestServer",
        ],
        swiftSettings: mode5),
    // What lies above the core: controls, windows, apps, and every view with hostile values.
    .testTarget(
        name: "SwiftUITests",
        dependencies: [
            "SwiftUI", "SwiftUICore", "SwiftUITesting", "DisplayList", "OrielBasics", "OrielFoundation", "AVFoundation",
            "QuartzCore",
        ],
        swiftSettings: mode5),
    .testTarget(
        name: "ImageIOTests",
        dependencies: [
            "ImageIO", "UIKit", "SwiftUI", "SwiftUICore", "SwiftUITesting", "DisplayList", "OrielFoundation",
        ],
        swiftSettings: mode5),
    .testTarget(
        name: "SystemModulesTests",
        dependencies: [
            "CoreLocationUI", "os", "OSLog", "UserNotifications", "StoreKit", "SafariServices", "LocalAuthentication",
            "GameplayKit", "GameKit", "ImageFilters", "CoreHaptics", "Network", "SwiftUI", "SwiftUITesting",
            "OrielFoundation", "Speech", "AVFoundation", "AVKit", "CoreML", "ModelWriter", "CoreMotion", "WidgetKit",
        ],
        swiftSettings: mode5),
    .testTarget(
        name: "MapKitTests",
        dependencies: [
            "MapKit", "CoreLocation", "SwiftUI", "SwiftUICore", "SwiftUITesting", "DisplayList", "OrielFoundation",
            "TestServer",
        ],
        swiftSettings: mode5),
    .testTarget(
        name: "ChartsTests",
        dependencies: ["Charts", "SwiftUI", "SwiftUICore", "SwiftUITesting", "DisplayList"],
        swiftSettings: mode5 + (hasImage ? [.define("ORIEL_IMAGE")] : [])),
    .testTarget(
        name: "SwiftUITestingTests", dependencies: ["SwiftUI", "SwiftUITesting", "DisplayList"], swiftSettings: mode5),
    .testTarget(
        name: "ConformanceTests", dependencies: ["SwiftUI", "SwiftUICore", "SwiftUITesting", "DisplayList"],
        path: "Tests/Conformance", exclude: ["Statements.tsv"],
        swiftSettings: mode5 + (hasImage ? [.define("ORIEL_IMAGE")] : [])
            + (hasTerminal ? [.define("ORIEL_TERMINAL")] : [])),
    // Random trees and what happens to them, as a library: the tests run a fixed number, ./oriel fuzz as many as it can.
    .target(
        name: "DifferentialKit", dependencies: ["SwiftUI", "SwiftUICore", "SwiftUITesting", "DisplayList"],
        path: "Tests/Differential/Kit", swiftSettings: mode5),
    .executableTarget(
        name: "fuzz", dependencies: ["DifferentialKit"], path: "Tests/Differential/Fuzz", swiftSettings: mode5),
    .testTarget(
        name: "DifferentialTests",
        dependencies: ["DifferentialKit", "SwiftUI", "SwiftUICore", "SwiftUITesting", "DisplayList"],
        path: "Tests/Differential/Laws", swiftSettings: mode5),
    .testTarget(
        name: "MemorizeTests",
        dependencies: ["Memorize", "SwiftUI", "SwiftUITesting", "DisplayList"] + (hasDatabase ? ["SQLiteAccess"] : []),
        swiftSettings: mode5),
    .testTarget(
        name: "FizzBuzzTests", dependencies: ["FizzBuzz", "SwiftUI", "SwiftUITesting", "DisplayList"],
        swiftSettings: mode5),
    // A server that answers what a test tells it to, when it tells it to.
    .target(name: "TestServer", path: "Tests/Server", swiftSettings: mode6),
    .testTarget(
        name: "NetworkTests",
        dependencies: ["Requests", "TestServer", "OrielFoundation", "SwiftUI", "SwiftUITesting"], swiftSettings: mode5),
    // Keeps something as the games do, so that it can be killed while it does.
    .executableTarget(
        name: "Keeper", dependencies: ["OrielFoundation"] + database, path: "Tests/Persistence/Keeper",
        exclude: ["Shared/Binding+Presence.swift"], swiftSettings: appSettings),
    .target(name: "Tracer", path: "Tests/Persistence/Tracer"),
    .testTarget(
        name: "PersistenceTests", dependencies: ["Keeper", "Tracer"], path: "Tests/Persistence/Suite",
        swiftSettings: mode6),
    .testTarget(
        name: "OrielMacrosTests", dependencies: ["MacroExpansion", "SwiftTokens", "SwiftUICore"], swiftSettings: mode6),
    .testTarget(name: "ArchitectureTests", dependencies: ["SwiftTokens"], swiftSettings: mode6),
    // Compiles the examples of documentation comments and articles: against these modules, which it doesn't import.
    .testTarget(
        name: "DocumentationTests",
        dependencies: [
            "SwiftUI", "SwiftUICore", "SwiftUITesting", "DisplayList", "FrontEndKit", "Combine", "OrielFoundation",
        ],
        swiftSettings: mode6 + (hasImage ? [.define("ORIEL_IMAGE")] : [])),
]

targets += thinModules.map { module in
    // Loops over thousands of numbers are always optimized.
    let isFast = module.name == "Accelerate" && !isCheckout
    return .target(
        name: module.name, dependencies: module.dependencies,
        swiftSettings: mode5 + (isFast ? [.unsafeFlags(["-O"])] : []))
}
targets.append(
    .testTarget(
        name: "ThinFrameworksTests",
        dependencies: thinModules.map { .byName(name: $0.name) } + ["SwiftUI", "SwiftUITesting", "TestServer"],
        swiftSettings: mode5))

/// The modules of examples that need more than SwiftUI.
let modulesOfExamples: [String: [Target.Dependency]] = [
    "13-Maps": ["SwiftUI", "MapKit"], "21-Charts": ["SwiftUI", "Charts"],
]

// One app each, numbered in the order in which to read them.
targets += [
    "01-Counter", "02-Fizz", "03-Bindings", "04-ObservableObjects", "05-EnvironmentObjects", "06-Timers", "07-Shapes",
    "08-Layouts", "09-Windows", "10-Messages", "11-MVVM", "12-Requests", "13-Maps", "15-Tables", "17-Containers",
    "18-Texts", "19-Outlines", "20-Pages", "21-Charts",
].map { folder in
    .executableTarget(
        // A program has no name of a module that it imports.
        name: folder == "21-Charts" ? "Weather" : String(folder.drop { $0 != "-" }.dropFirst()),
        dependencies: modulesOfExamples[folder] ?? ["SwiftUI"],
        path: "Examples/\(folder)",
        exclude: folder == "12-Requests" ? ["server.py"] : [], swiftSettings: appSettings)
}

if hasImage {
    targets += [
        .systemLibrary(
            name: "CPangoCairo", path: "Sources/System/CPangoCairo",
            pkgConfig: description(of: "pangocairo", headers: "/usr/include/pango-1.0"),
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
        // What works on pixels, in C.
        .target(name: "PixelKernels", path: "Sources/Frontends/PixelKernels", cSettings: kernels),
        // Draws the drawings of strangers in a process of its own, in C: it runs before anything of Swift.
        .target(name: "DrawingProcess", path: "Sources/Frontends/DrawingProcess"),
        .target(
            name: "CairoPainting",
            dependencies: [
                "DisplayList", "DrawingProcess", "FrontEndKit", "OrielBasics", "PixelKernels", "SymbolArtwork",
                "CPangoCairo",
            ],
            path: "Sources/Frontends/CairoPainting", swiftSettings: mode5),
        .target(
            name: "ImageFrontend",
            dependencies: ["DisplayList", "CairoPainting", "CPangoCairo", "OrielBasics", "PixelKernels"],
            path: "Sources/Frontends/ImageFrontend", swiftSettings: mode5),
        .testTarget(
            name: "ImageFrontendTests",
            dependencies: [
                "ImageFrontend", "CairoPainting", "CPangoCairo", "DrawingProcess", "PixelKernels", "SymbolArtwork",
                "DisplayList",
            ],
            swiftSettings: mode5),
        .testTarget(
            name: "Reftests", dependencies: ["SwiftUI", "SwiftUITesting", "ImageFrontend", "DisplayList"],
            swiftSettings: mode5),
    ]
}

if hasCrypto {
    targets += [
        .systemLibrary(
            name: "CLibCrypto", path: "Sources/System/CLibCrypto", pkgConfig: "libcrypto",
            providers: [.apt(["libssl-dev"])]),
        // Keys, signatures and certificates as bytes, in C: libcrypto's headers are full of macros.
        .target(name: "CryptoShim", dependencies: ["CLibCrypto"], path: "Sources/System/CryptoShim"),
        .target(name: "LibCrypto", dependencies: ["CryptoShim"], swiftSettings: mode6),
        .target(name: "CryptoKit", dependencies: ["LibCrypto"], swiftSettings: mode6),
        .target(name: "CommonCrypto", dependencies: ["LibCrypto"], swiftSettings: mode6),
        // The desktop's secret service, through a library that is loaded when it is first needed.
        .target(name: "SecretServiceShim", path: "Sources/System/SecretServiceShim"),
        .target(
            name: "Security", dependencies: ["CryptoShim", "LibCrypto", "OrielFoundation", "SecretServiceShim"],
            swiftSettings: mode5),
        .testTarget(
            name: "SecurityTests", dependencies: ["Security", "SwiftUITesting"],
            swiftSettings: mode5),
        .testTarget(
            name: "CryptoTests", dependencies: ["CryptoKit", "CommonCrypto"], exclude: ["Vectors.tsv"],
            swiftSettings: mode6),
    ]
}

if hasWindow {
    targets += [
        .systemLibrary(
            name: "CGtk", path: "Sources/System/CGtk",
            pkgConfig: description(of: "gtk4", headers: "/usr/include/gtk-4.0"),
            providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "GtkShim", dependencies: ["CGtk"], path: "Sources/System/GtkShim"),
        .target(
            name: "WindowFrontend",
            dependencies: [
                "DisplayList", "FrontEndKit", "CairoPainting", "CPangoCairo", "CGtk", "GtkShim", "OrielBasics",
            ],
            path: "Sources/Frontends/WindowFrontend", swiftSettings: mode5),
        .testTarget(
            name: "WindowFrontendTests",
            dependencies: ["WindowFrontend", "FrontEndKit", "DisplayList", "RandomLists"], swiftSettings: mode5),
        // The programs in real windows beside test hosts that do the same again.
        .target(name: "EndToEndShim", path: "Tests/EndToEnd/Shim"),
        .executableTarget(
            name: "Probe", dependencies: ["SwiftUI"], path: "Tests/EndToEnd/Probe", swiftSettings: appSettings),
        // Opens and closes all that there is for hours (Scripts/soak).
        .executableTarget(
            name: "Strain", dependencies: ["SwiftUI"], path: "Tests/EndToEnd/Strain", swiftSettings: appSettings),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "EndToEndShim", "Probe", "Memorize", "FizzBuzz", "Counter", "Fizz", "Bindings", "ObservableObjects",
                "EnvironmentObjects", "Timers", "Shapes", "Layouts", "Windows", "Messages", "MVVM", "SwiftUI",
                "SwiftUITesting", "DisplayList", "ImageFrontend", "CairoPainting",
            ],
            path: "Tests/EndToEnd/Suite", swiftSettings: mode5),
    ]
}

if hasTerminal {
    targets += [
        .target(
            name: "TerminalFrontend", dependencies: ["DisplayList", "FrontEndKit", "OrielBasics"],
            path: "Sources/Frontends/TerminalFrontend", swiftSettings: mode5),
        .testTarget(
            name: "TerminalFrontendTests",
            dependencies: ["TerminalFrontend", "FrontEndKit", "DisplayList", "RandomLists"], exclude: ["Widths.tsv"],
            swiftSettings: mode6),
        // Programs in pseudo terminals: how they end, and the games played with keys and the mouse.
        .executableTarget(
            name: "TerminalProbe", dependencies: ["SwiftUI"], path: "Tests/TerminalApps/Probe",
            swiftSettings: appSettings),
        .target(name: "TerminalShim", path: "Tests/TerminalApps/Shim"),
        .testTarget(
            name: "TerminalAppTests",
            dependencies: [
                "TerminalShim", "TerminalFrontend", "SwiftUITesting", "TerminalProbe", "FrontEndKit", "SwiftUI",
                "SwiftUICore",
                "FizzBuzz", "Memorize",
            ],
            path: "Tests/TerminalApps/Suite", swiftSettings: mode5),
    ]
}

if hasDatabase {
    targets += [
        .executableTarget(
            name: "Database", dependencies: ["SwiftUI", "SwiftData"], path: "Examples/14-Database",
            swiftSettings: appSettings),
        .systemLibrary(
            name: "CSQLite", path: "Sources/System/CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"])]),
        // What Apple's Foundation has for values of types that no database knows.
        .target(name: "ValueTransformers", swiftSettings: mode6),
        // The runtime's counts of references that keep nothing alive.
        .systemLibrary(name: "CReferences", path: "Sources/System/CReferences"),
        // What both databases of objects know of SQLite.
        .target(name: "SQLiteAccess", dependencies: ["CSQLite"], swiftSettings: mode6),
        .target(
            name: "SwiftData",
            dependencies: [
                "SwiftUICore", "OrielFoundation", "OrielMacros", "SQLiteAccess", "CReferences", "CSQLite",
                "ValueTransformers",
            ],
            swiftSettings: mode5),
        .target(
            name: "CoreData",
            dependencies: [
                "CoreLocation", "SwiftUICore", "OrielFoundation", "DataModelFiles", "SQLiteAccess", "CSQLite",
                "ValueTransformers",
            ],
            swiftSettings: mode5),
        // A model that models of another module inherit from.
        .target(name: "OpenModels", dependencies: ["SwiftData"], path: "Tests/Database/Models", swiftSettings: mode5),
        // Saves without end, so that it can be killed while it does.
        .executableTarget(
            name: "DatabaseWriter", dependencies: ["SwiftData"], path: "Tests/Database/Writer", swiftSettings: mode5),
        .executableTarget(
            name: "ManagedWriter", dependencies: ["CoreData"], path: "Tests/Database/ManagedWriter",
            swiftSettings: mode5),
        // Stops a save just before it counts.
        .target(
            name: "CommitGates", dependencies: ["SQLiteAccess", "CSQLite"], path: "Tests/Database/Gate",
            swiftSettings: mode6),
        .testTarget(
            name: "CoreDataTests",
            dependencies: [
                "CoreData", "DataModelFiles", "SQLiteAccess", "CSQLite", "SwiftUI", "SwiftUITesting", "ManagedWriter",
                "CommitGates",
            ],
            swiftSettings: mode5),
        .testTarget(
            name: "SwiftDataTests",
            dependencies: [
                "SwiftData", "SQLiteAccess", "CSQLite", "OrielFoundation", "SwiftUI", "SwiftUITesting", "DisplayList",
                "CommitGates", "DatabaseWriter", "ManagedWriter", "OpenModels", "TestServer",
            ] + (hasServer ? ["PostgresStore", "ServerPeer"] : []),
            swiftSettings: mode5 + (hasServer ? [.define("ORIEL_SERVER")] : [])),
    ]
}

if hasServer {
    targets += [
        .systemLibrary(
            name: "CPostgres", path: "Sources/System/CPostgres", pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"])]),
        .target(
            name: "PostgresStore", dependencies: ["SwiftData", "SQLiteAccess", "CPostgres"], swiftSettings: mode5),
        // A process that uses a server's models beside that of the tests.
        .executableTarget(
            name: "ServerPeer", dependencies: ["PostgresStore", "SwiftData"], path: "Tests/Database/Peer",
            swiftSettings: mode5),
    ]
}

// While something is being built: `ORIEL_TESTS=ConformanceTests,MemorizeTests swift build --build-tests` makes these tests alone,
// in a fraction of the time.
if let tests = Context.environment["ORIEL_TESTS"]?.split(separator: ",").map(String.init) {
    targets.removeAll { $0.type == .test && !tests.contains($0.name) }
}

// What the end-to-end tests load into the programs, as a library of its own.
let shim = Product.library(name: "EndToEndShim", type: .dynamic, targets: ["EndToEndShim"])

/// Apart from the other modules: its library brings in a dozen more, which no app that does without should wait for.
let serverStore: [Product] = hasServer ? [.library(name: "PostgresStore", targets: ["PostgresStore"])] : []

/// The modules of apps, beside those that SwiftUI passes on.
let modulesOfApps =
    [
        "SwiftUI", "UIKit", "QuartzCore", "PhotosUI", "ImageIO", "MapKit", "Charts", "CoreLocation",
        "CoreLocationUI", "AudioToolbox", "os", "OSLog", "UserNotifications", "StoreKit", "SafariServices",
        "LocalAuthentication", "GameplayKit", "GameKit", "AVFoundation", "AVKit", "Speech", "CoreImage", "CoreHaptics",
        "Network", "CoreML", "CoreMotion", "WidgetKit",
    ] + thinModules.map(\.name) + (hasDatabase ? ["SwiftData", "CoreData"] : [])
    + (hasCrypto ? ["CryptoKit", "CommonCrypto", "Security"] : [])

/// All that an app may import, as one shared library: `oriel run PATH` builds it once, and links apps with it.
let engine: Product = .library(name: "OrielEngine", type: .dynamic, targets: modulesOfApps)

let package = Package(
    name: "Oriel",
    products: (hasWindow ? [shim] : []) + serverStore + [
        engine,
        .library(name: "SwiftUI", targets: modulesOfApps),
        .executable(name: "oriel-tool", targets: ["OrielTool"]),
    ] + ["Memorize", "FizzBuzz"].map { .executable(name: $0, targets: [$0]) }
        + ["Combine", "SwiftUITesting", "DisplayList", "FrontEndKit"].map { .library(name: $0, targets: [$0]) },
    targets: targets
)
