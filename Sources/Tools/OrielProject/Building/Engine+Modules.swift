// Written by Scripts/modules from Sources/Modules.table.
extension Engine {
    /// The modules that apps may import.
    static let modules: Set<String> = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "Accelerate", "Accounts", "ActivityKit",
        "AdServices", "AdSupport", "AlarmKit", "AppIntents", "AppKit", "AppTrackingTransparency",
        "ApplicationServices", "AudioToolbox", "AuthenticationServices", "BackgroundAssets", "BackgroundTasks",
        "CFNetwork", "CallKit", "CarPlay", "Carbon", "Charts", "ClassKit", "ClockKit", "CloudKit", "Cocoa", "Combine",
        "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth",
        "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI",
        "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
        "CoreTransferable", "CoreVideo", "CryptoKit", "CryptoTokenKit", "DeveloperToolsSupport", "DeviceActivity",
        "DeviceCheck", "DisplayList", "EventKit", "EventKitUI", "ExtensionFoundation", "ExtensionKit",
        "ExternalAccessory", "FamilyControls", "FileProvider", "FoundationModels", "FrontEndKit", "GameController",
        "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "IdentityLookup",
        "ImageIO", "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
        "LocalAuthentication", "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal",
        "MetalKit", "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
        "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter", "OSLog", "OrielBasics",
        "OrielFoundation", "PDFKit", "PaperKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport",
        "Playgrounds", "Predicates", "PushKit", "Quartz", "QuartzCore", "QuickLook", "QuickLookThumbnailing",
        "QuickLookUI", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "ScreenCaptureKit", "ScriptingBridge",
        "Security", "SensitiveContentAnalysis", "ServiceManagement", "SharedWithYou", "ShazamKit", "Social",
        "SoundAnalysis", "Sparkle", "Spatial", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
        "SwiftUICore", "SwiftUITesting", "SystemConfiguration", "SystemExtensions", "TabularData", "TipKit",
        "Translation", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox",
        "Virtualization", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
        "os", "simd",
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
