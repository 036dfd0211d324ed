import DisplayList

/// A translucent background that blurs the views behind it.
///
/// Follows Apple's [Material](https://developer.apple.com/documentation/swiftui/material). The content behind is
/// blurred, its colors are intensified, and a light or dark tint is put over it; the thicker the material, the more
/// tint. In PDF and SVG drawings, within pictures that are blurred, tilted or filtered as a whole, and within a
/// `Canvas`, only the tint is drawn.
public struct Material: ShapeStyle, Hashable {
    private enum Thickness: UInt8 { case ultraThin, thin, regular, thick, ultraThick, bar }

    private let thickness: Thickness
    private var appearance = MaterialActiveAppearance.automatic

    private init(_ thickness: Thickness) { self.thickness = thickness }

    /// The most transparent material.
    public static let ultraThin = Material(.ultraThin)
    /// A material more transparent than not.
    public static let thin = Material(.thin)
    /// A material somewhat transparent.
    public static let regular = Material(.regular)
    /// A material less transparent than not.
    public static let thick = Material(.thick)
    /// The least transparent material.
    public static let ultraThick = Material(.ultraThick)
    /// The material of the system's bars.
    public static let bar = Material(.bar)

    /// Returns the material with a choice of when it appears active; inactive materials are opaque.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
        var copy = self
        copy.appearance = appearance
        return copy
    }

    public func _paint(_ request: _PaintRequest) -> Paint {
        let isLight = request.environment.colorScheme == .light
        let color = isLight ? RGBA(bytes: 0xF6, 0xF6, 0xF6) : RGBA(bytes: 0x25, 0x25, 0x25)
        if appearance == .inactive { return .color(color.multiplyingOpacity(by: request.levelOpacity)) }
        return .backdrop(
            Backdrop(
                radius: Material.radius, saturation: Material.saturation,
                tint: color.multiplyingOpacity(by: translucency(isLight)), opacity: request.levelOpacity))
    }

    /// The blur of the backdrop, in points, and the saturation of its colors.
    private static let radius: CGFloat = 20, saturation = 1.8

    /// The opacity of the tint over the backdrop, from 0 to 1.
    private func translucency(_ isLight: Bool) -> Double {
        switch thickness {
        case .ultraThin: isLight ? 0.44 : 0.55
        case .thin: isLight ? 0.60 : 0.70
        case .regular: isLight ? 0.74 : 0.82
        case .thick: isLight ? 0.86 : 0.90
        case .ultraThick: isLight ? 0.94 : 0.96
        case .bar: 0.80
        }
    }
}

/// The conditions under which a material appears active.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let id: UInt8
    /// As the context has it.
    public static let automatic = MaterialActiveAppearance(id: 0)
    /// While the window is active.
    public static let matchWindow = MaterialActiveAppearance(id: 1)
    /// Always.
    public static let active = MaterialActiveAppearance(id: 2)
    /// Never.
    public static let inactive = MaterialActiveAppearance(id: 3)
}
