import Foundation

/// Decides which system a package's target is built for.
///
/// Most packages without a user interface are also built on Linux, where their authors have tried them: they are built
/// here as there. A target with a user interface is Apple's, as that interface is what Oriel brings.
struct TargetSystem {
    /// The modules that its files import outside of every `#if`.
    private(set) var required: Set<String> = []
    /// The modules that its files import anywhere.
    private(set) var imported: Set<String> = []
    /// Whether it says somewhere what it does on Linux.
    private(set) var knowsLinux = false

    init(_ sources: [URL]) {
        for source in sources { read(SourceScan(source).text) }
    }

    /// The modules that draw, or that have to do with windows.
    static let interfaces: Set<String> = [
        "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Cocoa", "WatchKit", "WidgetKit", "MapKit", "PhotosUI", "AVKit",
        "SafariServices", "StoreKit", "QuartzCore", "SpriteKit", "SceneKit", "WebKit", "PDFKit", "Charts", "MessageUI",
        "PencilKit", "QuickLook", "CoreLocationUI", "TVUIKit", "TipKit",
    ]

    private static let signs = [
        "os(Linux)", "FoundationNetworking", "import Glibc", "canImport(Glibc)", "!canImport(Darwin)",
        "FoundationEssentials",
        "OpenCombine",
    ]

    private mutating func read(_ text: String) {
        if Self.signs.contains(where: { text.contains($0) }) { knowsLinux = true }
        let bytes = Array(text.utf8)
        guard text.contains("import ") else { return }
        let code = SwiftText(bytes).isCode
        var depth = 0
        var start = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            defer { start += line.count + 1 }
            let words = String(decoding: line, as: UTF8.self).split { " \t;\r".contains($0) }
            guard let first = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
                code[start + first - line.startIndex], let word = words.first
            else { continue }
            if word.hasPrefix("#if") { depth += 1 }
            if word.hasPrefix("#endif") { depth -= 1 }
            guard let index = words.firstIndex(of: "import"), index < 3, index + 1 < words.count,
                words[..<index].allSatisfy({ $0.hasPrefix("@") || Self.levels.contains($0) })
            else { continue }
            let isPart = Self.kinds.contains(words[index + 1]) && index + 2 < words.count
            let module = String(words[isPart ? index + 2 : index + 1].prefix { $0 != "." })
            imported.insert(module)
            if depth == 0 { required.insert(module) }
        }
    }

    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

    /// Whether it has a user interface of its own.
    var hasInterface: Bool { !imported.isDisjoint(with: Self.interfaces) }
}
