/// Which module may import which: arrows only point down (see ARCHITECTURE.md).
enum ModuleGraph {
    /// For every module of ours, the modules of ours it may import.
    static let allowed = large.merging(thin) { large, _ in large }

    private static let large: [String: Set<String>] = [
        // Swift source as words, for macros and for the tool that builds apps.
        "SwiftTokens": [],
        "MacroExpansion": ["SwiftTokens"],
        "OrielMacros": ["MacroExpansion"],
        // The tool that builds apps knows none of the modules that apps are made with.
        "OrielProject": ["DataModelFiles", "LearnedModelFiles", "SwiftTokens"],
        "OrielTool": ["OrielProject"],
        // Functions that the toolchain lacks and every module may need: numbers that do not trap, messages that cannot
        // end the process.
        "OrielBasics": [],
        // Models of Core Data as files, for apps and for the tool that builds them.
        "DataModelFiles": [],
        // So the models of Core ML.
        "LearnedModelFiles": [],
        "Combine": [],
        "DisplayList": ["OrielBasics"],
        // Beside Foundation: the parts of Apple's Foundation that this system's lacks, and data that goes from app to
        // app.
        "UniformTypeIdentifiers": [],
        "OrielFoundation": ["Combine", "FoundationShim", "OrielBasics", "UniformTypeIdentifiers"],
        "CoreTransferable": ["Combine", "OrielBasics", "OrielFoundation", "UniformTypeIdentifiers"],
        // So that apps may import it.
        "CoreGraphics": ["DisplayList", "OrielFoundation"],
        // SF Symbols' names and our own drawings for them.
        "SymbolArtwork": ["DisplayList", "OrielBasics"],
        // It must know which symbols there are whatever the front end: `UIImage(systemName:)` is nil for others.
        "SwiftUICore": [
            "Combine", "DisplayList", "OrielBasics", "OrielFoundation", "SymbolArtwork", "UniformTypeIdentifiers",
        ],
        // The common part of front ends, whatever they show apps on.
        "FrontEndKit": ["DisplayList", "OrielBasics"],
        // The common part of front ends that draw with Cairo. Front ends know display lists, but not views.
        "CairoPainting": [
            "DisplayList", "DrawingProcess", "FrontEndKit", "OrielBasics", "PixelKernels", "SymbolArtwork",
            "CPangoCairo",
        ],
        "ImageFrontend": ["DisplayList", "CairoPainting", "CPangoCairo", "OrielBasics", "PixelKernels"],
        "WindowFrontend": [
            "DisplayList", "FrontEndKit", "CairoPainting", "CPangoCairo", "CGtk", "GtkShim", "OrielBasics",
        ],
        "TerminalFrontend": ["DisplayList", "FrontEndKit", "OrielBasics"],
        "BrowserFrontend": ["DisplayList", "FrontEndKit", "SymbolArtwork"],
        // Reading and writing picture files, which SwiftUI passes on.
        "ImageIO": ["SwiftUICore", "DisplayList", "OrielFoundation"],
        // Filters for pictures, whose pixels it computes; SwiftUI passes it on, as UIKit does.
        "ImageFilters": ["SwiftUICore", "ImageIO", "DisplayList", "OrielFoundation"],
        "CoreImage": ["ImageFilters", "CoreGraphics", "OrielFoundation"],
        "SwiftUI": [
            "SwiftUICore", "ImageIO", "Combine", "CoreTransferable", "DisplayList", "ImageFilters", "OrielBasics",
            "OrielFoundation", "UniformTypeIdentifiers",
            "CairoPainting", "FrontEndKit", "ImageFrontend", "WindowFrontend", "TerminalFrontend",
            "BrowserFrontend",
        ],
        // For files that import these alone: they pass SwiftUI on, as SwiftUI passes UIKit on.
        "UIKit": ["SwiftUI"],
        "QuartzCore": ["SwiftUI"],
        "PhotosUI": ["OrielFoundation", "Photos", "SwiftUI"],
        // Places on the earth, and maps drawn with SwiftUI.
        "CoreLocation": ["OrielBasics", "OrielFoundation"],
        "MapKit": ["SwiftUI", "SwiftUICore", "CoreLocation", "DisplayList", "OrielBasics", "OrielFoundation"],
        // Charts, drawn with SwiftUI.
        "Charts": ["SwiftUI", "SwiftUICore"],
        "CoreLocationUI": ["SwiftUI", "CoreLocation"],
        // What this system has of small modules; what it lacks fails in the ways that these modules have for that.
        "os": ["OrielBasics"],
        "OSLog": ["os"],
        "UserNotifications": ["CoreLocation", "OrielFoundation"],
        "StoreKit": ["SwiftUI", "OrielFoundation"],
        "SafariServices": ["SwiftUI"],
        "LocalAuthentication": ["OrielFoundation"],
        "Speech": ["AVFoundation", "OrielFoundation"],
        "GameplayKit": [],
        // Cryptography, by OpenSSL's libcrypto, which Swift calls through a few functions in C.
        "LibCrypto": ["CryptoShim"],
        "CryptoKit": ["LibCrypto"],
        "CommonCrypto": ["LibCrypto"],
        // Keys, certificates and the keychain, in the desktop's secret service or in a file.
        "Security": ["CryptoShim", "LibCrypto", "OrielFoundation", "SecretServiceShim"],
        // Which network there is, by the kernel.
        "Network": [],
        "GameKit": ["GameplayKit"],
        "AVKit": ["AVFoundation", "SwiftUI", "OrielFoundation"],
        // Sensors and widgets that are not there.
        "CoreMotion": ["OrielFoundation"],
        "WidgetKit": ["OrielFoundation"],
        // Patterns that nothing plays.
        "CoreHaptics": ["OrielFoundation"],
        // Models that have learned from tables, and compute.
        "CoreML": ["LearnedModelFiles", "OrielFoundation"],
        // Sounds, played by the front end or by programs of the system.
        "AVFoundation": ["AudioToolbox", "CoreMedia", "DisplayList", "OrielBasics", "OrielFoundation"],
        "AudioToolbox": ["DisplayList", "OrielBasics", "OrielFoundation"],
        // Values as data for the two databases, as Apple's Foundation has it.
        "ValueTransformers": [],
        // Connections with SQLite, for the two below.
        "SQLiteAccess": ["CSQLite"],
        // Models in SQLite; knows views for its queries.
        "SwiftData": ["SwiftUICore", "OrielFoundation", "SQLiteAccess", "CReferences", "CSQLite", "ValueTransformers"],
        // Models on a server; of SQLite's module it uses the values alone.
        "PostgresStore": ["SwiftData", "SQLiteAccess", "CPostgres"],
        "CoreData": [
            "CoreLocation", "SwiftUICore", "OrielFoundation", "Combine", "DataModelFiles", "SQLiteAccess", "CSQLite",
            "ValueTransformers",
        ],
        "SwiftUITesting": [
            "SwiftUI", "SwiftUICore", "DisplayList", "OrielBasics", "Combine", "CairoPainting", "ImageFrontend",
            "FrontEndKit", "TerminalFrontend",
            // Where failures are recorded; no other module is linked with them.
            "Testing", "XCTest",
        ],
    ]

