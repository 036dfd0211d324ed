import DisplayList
import Foundation

/// Blurs a view.
@frozen
public struct _BlurEffect: Equatable {
    /// How far, in points.
    public var radius: CGFloat
    /// Whether the edges stay opaque.
    public var isOpaque: Bool

    /// Creates a blur.
    @inlinable
    public nonisolated init(radius: CGFloat, isOpaque: Bool) {
        self.radius = radius
        self.isOpaque = isOpaque
    }

    /// The animatable data.
    public nonisolated var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }
}

extension _BlurEffect: LayerEffectModifier {
    nonisolated static var name: String { "blur" }
    nonisolated func layerEffects(_ place: _EffectPlace) -> [LayerEffect] {
        [.blur(radius: max(radius, 0), opaque: isOpaque)]
    }
}

/// Blends a view with the content below.
@frozen
public struct _BlendModeEffect: Equatable {
    /// How.
    public var blendMode: BlendMode
    /// Creates the effect.
    @inlinable public nonisolated init(blendMode: BlendMode) { self.blendMode = blendMode }
}

extension _BlendModeEffect: LayerEffectModifier {
    nonisolated static var name: String { "blendMode" }
    nonisolated func layerEffects(_ place: _EffectPlace) -> [LayerEffect] { [.blend(blendMode)] }
}

extension View {
    /// Blurs the view by a radius in points; `opaque` keeps its edges from becoming transparent.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Mixes the view with the backdrop.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }
}
