import SwiftUICore

/// How a view comes onto a navigation stack or a sheet.
///
/// Without effect here: views come and go at once. Follows Apple's
/// [NavigationTransition](https://developer.apple.com/documentation/swiftui/navigationtransition).
public protocol NavigationTransition {
    /// The transition's name, for the warning that it has no effect; nil for that which fits the place.
    var _name: String? { get }
}

/// The transition that fits the place.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Creates the transition.
    public nonisolated init() {}
    public var _name: String? { nil }
}

/// The view grows out of another one, and shrinks back into it; without effect here.
public struct ZoomNavigationTransition: NavigationTransition {
    nonisolated init() {}
    public var _name: String? { "zoom(sourceID:in:)" }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The transition that fits the place.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The view grows out of that which `matchedTransitionSource(id:in:)` names; without effect here.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

/// The appearance of a view from which another one grows.
///
/// Follows Apple's
/// [MatchedTransitionSourceConfiguration](https://developer.apple.com/documentation/swiftui/matchedtransitionsourceconfiguration).
public protocol MatchedTransitionSourceConfiguration {}

/// The appearance of a view from which another one grows, as it is by default.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
    /// Gives the source a background while the other view grows; without effect here.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { withoutEffect("background") }

    /// Clips the source to a shape while the other view grows; without effect here.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        withoutEffect("clipShape")
    }

    /// Gives the source a shadow while the other view grows; without effect here.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { withoutEffect("shadow") }

    private func withoutEffect(_ name: String) -> Self {
        RuntimeWarning.issue("\(name) of a transition's source has no effect here: see CompatibilityGaps.md.")
        return self
    }
}

extension View {
    /// Sets how the view comes onto the stack or sheet that shows it: it comes at once, whatever the transition.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        withoutEffect("navigationTransition(.\(style._name ?? "automatic"))", where: style._name != nil)
    }

    /// Names the view as the one from which another grows: without effect, as `navigationTransition(_:)`.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        withoutEffect("matchedTransitionSource(id:in:)")
    }

    /// Names the view as the one from which another grows: without effect, as `navigationTransition(_:)`.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        withoutEffect("matchedTransitionSource(id:in:)")
    }
}
