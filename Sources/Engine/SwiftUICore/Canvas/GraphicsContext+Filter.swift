import DisplayList
import Foundation

extension GraphicsContext {
    /// A filter for whole drawings.
    public struct Filter {
        enum Storage {
            case projection(ProjectionTransform)
            case shadow(Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
            case multiply(Color)
            case threshold(min: Double, max: Double, Color)
            case blur(radius: CGFloat, BlurOptions)
            case colors(ColorFilter)
            case none
        }

        let storage: Storage

        private init(_ storage: Storage) { self.storage = storage }

        /// Moves, turns, scales or tilts.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(.projection(matrix)) }

        /// Adds a shadow.
        /// - Parameters:
        ///   - color: The shadow's color: black at 33 % by default.
        ///   - radius: How far the shadow is blurred, in points.
        ///   - x: How far the shadow is moved to the right, in points.
        ///   - y: How far the shadow is moved down, in points.
        ///   - blendMode: How the shadow blends with the backdrop.
        ///   - options: The position of the shadow.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(.shadow(color, radius: radius, offset: CGSize(width: x, height: y), blendMode, options))
        }

        /// Without effect: there is no compiler for Metal's language.
        public static func colorShader(_ shader: Shader) -> Filter { withoutShader("Filter.colorShader(_:)") }

        /// Without effect: there is no compiler for Metal's language.
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            withoutShader("Filter.distortionShader(_:maxSampleOffset:)")
        }

        /// Without effect: there is no compiler for Metal's language.
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            withoutShader("Filter.layerShader(_:maxSampleOffset:)")
        }

        private static func withoutShader(_ name: String) -> Filter {
            RuntimeWarning.issue("\(name) has no effect here: see CompatibilityGaps.md.")
            return Filter(.none)
        }

        /// Multiplies each component with a color's.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }

        /// Multiplies colors with a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.colors(.matrix(matrix.filter))) }

        /// Turns the hue.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.colors(.hueRotation(angle.radians))) }

        /// Strengthens or weakens colors: 0 gives grays, 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter { Filter(.colors(.saturation(amount))) }

        /// Adds to each component, from −1 to 1.
        public static func brightness(_ amount: Double) -> Filter { Filter(.colors(.brightness(amount))) }

        /// Spreads components from the middle: 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter { Filter(.colors(.contrast(amount))) }

        /// Turns colors into their opposites: 0 changes nothing, 1 turns them wholly.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(.colors(amount == 1 ? .invert : .matrix(.inverting(Float(amount)))))
        }

        /// Moves colors toward gray, from 0 to 1.
        public static func grayscale(_ amount: Double) -> Filter { Filter(.colors(.grayscale(amount))) }

        /// Turns brightness into opacity.
        public static var luminanceToAlpha: Filter { Filter(.colors(.luminanceToAlpha)) }

        /// Blurs by a radius in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(.blur(radius: radius, options))
        }

        /// Fills the parts whose opacity is between two limits with a color, and clears the rest.
        /// - Parameters:
        ///   - min: The least opacity that is filled.
        ///   - max: The greatest opacity that is filled; 1 by default.
        ///   - color: The color; black by default.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(.threshold(min: min, max: max, color))
        }
    }

    /// The position of a shadow.
    @frozen
    public struct ShadowOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        /// Creates options from their bits.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The shadow is above the drawing.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Only the shadow is drawn.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// The shadow surrounds the area that the drawing leaves free.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Drawing and shadow are not put together before they are put down.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// How a blur treats edges.
    @frozen
    public struct BlurOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        /// Creates options from their bits.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The blurred drawing is opaque up to its edges.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Noise hides the steps between shades; blurs here are even enough without.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// How a filter calculates.
    @frozen
    public struct FilterOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        /// Creates options from their bits.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Components are proportional to light while the filter works; front ends work in sRGB all the same.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// Adds a filter for the following drawings, each as a whole, which is applied before the earlier filters.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(CanvasFilter(filter.storage, transform: transform, bounds: bounds, environment))
    }
}
