/// Which module may import which: arrows only point down (see ARCHITECTURE.md).
enum ModuleGraph {
    /// For every module of ours, the modules of ours it may import.
    static let allowed: [String: Set<String>] = [
        "MacroExpansion": [],
        "OrielMacros": ["MacroExpansion"],
        "Combine": [],
        "DisplayList": [],
        // Beside Foundation: what Apple's has and this system's lacks, and what goes from app to app.
        "UniformTypeIdentifiers": [],
        "OrielFoundation": ["Combine", "UniformTypeIdentifiers"],
        "CoreTransferable": ["Combine", "OrielFoundation", "UniformTypeIdentifiers"],
        // So that apps may import it.
        "CoreGraphics": ["DisplayList", "OrielFoundation"],
        "SwiftUICore": ["Combine", "DisplayList", "OrielFoundation", "UniformTypeIdentifiers"],
        // SF Symbols' names and our own drawings for them.
        "SymbolArtwork": ["DisplayList"],
        // What front ends share for drawing with Cairo. Front ends know display lists, and nothing of views.
        "CairoPainting": ["DisplayList", "PixelKernels", "SymbolArtwork", "CPangoCairo"],
        "ImageFrontend": ["DisplayList", "CairoPainting", "CPangoCairo", "PixelKernels"],
        "WindowFrontend": ["DisplayList", "CairoPainting", "CPangoCairo", "CGtk", "GtkShim"],
        "TerminalFrontend": ["DisplayList", "CairoPainting", "CPangoCairo", "SymbolArtwork"],
        "BrowserFrontend": ["DisplayList", "SymbolArtwork"],
        "SwiftUI": [
            "SwiftUICore", "Combine", "CoreTransferable", "DisplayList", "OrielFoundation",
            "UniformTypeIdentifiers",
            "CairoPainting", "ImageFrontend", "WindowFrontend", "TerminalFrontend", "BrowserFrontend",
        ],
        // For files that import these alone: they pass SwiftUI on, as SwiftUI passes UIKit on.
        "UIKit": ["SwiftUI"],
        "PhotosUI": ["SwiftUI"],
        // Sounds, played by programs of the system.
        "AVFoundation": ["OrielFoundation"],
        "AudioToolbox": ["OrielFoundation"],
        "SwiftUITesting": ["SwiftUI", "SwiftUICore", "DisplayList", "Combine", "CairoPainting", "ImageFrontend"],
    ]

    /// Modules that come with the toolchain.
    static let toolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Observation", "Dispatch",
        "Synchronization", "Glibc", "Musl",
        "Darwin", "RegexBuilder",
    ]

    /// All that apps and examples may import, so that their source is also that of an app for Apple's SwiftUI.
    static let allowedInApps: Set<String> = ["SwiftUI", "Combine", "Foundation", "Observation"]

    /// The module a file belongs to: the folder below `Sources`, or below `Sources/Frontends`.
    static func module(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        guard folders.first == "Sources" else { return nil }
        return folders.dropFirst().first { $0 != "Frontends" }.map(String.init)
    }
}
