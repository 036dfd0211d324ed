import DisplayList
import Foundation

extension ColorMath {
    /// A color from the components of a space.
    static func sRGB(
        _ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
    ) -> RGBA {
        switch space {
        case .sRGB: return RGBA(red, green, blue, opacity)
        case .sRGBLinear: return RGBA(gamma(red), gamma(green), gamma(blue), opacity)
        case .displayP3:
            let (r, g, b) = (linear(red), linear(green), linear(blue))
            return RGBA(
                gamma(1.2249401762805598 * r - 0.22494017628055996 * g),
                gamma(-0.042056954709688163 * r + 1.0420569547096881 * g),
                gamma(-0.019637554590334432 * r - 0.07863604555063188 * g + 1.0982736001409663 * b), opacity)
        }
    }

    /// A color with its light doubled a number of times.
    static func exposed(_ color: RGBA, _ stops: Double) -> RGBA {
        let factor = exp2(stops)
        func adjusted(_ value: Float) -> Double { gamma(linear(Double(value)) * factor) }
        return RGBA(adjusted(color.red), adjusted(color.green), adjusted(color.blue), Double(color.opacity))
    }

    /// A mixture, weighted by opacity as premultiplied drawing would be.
    static func mix(_ a: RGBA, _ b: RGBA, _ t: Double, _ space: Gradient.ColorSpace) -> RGBA {
        if t <= 0 { return a }
        if t >= 1 { return b }
        let opacity = Double(a.opacity) * (1 - t) + Double(b.opacity) * t
        if opacity == 0 { return RGBA(0, 0, 0, 0) }
        let share = Double(b.opacity) * t / opacity
        func between(_ x: Double, _ y: Double) -> Double { x + (y - x) * share }
        func device(_ x: Float, _ y: Float) -> Double { between(Double(x), Double(y)) }
        if space == .device {
            return RGBA(device(a.red, b.red), device(a.green, b.green), device(a.blue, b.blue), opacity)
        }
        let (x, y) = (oklab(a), oklab(b))
        return sRGB(oklab: (between(x.0, y.0), between(x.1, y.1), between(x.2, y.2)), opacity)
    }
}
