/// The purposes of the modules of Apple's systems, in a few words.
enum FrameworkPurpose {
    static func of(_ module: String) -> String? { purposes[module] }

    private static let purposes: [String: String] = [
        "ARKit": "augmented reality", "Accelerate": "fast arithmetic",
        "ActivityKit": "live activities", "AdSupport": "advertising",
        "AppIntents": "Siri, shortcuts and widgets' actions",
        "AppTrackingTransparency": "advertising", "AuthenticationServices": "signing in",
        "BackgroundTasks": "work in the background", "CallKit": "telephone calls", "Charts": "charts",
        "CloudKit": "storage in iCloud", "CommonCrypto": "cryptography", "Contacts": "the address book",
        "ContactsUI": "choosing contacts",
        "CoreBluetooth": "Bluetooth", "CoreData": "a database of objects", "CoreGraphics": "drawing",
        "CoreHaptics": "vibrations", "CoreImage": "filters for pictures", "CoreLocation": "the place of the device",
        "CoreML": "machine learning", "CoreMotion": "motion sensors", "CoreNFC": "near field communication",
        "CoreSpotlight": "search on the device", "CoreText": "typesetting", "CoreVideo": "video frames",
        "CryptoKit": "cryptography", "Darwin": "the system's C library", "DeveloperToolsSupport": "previews",
        "EventKit": "calendars", "GameController": "game controllers",
        "GameplayKit": "algorithms for games", "HealthKit": "health data", "HomeKit": "devices at home",
        "ImageIO": "reading picture files", "IOKit": "devices", "LinkPresentation": "previews of links",
        "LocalAuthentication": "Face ID and Touch ID", "MapKit": "maps", "MediaPlayer": "the music library",
        "MessageUI": "writing mail and messages", "Messages": "apps inside of Messages",
        "Metal": "drawing with the graphics card",
        "MetalKit": "drawing with the graphics card", "MultipeerConnectivity": "devices nearby",
        "NaturalLanguage": "understanding text", "Network": "connections", "ObjectiveC": "the Objective-C runtime",
        "PDFKit": "PDF documents", "PassKit": "Wallet and Apple Pay", "PencilKit": "drawing with a pencil",
        "Photos": "the photo library", "PlaygroundSupport": "playgrounds", "QuartzCore": "layers and animation",
        "QuickLook": "previews of files", "RealityKit": "three-dimensional scenes",
        "SafariServices": "web pages in the app",
        "SceneKit": "three-dimensional scenes", "Security": "the keychain", "Social": "social networks",
        "SpriteKit": "two-dimensional games", "StoreKit": "purchases",
        "SwiftData": "a database of objects", "TabularData": "tables of data", "TipKit": "tips",
        "Translation": "translating text", "UserNotifications": "notifications", "Vision": "understanding pictures",
        "VisionKit": "scanning documents", "WatchConnectivity": "the watch", "WatchKit": "the watch",
        "WeatherKit": "the weather", "WebKit": "web pages in the app", "WidgetKit": "widgets", "XCTest": "tests",
        "os": "logging and locks", "OSLog": "logging", "simd": "vectors and matrices", "zlib": "compression",
    ]
}
