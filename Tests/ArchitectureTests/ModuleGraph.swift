/// Which module may import which: arrows only point down (see ARCHITECTURE.md).
enum ModuleGraph {
    /// For every module of ours, the modules of ours it may import.
    static let allowed: [String: Set<String>] = [
        "MacroExpansion": [],
        "OrielMacros": ["MacroExpansion"],
        // What the toolchain lacks and every module may need: numbers that do not trap, messages that do not kill.
        "OrielBasics": [],
        "Combine": [],
        "DisplayList": ["OrielBasics"],
        // Beside Foundation: what Apple's has and this system's lacks, and what goes from app to app.
        "UniformTypeIdentifiers": [],
        "OrielFoundation": ["Combine", "OrielBasics", "UniformTypeIdentifiers"],
        "CoreTransferable": ["Combine", "OrielBasics", "OrielFoundation", "UniformTypeIdentifiers"],
        // So that apps may import it.
        "CoreGraphics": ["DisplayList", "OrielFoundation"],
        "SwiftUICore": ["Combine", "DisplayList", "OrielBasics", "OrielFoundation", "UniformTypeIdentifiers"],
        // SF Symbols' names and our own drawings for them.
        "SymbolArtwork": ["DisplayList", "OrielBasics"],
        // What front ends share, whatever they show apps on.
        "FrontEndKit": ["DisplayList", "OrielBasics"],
        // What front ends share for drawing with Cairo. Front ends know display lists, and nothing of views.
        "CairoPainting": ["DisplayList", "FrontEndKit", "OrielBasics", "PixelKernels", "SymbolArtwork", "CPangoCairo"],
        "ImageFrontend": ["DisplayList", "CairoPainting", "CPangoCairo", "OrielBasics", "PixelKernels"],
        "WindowFrontend": [
            "DisplayList", "FrontEndKit", "CairoPainting", "CPangoCairo", "CGtk", "GtkShim", "OrielBasics",
        ],
        "TerminalFrontend": ["DisplayList", "FrontEndKit", "CairoPainting", "CPangoCairo", "SymbolArtwork"],
        "BrowserFrontend": ["DisplayList", "FrontEndKit", "SymbolArtwork"],
        "SwiftUI": [
            "SwiftUICore", "Combine", "CoreTransferable", "DisplayList", "OrielBasics", "OrielFoundation",
            "UniformTypeIdentifiers",
            "CairoPainting", "FrontEndKit", "ImageFrontend", "WindowFrontend", "TerminalFrontend",
            "BrowserFrontend",
        ],
        // For files that import these alone: they pass SwiftUI on, as SwiftUI passes UIKit on.
        "UIKit": ["SwiftUI"],
        "PhotosUI": ["SwiftUI"],
        // Sounds, played by the front end or by programs of the system.
        "AVFoundation": ["AudioToolbox", "DisplayList", "OrielBasics", "OrielFoundation"],
        "AudioToolbox": ["DisplayList", "OrielBasics", "OrielFoundation"],
        "SwiftUITesting": [
            "SwiftUI", "SwiftUICore", "DisplayList", "OrielBasics", "Combine", "CairoPainting", "ImageFrontend",
            // Where failures are recorded; no other module is linked with them.
            "Testing", "XCTest",
        ],
    ]

    /// Modules that come with the toolchain.
    static let toolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Observation", "Dispatch",
        "Synchronization", "Glibc", "Musl",
        "Darwin", "RegexBuilder",
    ]

    /// All that apps and examples may import, so that their source is also that of an app for Apple's SwiftUI.
    static let allowedInApps: Set<String> = ["SwiftUI", "AudioToolbox", "Combine", "Foundation", "Observation"]

    /// The module a file belongs to: the folder below `Sources`, or below `Sources/Frontends`.
    static func module(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        guard folders.first == "Sources" else { return nil }
        return folders.dropFirst().first { $0 != "Frontends" }.map(String.init)
    }
}
