import DisplayList
import Foundation

/// A change of how a view looks that leaves its layout alone, made from its geometry (`visualEffect(_:)`).
///
/// Follows Apple's [VisualEffect](https://developer.apple.com/documentation/swiftui/visualeffect).
public protocol VisualEffect: Sendable, Animatable {
    /// The effects on the layer of an element, the innermost first.
    nonisolated func _layerEffects(_ place: _EffectPlace) -> [LayerEffect]
}

/// The visual effect that changes nothing, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates the effect.
    public nonisolated init() {}

    public nonisolated func _layerEffects(_ place: _EffectPlace) -> [LayerEffect] { [] }
}

/// A visual effect with another one added.
struct AddedVisualEffect<Base: VisualEffect, Added: LayerEffectModifier>: VisualEffect, @unchecked Sendable {
    var base: Base
    var added: Added

    nonisolated func _layerEffects(_ place: _EffectPlace) -> [LayerEffect] {
        base._layerEffects(place) + added.layerEffects(place)
    }

    nonisolated var animatableData: AnimatablePair<Base.AnimatableData, Added.AnimatableData> {
        get { AnimatablePair(base.animatableData, added.animatableData) }
        set { (base.animatableData, added.animatableData) = (newValue.first, newValue.second) }
    }
}

extension VisualEffect {
    private nonisolated func adding<M: LayerEffectModifier>(_ modifier: M) -> AddedVisualEffect<Self, M> {
        AddedVisualEffect(base: self, added: modifier)
    }

    private nonisolated func adding<E: GeometryEffect>(
        moving effect: E
    ) -> AddedVisualEffect<Self, _GeometryEffectModifier<E>> {
        adding(_GeometryEffectModifier(effect: effect, isLayoutEffect: false))
    }

    /// Fades the view: 0 is invisible, 1 changes nothing.
    public nonisolated func opacity(_ opacity: Double) -> some VisualEffect { adding(_OpacityEffect(opacity: opacity)) }

    /// Blurs the view by a radius in points.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Makes the view's colors brighter: 0 changes nothing.
    public nonisolated func brightness(_ amount: Double) -> some VisualEffect {
        adding(_ColorEffect(.brightness, amount))
    }

    /// Spreads the view's colors from the middle: 1 changes nothing.
    public nonisolated func contrast(_ amount: Double) -> some VisualEffect { adding(_ColorEffect(.contrast, amount)) }

    /// Makes the view's colors more vivid: 1 changes nothing.
    public nonisolated func saturation(_ amount: Double) -> some VisualEffect {
        adding(_ColorEffect(.saturation, amount))
    }

    /// Moves the view's colors toward gray: 0 changes nothing.
    public nonisolated func grayscale(_ amount: Double) -> some VisualEffect {
        adding(_ColorEffect(.grayscale, amount))
    }

    /// Turns the hue of the view's colors by an angle.
    public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(_ColorEffect(.hueRotation, angle.radians))
    }

    /// Moves the view, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(moving: _VisualOffset(x: x, y: y))
    }

    /// Moves the view, in points.
    public nonisolated func offset(_ offset: CGSize) -> some VisualEffect {
        adding(moving: _VisualOffset(x: offset.width, y: offset.height))
    }

    /// Turns the view clockwise about a point of it, its center by default.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(moving: _RotationEffect(angle: angle, anchor: anchor))
    }

    /// Turns the view in space about an axis, seen in perspective.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            moving: _Rotation3DEffect(
                angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Scales the view by factors of width and height about a point of it.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(moving: _ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the view by a factor about a point of it.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(moving: _ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
    }

    /// Scales the view by factors of width and height, 1 by default, about a point of it.
    public nonisolated func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        adding(moving: _ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
    }

    /// Applies an affine transform to the view, from its top left corner.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(moving: _TransformEffect(transform: transform))
    }
}

/// Moves a view, in points.
struct _VisualOffset: GeometryEffect {
    var x: CGFloat, y: CGFloat

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x, y: y))
    }

    nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}
