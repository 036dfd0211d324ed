/// The color of a cell's letter or ground, in one word.
public struct CellColor: Hashable, Sendable {
    /// 0 for the terminal's own color, `0x01_0000_nn` for a place in its palette, `0x02_rr_gg_bb` for a color.
    let code: UInt32

    /// The terminal's own color of letters, or of the ground.
    public static let standard = CellColor(code: 0)

    /// Returns the color at a place of the terminal's palette, 0 to 255.
    public static func palette(_ index: UInt8) -> CellColor { CellColor(code: 0x0100_0000 | UInt32(index)) }

    /// Returns a color of red, green and blue, 0 to 255 each.
    public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CellColor {
        CellColor(code: 0x0200_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }

    /// The place in the palette; nil for other colors.
    var paletteIndex: UInt8? { code >> 24 == 1 ? UInt8(truncatingIfNeeded: code) : nil }

    /// Red, green and blue, 0 to 255 each; nil for colors that are the terminal's.
    var components: (red: UInt8, green: UInt8, blue: UInt8)? {
        guard code >> 24 == 2 else { return nil }
        return (
            UInt8(truncatingIfNeeded: code >> 16), UInt8(truncatingIfNeeded: code >> 8), UInt8(truncatingIfNeeded: code)
        )
    }
}
