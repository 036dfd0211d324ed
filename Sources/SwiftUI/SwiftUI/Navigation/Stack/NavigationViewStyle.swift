import Foundation

/// How a navigation view shows its columns.
///
/// Follows Apple's [NavigationViewStyle](https://developer.apple.com/documentation/swiftui/navigationviewstyle). On
/// Linux a navigation view is always a stack.
public protocol NavigationViewStyle {}

/// The style that fits the place.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// A stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// Columns elsewhere; a stack here.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// Two columns elsewhere; a stack here.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style that fits the place.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns elsewhere; a stack here.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Sets how a navigation view shows its columns; it is always a stack here.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        let isStack = style is DefaultNavigationViewStyle || style is StackNavigationViewStyle
        return withoutEffect("navigationViewStyle(_:) with columns", where: !isStack)
    }
}
