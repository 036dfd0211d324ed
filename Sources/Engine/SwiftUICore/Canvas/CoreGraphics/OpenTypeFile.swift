import Foundation

/// The tables of a font's file, in the OpenType format.
struct OpenTypeFile: Sendable {
    let data: Data
    let tables: [(tag: UInt32, range: Range<Int>)]
    private let ranges: [String: Range<Int>]

    /// Reads the list of tables; nil for another file, a damaged one, and one that is compressed for the web.
    init?(_ data: Data) {
        let data = Data(data)
        func word(_ place: Int) -> Int? {
            guard place >= 0, place + 4 <= data.count else { return nil }
            return data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        // A collection begins with its own list, of which the first font is read.
        let isCollection = word(0) == 0x7474_6366
        guard let start = isCollection ? word(12) : 0, let kind = word(start),
            [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(kind), let count = word(start + 4).map({ $0 >> 16 })
        else { return nil }
        var tables: [(tag: UInt32, range: Range<Int>)] = []
        for index in 0..<count {
            let entry = start + 12 + index * 16
            guard let tag = word(entry), let offset = word(entry + 8), let length = word(entry + 12),
                offset + length <= data.count
            else { return nil }
            tables.append((UInt32(tag), offset..<offset + length))
        }
        self.data = data
        self.tables = tables
        var ranges: [String: Range<Int>] = [:]
        for (tag, range) in tables {
            let letters = [24, 16, 8, 0].map { UInt8(tag >> UInt32($0) & 0xFF) }
            let name = String(decoding: letters, as: UTF8.self)
            if ranges[name] == nil { ranges[name] = range }
        }
        self.ranges = ranges
        guard ranges["head"] != nil, ranges["maxp"] != nil else { return nil }
    }

    /// The bytes of a table; nil if there is none.
    func table(_ name: String) -> Data? { ranges[name].map { data[$0] } }

    /// A number of two bytes in a table; 0 where there is none.
    func half(_ table: String, _ offset: Int) -> Int {
        guard let range = ranges[table], offset >= 0, offset + 2 <= range.count else { return 0 }
        return Int(data[range.lowerBound + offset]) << 8 | Int(data[range.lowerBound + offset + 1])
    }
    /// A number of two bytes with a sign.
    func signed(_ table: String, _ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: half(table, offset))) }
    /// A number of four bytes.
    func word(_ table: String, _ offset: Int) -> Int { half(table, offset) << 16 | half(table, offset + 2) }

    var unitsPerEm: Int { half("head", 18) }
    var glyphCount: Int { half("maxp", 4) }

    /// A text of the font, by its number: 1 the family, 4 the whole name, 6 the name for PostScript; nil if there is none.
    func name(_ number: Int) -> String? {
        guard let names = table("name") else { return nil }
        let storage = half("name", 4)
        var found: String?
        for index in 0..<half("name", 2) {
            let entry = 6 + index * 12
            guard half("name", entry + 6) == number else { continue }
            let (platform, language) = (half("name", entry), half("name", entry + 4))
            let start = names.startIndex + storage + half("name", entry + 10)
            let end = start + half("name", entry + 8)
            guard start <= end, end <= names.endIndex else { continue }
            let encoding: String.Encoding = platform == 1 ? .macOSRoman : .utf16BigEndian
            guard let text = String(data: names[start..<end], encoding: encoding) else { continue }
            // English names come first: 0x409 on Windows, 0 on the Mac.
            if language == 0x409 || (language == 0 && found == nil) { found = text } else { found = found ?? text }
        }
        return found
    }

    /// How far a glyph moves the pen, in units of the font.
    func advance(_ glyph: Int) -> Int {
        let count = half("hhea", 34)
        guard count > 0, glyph >= 0, glyph < glyphCount else { return 0 }
        return half("hmtx", min(glyph, count - 1) * 4)
    }

    /// The rectangle around a glyph's outline, in units of the font; empty for a glyph without one, and in fonts of PostScript's outlines.
    func box(_ glyph: Int) -> CGRect {
        guard glyph >= 0, glyph < glyphCount, ranges["glyf"] != nil else { return .zero }
        let isLong = half("head", 50) == 1
        let start = isLong ? word("loca", glyph * 4) : half("loca", glyph * 2) * 2
        let end = isLong ? word("loca", glyph * 4 + 4) : half("loca", glyph * 2 + 2) * 2
        guard end > start else { return .zero }
        let (left, bottom) = (signed("glyf", start + 2), signed("glyf", start + 4))
        let (right, top) = (signed("glyf", start + 6), signed("glyf", start + 8))
        return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
    }

    /// The names of the glyphs that the font has names for itself, by their numbers.
    func glyphNames() -> [Int: String] {
        guard word("post", 0) == 0x0002_0000, let post = table("post") else { return [:] }
        let count = half("post", 32)
        var texts: [String] = []
        var place = post.startIndex + 34 + count * 2
        while place < post.endIndex {
            let end = place + 1 + Int(post[place])
            guard end <= post.endIndex else { break }
            texts.append(String(decoding: post[place + 1..<end], as: UTF8.self))
            place = end
        }
        var names: [Int: String] = [:]
        for glyph in 0..<count {
            let index = half("post", 34 + glyph * 2)
            // The first 258 are the Mac's, of which the printable ones have the names of their characters.
            if index >= 258, index - 258 < texts.count { names[glyph] = texts[index - 258] }
            if index < 258 { names[glyph] = Self.standardName(index) }
        }
        return names
    }
    private static func standardName(_ index: Int) -> String? {
        if index < 3 { return [".notdef", ".null", "nonmarkingreturn"][index] }
        guard index < 98 else { return nil }
        let signs: [Int: String] = [
            32: "space", 33: "exclam", 34: "quotedbl", 35: "numbersign", 36: "dollar", 37: "percent", 38: "ampersand",
            39: "quotesingle", 40: "parenleft", 41: "parenright", 42: "asterisk", 43: "plus", 44: "comma", 45: "hyphen",
            46: "period", 47: "slash", 48: "zero", 49: "one", 50: "two", 51: "three", 52: "four", 53: "five", 54: "six",
            55: "seven", 56: "eight", 57: "nine", 58: "colon", 59: "semicolon", 60: "less", 61: "equal", 62: "greater",
            63: "question", 64: "at", 91: "bracketleft", 92: "backslash", 93: "bracketright", 94: "asciicircum",
            95: "underscore", 96: "grave", 123: "braceleft", 124: "bar", 125: "braceright", 126: "asciitilde",
        ]
        let character = index + 29
        return signs[character] ?? String(UnicodeScalar(UInt8(character)))
    }
}
