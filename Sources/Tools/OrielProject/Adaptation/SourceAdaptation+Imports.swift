extension SourceAdaptation {
    /// What is Foundation's on Apple's systems, and in Oriel's supplements to it here, where Foundation's own is unavailable.
    private static let supplements = [
        ("class", "Predicates", "NSExpression"), ("class", "Predicates", "NSComparisonPredicate"),
        ("class", "OrielFoundation", "PersonNameComponentsFormatter"),
        ("struct", "OrielFoundation", "NSTextCheckingKey"),
        ("let", "Security", "NSURLAuthenticationMethodServerTrust"),
    ]

    /// The declarations of Core Graphics that are above the module CoreGraphics here.
    private static let graphics = [
        ("class", "SwiftUICore", "CGImage"), ("class", "SwiftUICore", "CGColor"), ("class", "SwiftUICore", "CGContext"),
        ("class", "SwiftUICore", "CGGradient"), ("struct", "SwiftUICore", "CGGradientDrawingOptions"),
        ("class", "SwiftUICore", "CGColorSpace"), ("enum", "SwiftUICore", "CGColorSpaceModel"),
        ("func", "SwiftUICore", "CGColorSpaceCreateDeviceRGB"), ("func", "SwiftUICore", "CGColorSpaceCreateDeviceGray"),
        ("func", "SwiftUICore", "CGColorSpaceCreateDeviceCMYK"), ("class", "SwiftUICore", "CGDataProvider"),
        ("enum", "SwiftUICore", "CGColorRenderingIntent"), ("enum", "SwiftUICore", "CGImageAlphaInfo"),
        ("struct", "SwiftUICore", "CGBitmapInfo"), ("enum", "SwiftUICore", "CGInterpolationQuality"),
        ("enum", "SwiftUICore", "CGBlendMode"), ("enum", "SwiftUICore", "CGPathDrawingMode"),
        ("class", "SwiftUICore", "CGLayer"), ("class", "SwiftUICore", "CGDataConsumer"),
        ("class", "SwiftUICore", "CGFont"),
        ("class", "DisplayList", "CGPath"), ("class", "DisplayList", "CGMutablePath"),
        ("enum", "DisplayList", "CGPathFillRule"),
    ]

    /// The modules that are imported in the place of some of Apple's, whose names they have, or the supplement to Foundation:
    /// Linux's Core Foundation has types of its own by the same names.
    private static let replacements = [
        "CoreFoundation": "Foundation", "ObjectiveC": "Foundation", "MachO": "Swift", "Darwin": "Glibc",
    ]

    /// The modules without parts that are not the engine's.
    private static let whole: Set<String> = ["Dispatch", "Foundation", "Swift"]
    /// The kinds of declarations that are imported alone.
    static let scopes: Set<String> = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]

    /// The module that is imported in the place of another one; nil for the module itself.
    private func replacement(of module: String) -> String? {
        apple == nil || module != "CoreFoundation" ? Self.replacements[module] : nil
    }

    /// `import CoreImage.CIFilterBuiltins` becomes `import CoreImage`: modules that are not C's have no parts.
    ///
    /// The first import says which of two types is meant by a name that Foundation has, too.
    mutating func adaptImport(at start: Int) -> Int? {
        let line = text.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        guard word(at: start) == "import", start == 0 || !Self.isLetter(text.bytes[start - 1]),
            !text.bytes[line..<start].contains(UInt8(ascii: ".")),
            let index = placeOfWord(after: start + "import".utf8.count)
        else { return nil }
        let module = word(at: index)
        if Self.scopes.contains(module) {
            return placeOfWord(after: index + module.utf8.count).flatMap { adaptScopedImport(at: $0) }
        }
        let end = index + module.utf8.count
        let place = end + text.bytes[end...].prefix { Self.isLetter($0) || $0 == UInt8(ascii: ".") }.count
        if let other = replacement(of: module) {
            blank(index..<place)
            result.replaceSubrange(index..<(index + other.utf8.count), with: Array(other.utf8))
        }
        if ["CoreGraphics", "ImageIO"].contains(module) {
            // Where imports are internal by default, a public one is public for these as well.
            let access = String(decoding: text.bytes[line..<start], as: UTF8.self).split(separator: " ").last ?? ""
            let word = ["public", "package"].contains(access) ? "\(access) import" : "import"
            for (kind, owner, name) in Self.graphics where contains(name, 0..<text.bytes.count) {
                insertions.append((place, "; \(word) \(kind) \(owner).\(name)"))
            }
        }
        // UIKit and AppKit pass Core Text on, which imports them here.
        if ["UIKit", "AppKit", "Cocoa"].contains(module), place == end,
            !contains("import CoreText", 0..<text.bytes.count),
            ["CTFont", "CTLine", "CTRun", "CTFrame"].contains(where: { contains($0, 0..<text.bytes.count) })
        {
            insertions.append((place, "; import CoreText"))
        }
        // The Mac's Foundation passes the streams of file events on.
        if module == "Foundation", place == end, platform == .macOS,
            !contains("import CoreServices", 0..<text.bytes.count),
            ["FSEventStreamCreate", "FSEventStreamRef", "FSEventStreamEventFlags"]
                .contains(where: { contains($0, 0..<text.bytes.count) })
        {
            insertions.append((place, "; import CoreServices"))
        }
        // A type of SwiftUI's may have the library's name as well, which AppKit does not pass on with Apple's compiler.
        // A file that imports Combine itself means its types.
        for type in namesakes[module] ?? [] where place == end && contains(type.name, 0..<text.bytes.count) {
            if type.name != module, !hides(type) { continue }
            insertions.append((place, "; import \(type.kind) \(module).\(type.name)"))
        }
        if !hasImport, module.first?.isUppercase == true {
            hasImport = true
            for (kind, module, name) in Self.supplements where contains(name, 0..<text.bytes.count) {
                insertions.append((place, "; import \(kind) \(module).\(name)"))
            }
        }
        guard Engine.modules.contains(module) || Self.whole.contains(module), place > end,
            text.bytes[end] == UInt8(ascii: ".")
        else { return nil }
        blank(end..<place)
        return place
    }

    /// Whether a library's type is meant where the file has its name: not where the file imports the module of the other one.
    private func hides(_ type: Namesake) -> Bool {
        if Namesakes.combine.contains(type.name) { return !imports("Combine") }
        if Namesakes.foundation.contains(type.name) {
            return !["Foundation", "UIKit", "AppKit", "Cocoa", "SwiftUI", "Combine"].contains(where: imports)
        }
        return !imports("SwiftUI") && ["UIKit", "AppKit", "Cocoa"].contains(where: imports)
    }

    /// Whether the file imports a module itself.
    private func imports(_ module: Substring) -> Bool {
        String(decoding: text.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
            let words = line.split { " \t;".contains($0) }
            // `import UIKit.UIImage` imports all of UIKit.
            return words.dropLast().last == "import" && words.last?.prefix { $0 != "." } == module
        }
    }

    /// `import func Darwin.C.fputs` becomes `import func Glibc.fputs`.
    private mutating func adaptScopedImport(at start: Int) -> Int? {
        let path = text.bytes[start...].prefix { Self.isLetter($0) || $0 == UInt8(ascii: ".") }
        let parts = String(decoding: path, as: UTF8.self).split(separator: ".").map(String.init)
        guard parts.count > 1 else { return nil }
        let hasParts = parts.count > 2 && (Engine.modules.contains(parts[0]) || Self.whole.contains(parts[0]))
        guard let module = replacement(of: parts[0]) ?? (hasParts ? parts[0] : nil) else { return nil }
        let adapted = Array("\(module).\(parts[parts.count - 1])".utf8)
        blank(path.indices)
        result.replaceSubrange(start..<(start + adapted.count), with: adapted)
        return path.endIndex
    }

    /// The place of the word that follows spaces at a place; nil where there are none.
    private func placeOfWord(after start: Int) -> Int? {
        let spaces = text.bytes[start...].prefix { $0 == 0x20 }
        return spaces.isEmpty || spaces.endIndex == text.bytes.endIndex ? nil : spaces.endIndex
    }
}
