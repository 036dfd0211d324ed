import DisplayList
import Foundation

/// Makes the variants of symbols: filled, enclosed, struck through, with a badge.
enum SymbolVariants {
    /// Returns the pieces of a symbol by its whole name; nil if there is none.
    static func parts(of name: some StringProtocol, depth: Int = 0) -> [SymbolPart]? {
        if depth > 8 { return nil }
        if let drawn = SymbolCatalog.parts(of: name, depth: depth) { return drawn }
        if let glyphs = SymbolGlyphs.parts(of: String(name)) { return glyphs }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let base = name[..<dot]
        let variant = name[name.index(after: dot)...]
        switch variant {
        case "fill":
            return parts(of: base, depth: depth + 1).map(filled)
        case "slash":
            return parts(of: base, depth: depth + 1).map { $0 + slash }
        case "inverse", "rtl", "ltr", "ar", "he", "hi", "zh", "ja", "ko", "th", "el", "ru":
            return parts(of: base, depth: depth + 1)
        default:
            break
        }
        if let enclosure = enclosures[String(variant)],
            let inner = parts(of: base, depth: depth + 1)
        {
            return enclosure.outline
                + inner.map {
                    var piece = $0.moved(scale: enclosure.scale, y: enclosure.y)
                    piece.isInner = true
                    return piece
                }
        }
        if let badge = name.range(of: ".badge."),
            let base = parts(of: name[..<badge.lowerBound], depth: depth + 1),
            let sign = parts(of: name[badge.upperBound...], depth: depth + 1)
        {
            return base + badgeGap + sign.map { $0.moved(scale: 0.36, x: 7, y: 7) }
        }
        return nil
    }

    /// The pieces with their bodies filled, and the pieces on bodies cut out.
    private static func filled(_ parts: [SymbolPart]) -> [SymbolPart] {
        parts.map { part in
            var part = part
            switch part.kind {
            case .body: if part.isInner { part.isCut = true } else { part.isFilled = true }
            case .detail, .spot: part.isCut = true
            case .line, .solid: part.isCut = part.isInner
            case .gap, .lineGap: break
            }
            return part
        }
    }

    private static let slash: [SymbolPart] = pieces("x M4.6 2.6 L21.4 19.4; o M3 3 L21 21")

    private static let badgeGap: [SymbolPart] = pieces("e R14.3 14.3 9.4 9.4 4.7")

    /// A form around a symbol: its outline, and how the symbol fits in.
    private struct Enclosure {
        let outline: [SymbolPart]
        let scale: CGFloat
        var y: CGFloat = 0
    }

    private static let enclosures: [String: Enclosure] = {
        func enclosure(_ outline: String, _ scale: CGFloat, y: CGFloat = 0) -> Enclosure {
            Enclosure(outline: pieces(outline), scale: scale, y: y)
        }
        return [
            "circle": enclosure("b O12 12 10.25", 0.56),
            "square": enclosure("b R2.75 2.75 18.5 18.5 4", 0.6),
            "app": enclosure("b R2.25 2.25 19.5 19.5 5.5", 0.6),
            "rectangle": enclosure("b R1.5 4.5 21 15 3", 0.5),
            "capsule": enclosure("b R1.5 5.5 21 13 6.5", 0.48),
            "diamond": enclosure("b M12 1.5 L22.5 12 L12 22.5 L1.5 12 Z", 0.44),
            "triangle": enclosure("b M12 2.75 L22.25 20.75 H1.75 Z", 0.42, y: 2.6),
            "hexagon": enclosure("b G12 12 10.75 6", 0.52),
            "octagon": enclosure("b M7.75 1.75 H16.25 L22.25 7.75 V16.25 L16.25 22.25 H7.75 L1.75 16.25 V7.75 Z", 0.52),
            "shield": enclosure("b " + SymbolCatalog.shieldOutline, 0.48, y: -0.5),
            "seal": enclosure("b " + SymbolCatalog.sealOutline, 0.48),
            "bubble": enclosure("b " + SymbolCatalog.bubbleOutline, 0.5, y: -1.6),
        ]
    }()

    /// Reads pieces that are known to be well formed.
    private static func pieces(_ text: String) -> [SymbolPart] {
        text.split(separator: ";").compactMap { piece in
            let words = piece.split(separator: " ")
            guard let letter = words.first?.first, let kind = SymbolPart.Kind(rawValue: letter),
                let elements = SymbolPathReader.read(words.dropFirst())
            else { return nil }
            return SymbolPart(kind: kind, elements: elements)
        }
    }
}
