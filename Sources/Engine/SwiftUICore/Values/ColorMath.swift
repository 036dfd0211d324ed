import DisplayList
import Foundation
import OrielBasics

/// Conversions between color spaces.
package enum ColorMath {
    /// A linear component from an sRGB one; symmetric for negative values.
    package static func linear(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    /// An sRGB component from a linear one; symmetric for negative values.
    package static func gamma(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }

    /// Red, green and blue from hue, saturation and brightness.
    static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
        let turned = hue - hue.rounded(.down)
        func component(_ n: Double) -> Double {
            let k = (n + turned * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        return (component(5), component(3), component(1))
    }

    /// Hue, saturation and brightness from red, green and blue.
    static func hsb(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let range = high - low
        if range == 0 { return (0, 0, high) }
        var hue =
            high == red
            ? (green - blue) / range : high == green ? 2 + (blue - red) / range : 4 + (red - green) / range
        if hue < 0 { hue += 6 }
        return (hue / 6, high == 0 ? 0 : range / high, high)
    }

    /// Lightness and the two color axes of Oklab, a perceptually uniform space.
    static func oklab(_ color: RGBA) -> (Double, Double, Double) {
        let (r, g, b) = (linear(Double(color.red)), linear(Double(color.green)), linear(Double(color.blue)))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return (
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        )
    }

    static func sRGB(oklab lab: (Double, Double, Double), _ opacity: Double) -> RGBA {
        func cube(_ x: Double) -> Double { x * x * x }
        let l = cube(lab.0 + 0.3963377774 * lab.1 + 0.2158037573 * lab.2)
        let m = cube(lab.0 - 0.1055613458 * lab.1 - 0.0638541728 * lab.2)
        let s = cube(lab.0 - 0.0894841775 * lab.1 - 1.2914855480 * lab.2)
        return RGBA(
            gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            gamma(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), opacity)
    }

    /// The components as `#RRGGBBAA`.
    static func hex(_ color: RGBA) -> String {
        "#"
            + [color.red, color.green, color.blue, color.opacity].map {
                let text = String(Int(($0.clamped(to: 0...1) * 255).rounded()), radix: 16, uppercase: true)
                return text.count == 1 ? "0" + text : text
            }.joined()
    }
}
