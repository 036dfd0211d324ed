import DisplayList
import Foundation

/// Writes fonts into archives, and reads them.
enum FontCoding {
    static func encode(_ font: FontDescription, with coder: NSCoder) {
        if let family = font.family { coder.encode(NSString(string: family), forKey: "UIFontFamily") }
        coder.encode(Double(font.size), forKey: "UIFontPointSize")
        coder.encode(Int32(clamping: font.weight), forKey: "UIFontWeight")
        coder.encode(Int32(clamping: font.width), forKey: "UIFontWidth")
        coder.encode(font.isItalic, forKey: "UIFontItalic")
        coder.encode(Int32(designs.firstIndex(of: font.design) ?? 0), forKey: "UIFontDesign")
    }

    /// Returns the font of an archive; nil if it has none, or one of an impossible size.
    static func decode(_ coder: NSCoder) -> FontDescription? {
        guard coder.containsValue(forKey: "UIFontPointSize") else { return nil }
        let size = coder.decodeDouble(forKey: "UIFontPointSize")
        guard size.isFinite, size >= 0, size < 10_000 else { return nil }
        var font = FontDescription(size: size)
        if coder.containsValue(forKey: "UIFontFamily") {
            font.family = coder.decodeObject(of: NSString.self, forKey: "UIFontFamily").map { String($0) }
        }
        font.weight = min(max(Int(coder.decodeInt32(forKey: "UIFontWeight")), 100), 900)
        font.width = min(max(Int(coder.decodeInt32(forKey: "UIFontWidth")), 50), 200)
        font.isItalic = coder.decodeBool(forKey: "UIFontItalic")
        let design = Int(coder.decodeInt32(forKey: "UIFontDesign"))
        font.design = designs.indices.contains(design) ? designs[design] : .default
        return font
    }

    private static let designs: [FontDescription.Design] = [.default, .serif, .rounded, .monospaced]
}