    /// Modules of Apple's smaller frameworks: what of them this system has.
    private static let thin: [String: Set<String>] = [
        "Accelerate": [],
        "ActivityKit": ["SwiftUI"],
        "AppIntents": ["SwiftUI", "OrielFoundation", "UniformTypeIdentifiers"],
        "AuthenticationServices": ["SwiftUI", "OrielBasics", "OrielFoundation"],
        "BackgroundTasks": ["OrielFoundation"],
        "CloudKit": ["CoreLocation", "OrielFoundation"],
        "Compression": ["OrielFoundation"],
        "Contacts": ["OrielFoundation"],
        "CoreAudio": ["OrielFoundation"],
        "CoreBluetooth": ["OrielFoundation"],
        "CoreMedia": ["OrielFoundation"],
        "CoreServices": ["OrielBasics", "OrielFoundation", "UniformTypeIdentifiers"],
        "CoreSpotlight": ["OrielFoundation", "UniformTypeIdentifiers"],
        "EventKit": ["CoreLocation", "OrielFoundation", "SwiftUICore"],
        "EventKitUI": ["EventKit", "SwiftUI"],
        "GameController": ["OrielFoundation"],
        "HealthKit": ["OrielFoundation"],
        "Intents": ["SwiftUI", "OrielFoundation"],
        "JavaScriptCore": ["OrielFoundation"],
        "LinkPresentation": ["SwiftUI", "OrielFoundation"],
        "MediaPlayer": ["SwiftUI", "OrielFoundation"],
        "MessageUI": ["SwiftUI", "OrielBasics"],
        "MetricKit": ["OrielFoundation"],
        "NaturalLanguage": ["OrielFoundation"],
        "Photos": ["OrielBasics", "SwiftUI"],
        "QuickLook": ["SwiftUI"],
        "ServiceManagement": ["OrielFoundation"],
        "SystemConfiguration": ["Network", "OrielFoundation"],
        "TipKit": ["SwiftUI", "OrielFoundation"],
        "Translation": ["SwiftUI"],
        "Vision": ["CoreGraphics", "CoreImage", "CoreMedia", "ImageIO", "OrielFoundation", "SwiftUICore"],
    ]

    /// Modules that come with the toolchain.
    static let toolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Observation", "Dispatch",
        "Synchronization", "Glibc", "Musl",
        "Darwin", "RegexBuilder",
        // What Foundation knows of languages.
        "_FoundationICU",
    ]

    /// All that apps and examples may import, so that their source is also that of an app for Apple's SwiftUI.
    static let allowedInApps: Set<String> = [
        "SwiftUI", "AudioToolbox", "Charts", "Combine", "CoreData", "CoreLocation", "Foundation", "MapKit",
        "Observation", "SwiftData",
    ]

    /// The module a file belongs to: the folder below `Sources`, or below `Sources/Frontends`.
    static func module(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        guard folders.first == "Sources" else { return nil }
        return folders.dropFirst().first { $0 != "Frontends" }.map(String.init)
    }
}
