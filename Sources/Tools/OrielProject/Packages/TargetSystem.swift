import Foundation

/// Decides which system a package's target is built for.
///
/// Most packages without a user interface are also built on Linux, where their authors have tried them: they are built
/// here as there. A target with a user interface is Apple's, as that interface is what Oriel brings; so is one that asks for
/// Apple's systems or modules and never for Linux, as half of it would be missing.
struct TargetSystem {
    /// The modules that its files import outside of every `#if`.
    private(set) var required: Set<String> = []
    /// The modules that its files import anywhere.
    private(set) var imported: Set<String> = []
    /// Whether it says somewhere what it does on Linux.
    private(set) var knowsLinux = false
    /// Whether one of its conditions asks for a system of Apple's, or for one of the modules that Oriel has.
    private(set) var asksForApple = false

    init(_ sources: [URL]) {
        for source in sources { read(SourceScan(source).text) }
    }

    private static let signs = [
        "os(Linux)", "FoundationNetworking", "import Glibc", "canImport(Glibc)", "!canImport(Darwin)",
        "FoundationEssentials",
        "OpenCombine",
    ]

    private mutating func read(_ text: String) {
        if Self.signs.contains(where: { text.contains($0) }) { knowsLinux = true }
        let bytes = Array(text.utf8)
        guard text.contains("import ") || text.contains("#if") else { return }
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
            if word.hasPrefix("#if") || word.hasPrefix("#elseif") { read(condition: line) }
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

    private mutating func read(condition line: ArraySlice<UInt8>) {
        let words = line.split { !SourceAdaptation.isLetter($0) }.map { String(decoding: $0, as: UTF8.self) }
        for (call, name) in zip(words, words.dropFirst()) {
            if call == "os", name == "OSX" || Platform(rawValue: name) != nil { asksForApple = true }
            if call == "canImport", Engine.modules.contains(name) { asksForApple = true }
        }
    }

    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

    /// Whether it has a user interface of its own.
    var hasInterface: Bool { !imported.isDisjoint(with: SourceScan.interfaces) }

    /// Whether it was written for Apple's systems alone, as far as its conditions say.
    var isOnlyApple: Bool { asksForApple && !knowsLinux }
}
