import Foundation

/// Which system the files of a target are written for, where its settings name the Mac and the iPhone.
///
/// Xcode's template for several systems names both, also where an app's files, which import SwiftUI alone, compile for one.
struct SharedTarget {
    /// Whether it can only be a Mac's: its files use AppKit's names outside of conditions, and UIKit's nowhere outside of them.
    let isMac: Bool

    init(_ sources: [URL]) {
        var usesAppKit = false
        for source in sources {
            let used = Self.used(in: SourceScan(source).text)
            if used.uiKit {
                isMac = false
                return
            }
            if used.appKit { usesAppKit = true }
        }
        isMac = usesAppKit
    }

    private static let appKit = [
        "NSApplication", "NSViewRepresentable", "NSViewControllerRepresentable", "NSHosting", "NSWindow", "NSWorkspace",
        "NSStatusItem", "NSStatusBar", "NSPasteboard", "NSOpenPanel", "NSSavePanel", "NSScreen", "NSMenu", "NSView(",
        "NSApp.", "NSBezierPath", "NSGradient", "NSImage(", "NSColor(", "NSEvent", "import AppKit", "import Cocoa",
    ]
    private static let uiKit = [
        "UIApplication", "UIViewRepresentable", "UIViewControllerRepresentable", "UIHosting", "UIWindow", "UIScreen",
        "UIDevice", "UIPasteboard", "UIViewController", "UIImage", "UIColor", "UIView", "UIImpactFeedback",
        "UINotificationFeedback", "import UIKit",
    ]

    /// Whether lines of code outside of every `#if` have names of one or the other.
    private static func used(in text: String) -> (appKit: Bool, uiKit: Bool) {
        guard (appKit + uiKit).contains(where: text.contains) else { return (false, false) }
        let bytes = Array(text.utf8)
        let code = SwiftText(bytes).isCode
        var (depth, start, found) = (0, 0, (appKit: false, uiKit: false))
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            defer { start += line.count + 1 }
            guard let first = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
            let words = String(decoding: line[first...], as: UTF8.self)
            let isCode = code[start + first - line.startIndex]
            if isCode, words.hasPrefix("#if") { depth += 1 }
            if isCode, words.hasPrefix("#endif") { depth -= 1 }
            guard depth == 0, isCode else { continue }
            if appKit.contains(where: words.contains) { found.appKit = true }
            if uiKit.contains(where: words.contains) { found.uiKit = true }
        }
        return found
    }
}
