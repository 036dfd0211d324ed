import DisplayList

/// Fades a view.
@frozen
public struct _OpacityEffect: Equatable {
    /// 0 is invisible, 1 changes nothing.
    public var opacity: Double

    /// Creates a fade.
    @inlinable public nonisolated init(opacity: Double) { self.opacity = opacity }

    /// The animatable data.
    public nonisolated var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
}

extension _OpacityEffect: LayerEffectModifier {
    nonisolated static var name: String { "opacity" }
    nonisolated func layerEffects(_ place: _EffectPlace) -> [LayerEffect] { [.opacity(min(max(opacity, 0), 1))] }
    nonisolated var allowsHitTesting: Bool { opacity > 0 }
}

/// Hides a view and keeps its place.
@frozen
public struct _HiddenModifier: Equatable {
    /// Creates the modifier.
    @inlinable public nonisolated init() {}
}

extension _HiddenModifier: LayerEffectModifier {
    nonisolated static var name: String { "hidden" }
    nonisolated func layerEffects(_ place: _EffectPlace) -> [LayerEffect] { [.opacity(0)] }
    nonisolated var allowsHitTesting: Bool { false }
}

extension View {
    /// Fades the view: 0 is invisible, and not to be hit (GE4); 1 changes nothing.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: opacity))
    }

    /// Hides the view permanently: it keeps its place, is not drawn and cannot be hit.
    public nonisolated func hidden() -> some View {
        modifier(_HiddenModifier())
    }
}
