import DisplayList
import Foundation

extension Color {
    /// The components of a color in a certain environment.
    ///
    /// Follows Apple's [Color.Resolved](https://developer.apple.com/documentation/swiftui/color/resolved).
    @frozen
    public struct Resolved: Hashable, Sendable {
        /// The red component, proportional to light.
        public var linearRed: Float
        /// The green component, proportional to light.
        public var linearGreen: Float
        /// The blue component, proportional to light.
        public var linearBlue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float

        /// Creates a color from components of a space.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.init(ColorMath.sRGB(colorSpace, Double(red), Double(green), Double(blue), Double(opacity)))
            if colorSpace == .sRGBLinear { (linearRed, linearGreen, linearBlue) = (red, green, blue) }
        }

        init(_ color: RGBA) {
            linearRed = Float(ColorMath.linear(Double(color.red)))
            linearGreen = Float(ColorMath.linear(Double(color.green)))
            linearBlue = Float(ColorMath.linear(Double(color.blue)))
            opacity = color.opacity
        }

        /// The red component in sRGB.
        public var red: Float {
            get { Float(ColorMath.gamma(Double(linearRed))) }
            set { linearRed = Float(ColorMath.linear(Double(newValue))) }
        }

        /// The green component in sRGB.
        public var green: Float {
            get { Float(ColorMath.gamma(Double(linearGreen))) }
            set { linearGreen = Float(ColorMath.linear(Double(newValue))) }
        }

        /// The blue component in sRGB.
        public var blue: Float {
            get { Float(ColorMath.gamma(Double(linearBlue))) }
            set { linearBlue = Float(ColorMath.linear(Double(newValue))) }
        }

        var rgba: RGBA { RGBA(Double(red), Double(green), Double(blue), Double(opacity)) }
    }

    /// The color's components in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(rgba(in: environment)) }

    /// The color as it is drawn in an environment.
    func rgba(in environment: EnvironmentValues) -> RGBA {
        switch storage {
        case .system(let color): color.rgba(environment.colorScheme, environment.colorSchemeContrast)
        case .rgba(let rgba): rgba
        case .accent: Self.accent(in: environment)
        case .faded(let color, let opacity): color.rgba(in: environment).multiplyingOpacity(by: opacity)
        case .exposed(let color, let stops): ColorMath.exposed(color.rgba(in: environment), stops)
        case .mixed(let a, let b, let fraction, let space):
            ColorMath.mix(a.rgba(in: environment), b.rgba(in: environment), fraction, space)
        case .named(let name, let bundle):
            AssetCatalog.color(named: name, bundle: bundle)?.rgba(in: environment)
                ?? Self.missing(name, bundle: bundle, in: environment)
        case .dynamic(let dynamic): dynamic.color(in: environment).rgba(in: environment)
        }
    }

    private static func accent(in environment: EnvironmentValues) -> RGBA {
        if let color = environment._accentColor, color != .accentColor { return color.rgba(in: environment) }
        if let asset = AssetCatalog.accentColor { return asset.rgba(in: environment) }
        return SystemColor.blue.rgba(environment.colorScheme, environment.colorSchemeContrast)
    }

    private static func missing(_ name: String, bundle: String?, in environment: EnvironmentValues) -> RGBA {
        // New apps' catalogs have one without a value, which represents the default accent.
        if name == "AccentColor" { return accent(in: environment) }
        RuntimeWarning.issue(
            "No color named '\(name)' found in asset catalog for \(bundle.map { "bundle \($0)" } ?? "main bundle")")
        return .clear
    }
}

extension Color {
    /// Creates a color from a style that represents one: a color itself, or a style of the app's.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self = color as? Color ?? Color(storage: .dynamic(DynamicColor(color)))
    }
}

extension Color.Resolved: Codable {
    private enum Key: CodingKey { case red, green, blue, opacity }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        linearRed = try values.decode(Float.self, forKey: .red)
        linearGreen = try values.decode(Float.self, forKey: .green)
        linearBlue = try values.decode(Float.self, forKey: .blue)
        opacity = try values.decode(Float.self, forKey: .opacity)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(linearRed, forKey: .red)
        try values.encode(linearGreen, forKey: .green)
        try values.encode(linearBlue, forKey: .blue)
        try values.encode(opacity, forKey: .opacity)
    }
}

extension Color.Resolved: Animatable {
    /// The four components, linear.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
        set {
            linearRed = newValue.first
            linearGreen = newValue.second.first
            linearBlue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The components as `#RRGGBBAA`.
    public var description: String { ColorMath.hex(rgba) }
}
