// Written by Scripts/modules from Sources/Modules.table.
extension Engine {
    /// The modules that apps may import.
    static let modules: Set<String> = [
        "AVFoundation", "AVKit", "AudioToolbox", "Charts", "Combine", "CommonCrypto", "CoreData", "CoreGraphics",
        "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreML", "CoreMotion", "CoreTransferable",
        "CryptoKit", "DisplayList", "FrontEndKit", "GameKit", "GameplayKit", "ImageIO", "LocalAuthentication",
        "MapKit", "Network", "OSLog", "OrielBasics", "OrielFoundation", "PhotosUI", "QuartzCore", "SafariServices",
        "Security", "Speech", "StoreKit", "SwiftData", "SwiftUI", "SwiftUICore", "UIKit", "UniformTypeIdentifiers",
        "UserNotifications", "WebKit", "WidgetKit", "os",
    ]

    /// The modules below them, which the compiler looks for as well.
    static let innerModules: Set<String> = [
        "CairoPainting", "DataModelFiles", "ImageFilters", "ImageFrontend", "LearnedModelFiles", "LibCrypto",
        "SQLiteAccess", "SymbolArtwork", "TerminalFrontend", "ValueTransformers", "WindowFrontend",
    ]

    /// The modules in C below them.
    static let foreignModules: Set<String> = [
        "CGtk", "CLibCrypto", "CPangoCairo", "CReferences", "CSQLite", "CryptoShim", "DefaultsShim", "DrawingProcess",
        "FoundationShim", "GtkShim", "PixelKernels", "SecretServiceShim", "UIKitShim", "WebKitShim",
    ]
}
