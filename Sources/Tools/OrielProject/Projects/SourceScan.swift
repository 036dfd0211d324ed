import Foundation

/// The declarations of a Swift file that can be found without compiling it.
struct SourceScan {
    let text: String

    init(_ url: URL) {
        text = String(decoding: FileManager.default.contents(atPath: url.path) ?? Data(), as: UTF8.self)
    }

    /// The modules that draw, or that have to do with windows.
    static let interfaces: Set<String> = [
        "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Cocoa", "WatchKit", "WidgetKit", "MapKit", "PhotosUI", "AVKit",
        "SafariServices", "StoreKit", "QuartzCore", "SpriteKit", "SceneKit", "WebKit", "PDFKit", "Charts", "MessageUI",
        "PencilKit", "QuickLook", "CoreLocationUI", "TVUIKit", "TipKit",
    ]

    /// Whether the program starts here.
    var hasMain: Bool {
        text.split(whereSeparator: \.isNewline).contains { line in
            let start = line.drop { $0 == " " || $0 == "\t" }
            return ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains { start.hasPrefix($0) }
        }
    }

    /// Whether the file imports Core Data.
    var importsCoreData: Bool { imports("CoreData") }

    /// Whether the file imports a module, a part of it, or one of its declarations.
    func imports(_ module: String) -> Bool {
        text.contains(module)
            && text.split(whereSeparator: \.isNewline).contains { line in
                let words = line.prefix { $0 != ";" }.split { $0 == " " || $0 == "\t" }
                guard let place = words.firstIndex(of: "import") else { return false }
                let name = words[(place + 1)...].first { !SourceAdaptation.scopes.contains(String($0)) }
                return name.map { $0.prefix { $0 != "." } == module } ?? false
            }
    }

    /// The modules that Foundation or SwiftUI pass on with Apple's compiler, and names by which files are known to use them.
    private static let implied = [
        ("UserNotifications", ["UNUserNotificationCenter", "UNNotification", "UNMutableNotificationContent"]),
        ("Security", ["SecItem", "kSec", "errSec", "SecTrust", "SecCertificate", "SecKey", "SecRand", "ServerTrust"]),
        ("IOKit", ["IOServiceMatching", "IOServiceGetMatching", "IORegistryEntry", "io_iterator_t", "IOPMAssertion"]),
        ("Metal", ["MTLCreateSystemDefaultDevice", "MTLCopyAllDevices"]),
        ("CoreText", ["CTFont", "CTLine", "CTFrame", "CTRun", "kCTF"]),
        ("FoundationXML", ["XMLParser", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD"]),
    ]

    /// The modules that some of the files use without having to import them.
    /// - Parameter platform: The target's platform: on the Mac SwiftUI passes AppKit on.
    static func impliedModules(in sources: [URL], platform: Platform = .iOS) -> [String] {
        let scans = sources.map(SourceScan.init)
        let used = implied.filter { _, names in
            scans.contains { scan in names.contains { scan.text.contains($0) } }
        }.map(\.0)
        let seesAppKit =
            platform == .macOS
            && scans.contains { scan in ["SwiftUI", "AppKit", "Cocoa"].contains(where: scan.imports) }
        return seesAppKit ? used + ["AppKit"] : used
    }

    /// Whether tests would look for a module of Testing's beside one of Apple's: the compiler knows these modules, and this
    /// system has none of them.
    static func needsAbsentOverlays(in sources: [URL], implied: [String]) -> Bool {
        let modules = ["AppKit", "Cocoa", "UIKit", "CoreGraphics", "CoreImage"]
        return sources.map(SourceScan.init).contains { scan in
            scan.imports("Testing") && modules.contains { implied.contains($0) || scan.imports($0) }
        }
    }

    /// The names of the structures that are views, in their order.
    var views: [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            guard let start = line.range(of: "struct "), line.contains("View"),
                let colon = line[start.upperBound...].firstIndex(of: ":")
            else { return nil }
            let inherited = line[line.index(after: colon)...].prefix { $0 != "{" }.split(separator: ",")
            let isView = inherited.contains { $0.trimmingCharacters(in: .whitespaces) == "View" }
            let name = line[start.upperBound..<colon].trimmingCharacters(in: .whitespaces)
            return isView && !name.contains("<") ? name : nil
        }
    }
}
