import SwiftUICore

/// How a view comes onto a navigation stack, a sheet or a cover.
///
/// Follows Apple's [NavigationTransition](https://developer.apple.com/documentation/swiftui/navigationtransition).
public protocol NavigationTransition {
    /// What happens; nil for the usual transition.
    nonisolated var _transition: _NavigationMotion? { get }
}

/// How a view comes, for the container that shows it.
public struct _NavigationMotion {
    let transition: PageTransition
}

/// The transition that fits the place: a view of a stack comes from the trailing edge, a sheet or cover from below.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Creates the transition.
    public nonisolated init() {}
    public nonisolated var _transition: _NavigationMotion? { nil }
}

/// The view grows out of another one, and shrinks back into it.
public struct ZoomNavigationTransition: NavigationTransition {
    fileprivate let source: ZoomPlaceID
    public nonisolated var _transition: _NavigationMotion? { _NavigationMotion(transition: .zoom(source)) }
}

/// The view fades in above the one before, and out again.
///
/// Follows Apple's
/// [CrossFadeNavigationTransition](https://developer.apple.com/documentation/swiftui/crossfadenavigationtransition).
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {
    public nonisolated var _transition: _NavigationMotion? { _NavigationMotion(transition: .crossFade) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The transition that fits the place.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// The view fades in above the one before, and out again.
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The view grows out of the one that `matchedTransitionSource(id:in:)` names, and shrinks back into it.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(source: ZoomPlaceID(source: AnyHashable(sourceID), in: namespace))
    }
}

/// The appearance of a view from which another one grows.
///
/// Follows Apple's
/// [MatchedTransitionSourceConfiguration](https://developer.apple.com/documentation/swiftui/matchedtransitionsourceconfiguration).
public protocol MatchedTransitionSourceConfiguration {
    /// The radius of the source's corners, in points.
    var _cornerRadius: CGFloat { get }
}

/// The appearance of a view from which another one grows, as it is by default.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public var _cornerRadius: CGFloat { 0 }
}

/// The appearance of a view from which another one grows, with an outline of its own.
public struct _ClippedTransitionSource: MatchedTransitionSourceConfiguration {
    public let _cornerRadius: CGFloat
}

extension MatchedTransitionSourceConfiguration {
    /// Gives the source a background while the other view grows; without effect here, for the source is not lifted.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { withoutEffect("background") }

    /// Sets the corners that the other view has where it begins to grow.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        _ClippedTransitionSource(_cornerRadius: max(shape.cornerSize.width, shape.cornerSize.height))
    }

    /// Gives the source a shadow while the other view grows; without effect here, for the source is not lifted.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { withoutEffect("shadow") }

    private func withoutEffect(_ name: String) -> Self {
        RuntimeWarning.issue("\(name) of a transition's source has no effect here: see CompatibilityGaps.md.")
        return self
    }
}

extension View {
    /// Sets how the view comes onto the stack, sheet or cover that shows it (X04).
    ///
    /// With `zoom(sourceID:in:)` it grows out of the source when it appears, and shrinks into it when it goes; with
    /// `crossFade` it fades. Where the user prefers less motion, views come and go at once.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        preference(key: PageTransitionKey.self, value: style._transition?.transition)
    }

    /// Names the view as the one from which another grows.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(_ZoomPlaceModifier(ZoomPlaceID(source: AnyHashable(id), in: namespace)))
    }

    /// Names the view as the one from which another grows, with an appearance.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        let appearance = configuration(EmptyMatchedTransitionSourceConfiguration())
        return modifier(
            _ZoomPlaceModifier(
                ZoomPlaceID(source: AnyHashable(id), in: namespace), cornerRadius: appearance._cornerRadius))
    }
}
