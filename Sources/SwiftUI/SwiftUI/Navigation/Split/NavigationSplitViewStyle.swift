import DisplayList
import SwiftUICore

/// How columns share the width.
///
/// Follows Apple's
/// [NavigationSplitViewStyle](https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle). All of Oriel's
/// place the columns beside each other.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The style's configuration.
    typealias Configuration = NavigationSplitViewStyleConfiguration
    /// Makes the view of the columns: normally that which another style makes, with modifiers.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration of a split view's style: the columns, for other styles to show.
///
/// Follows Apple's
/// [NavigationSplitViewStyleConfiguration](https://developer.apple.com/documentation/swiftui/navigationsplitviewstyleconfiguration).
public struct NavigationSplitViewStyleConfiguration {
    let columns: SplitColumns
}

extension NavigationSplitViewStyleConfiguration: ControlStyleConfiguration {
    nonisolated(unsafe) private static let usual = StyleSlot<Self>(AutomaticNavigationSplitViewStyle()) {
        $0.makeBody(configuration: $1)
    }

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> { usual }
}

/// The style that fits the place.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.columns }
}

/// The detail gives room to the other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.columns }
}

/// The detail keeps its room; here it gives room as in the balanced style.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.columns }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The style that fits the place.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The detail gives room to the other columns.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its room.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Sets how columns share the width.
    ///
    /// They are beside each other in all of Oriel's styles, as in ``BalancedNavigationSplitViewStyle``.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        nestedControlStyle(style) { (style: S, configuration: NavigationSplitViewStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
        .withoutEffect(
            "navigationSplitViewStyle(.prominentDetail)", where: style is ProminentDetailNavigationSplitViewStyle)
    }
}
