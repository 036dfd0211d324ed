import Foundation

/// A color as it is drawn: sRGB components and opacity, each from 0 to 1 (extended values allowed).
///
/// ```swift
/// let orange = RGBA(bytes: 255, 149, 0)
/// #expect(orange.summary == "#ff9500")
/// #expect(RGBA.black.multiplyingOpacity(by: 0.5) == RGBA(0, 0, 0, 0.5))
/// ```
public struct RGBA: Hashable, Codable, Sendable {
    /// The sRGB components and the opacity.
    public var red: Float, green: Float, blue: Float, opacity: Float

    /// Creates a color from sRGB components.
    public init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (Float(red), Float(green), Float(blue), Float(opacity))
    }

    /// Creates a color from 8-bit sRGB components, 0 to 255.
    public init(bytes red: Int, _ green: Int, _ blue: Int, opacity: Double = 1) {
        self.init(Double(red) / 255, Double(green) / 255, Double(blue) / 255, opacity)
    }

    /// No color at all.
    public static let clear = RGBA(0, 0, 0, 0)
    /// Opaque black.
    public static let black = RGBA(0, 0, 0)
    /// Opaque white.
    public static let white = RGBA(1, 1, 1)

    /// Returns the color with its opacity multiplied.
    public func multiplyingOpacity(by factor: Double) -> RGBA {
        var copy = self
        copy.opacity *= Float(factor)
        return copy
    }
}
