import DisplayList

/// The blend modes that layers support, as opposed to the modes of a graphics context.
typealias LayerBlendMode = BlendMode

extension GraphicsContext {
    /// How a drawing blends with earlier ones; numbered as in Core Graphics.
    @frozen
    public struct BlendMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int32
        /// Creates a mode from its number.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// The drawing is on top.
        @inlinable public static var normal: BlendMode { BlendMode(rawValue: 0) }
        /// Components are multiplied: the result is at least as dark as both.
        @inlinable public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        /// The complements are multiplied: the result is at least as light as both.
        @inlinable public static var screen: BlendMode { BlendMode(rawValue: 2) }
        /// Multiplies where it is dark below, screens where it is light.
        @inlinable public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        /// The darker components.
        @inlinable public static var darken: BlendMode { BlendMode(rawValue: 4) }
        /// The lighter components.
        @inlinable public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        /// Brightens the backdrop by the drawing.
        @inlinable public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        /// Darkens the backdrop by the drawing.
        @inlinable public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        /// Darkens or lightens softly after the drawing.
        @inlinable public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        /// Multiplies where the drawing is dark, screens where it is light.
        @inlinable public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        /// The distance of components.
        @inlinable public static var difference: BlendMode { BlendMode(rawValue: 10) }
        /// The distance of components with less contrast.
        @inlinable public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        /// The drawing's hue on the backdrop.
        @inlinable public static var hue: BlendMode { BlendMode(rawValue: 12) }
        /// The drawing's saturation on the backdrop.
        @inlinable public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        /// The drawing's hue and saturation on the backdrop.
        @inlinable public static var color: BlendMode { BlendMode(rawValue: 14) }
        /// The drawing's brightness on the backdrop.
        @inlinable public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// Nothing remains.
        @inlinable public static var clear: BlendMode { BlendMode(rawValue: 16) }
        /// The drawing replaces the backdrop.
        @inlinable public static var copy: BlendMode { BlendMode(rawValue: 17) }
        /// The drawing, where it is opaque below.
        @inlinable public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
        /// The drawing, where it is clear below.
        @inlinable public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
        /// The drawing on top, where it is opaque below.
        @inlinable public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// The drawing is below the backdrop.
        @inlinable public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// The backdrop, where the drawing is opaque.
        @inlinable public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        /// The backdrop, where the drawing is clear.
        @inlinable public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        /// The backdrop where the drawing is opaque, above the drawing.
        @inlinable public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
        /// Each, where the other is clear.
        @inlinable public static var xor: BlendMode { BlendMode(rawValue: 25) }
        /// The sum of both darknesses.
        @inlinable public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        /// The sum of both lights.
        @inlinable public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
    }
}

extension GraphicsContext.BlendMode {
    /// The mode's equivalent in the display list.
    enum Operation {
        case normal
        case blend(LayerBlendMode)
        case composition(CompositionMode)
    }

    private static let operations: [Operation] = [
        .normal, .blend(.multiply), .blend(.screen), .blend(.overlay), .blend(.darken), .blend(.lighten),
        .blend(.colorDodge), .blend(.colorBurn), .blend(.softLight), .blend(.hardLight), .blend(.difference),
        .blend(.exclusion), .blend(.hue), .blend(.saturation), .blend(.color), .blend(.luminosity),
        .composition(.clear), .composition(.copy), .composition(.sourceIn), .composition(.sourceOut),
        .blend(.sourceAtop), .blend(.destinationOver), .composition(.destinationIn), .blend(.destinationOut),
        .composition(.destinationAtop), .composition(.xor), .blend(.plusDarker), .blend(.plusLighter),
    ]

    /// The mode's operation; unknown numbers count as normal.
    var operation: Operation {
        Self.operations.indices.contains(Int(rawValue)) ? Self.operations[Int(rawValue)] : .normal
    }
}
