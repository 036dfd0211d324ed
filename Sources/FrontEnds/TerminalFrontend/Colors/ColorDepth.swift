/// The colors that a terminal can show.
public enum ColorDepth: Int, Comparable, Sendable {
    /// None: letters and their ground can be exchanged, nothing else.
    case none
    /// The 16 colors of its palette.
    case ansi
    /// 256 colors.
    case palette
    /// All.
    case trueColor

    public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }

    /// Returns the nearest color that the terminal can show; its own where it shows none.
    public func nearest(to color: CellColor) -> CellColor {
        guard let (red, green, blue) = color.components else {
            if let index = color.paletteIndex, self == .none || (self == .ansi && index > 15) { return .standard }
            return color
        }
        switch self {
        case .none: return .standard
        case .ansi: return .palette(Self.ansiIndex(Int(red), Int(green), Int(blue)))
        case .palette: return .palette(Self.paletteIndex(Int(red), Int(green), Int(blue)))
        case .trueColor: return color
        }
    }

    // MARK: 256

    private static let levels = [0, 95, 135, 175, 215, 255]

    /// The nearer of the cube's color and of the ladder of grays.
    private static func paletteIndex(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
        let (r, g, b) = (level(red), level(green), level(blue))
        let cube = (levels[r], levels[g], levels[b])
        let step = min(max(((red + green + blue) / 3 - 3) / 10, 0), 23)
        let gray = 8 + 10 * step
        let isCube = distance((red, green, blue), cube) <= distance((red, green, blue), (gray, gray, gray))
        return UInt8(isCube ? 16 + 36 * r + 6 * g + b : 232 + step)
    }

    private static func level(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }

    private static func distance(_ a: (Int, Int, Int), _ b: (Int, Int, Int)) -> Int {
        let (red, green, blue) = (a.0 - b.0, a.1 - b.1, a.2 - b.2)
        return 2 * red * red + 4 * green * green + 3 * blue * blue
    }

    // MARK: 16

    /// Hues go by a color's strongest component, grays by how light they are: palettes differ too much for distances.
    private static func ansiIndex(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        if most - least < 48 || (most - least) * 4 < most {
            return most < 48 ? 0 : most < 128 ? 8 : most < 208 ? 7 : 15
        }
        let middle = (most + least) / 2
        let index = (red > middle ? 1 : 0) | (green > middle ? 2 : 0) | (blue > middle ? 4 : 0)
        return UInt8(most > 176 && least > 64 ? index + 8 : index)
    }
}
