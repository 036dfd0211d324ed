import CPangoCairo
import DisplayList
import Foundation
import OrielBasics

/// Chooses installed families for font descriptions, and logs a warning once for each missing one.
final class FontChoice {
    private let installed: Set<String>
    private var descriptions = BoundedCache<FontDescription, PangoFont>(limit: 256)

    /// How many descriptions were made since they were forgotten last.
    private(set) var madeCount = 0

    /// Removes all descriptions.
    func forgetDescriptions() {
        descriptions.removeAll()
        madeCount = 0
    }

    /// A Pango font description, freed with its owner.
    final class PangoFont {
        let description: OpaquePointer
        init(_ description: OpaquePointer) { self.description = description }
        deinit { pango_font_description_free(description) }
    }

    init(map: UnsafeMutablePointer<PangoFontMap>?) {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(map, &families, &count)
        var names: Set<String> = []
        for index in 0..<Int(count) {
            if let family = families?[index], let name = pango_font_family_get_name(family) {
                names.insert(String(cString: name).lowercased())
            }
        }
        g_free(families)
        installed = names
        if names.isEmpty {
            Warnings.once("No font is installed, so text has no glyphs; install fonts-inter, for example.")
        }
    }

    /// Whether any family is installed.
    var hasFonts: Bool { !installed.isEmpty }

    /// Whether a family is installed.
    func has(_ family: String) -> Bool { installed.contains(family.lowercased()) }

    /// Returns Pango's description for a font, at its size times `scale`.
    func pangoFont(_ font: FontDescription, scale: CGFloat = 1) -> PangoFont {
        var font = font
        // Pango's own precision: sizes that differ by rounding are one.
        font.size = (font.size * scale * CGFloat(PANGO_SCALE)).rounded() / CGFloat(PANGO_SCALE)
        if let known = descriptions[font] { return known }
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, families(for: font))
        let size = font.size.isFinite ? min(max(font.size, 0.01), 8_000) : 17
        pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
        pango_font_description_set_weight(
            description, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000))))
        if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        pango_font_description_set_stretch(description, FontChoice.stretch(font.width))
        switch (font.lowercaseSmallCaps, font.uppercaseSmallCaps) {
        case (true, true): pango_font_description_set_variant(description, PANGO_VARIANT_ALL_SMALL_CAPS)
        case (true, false): pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
        case (false, true): pango_font_description_set_variant(description, PANGO_VARIANT_UNICASE)
        case (false, false): break
        }
        let result = PangoFont(description)
        descriptions[font] = result
        madeCount += 1
        return result
    }

    /// The families for a font, the best first; the last is fontconfig's generic name, which always exists.
    private func families(for font: FontDescription) -> String {
        var names: [String] = []
        if let family = font.family {
            if has(family) || FontChoice.generic.contains(family.lowercased()) {
                names.append(family)
            } else {
                Warnings.once("The font family \"\(family)\" is not installed; the system font is used instead.")
            }
        }
        switch font.design {
        case .default:
            // Like Apple's system font, Inter has a separate cut for large sizes.
            if font.size >= 20 { names += installed("Inter Display") }
            names += installed("Inter", "Inter Variable", "Cantarell", "Noto Sans", "DejaVu Sans") + ["sans"]
        case .serif:
            names += installed("New York", "Source Serif 4", "Noto Serif", "Gelasio", "P052", "DejaVu Serif")
            names.append("serif")
        case .monospaced:
            names += installed("JetBrains Mono", "Fira Code", "Source Code Pro", "Noto Sans Mono", "DejaVu Sans Mono")
            names.append("monospace")
        case .rounded:
            names += installed("Nunito", "Quicksand", "Varela Round", "Comfortaa")
            if font.size >= 20 { names += installed("Inter Display") }
            names += installed("Inter", "Cantarell", "DejaVu Sans") + ["sans"]
        }
        return names.joined(separator: ",")
    }

    private func installed(_ names: String...) -> [String] { names.filter(has) }

    private static let generic: Set<String> = ["sans", "serif", "monospace", "sans-serif", "cursive", "fantasy"]

    private static func stretch(_ percent: Int) -> PangoStretch {
        switch percent {
        case ..<57: PANGO_STRETCH_ULTRA_CONDENSED
        case ..<69: PANGO_STRETCH_EXTRA_CONDENSED
        case ..<82: PANGO_STRETCH_CONDENSED
        case ..<94: PANGO_STRETCH_SEMI_CONDENSED
        case ..<107: PANGO_STRETCH_NORMAL
        case ..<119: PANGO_STRETCH_SEMI_EXPANDED
        case ..<138: PANGO_STRETCH_EXPANDED
        case ..<175: PANGO_STRETCH_EXTRA_EXPANDED
        default: PANGO_STRETCH_ULTRA_EXPANDED
        }
    }
}
