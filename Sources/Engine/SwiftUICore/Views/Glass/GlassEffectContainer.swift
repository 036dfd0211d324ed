/// Several views with glass that belong together.
///
/// Follows Apple's [GlassEffectContainer](https://developer.apple.com/documentation/swiftui/glasseffectcontainer). Shapes
/// that come near each other stay apart here, whatever the spacing.
public struct GlassEffectContainer<Content: View> {
    private let content: Content

    /// Creates a container.
    /// - Parameters:
    ///   - spacing: The distance at which shapes begin to flow together, in points; without effect.
    ///   - content: The views with glass.
    public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension GlassEffectContainer: View {
    public var body: some View { content }
}

/// How glass comes and goes.
///
/// Follows Apple's [GlassEffectTransition](https://developer.apple.com/documentation/swiftui/glasseffecttransition).
public struct GlassEffectTransition: Sendable {
    enum Kind { case identity, matchedGeometry, materialize }

    let kind: Kind

    /// At once.
    public static var identity: GlassEffectTransition { .init(kind: .identity) }
    /// From and to the place of the glass with the same identifier.
    public static var matchedGeometry: GlassEffectTransition { .init(kind: .matchedGeometry) }
    /// As it fades in and out.
    public static var materialize: GlassEffectTransition { .init(kind: .materialize) }
}

extension View {
    /// Names the view's glass: glass that is replaced by another of the same name moves to its place.
    public nonisolated func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        modifier(GlassName(id: id.map { AnyHashable($0) }, namespace: namespace))
    }

    /// Sets how the view's glass comes and goes.
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        self.transition(transition.kind == .identity ? .identity : .opacity)
    }

    /// Without effect: shapes of glass are drawn one by one.
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        unsupported("glassEffectUnion(id:namespace:)", where: id != nil)
    }

    /// Without effect: views are not mirrored around their edges.
    public nonisolated func backgroundExtensionEffect() -> some View {
        unsupported("backgroundExtensionEffect()")
    }

    /// Without effect: views are not mirrored around their edges.
    public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        unsupported("backgroundExtensionEffect()", where: isEnabled)
    }
}

private struct GlassName: ViewModifier {
    let id: AnyHashable?
    let namespace: Namespace.ID

    func body(content: Content) -> some View {
        if let id { content.matchedGeometryEffect(id: id, in: namespace) } else { content }
    }
}
