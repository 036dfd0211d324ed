import FrontEndKit

/// A quarter of a cell's ground.
struct Pixel: Equatable {
    var red: UInt8, green: UInt8, blue: UInt8
    /// Whether nothing was painted there: the terminal's own ground is seen.
    var isPlain: Bool

    /// Puts a color over the pixel.
    /// - Parameter amount: How much of the pixel it covers, opacity included, from 0 to 1.
    mutating func blend(_ color: RGBA, _ amount: Float) {
        if amount < 0.02 { return }
        func mix(_ old: UInt8, _ new: Float) -> UInt8 {
            let value = Float(old) + (new * 255 - Float(old)) * amount
            return value > 0 ? value < 255 ? UInt8(value + 0.5) : 255 : 0
        }
        red = mix(red, color.red)
        green = mix(green, color.green)
        blue = mix(blue, color.blue)
        isPlain = false
    }

    /// How far two colors are apart; 0 for the same one.
    func distance(to other: Pixel) -> Int {
        let (r, g, b) = (
            Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)
        )
        return abs(r) * 2 + abs(g) * 3 + abs(b)
    }
}

extension Pixel {
    /// A color, as it is without its opacity.
    init(_ color: RGBA, isPlain: Bool = false) {
        func byte(_ part: Float) -> UInt8 { part > 0 ? part < 1 ? UInt8(part * 255 + 0.5) : 255 : 0 }
        self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue), isPlain: isPlain)
    }
}
