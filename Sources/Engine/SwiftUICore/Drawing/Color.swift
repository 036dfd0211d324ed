import DisplayList
import Foundation
import OrielBasics

/// A color, which may depend on the environment it is used in.
///
/// A color is a view that fills its proposal, a shape style and a value. The system's colors adapt to dark mode, and so do
/// colors of an asset catalog; `resolve(in:)` gives the components in an environment, each from 0 to 1.
///
/// ```swift
/// let brand = Color(red: 0.2, green: 0.4, blue: 0.9)
/// ZStack {
///     brand.ignoresSafeArea()
///     Text("Title").foregroundStyle(.white.opacity(0.8))
///     Circle().fill(Color("Accent")).frame(width: 20)
/// }
/// ```
///
/// Follows Apple's [Color](https://developer.apple.com/documentation/swiftui/color).
public struct Color: Hashable, Sendable {
    /// How the color is specified.
    enum Storage: Hashable, Sendable {
        case system(SystemColor)
        case accent
        case rgba(RGBA)
        case named(String, bundle: String?)
        indirect case faded(Color, opacity: Double)
        indirect case exposed(Color, stops: Double)
        indirect case mixed(Color, Color, fraction: Double, Gradient.ColorSpace)
        case dynamic(DynamicColor)
    }

    let storage: Storage

    init(storage: Storage) { self.storage = storage }

    init(system: SystemColor) { storage = .system(system) }

    /// A way to specify the components of a color.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The usual color space of screens.
        case sRGB
        /// The same with components proportional to light.
        case sRGBLinear
        /// A wider space; converted to sRGB, where components may leave the range from 0 to 1.
        case displayP3
    }

    /// Creates a color from red, green and blue, each from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        storage = .rgba(ColorMath.sRGB(colorSpace, red, green, blue, opacity))
    }

    /// Creates a gray from 0, black, to 1, white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color from hue (0 red, ⅓ green, ⅔ blue), saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let (red, green, blue) = ColorMath.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Creates the color of a name in an asset catalog: the app's, or another bundle's.
    public init(_ name: String, bundle: Bundle? = nil) {
        storage = .named(name, bundle: bundle?.imageFolder)
    }

    /// Creates a color from resolved components.
    public init(_ resolved: Resolved) { storage = .rgba(resolved.rgba) }

    /// Returns the color with its opacity multiplied by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        switch storage {
        case .rgba(let rgba): Color(storage: .rgba(rgba.multiplyingOpacity(by: opacity)))
        case .faded(let color, let old): Color(storage: .faded(color, opacity: old * opacity))
        default: Color(storage: .faded(self, opacity: opacity))
        }
    }

    /// Returns a mixture with another color: 0 gives this color, 1 the other.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(storage: .mixed(self, rhs, fraction: min(max(fraction, 0), 1), colorSpace))
    }

    /// Returns the color as it is with another amount of light: one stop doubles it, and −1 halves it.
    public func exposureAdjust(_ stops: Double) -> Color {
        Color(storage: .exposed(self, stops: stops.isNaN ? 0 : min(max(stops, -64), 64)))
    }

    /// The standard gradient of the color: a little lighter at its beginning.
    public var gradient: AnyGradient { AnyGradient(base: self) }
}

extension Color: _ExpressibleByColorLiteral {
    /// Creates a color from a color literal's sRGB components.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
}

extension Color: CustomStringConvertible {
    /// The color's name, or its components as `#RRGGBBAA`.
    public var description: String {
        switch storage {
        case .system(let color): "\(color)"
        case .accent: "accentColor"
        case .rgba(let rgba): ColorMath.hex(rgba)
        case .named(let name, let bundle): "NamedColor(name: \"\(name)\", bundle: \(bundle ?? "nil"))"
        case .faded(let color, let opacity): "\(Int(clamping: (opacity * 100).rounded()))% \(color)"
        case .exposed(let color, let stops): "\(color) by \(stops) stops"
        case .mixed(let a, let b, let fraction, _): "\(a) mixed with \(Int(clamping: (fraction * 100).rounded()))% \(b)"
        case .dynamic: "dynamic color"
        }
    }
}
