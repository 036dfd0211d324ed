import Foundation
import OrielFoundation

/// The number of a glyph.
///
/// Core Text's functions have the number of a character of UTF-16 here; ``CGFont`` has the font's own numbers.
public typealias CGGlyph = UInt16
/// The number of a glyph in a font.
public typealias CGFontIndex = UInt16

/// The tables of a font's file.
///
/// Follows Apple's [CGFont](https://developer.apple.com/documentation/coregraphics/cgfont). Sizes are in units of the font, of which
/// an em has ``unitsPerEm``.
public final class CGFont: Hashable, Sendable {
    let file: OpenTypeFile
    private let names: [Int: String]

    /// Reads a font's file, of the OpenType or TrueType format; nil for other bytes.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let file = OpenTypeFile(data) else { return nil }
        self.file = file
        names = file.glyphNames()
    }
    /// Finds an installed font by its name, or by its family's; nil if there is none.
    public convenience init?(_ name: CFString) {
        guard let url = FontFiles.file(named: name), let provider = CGDataProvider(url: url) else { return nil }
        self.init(provider)
    }

    /// The bytes of the file.
    package var data: Data { file.data }
    /// The whole name.
    public var fullName: CFString? { file.name(4) }
    /// The name for PostScript.
    public var postScriptName: CFString? { file.name(6) }
    /// The family's name.
    package var familyName: String? { file.name(16) ?? file.name(1) }
    /// The number of glyphs.
    public var numberOfGlyphs: Int { file.glyphCount }
    /// The units of an em.
    public var unitsPerEm: Int32 { Int32(file.unitsPerEm) }
    /// The height above the baseline.
    public var ascent: Int32 { Int32(file.signed("hhea", 4)) }
    /// The depth below the baseline, which is negative.
    public var descent: Int32 { Int32(file.signed("hhea", 6)) }
    /// The room between lines.
    public var leading: Int32 { Int32(file.signed("hhea", 8)) }
    /// The height of capital letters; 0 where the font does not say it.
    public var capHeight: Int32 { file.half("OS/2", 0) >= 2 ? Int32(file.signed("OS/2", 88)) : 0 }
    /// The height of small letters; 0 where the font does not say it.
    public var xHeight: Int32 { file.half("OS/2", 0) >= 2 ? Int32(file.signed("OS/2", 86)) : 0 }
    /// The rectangle that has room for each glyph.
    public var fontBBox: CGRect {
        let (left, bottom) = (file.signed("head", 36), file.signed("head", 38))
        let (right, top) = (file.signed("head", 40), file.signed("head", 42))
        return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
    }
    /// The angle of slanted letters, in degrees counterclockwise.
    public var italicAngle: CGFloat { CGFloat(Int32(truncatingIfNeeded: file.word("post", 4))) / 65_536 }
    /// The width of vertical stems, estimated by the font's weight.
    public var stemV: CGFloat { 10 + 220 * (CGFloat(file.half("OS/2", 4)) - 50) / 900 }

    /// Returns the number of the glyph of a name; 0 if there is none.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
        names.filter { $0.value == name }.map(\.key).min().map { CGGlyph(clamping: $0) } ?? 0
    }
    /// Returns the name of a glyph; nil if the font has none.
    public func name(for glyph: CGGlyph) -> CFString? { names[Int(glyph)] }
    /// Writes how far glyphs move the pen to a place; returns whether that was possible.
    @discardableResult
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        for index in 0..<max(count, 0) { advances[index] = Int32(file.advance(Int(glyphs[index]))) }
        return file.table("hmtx") != nil
    }
    /// Writes the rectangles around glyphs to a place; returns whether that was possible, which it is for TrueType's outlines.
    @discardableResult
    public func getGlyphBBoxes(
        glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
    ) -> Bool {
        for index in 0..<max(count, 0) { bboxes[index] = file.box(Int(glyphs[index])) }
        return file.table("glyf") != nil
    }
    /// The tags of the font's tables, as numbers.
    public var tableTags: CFArray? { NSArray(array: file.tables.map { NSNumber(value: $0.tag) }) }
    /// Returns a table of the font; nil if there is none.
    public func table(for tag: UInt32) -> CFData? {
        file.tables.first { $0.tag == tag }.map { Data(file.data[$0.range]) }
    }
    /// The axes along which the font varies; nil for a font that doesn't.
    public var variationAxes: CFArray? {
        guard file.table("fvar") != nil else { return nil }
        let (start, size) = (file.half("fvar", 4), file.half("fvar", 10))
        let axes: [NSDictionary] = (0..<file.half("fvar", 8)).map { index in
            let place = start + index * size
            func value(_ offset: Int) -> NSNumber {
                NSNumber(value: Double(Int32(truncatingIfNeeded: file.word("fvar", place + offset))) / 65_536)
            }
            return NSDictionary(dictionary: [
                "kCGFontVariationAxisName": file.name(file.half("fvar", place + 18)) ?? "",
                "kCGFontVariationAxisMinValue": value(4), "kCGFontVariationAxisDefaultValue": value(8),
                "kCGFontVariationAxisMaxValue": value(12),
            ])
        }
        return NSArray(array: axes)
    }

    public static func == (a: CGFont, b: CGFont) -> Bool { a === b || a.file.data == b.file.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(file.data.count) }
}
