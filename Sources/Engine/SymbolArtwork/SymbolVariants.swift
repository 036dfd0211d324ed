import DisplayList
import Foundation

/// Makes the variants of symbols: filled, enclosed, struck through, with a badge.
enum SymbolVariants {
    /// Returns the pieces of a symbol by its whole name, or by the name that another version of the set has for it; nil
    /// if there is none.
    static func find(_ name: String) -> [SymbolPart]? {
        // A very long text is not a name.
        guard name.utf8.count < 200 else { return nil }
        return parts(of: name) ?? parts(of: canonical(name)) ?? filledInside(name) ?? filledInside(canonical(name))
    }

    /// Returns the pieces of a symbol by its whole name; nil if there is none.
    static func parts(of name: some StringProtocol, depth: Int = 0) -> [SymbolPart]? {
        if depth > 12 { return nil }
        if let drawn = SymbolCatalog.parts(of: name, depth: depth) { return drawn }
        let name = String(name)
        if let glyphs = SymbolGlyphs.parts(of: name) { return glyphs }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return variant(name[name.index(after: dot)...], of: name[..<dot], depth: depth + 1)
            ?? SymbolEnclosure.parts(of: name, depth: depth + 1) ?? SymbolBadge.parts(of: name, depth: depth + 1)
    }

    /// The pieces of a name such as `plus.square.fill.on.square.fill`, where each form is filled.
    private static func filledInside(_ name: String) -> [SymbolPart]? {
        guard name.contains(".fill.") else { return nil }
        let outlined = name.replacing(".fill.", with: ".")
        return parts(of: outlined.hasSuffix(".fill") ? String(outlined.dropLast(5)) : outlined).map(filled)
    }

    private static func variant(_ variant: Substring, of base: Substring, depth: Int) -> [SymbolPart]? {
        switch variant {
        case "fill": SymbolBadge.filled(base, depth: depth) ?? parts(of: base, depth: depth).map(filled)
        case "slash": parts(of: base, depth: depth).map(slashed)
        case "inverse", "rtl", "ltr", "ar", "he", "hi", "zh", "ja", "ko", "th", "el", "ru", "traditional":
            parts(of: base, depth: depth)
        default: nil
        }
    }

    /// The name with the words that Oriel's drawings have.
    private static func canonical(_ name: String) -> String {
        var name = name
        for (word, other) in synonyms { name = name.replacing(word, with: other) }
        // `inset.filled.topthird.rectangle` is the newer name of `rectangle.topthird.inset.filled`.
        if name.hasPrefix("inset.filled."), let dot = name.lastIndex(of: ".") {
            let place = name[..<dot].dropFirst("inset.filled".count)
            name = name[name.index(after: dot)...] + place + ".inset.filled"
        }
        return name
    }

    /// Words for which another version of the set has other ones.
    private static let synonyms = [
        ("document", "doc"), ("pointer.arrow", "cursorarrow"), ("arrow.trianglehead.", "arrow.triangle."),
        (".rotate.90", ""), ("2.clockwise", "2.circlepath"), ("forward", "right"), ("backward", "left"),
        ("leadinghalf", "lefthalf"), ("trailinghalf", "righthalf"), ("leading", "left"), ("trailing", "right"),
        ("half.fill", "half.filled"), ("half.filleded", "half.filled"), ("badge.gear", "badge.gearshape"),
        ("gearshapeshape", "gearshape"),
    ]

    /// The pieces with their bodies filled, and the pieces on bodies cut out.
    static func filled(_ parts: [SymbolPart]) -> [SymbolPart] {
        parts.map { part in
            var part = part
            if part.isBadge || part.kind == .gap || part.kind == .lineGap { return part }
            if part.isInner {
                part.isCut.toggle()
            } else {
                switch part.kind {
                case .body: part.isFilled = true
                case .detail, .spot: part.isCut = true
                case .line, .solid, .gap, .lineGap: break
                }
            }
            return part
        }
    }

    /// The pieces below a line from corner to corner.
    private static func slashed(_ parts: [SymbolPart]) -> [SymbolPart] {
        lowered(parts) + slash
    }

    /// The pieces one level less important, for others that are put before them.
    static func lowered(_ parts: [SymbolPart]) -> [SymbolPart] {
        parts.map { part in
            var part = part
            if !part.isCut { part.level = min((part.level ?? 0) + 1, 2) }
            return part
        }
    }

    private static let slash = SymbolCatalog.pieces("x M4.6 2.6 L21.4 19.4; o M3 3 L21 21")

    /// Whether a value decides how many pieces of a symbol are drawn wholly.
    static func isVariable(_ name: String) -> Bool {
        var words = name.split(separator: ".")
        while let last = words.last {
            if variable.contains(words.joined(separator: ".")) { return true }
            if last != "fill" && last != "slash" && last != "circle" && last != "square" { return false }
            words.removeLast()
        }
        return false
    }

    private static let variable: Set<String> = [
        "wifi", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "cellularbars", "waveform", "touchid",
        "antenna.radiowaves.left.and.right", "dot.radiowaves.left.and.right", "dot.radiowaves.right",
        "dot.radiowaves.forward", "dot.radiowaves.up.forward", "wave.3.right", "wave.3.left", "wave.3.forward",
        "wave.3.backward", "airplayaudio", "airdrop", "rays", "sun.max", "sun.min", "light.max", "light.min",
        "ellipsis", "rainbow", "person.wave.2", "ear.and.waveform", "iphone.radiowaves.left.and.right",
        "applewatch.radiowaves.left.and.right", "sensor.tag.radiowaves.forward", "aqi.low", "aqi.medium",
        "aqi.high", "target", "timelapse", "slowmo", "bell.and.waves.left.and.right", "lightbulb.max",
        "light.beacon.max", "light.beacon.min", "wifi.router", "dial.low", "dial.medium", "dial.high", "dial.min",
        "circle.dotted", "progress.indicator", "circle.grid.3x3", "theatermasks", "water.waves", "person.3",
        "sensor", "lines.measurement.horizontal", "lines.measurement.vertical", "fan",
    ]
}
