// Written by Scripts/modules from Sources/Modules.table.
extension Engine {
    /// The modules that apps may import.
    static let modules: Set<String> = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AdSupport", "AppIntents",
        "AppKit", "AppTrackingTransparency", "ApplicationServices", "AudioToolbox", "AuthenticationServices",
        "BackgroundTasks", "CFNetwork", "CallKit", "Carbon", "Charts", "CloudKit", "Cocoa", "Combine", "CommonCrypto",
        "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreGraphics",
        "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion",
        "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo",
        "CryptoKit", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "DisplayList", "EventKit",
        "EventKitUI", "FamilyControls", "FoundationModels", "FrontEndKit", "GameController", "GameKit", "GameplayKit",
        "GroupActivities", "HealthKit", "HomeKit", "IOKit", "ImageIO", "ImagePlayground", "Intents", "JavaScriptCore",
        "LinkPresentation", "LocalAuthentication", "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI",
        "Messages", "Metal", "MetalKit", "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "MusicKit",
        "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter", "OSLog", "OrielBasics",
        "OrielFoundation", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "PushKit",
        "Quartz", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices",
        "SceneKit", "ScreenCaptureKit", "ScriptingBridge", "Security", "ServiceManagement", "ShazamKit", "Social",
        "SoundAnalysis", "Sparkle", "Spatial", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
        "SwiftUICore", "SwiftUITesting", "SystemConfiguration", "TabularData", "TipKit", "Translation", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
        "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "os", "simd",
    ]

    /// The modules below them, which the compiler looks for as well.
    static let innerModules: Set<String> = [
        "CairoPainting", "DataModelFiles", "ImageFilters", "ImageFrontend", "InterfaceFiles", "LearnedModelFiles",
        "LibCrypto", "SQLiteAccess", "SymbolArtwork", "TerminalFrontend", "ValueTransformers", "WindowFrontend",
    ]

    /// The modules in C below them.
    static let foreignModules: Set<String> = [
        "CGtk", "CLibCrypto", "CPangoCairo", "CReferences", "CSQLite", "CryptoShim", "DefaultsShim", "DrawingProcess",
        "FoundationShim", "GStreamerShim", "GtkShim", "PixelKernels", "SecretServiceShim", "UIKitShim", "WebKitShim",
    ]
}
