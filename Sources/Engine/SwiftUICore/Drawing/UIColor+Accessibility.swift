import DisplayList
import Foundation

extension UIColor {
    /// A few words for the color for assistive technology: "dark vibrant red".
    public var accessibilityName: String {
        let rgba = self.rgba
        if rgba.opacity < 0.02 { return "clear" }
        let (red, green, blue) = (Double(rgba.red), Double(rgba.green), Double(rgba.blue))
        let (greatest, least) = (max(red, green, blue), min(red, green, blue))
        let (range, lightness) = (greatest - least, (greatest + least) / 2)
        let saturation = range == 0 ? 0 : range / max(1 - abs(2 * lightness - 1), 0.001)
        if range < 0.06 || saturation < 0.08 {
            switch lightness {
            case ..<0.06: return "black"
            case ..<0.35: return "dark grey"
            case ..<0.65: return "grey"
            case ..<0.96: return "light grey"
            default: return "white"
            }
        }
        var hue = 0.0
        if greatest == red {
            hue = 60 * ((green - blue) / range)
        } else if greatest == green {
            hue = 60 * ((blue - red) / range + 2)
        } else {
            hue = 60 * ((red - green) / range + 4)
        }
        let words = [
            Self.lightness(lightness), Self.vividness(saturation, lightness), Self.hue(hue < 0 ? hue + 360 : hue),
        ]
        return words.compactMap(\.self).joined(separator: " ")
    }

    private static func lightness(_ lightness: Double) -> String? {
        lightness < 0.33 ? "dark" : lightness > 0.72 ? "light" : nil
    }

    private static func vividness(_ saturation: Double, _ lightness: Double) -> String? {
        if saturation < 0.35 { return "greyish" }
        return saturation > 0.85 && (0.33...0.72).contains(lightness) ? "vibrant" : nil
    }

    private static func hue(_ hue: Double) -> String {
        switch hue {
        case ..<15: "red"
        case ..<45: "orange"
        case ..<70: "yellow"
        case ..<95: "yellow green"
        case ..<150: "green"
        case ..<170: "green cyan"
        case ..<195: "cyan"
        case ..<220: "cyan blue"
        case ..<255: "blue"
        case ..<290: "purple"
        case ..<325: "magenta"
        case ..<345: "pink"
        default: "red"
        }
    }
}
