// Written by Scripts/modules from Sources/Modules.table.
extension Engine {
    /// The modules that apps may import.
    static let modules: Set<String> = [
        "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents", "AppKit", "AudioToolbox",
        "AuthenticationServices", "BackgroundTasks", "Carbon", "Charts", "CloudKit", "Cocoa", "Combine",
        "CommonCrypto", "Compression", "Contacts", "CoreAudio", "CoreBluetooth", "CoreData", "CoreGraphics",
        "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreML", "CoreMedia", "CoreMotion",
        "CoreServices", "CoreSpotlight", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit", "DisplayList",
        "EventKit", "EventKitUI", "FrontEndKit", "GameController", "GameKit", "GameplayKit", "HealthKit", "IOKit",
        "ImageIO", "Intents", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
        "MessageUI", "Metal", "MetalKit", "MetricKit", "NaturalLanguage", "Network", "OSLog", "OrielBasics",
        "OrielFoundation", "PDFKit", "PencilKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook",
        "QuickLookThumbnailing", "RealityKit", "SafariServices", "SceneKit", "Security", "ServiceManagement",
        "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SwiftUICore", "SwiftUITesting",
        "SystemConfiguration", "TabularData", "TipKit", "Translation", "UIKit", "UniformTypeIdentifiers",
        "UserNotifications", "Vision", "VisionKit", "WebKit", "WidgetKit", "os", "simd",
    ]

    /// The modules below them, which the compiler looks for as well.
    static let innerModules: Set<String> = [
        "CairoPainting", "DataModelFiles", "ImageFilters", "ImageFrontend", "LearnedModelFiles", "LibCrypto",
        "SQLiteAccess", "SymbolArtwork", "TerminalFrontend", "ValueTransformers", "WindowFrontend",
    ]

    /// The modules in C below them.
    static let foreignModules: Set<String> = [
        "CGtk", "CLibCrypto", "CPangoCairo", "CReferences", "CSQLite", "CryptoShim", "DefaultsShim", "DrawingProcess",
        "FoundationShim", "GStreamerShim", "GtkShim", "PixelKernels", "SecretServiceShim", "UIKitShim", "WebKitShim",
    ]
}
