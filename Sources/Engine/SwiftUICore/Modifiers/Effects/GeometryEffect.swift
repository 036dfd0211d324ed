import DisplayList
import Foundation

/// A change of where a view appears, without a change of its layout.
///
/// Follows Apple's [GeometryEffect](https://developer.apple.com/documentation/swiftui/geometryeffect).
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform for a view of a size; the origin is the view's top left corner.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }

    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        _GeometryEffectModifier._reconcile(.init(effect: modifier, isLayoutEffect: true), around: content, &context)
    }

    nonisolated public static func _isUnary(aroundUnary: Bool) -> Bool { aroundUnary }

    /// Returns the same effect without any influence on reported locations (`frame(in:)`).
    public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A geometry effect without influence on reported locations.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    /// The effect itself.
    public var base: Base

    /// The animatable data.
    public nonisolated var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// The transform for a view of a size.
    public nonisolated func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        _GeometryEffectModifier._reconcile(
            .init(effect: modifier.base, isLayoutEffect: false), around: content, &context)
    }
}

/// Applies a geometry effect to a view's layer.
struct _GeometryEffectModifier<Effect: GeometryEffect> {
    var effect: Effect
    /// Whether the effect applies to reported locations.
    let isLayoutEffect: Bool

    nonisolated var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }
}

extension _GeometryEffectModifier: LayerEffectModifier {
    nonisolated static var name: String { "\(Effect.self)" }
    nonisolated static var dependsOnSize: Bool { true }

    nonisolated func layerEffects(_ place: _EffectPlace) -> [LayerEffect] {
        [.transform(effect.effectValue(size: place.size))]
    }

    nonisolated func contentPoint(_ point: CGPoint, _ place: _EffectPlace) -> CGPoint? {
        var transform = effect.effectValue(size: place.size)
        guard transform.invert() else { return nil }
        let result = point.applying(transform)
        return result.x.isFinite && result.y.isFinite ? result : nil
    }

    nonisolated func unappliedPoint(_ point: CGPoint, _ place: _EffectPlace) -> CGPoint {
        isLayoutEffect ? contentPoint(point, place) ?? point : point
    }

    nonisolated func appliedPoint(_ point: CGPoint, _ place: _EffectPlace) -> CGPoint {
        isLayoutEffect ? point.applying(effect.effectValue(size: place.size)) : point
    }
}
