import DisplayList
import Foundation

/// A sign at a corner of a symbol.
enum SymbolBadge {
    /// Returns the pieces of a name with a badge: `folder.badge.plus`, `bell.badge`; nil for any other name.
    static func parts(of name: String, depth: Int) -> [SymbolPart]? {
        if name.hasSuffix(".badge") {
            let base = name.dropLast(6)
            return SymbolVariants.parts(of: base, depth: depth).map {
                put(on: $0, SymbolCatalog.pieces("e O18.8 5.2 3.6; fr O18.8 5.2 3.6"))
            }
        }
        if let range = name.range(of: ".trianglebadge."),
            let base = SymbolVariants.parts(of: name[..<range.lowerBound], depth: depth),
            name[range.upperBound...] == "exclamationmark"
        {
            return put(on: base, warning)
        }
        guard let range = name.range(of: ".badge.", options: .backwards),
            let base = SymbolVariants.parts(of: name[..<range.lowerBound], depth: depth),
            let sign = sign(name[range.upperBound...], depth: depth)
        else { return nil }
        let corner = corner(of: name[..<range.lowerBound])
        return put(on: base, sign.map { $0.moved(scale: 1, x: corner.x, y: corner.y) })
    }

    /// Returns the pieces of a filled symbol with a badge, by the name that the set's first version has for it; nil for any
    /// other name.
    ///
    /// `person.crop.circle.badge.xmark.fill` is `person.crop.circle.fill.badge.xmark` now.
    static func filled(_ name: some StringProtocol, depth: Int) -> [SymbolPart]? {
        guard let range = name.range(of: ".badge"), range.upperBound == name.endIndex || name[range.upperBound] == "."
        else { return nil }
        let base = name[..<range.lowerBound]
        return base.hasSuffix(".fill")
            ? nil : SymbolVariants.parts(of: "\(base).fill\(name[range.lowerBound...])", depth: depth)
    }

    private static func put(on base: [SymbolPart], _ badge: [SymbolPart]) -> [SymbolPart] {
        SymbolVariants.lowered(base)
            + badge.map { part in
                var part = part
                part.isBadge = true
                return part
            }
    }

    /// The pieces of a badge at the lower right corner.
    private static func sign(_ name: Substring, depth: Int) -> [SymbolPart]? {
        let isMark = marks.contains(name) || name.hasPrefix("arrow.")
        guard let pieces = SymbolVariants.parts(of: drawn[name] ?? (isMark ? name : name + ".fill"), depth: depth)
        else {
            return nil
        }
        if !isMark {
            return SymbolCatalog.pieces("e O17.6 17.6 4.9")
                + pieces.map { part in
                    var part = part.moved(scale: 0.42, x: 5.6, y: 5.6)
                    part.lineFactor *= 0.7
                    return part
                }
        }
        var disc = SymbolCatalog.pieces("e O17.6 17.6 4.9; f O17.6 17.6 5.1")
        let color = colors[name]
        disc[1].color = color
        return disc
            + pieces.map { part in
                var part = part.moved(scale: 0.34, x: 5.6, y: 5.6)
                part.lineFactor *= 0.72
                if part.kind == .body { part.isFilled = true }
                part.isCut = true
                part.color = color == nil ? nil : .white
                return part
            }
    }

    /// The triangle with an exclamation mark at the lower right corner.
    private static let warning: [SymbolPart] = {
        var pieces = SymbolCatalog.pieces(
            "e M17.2 12.6 L22.4 21.6 H12 Z; fy M17.2 12.2 L23 22 H11.4 Z; ow M17.2 15.6 V18.4; fw O17.2 20.2 0.75")
        for index in 2...3 { (pieces[index].isCut, pieces[index].lineFactor) = (true, 0.7) }
        return pieces
    }()

    /// Signs that are cut out of a disc; others are drawn as they are.
    private static let marks: Set<Substring> = [
        "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis", "pause", "play",
        "exclam", "equal", "number", "slash", "stop", "record",
    ]

    /// Signs that have another name by themselves.
    private static let drawn: [Substring: Substring] = [
        "person.crop": "_badge.person", "shield.half.filled": "shield.lefthalf.filled", "gear": "gearshape.fill",
        "shield.checkmark": "checkmark.shield.fill", "clock": "_badge.clock", "sparkles": "sparkles",
        "magnifyingglass": "magnifyingglass", "wifi": "wifi", "waveform": "waveform", "link": "link",
        "exclam": "exclamationmark", "wave.2": "_badge.waves", "wave": "_badge.waves", "wave.forward": "_badge.waves",
    ]

    private static let colors: [Substring: SymbolColor] = [
        "plus": .green, "minus": .red, "checkmark": .green, "xmark": .red, "exclamationmark": .yellow,
        "exclam": .yellow, "questionmark": .gray,
    ]

    /// How far from the lower right corner a symbol has its badge.
    private static func corner(of base: Substring) -> CGPoint {
        if base.hasPrefix("person.crop.circle") || base.hasPrefix("text.page") { return CGPoint(x: -11.2, y: 0) }
        for name in upper where base == name || base.hasPrefix(name + ".") { return CGPoint(x: 0.6, y: -11.6) }
        return .zero
    }

    /// The symbols that have badges at the upper right corner.
    private static let upper = ["bell", "app", "envelope", "message", "bubble", "clock.badge", "circle", "macwindow"]
}
