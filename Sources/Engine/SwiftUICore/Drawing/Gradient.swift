import DisplayList
import Foundation

/// A course of colors, each at a place from 0 to 1.
///
/// Follows Apple's [Gradient](https://developer.apple.com/documentation/swiftui/gradient).
@frozen
public struct Gradient: Hashable, Sendable {
    /// A color and its place.
    @frozen
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// The place, normally from 0 to 1.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// A way to mix colors.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool
        /// Mixes components as they are.
        public static let device = ColorSpace(isPerceptual: false)
        /// Mixes so that equal steps are perceived as equal.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The colors in order of their places.
    public var stops: [Stop]
    var space = ColorSpace.device

    /// Creates a gradient of colors at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

    /// Creates a gradient of colors at given places.
    public init(stops: [Stop]) { self.stops = stops }

    /// Returns the gradient with a way to mix its colors.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

    /// The colors as they are drawn; for perceptual mixing, with further stops in between.
    func resolved(in environment: EnvironmentValues, opacity: Double) -> [GradientStop] {
        var last = -CGFloat.infinity
        let resolved = stops.map { stop in
            // A stop before its predecessor is moved to it.
            last = max(last, stop.location)
            return GradientStop(
                color: stop.color.rgba(in: environment).multiplyingOpacity(by: opacity), location: last)
        }
        if space == .device { return resolved }
        var result = Array(resolved.prefix(1))
        for (a, b) in zip(resolved, resolved.dropFirst()) {
            if a.color != b.color, a.location < b.location {
                for i in 1..<8 {
                    let t = Double(i) / 8
                    result.append(
                        GradientStop(
                            color: ColorMath.mix(a.color, b.color, t, .perceptual),
                            location: a.location + (b.location - a.location) * CGFloat(t)))
                }
            }
            result.append(b)
        }
        return result
    }
}

/// A gradient of some kind, drawn from top to bottom by default.
///
/// Follows Apple's [AnyGradient](https://developer.apple.com/documentation/swiftui/anygradient).
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case gradient(Gradient)
        case color(Color)
    }

    private let source: Source
    private var space: Gradient.ColorSpace?

    /// Wraps a gradient.
    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    /// The standard gradient of a color.
    init(base: Color) { source = .color(base) }

    /// Returns the gradient with a way to mix its colors.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space
        return copy
    }

    /// The gradient with its stops.
    var gradient: Gradient {
        var result =
            switch source {
            case .gradient(let gradient): gradient
            case .color(let color):
                // Apple's figures are not published: a fifth of white at the top is similar.
                Gradient(colors: [color.mix(with: .white, by: 0.2, in: .device), color])
            }
        if let space { result.space = space }
        return result
    }
}
