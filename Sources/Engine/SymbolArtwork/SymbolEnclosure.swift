import DisplayList
import Foundation

/// A form around or behind a symbol, and how the symbol fits in.
struct SymbolEnclosure {
    let outline: [SymbolPart]
    let scale: CGFloat
    let x: CGFloat
    let y: CGFloat

    /// Returns the pieces of a name that ends with a form, such as `plus.circle`; nil for any other name.
    static func parts(of name: String, depth: Int) -> [SymbolPart]? {
        // The longest form first: `plus.rectangle.on.rectangle` is not a `plus.rectangle.on` in a rectangle.
        var start = name.startIndex
        while let dot = name[start...].firstIndex(of: ".") {
            let (base, form) = (name[..<dot], name[name.index(after: dot)...])
            start = name.index(after: dot)
            guard let enclosure = find(form, depth: depth), let inner = SymbolVariants.parts(of: base, depth: depth)
            else { continue }
            return enclosure.around(inner, isOutlined: outlined.contains(String(base)))
        }
        return nil
    }

    /// Symbols that remain outlines in a form; others are filled, to be recognized in their small size.
    private static let outlined: Set<String> = ["trash", "pencil", "doc.plaintext", "gear", "gearshape", "slash"]

    private func around(_ inner: [SymbolPart], isOutlined: Bool) -> [SymbolPart] {
        let ground = outline.map { part in
            var part = part
            part.level = max(part.level ?? 0, 1)
            return part
        }
        return ground
            + (isOutlined ? inner : SymbolVariants.filled(inner)).map { part in
                var piece = part.moved(scale: scale, x: x, y: y)
                piece.isInner = true
                piece.lineFactor *= 0.95
                if piece.kind != .detail && piece.kind != .spot { piece.level = piece.level ?? 0 }
                return piece
            }
    }

    private static func find(_ form: Substring, depth: Int) -> SymbolEnclosure? {
        guard let line = lines[form] else { return nil }
        let halves = line.split(separator: ":")
        guard halves.count == 2, let outline = SymbolCatalog.parts(in: halves[1], depth: depth) else { return nil }
        let numbers = halves[0].split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        guard numbers.count == 3 else { return nil }
        return SymbolEnclosure(outline: outline, scale: numbers[0], x: numbers[1], y: numbers[2])
    }

    /// The forms by name: the scale of the symbol and how far it is moved, a colon, and the form's pieces.
    private static let lines: [Substring: Substring] = {
        var lines: [Substring: Substring] = [:]
        for line in SymbolCatalog.enclosures.split(separator: "\n") {
            let line = line.drop { $0 == " " }
            guard let space = line.firstIndex(of: " ") else { continue }
            lines[line[..<space]] = line[space...]
        }
        return lines
    }()
}
