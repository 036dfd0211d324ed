import DisplayList
import Foundation

extension GraphicsContext {
    /// A color or pattern to draw with.
    public struct Shading: Sendable {
        indirect enum Storage: Sendable {
            case color(Color)
            case style(AnyShapeStyle)
            case foreground
            case backdrop(Color)
            case palette([Shading])
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle, GradientOptions)
            case image(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
            case paint(Paint)
            /// A shading of another environment.
            case resolved(Shading, EnvironmentValues)
        }

        let storage: Storage

        init(_ storage: Storage) { self.storage = storage }

        static func paint(_ paint: Paint) -> Shading { Shading(.paint(paint)) }

        /// The backdrop of the drawing in its layer.
        public static var backdrop: Shading { backdrop(.white) }

        /// The backdrop of the drawing in its layer, multiplied by a color.
        public static func backdrop(_ color: Color) -> Shading { Shading(.backdrop(color)) }

        /// The foreground style: there is no compiler for Metal's language.
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
            RuntimeWarning.issue("Shading.shader(_:bounds:) has no effect here: see CompatibilityGaps.md.")
            return .foreground
        }

        /// The foreground style of the canvas's environment.
        public static var foreground: Shading { Shading(.foreground) }

        /// Several shadings, for content of several levels of importance; outlines take the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }

        /// A color.
        public static func color(_ color: Color) -> Shading { Shading(.color(color)) }

        /// A color from red, green and blue, each from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A gray from 0, black, to 1, white.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style, whose unit points refer to the outline's rectangle.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(AnyShapeStyle(style))) }

        /// Colors along the line between two points of the present space.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.linear(gradient, startPoint, endPoint, options))
        }

        /// Colors outward from a point, between two radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.radial(gradient, center, startRadius, endRadius, options))
        }

        /// Colors round a point, clockwise from an angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.conic(gradient, center, angle, options))
        }

        /// Colors at the points of a grid, whose unit points refer to the outline's rectangle.
        public static func meshGradient(_ gradient: MeshGradient) -> Shading { style(gradient) }

        /// An image, or a part of one, repeated in both directions.
        /// - Parameters:
        ///   - image: The image.
        ///   - origin: The top left corner of one of the tiles, in points.
        ///   - sourceRect: The part of the image that is a tile, in shares of its width and height.
        ///   - scale: How many times its size in points a tile is large.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            Shading(.image(image, origin: origin, sourceRect: sourceRect, scale: scale))
        }
    }

    /// How a gradient continues beyond its ends, and how its colors mix.
    @frozen
    public struct GradientOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        /// Creates options from their bits.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The gradient is repeated.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// The gradient is repeated, every other time backward.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Colors mix in proportion to light.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// Returns a shading resolved in this context's environment, wherever it is used.
    public func resolve(_ shading: Shading) -> Shading { Shading(.resolved(shading, environment)) }
}
