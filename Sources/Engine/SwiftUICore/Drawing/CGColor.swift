import DisplayList
import Foundation

/// A fixed color, as Core Graphics has it; always in sRGB.
///
/// Foundation on Linux lacks the type.
public final class CGColor: Hashable, Sendable {
    let rgba: RGBA

    /// The components in a space of the app's choice; nil for sRGB.
    let own: Own?
    /// Components in a space, without the opacity.
    struct Own: Hashable, Sendable {
        var space: CGColorSpace
        var components: [CGFloat]
    }

    init(_ rgba: RGBA, own: Own? = nil) { (self.rgba, self.own) = (rgba, own) }

    /// Creates a color from sRGB components, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red, green, blue, alpha))
    }

    /// Creates a color from sRGB components, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red, green, blue, alpha))
    }

    /// Creates a gray from 0, black, to 1, white.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(RGBA(gray, gray, gray, alpha)) }

    /// Opaque black.
    public static let black = CGColor(.black)
    /// Opaque white.
    public static let white = CGColor(.white)
    /// No color at all.
    public static let clear = CGColor(.clear)

    /// Red, green, blue and opacity, or the components of the color's own space and the opacity.
    public var components: [CGFloat]? {
        if let own { return own.components + [alpha] }
        return [rgba.red, rgba.green, rgba.blue, rgba.opacity].map { CGFloat($0) }
    }

    /// How many components there are, the opacity included: 4 for sRGB.
    public var numberOfComponents: Int { (own?.components.count ?? 3) + 1 }

    /// The opacity.
    public var alpha: CGFloat { CGFloat(rgba.opacity) }

    /// Returns the color; colors don't change.
    public func copy() -> CGColor? { self }
    /// Returns the color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = rgba
        copy.opacity = Float(alpha)
        return CGColor(copy, own: own)
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba && a.own == b.own }
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

extension Color {
    /// Creates a color from Core Graphics' form.
    public init(cgColor: CGColor) { self.init(storage: .rgba(cgColor.rgba)) }

    /// Creates a color from Core Graphics' form.
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    /// The color in Core Graphics' form; nil where it depends on the environment.
    public var cgColor: CGColor? {
        switch storage {
        case .rgba(let rgba): CGColor(rgba)
        case .faded(let color, let opacity): color.cgColor.map { CGColor($0.rgba.multiplyingOpacity(by: opacity)) }
        default: nil
        }
    }
}

extension Color.Resolved {
    /// The color in Core Graphics' form.
    public var cgColor: CGColor { CGColor(rgba) }
}
