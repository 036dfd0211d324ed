import DisplayList
import Foundation

/// Draws a shadow behind a view.
@frozen
public struct _ShadowEffect: Equatable {
    /// The shadow's color.
    public var color: Color
    /// How far the shadow is blurred, in points.
    public var radius: CGFloat
    /// How far the shadow is moved, in points.
    public var offset: CGSize

    /// Creates a shadow.
    @inlinable
    public nonisolated init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }

    /// The animatable data.
    public nonisolated var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

extension _ShadowEffect: LayerEffectModifier {
    nonisolated static var name: String { "shadow" }
    nonisolated static var environmentEffects: _EnvironmentEffect { .paint }
    nonisolated func layerEffects(_ place: _EffectPlace) -> [LayerEffect] {
        [.shadow(color.rgba(in: place.environment), radius: max(radius, 0), offset: offset)]
    }
}

extension View {
    /// Draws a shadow behind the view: black at 33 % by default, blurred by a radius and moved, in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
