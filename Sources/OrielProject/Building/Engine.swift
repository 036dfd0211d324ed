import Foundation

/// Oriel itself, built once as a shared library that all apps are linked with.
struct Engine {
    /// The modules that apps may import.
    static let modules: Set<String> = Set([
        "SwiftUI", "SwiftUICore", "UIKit", "QuartzCore", "PhotosUI", "ImageIO", "MapKit", "Charts",
        "CoreLocation",
        "CoreLocationUI", "os",
        "OSLog", "UserNotifications", "StoreKit", "SafariServices", "LocalAuthentication", "GameplayKit", "SwiftData",
        "GameKit", "AVKit", "Speech", "CoreImage", "CoreHaptics", "CoreML", "CoreMotion", "WidgetKit", "CryptoKit",
        "CommonCrypto", "Security",
        "Network",
        "CoreData", "AVFoundation", "AudioToolbox", "Combine", "CoreGraphics", "CoreTransferable",
        "UniformTypeIdentifiers",
        "OrielFoundation", "OrielBasics", "DisplayList", "FrontEndKit",
    ]).union(thinModules)

    /// The modules of Apple's smaller frameworks, as Package.swift lists them.
    static let thinModules: Set<String> = [
        "Accelerate", "ActivityKit", "AppIntents", "AuthenticationServices", "BackgroundTasks", "CloudKit",
        "Compression", "Contacts", "CoreAudio", "CoreBluetooth", "CoreMedia", "CoreServices", "CoreSpotlight",
        "EventKit", "EventKitUI", "GameController", "HealthKit", "Intents", "JavaScriptCore", "LinkPresentation",
        "MediaPlayer", "MessageUI", "MetricKit", "NaturalLanguage", "Photos", "QuickLook", "ServiceManagement",
        "SystemConfiguration", "TipKit", "Translation", "Vision",
    ]

    /// The modules that those are made with; the compiler looks for them, too.
    static let innerModules: Set<String> = [
        "SymbolArtwork", "CairoPainting", "ImageFrontend", "WindowFrontend", "TerminalFrontend", "BrowserFrontend",
        "ImageFilters", "SQLiteAccess", "ValueTransformers",
        "DataModelFiles", "LearnedModelFiles", "LibCrypto",
    ]

    /// The modules in C below them.
    static let foreignModules: Set<String> = [
        "CPangoCairo", "DrawingProcess", "PixelKernels", "CGtk", "DefaultsShim", "FoundationShim", "GtkShim",
        "UIKitShim", "CReferences",
        "CSQLite", "CLibCrypto", "CryptoShim", "SecretServiceShim",
    ]

    /// The folder with Oriel's sources.
    let checkout: URL

    /// The name of Oriel's package, as SwiftPM calls it: after the folder.
    var package: String {
        String(checkout.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Whether apps may depend on a module or product of this name without bringing it.
    static func provides(_ name: String) -> Bool { modules.contains(name) || name == ServerStore.name }

    /// The folder that holds the library, its modules and the macros' program.
    let folder: URL

    var library: URL { folder.appending(path: "libOrielEngine.so") }
    /// The arguments to link a program or library with it.
    var linking: [String] { linking(for: .development) }

    /// The arguments to link a program or library with it: one that goes to others finds it in the folder above.
    func linking(for purpose: BuildPurpose) -> [String] {
        let search =
            purpose == .development
            ? ["-Xlinker", "-rpath=\(folder.path)"]
            : ["-no-toolchain-stdlib-rpath", "-Xlinker", "-rpath=$ORIGIN/.."]
        return ["-use-ld=lld", "-L", folder.path, "-lOrielEngine"] + search
    }
    var interfaces: URL { folder.appending(path: "Modules") }
    var macros: URL { folder.appending(path: "OrielMacros-tool") }
    /// Where the compiler keeps what it has read of C modules.
    var moduleCache: URL { folder.appending(path: "ModuleCache") }

    /// The engine of a checkout, copied into the cache if it was built anew since.
    /// - Parameter build: The checkout's build folder, where SwiftPM has put it.
    init(build: URL, cache: Cache) throws {
        let files = FileManager.default
        checkout = build.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let built = build.appending(path: "libOrielEngine.so")
        guard let attributes = try? files.attributesOfItem(atPath: built.path),
            let date = attributes[.modificationDate] as? Date, let size = attributes[.size] as? Int
        else { throw Problem("The engine is not built: there is no \(built.path).") }
        let stamp = Cache.hash("\(build.path) \(date.timeIntervalSince1970) \(size)")
        folder = cache.root.appending(path: "engines").appending(path: stamp)
        if files.fileExists(atPath: folder.path) { return }
        // Made aside and moved, so that two commands at once do no harm to each other.
        let draft = cache.root.appending(path: "engines/draft-\(ProcessInfo.processInfo.processIdentifier)")
        try? files.removeItem(at: draft)
        try files.createDirectory(at: draft.appending(path: "Modules"), withIntermediateDirectories: true)
        for name in ["libOrielEngine.so", "OrielMacros-tool"] {
            try files.copyItem(at: build.appending(path: name), to: draft.appending(path: name))
        }
        for name in Self.modules.union(Self.innerModules) {
            let module = build.appending(path: "Modules/\(name).swiftmodule")
            guard files.fileExists(atPath: module.path) else { continue }
            try files.copyItem(at: module, to: draft.appending(path: "Modules/\(name).swiftmodule"))
        }
        // What front ends draw with shows in no app: the compiler is content with modules of these names.
        let map = Self.foreignModules.sorted().map { "module \($0) {}\n" }.joined()
        try Data(map.utf8).write(to: draft.appending(path: "Modules/module.modulemap"))
        if (try? files.moveItem(at: draft, to: folder)) == nil { try? files.removeItem(at: draft) }
        Self.forgetOthers(than: folder)
    }

    /// Removes all but the newest two engines.
    private static func forgetOthers(than folder: URL) {
        let files = FileManager.default
        let parent = folder.deletingLastPathComponent()
        let names = (try? files.contentsOfDirectory(atPath: parent.path)) ?? []
        let dated = names.filter { !$0.hasPrefix("draft-") && $0 != folder.lastPathComponent }.map { name in
            let url = parent.appending(path: name)
            let date = try? files.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
            return (url, date ?? .distantPast)
        }
        for (url, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst() { try? files.removeItem(at: url) }
    }
}
